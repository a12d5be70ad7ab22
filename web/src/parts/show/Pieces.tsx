// Cards, risks, points, chips, tokens and figures, each in every state it has.
import { useState } from 'preact/hooks';
import { Picture } from '../../picture';
import { Card, type CardState } from '../Card';
import { Chip } from '../Chip';
import { Figure } from '../Figure';
import { Pip, Pips } from '../Pips';
import { RiskBar, SixFaces, type Band } from '../Risk';
import { Token } from '../Token';
import { owners } from '../tones';
import { ShownDie } from './Encounter';
import { figures } from './drawings';
import { Section } from './Section';
import { tell } from './tell';

export function Cards() {
  const [chosen, choose] = useState(1);
  const doors: { title: string; picture: 'crypt-idol-4' | 'crypt-jewelry-3' | 'crypt-pottery-2' | 'crypt-remains-1'; ground: 'idol' | 'jewelry' | 'pottery' | 'remains'; state: CardState }[] = [
    { title: tell('The Laughing King', 'Il Re che ride'), picture: 'crypt-idol-4', ground: 'idol', state: 'open' },
    { title: tell('Blue Eye', 'Occhio azzurro'), picture: 'crypt-jewelry-3', ground: 'jewelry', state: 'open' },
    { title: tell('Oil Jar', 'Orcio d’olio'), picture: 'crypt-pottery-2', ground: 'pottery', state: 'dim' },
    { title: tell('Old Bones', 'Vecchie ossa'), picture: 'crypt-remains-1', ground: 'remains', state: 'spent' },
  ];
  return (
    <Section id="show-cards" title={tell('Cards', 'Carte')} text={tell('A plate for the name, a picture that gives way first, signs in the corners; open, chosen, not now, gone.', 'Una targa per il nome, una figura che cede per prima il posto, segni negli angoli; aperta, scelta, non ora, andata.')}>
      <div class="show-cards">
        {doors.map(({ title, picture, ground, state }, at) => (
          <Card
            key={at}
            title={title}
            ground={ground}
            picture={<Picture name={[`crypt-niche-${ground}`, picture]} fit="xMidYMid slice" />}
            corners={{ topLeft: String(at + 1), bottomRight: <Pip kind={at % 2 ? 'hour' : 'heart'} /> }}
            state={state === 'open' && chosen === at ? 'chosen' : state}
            spoken={`${title}, ${tell('3 lanterns', '3 lanterne')}`}
            onPick={() => state === 'open' && choose(at)}
          >
            <Pips kind="lantern" full={3 - (at % 2)} spoken={tell(`${3 - (at % 2)} lanterns`, `${3 - (at % 2)} lanterne`)} />
          </Card>
        ))}
      </div>
    </Section>
  );
}

const fight = (): Band[] => [
  { share: 0.31, what: tell('no damage', 'nessun danno'), sign: '0 ♥', tone: 'calm' },
  { share: 0.27, what: tell('1 damage', '1 danno'), sign: '1 ♥', tone: 'light' },
  { share: 0.2, what: tell('2 damage', '2 danni'), sign: '2 ♥', tone: 'grave' },
  { share: 0.13, what: tell('3 or more', '3 o più'), sign: '3+', tone: 'dire' },
  { share: 0.09, what: tell('death', 'morte'), sign: '☠', tone: 'death' },
];

export function Risks() {
  return (
    <Section id="show-risk" title={tell('Risk as a picture', 'Il rischio in figura')} text={tell('Each band has its own hatch; the whole is one sentence for those who hear. Of a die, the faces that fail.', 'Ogni fascia ha il suo tratteggio; per chi ascolta è una frase sola. Di un dado, le facce che falliscono.')}>
      <div class="show-risks">
        <RiskBar label={tell('Damage', 'Danni')} bands={fight()} />
        <RiskBar label={tell('Damage', 'Danni')} bands={fight()} figures />
        <RiskBar label={tell('Time', 'Tempo')} thin bands={[{ share: 0.6, what: tell('2 time', '2 tempo'), tone: 'calm' }, { share: 0.4, what: tell('4 time', '4 tempo'), tone: 'grave' }]} />
        <SixFaces fails={[1, 2]} />
        <div class="show-row">
          <Pips kind="heart" full={5} cracked={2} ghost={1} lost={2} spoken={tell('5 of 7 health, 2 at risk', '5 di 7 salute, 2 a rischio')} />
          <Pips kind="hour" full={3} spoken={tell('3 time', '3 tempo')} />
          <Pips kind="coin" full={2} ghost={1} spoken={tell('2 coins, 1 more to come', '2 monete, 1 in arrivo')} />
          <Pips kind="point" full={2} lost={1} spoken={tell('2 points left', '2 punti rimasti')} />
          <Pips kind="drop" full={2} lost={3} spoken={tell('2 wounds of 5', '2 ferite di 5')} />
          <Pips kind="skull" full={2} lost={1} spoken={tell('2 skulls', '2 teschi')} />
        </div>
        <div class="show-row show-dice">
          <ShownDie kind="S6" look="ready" />
          <ShownDie kind="A3" look="ready" />
          <ShownDie kind="M4" look="nailed" />
          <ShownDie kind="H2" look="ready" />
          <ShownDie kind="S5" look="ghost" />
          <ShownDie kind="A1" look="spent" />
          <ShownDie kind="M1" look="failed" />
          <ShownDie kind="M6" look="ready" numeral />
        </div>
      </div>
    </Section>
  );
}

