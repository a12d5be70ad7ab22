// The worked examples of docs/rules/crypt.md as pictures, drawn with the things of the board. Each picture is written as
// tests and rules write a position (CR-0.7): a row of cards with the dice on them, then what else matters.
import { say, type Key } from '../../words';
import type { Examples } from '../../rules/examples';
import { Card, MiniCard } from './card';
import { Defs } from './defs';
import { Die } from './die';
import { Badge } from './emblem';
import { cardName, seatLetter, types, type Holder, type Type } from './kinds';
import { Torches } from './seat';
import './crypt.css';
import './examples.css';

interface Frame {
  /** "Idol 3 [B 2x3]" two dice of B at 3 on a face-up card; "Remains ?" face-down; "[A 2x3: 5 2!]" rolled 5 and 2, which fails */
  cards?: string;
  /** "C r3 e0" dice ready and exhausted; "G rolls 3 4" ; "A has Idol 3, Pottery 2"; "B leader"; "A lights"; "A = 5" coins */
  more?: string;
  /** shown as something that may not be done */
  wrong?: true;
}

export const frames: Readonly<Record<string, readonly Frame[]>> = {
  'CR-E1': [{ cards: 'Idol 3; Pottery 2; Jewelry 1; Remains ?', more: 'B leader; A lights' }],
  'CR-E2': [
    { cards: 'Idol 3 [B 2x3]; Pottery 2; Jewelry 1; Remains ? [B 1x5]' },
    { cards: 'Idol 3 [B 3x1]; Pottery 2; Jewelry 1; Remains ?' },
    { cards: 'Idol 3 [B 1x3, 1x4]; Pottery 2; Jewelry 1; Remains ?', wrong: true },
  ],
  'CR-E3': [
    { cards: 'Idol 3 [B 2x3]; Pottery 2; Jewelry 1; Remains ? [B 1x5]', more: 'C r3 e0' },
    { cards: 'Idol 3 [C 2x3]; Pottery 2; Jewelry 1; Remains ? [B 1x5]', wrong: true },
    { cards: 'Idol 3 [C 2x4]; Pottery 2; Jewelry 1; Remains ? [C 1x6]', more: 'B r3' },
  ],
  'CR-E4': [
    { cards: 'Idol 3 [C 2x4]; Pottery 2 [A 1x1]; Jewelry 1 [A 1x1]; Remains ? [C 1x6]', wrong: true },
    { cards: 'Idol 3 [A 3x3]; Pottery 2; Jewelry 1; Remains ? [C 1x6]', more: 'C r2' },
  ],
  'CR-E5': [{ cards: 'Pottery 2 [A 2x3: 5 2!]' }, { more: 'A r2 e1' }],
  'CR-E6': [{ cards: 'Pottery 3 [A 1x2]', more: 'C r1 e2' }, { more: 'C r3 e0' }],
  'CR-E7': [{ cards: 'Pottery 3 [A 1x2]; Jewelry 2 [C 1x2: 1!]' }, { more: 'C r1 e2' }],
  'CR-E8': [
    { cards: 'Idol 3 [B 1x5]; Pottery 2 [A 1x2]; Jewelry ? [B 1x1]', more: 'A r2' },
    { cards: 'Idol 3 [A 2x3]; Pottery 2 [A 1x2]; Jewelry ? [B 1x1]', more: 'A r0; B r2' },
  ],
  'CR-E9': [
    { cards: 'Idol 3 [A 1x5: 2!]; Pottery 2 [A 1x4: 3!]' },
    { cards: 'Idol 3 [A 1x5: 6]; Pottery 2 [A 1x4: 3!]' },
    { more: 'A r2 e1' },
  ],
  'CR-E10': [{ more: 'A = 5; C = 5; B = 2' }],
  'CR-E11': [
    { more: 'A has Idol 3, Jewelry 2, Jewelry 4, Manuscript 1, Manuscript 3, Pottery 2, Pottery 4, Tapestry 3; A r3; A = 40' },
    {
      more: 'B has Idol 1, Idol 4, Jewelry 1, Jewelry 3, Manuscript 2, Manuscript 4, Pottery 1, Pottery 3, Remains 2, Remains 4, Tapestry 1, Tapestry 2; B r1 e2; B = 41',
    },
  ],
  'CR-E12': [{ more: 'A = 27; B = 36' }],
  'CR-E13': [{ cards: 'Jewelry ?; Idol ?', more: 'C has Pottery 1, Pottery 2' }],
  'CR-E14': [{ more: 'B leader; A lights' }, { more: 'C leader; B lights' }],
  'CR-E15': [{ cards: 'Idol 4; Remains ?; Pottery 2' }, { cards: 'Jewelry 3; Tapestry 3; Manuscript ?' }, { cards: 'Tapestry ?; Pottery 2; Idol 1' }],
  'CR-E16': [
    { cards: 'Idol 4 [A 1x5]; Remains ? [A 1x4]; Pottery 2 [A 1x2]', more: 'G rolls 3 4 3' },
    { cards: 'Idol 4 [G 2x3]; Remains ? [A 1x4]; Pottery 2 [G 1x4]', more: 'A r2' },
  ],
  'CR-E17': [{ cards: 'Idol 4; Pottery 3; Remains ?', more: 'G rolls 3 6 3' }, { cards: 'Idol 4 [G 2x3]; Pottery 3 [G 1x6]; Remains ?' }],
  'CR-E18': [
    { cards: 'Idol 4 [G 2x5]; Pottery 3 [A 1x3]; Remains ? [A 1x1]', more: 'G rolls 4' },
    { cards: 'Idol 4 [G 2x5]; Pottery 3 [G 1x4]; Remains ? [A 1x1]' },
  ],
  'CR-E19': [{ more: 'A rolls 6 3; B rolls 2 2 5' }, { more: 'A rolls 1 4; B rolls 3 1 2' }],
  'CR-E20': [{ more: 'A r1 e2; A has Remains ?, Remains ?, Remains ?, Remains ?' }, { more: 'A r3 e0' }],
  'CR-E21': [{ more: 'B r0 e3' }, { more: 'B r1 e2' }],
};