export function Chips() {
  const [on, toggle] = useState('B');
  return (
    <Section id="show-chips" title={tell('Chips', 'Gettoni')} text={tell('Short, 44 pixels to a finger, hatched where they cannot be used now.', 'Brevi, 44 pixel per il dito, tratteggiati dove ora non servono.')}>
      <div class="show-row">
        {(['A', 'B', 'C'] as const).map((letter) => (
          <Chip key={letter} stuff={letter} letter={letter} pressed={on === letter} spoken={`${tell('Seat', 'Posto')} ${letter}`} onPick={() => toggle(letter)}>
            {{ A: 13, B: 9, C: 15 }[letter]}
          </Chip>
        ))}
        <Chip onPick={() => undefined} spoken={tell('Move with this bonus', 'Muovi con questo bonus')}>
          {tell('Move', 'Muovi')}
        </Chip>
        <Chip disabled onPick={() => undefined} spoken={tell('Sabotage, not now possible', 'Sabotaggio, ora impossibile')}>
          {tell('Sabotage', 'Sabotaggio')}
        </Chip>
        <Chip stuff="gold">+2</Chip>
      </div>
    </Section>
  );
}

const body = (name: keyof typeof figures) => <g transform="translate(0 26)" dangerouslySetInnerHTML={{ __html: figures[name] }} />;

export function Figures() {
  const levels = [16, 26, 40, 76];
  return (
    <Section
      id="show-figures"
      title={tell('Figures and tokens', 'Figure e segnalini')}
      text={tell('The bright wedge is the front; a notched base is the other side. What is too small to be read is not drawn.', 'Il cuneo chiaro è il davanti; una base dentellata è l’altra parte. Ciò che è troppo piccolo per leggersi non si disegna.')}
    >
      <div class="show-figures">
        {levels.map((size, level) => (
          <svg key={size} class="show-strip" data-level={level} viewBox="-60 -125 660 190" style={{ height: `${size * 1.9}px`, width: `${size * 6.6}px` }} role="img" aria-label={tell(`Figures at ${size} pixels`, `Figure a ${size} pixel`)}>
            <Figure x={0} body="blue" side="plain" letter="O" facing={0} wounds={2} life={5} cripples={3} badges={[{ sign: '+', stuff: 'green' }]}>
              {body('dwarf')}
            </Figure>
            <Figure x={120} body="violet" side="plain" letter="M" facing={40} life={4} done>
              {body('wizard')}
            </Figure>
            <Figure x={240} body="red" side="notched" letter="a" facing={180} wounds={1} life={2} badges={[{ sign: '!', stuff: 'fire' }, { sign: 'z', stuff: 'ghost' }, { sign: 'x', stuff: 'red' }]}>
              {body('skeleton')}
            </Figure>
            <Figure x={360} body="red" side="notched" letter="b" facing={100} crippled exhausted boss life={6} wounds={4} cripples={4}>
              {body('skeleton')}
            </Figure>
            <Figure x={480} body="ghost" side="notched" letter="c" facing={250} ethereal />
          </svg>
        ))}
        <svg class="show-strip" viewBox="-50 -58 1040 110" role="img" aria-label={tell('Tokens of six owners', 'Segnalini di sei padroni')} style={{ height: '70px', width: '662px' }}>
          {owners.map((owner, at) => (
            <Token key={owner} x={110 * at} body={owner} letter={owner} number={at + 1} />
          ))}
          <Token x={680} body="gold" letter="3" />
          <Token x={790} body="dark" />
          <Token x={900} body="B" letter="B" ghost />
        </svg>
      </div>
    </Section>
  );
}