const parts = (text: string, by: string) => text.split(by).map((part) => part.trim()).filter(Boolean);

function holderOf(letter: string): Holder {
  return letter === 'G' ? 'ghost' : letter.charCodeAt(0) - 65;
}

function cardOf(text: string): { type: Type; value: number | null } {
  const [type = '', value = ''] = text.split(' ');
  return { type: types.find((one) => one === type.toLowerCase())!, value: value === '?' ? null : Number(value) };
}

interface Placed {
  holder: Holder;
  dice: { value: number; look: 'placed' | 'held' | 'failed' }[];
}

/** "A 2x3: 5 2!" */
function placedOf(text: string): Placed {
  const [who = '', ...rest] = text.split(' ');
  const [placed = '', rolled] = rest.join(' ').split(':');
  const dice = rolled
    ? parts(rolled, ' ').map((die) => ({ value: parseInt(die), look: die.endsWith('!') ? ('failed' as const) : ('held' as const) }))
    : parts(placed, ',').flatMap((group) => Array.from({ length: Number(group.split('x')[0]) }, () => ({ value: Number(group.split('x')[1]), look: 'placed' as const })));
  return { holder: holderOf(who), dice };
}

function Dice({ holder, dice }: Placed) {
  return (
    <>
      {dice.map(({ value, look }, at) => (
        <Die key={at} holder={holder} value={value} look={look} />
      ))}
    </>
  );
}

function PlacedCard({ text }: { text: string }) {
  const [name = '', dice] = parts(text.replace(']', ''), '[');
  const card = cardOf(name);
  const placed = dice === undefined ? null : placedOf(dice);
  return (
    <span class="example-card">
      <Card {...card} face={card.value === null ? 'down' : 'up'} />
      {placed && (
        <span class="example-dice">
          <Badge holder={placed.holder} />
          <Dice {...placed} />
        </span>
      )}
    </span>
  );
}

function More({ text }: { text: string }) {
  const [who = '', verb = '', ...rest] = text.split(' ');
  const holder = holderOf(who);
  const count = (letter: string) => Number(new RegExp(`${letter}(\\d)`).exec(text)?.[1] ?? 0);
  return (
    <span class="example-more">
      <Badge holder={holder} />
      {verb === '=' && <b>{say('crypt.coins.other', { n: Number(rest[0]) })}</b>}
      {verb === 'rolls' && <Dice holder={holder} dice={rest.map((value) => ({ value: Number(value), look: 'held' }))} />}
      {verb === 'has' && parts(rest.join(' '), ',').map((name, at) => <HeldCard key={at} {...cardOf(name)} />)}
      <Torches still leader={verb === 'leader'} lights={verb === 'lights'} />
      {/^r\d/.test(verb) && (
        <>
          {Array.from({ length: count('r') }, (_, at) => <Die key={`r${at}`} holder={holder} look="ready" />)}
          {Array.from({ length: count('e') }, (_, at) => <Die key={`e${at}`} holder={holder} look="exhausted" />)}
        </>
      )}
    </span>
  );
}

function HeldCard({ type, value }: { type: Type; value: number | null }) {
  return <MiniCard type={type} value={String(value ?? '?')} face={value === null ? 'down' : 'up'} />;
}

/** The picture in words, for who does not see it: the cards with whose dice lie on them. */
function spoken(cards: string): string {
  return parts(cards, ';')
    .map((text) => {
      const [name = '', dice] = parts(text.replace(']', ''), '[');
      const { type, value } = cardOf(name);
      if (dice === undefined) return cardName(type, value);
      const placed = placedOf(dice);
      return `${cardName(type, value)}: ${seatLetter(placed.holder)} ${placed.dice.map((die) => die.value).join(' ')}`;
    })
    .join('; ');
}

function Example({ id }: { id: string }) {
  return (
    <span class="crypt-example">
      <Defs />
      {frames[id]!.map((frame, at) => (
        <span key={at} class="example-frame" data-wrong={frame.wrong}>
          <span class="example-picture" {...(frame.cards ? { role: 'img', 'aria-label': spoken(frame.cards) } : { 'aria-hidden': true })}>
            {frame.cards && (
              <span class="example-row">
                {parts(frame.cards, ';').map((text, number) => (
                  <PlacedCard key={number} text={text} />
                ))}
              </span>
            )}
            {frame.more && (
              <span class="example-row">
                {parts(frame.more, ';').map((text, number) => (
                  <More key={number} text={text} />
                ))}
              </span>
            )}
          </span>
          <span class="example-words">
            {frame.wrong && <b class="example-wrong">{say('web.crypt.example.wrong')} </b>}
            {say(`example.${id}.${at + 1}` as Key)}
          </span>
        </span>
      ))}
    </span>
  );
}

export const examples: Examples = { drawn: Object.keys(frames), Example };
