// A fight that nobody wrote: boxes in chains and plates, eight dice, and one hand for finger, mouse and keys.
import { useMemo, useState } from 'preact/hooks';
import { Card } from '../Card';
import { Chip } from '../Chip';
import { Die, type DieShape, type DieSign } from '../Die';
import { laid, laidOn, lifted, placeOf, useDraft, type Laid } from '../draft';
import { useHand } from '../hand';
import { HandGroup, HandSaid } from '../HandGroup';
import { Pip, Pips } from '../Pips';
import { setRules, type Option, type Thing } from '../sets';
import { Slot, type SlotFrame } from '../Slot';
import type { Stuff } from '../tones';
import { Tray } from '../Tray';
import { Picture } from '../../picture';
import { Icon } from '../../icons';
import { Section } from './Section';
import { tell } from './tell';

interface Colour {
  body: Stuff;
  shape: DieShape;
  sign: DieSign;
  name(): string;
}

export const colours: Readonly<Record<string, Colour>> = {
  S: { body: 'yellow', shape: 'square', sign: 'square', name: () => tell('strength', 'forza') },
  A: { body: 'magenta', shape: 'leaf', sign: 'triangle', name: () => tell('agility', 'agilità') },
  M: { body: 'blue', shape: 'octagon', sign: 'diamond', name: () => tell('magic', 'magia') },
  H: { body: 'dark', shape: 'square', sign: 'star', name: () => tell('heroic', 'eroico') },
};

interface Place {
  id: string;
  colour: string;
  need: number;
  wide?: boolean;
  frame: SlotFrame;
  hearts: number;
  hours: number;
}

const places: readonly Place[] = [
  { id: '1', colour: 'M', need: 9, wide: true, frame: 'plate', hearts: 0, hours: 1 },
  { id: '2', colour: 'S', need: 5, frame: 'plate', hearts: 1, hours: 0 },
  { id: '3', colour: 'S', need: 3, frame: 'chained', hearts: 0, hours: 2 },
  { id: '4', colour: 'S', need: 5, frame: 'chained', hearts: 2, hours: 0 },
  { id: '5', colour: 'A', need: 6, frame: 'chained', hearts: 1, hours: 1 },
  { id: '6', colour: 'S', need: 3, frame: 'plain', hearts: 1, hours: 0 },
  { id: '7', colour: 'A', need: 4, frame: 'plain', hearts: 0, hours: 1 },
];
const things: readonly Thing[] = ['S1', 'S2', 'S4', 'S5', 'A6', 'A6', 'M5', 'M4', 'H5'].map((kind, at) => ({ id: `${kind}-${at}`, kind }));
const value = (kind: string) => Number(kind[1]);

/** As an engine would list them: what may lie where. */
function optionsOf(now: Laid): Option[] {
  const free = things.filter(({ id }) => placeOf(now, id) === undefined);
  const armoured = places.some(({ id, frame }) => frame === 'plate' && !laidOn(now, id).length);
  return places.flatMap((place) => {
    if (laidOn(now, place.id).length || (place.frame === 'chained' && armoured)) return [];
    const fit = free.map(({ kind }) => kind).filter((kind) => kind[0] === place.colour || kind[0] === 'H');
    const sets = place.wide ? fit.flatMap((one, at) => fit.slice(at + 1).map((other) => [one, other])) : fit.map((one) => [one]);
    const enough = sets.filter((kinds) => kinds.reduce((sum, kind) => sum + value(kind), 0) >= place.need);
    return enough.map((kinds) => ({ place: place.id, kinds, action: `cover ${place.id} ${kinds.join(' ')}` }));
  });
}

const dieName = (kind: string) => `${colours[kind[0]!]!.name()} ${kind[1]}`;

export function ShownDie({ kind, look, numeral }: { kind: string; look?: 'ready' | 'ghost' | 'spent' | 'nailed' | 'failed'; numeral?: boolean }) {
  const { body, shape, sign } = colours[kind[0]!]!;
  return <Die body={body} shape={shape} sign={sign} letter={kind[0]!} value={look === 'spent' ? null : value(kind)} look={look} numeral={numeral} thing={look === undefined ? `die ${kind}` : undefined} />;
}

export function Encounter() {
  const draft = useDraft<Laid>('encounter', new Map());
  const [hinted, hint] = useState(false);
  const [numeral, read] = useState(false);
  const options = useMemo(() => optionsOf(draft.now), [draft.now]);
  const kindOf = (id: string) => things.find((thing) => thing.id === id)?.kind ?? '';
  const free = things.filter(({ id }) => placeOf(draft.now, id) === undefined);
  const spokenPlace = ({ id, colour, need, hearts, hours }: Place) => tell(`Box ${id}, ${colours[colour]!.name()} ${need} or more, ${hearts} damage, ${hours} time`, `Casella ${id}, ${colours[colour]!.name()} ${need} o più, ${hearts} danni, ${hours} tempo`);
  const hand = useHand({
    ...setRules({
      things: free,
      options,
      best: (place) => options.find((option) => option.place === place && !option.kinds.some((kind) => kind[0] === 'H')) ?? null,
      choose: (option, ids) => draft.change(laid(draft.now, option.place, ids)),
    }),
    lift(id) {
      const from = placeOf(draft.now, id);
      if (from !== undefined) draft.change(laidOn(draft.now, from).reduce(lifted, draft.now));
    },
    spoken(id) {
      const place = places.find((one) => one.id === id);
      return place ? tell(`box ${id}`, `casella ${id}`) : dieName(kindOf(id));
    },
  });
  const ghost = hinted ? options.find(({ kinds }) => !kinds.some((kind) => kind[0] === 'H')) : undefined;
  const open = places.filter(({ id }) => !laidOn(draft.now, id).length);
  const hearts = open.reduce((sum, place) => sum + place.hearts, 0);
  const hours = open.reduce((sum, place) => sum + place.hours, 0);
  const sumFor = (place: Place) => {
    const there = laidOn(draft.now, place.id);
    const held = hand.rules.lit(hand.held.value).has(place.id) ? hand.held.value : [];
    return { have: (there.length ? there : held).reduce((sum, id) => sum + value(kindOf(id)), 0), need: place.need };
  };
  return (
    <Section
      id="show-hand"
      title={tell('One hand', 'Una mano sola')}
      text={tell('Tap a die and a box, drag it there, or go with arrows, Enter and Escape: all three do the same. What lights up comes from a list of legal actions.', 'Tocca un dado e una casella, trascina, oppure frecce, Invio ed Esc: è lo stesso. Ciò che si accende viene da una lista di azioni ammesse.')}
    >
      <div class="show-encounter">
        <Card title={tell('The Wraith', 'Lo Spettro')} ground="jewelry" picture={<Picture name="house-onedeck" fit="xMidYMid slice" />} corners={{ topLeft: '3', topRight: <Pip kind="skull" /> }} />
        <HandGroup label={tell('Boxes', 'Caselle')} class="show-boxes">
          {places.map((place) => {
            const there = laidOn(draft.now, place.id);
            const { body, sign } = colours[place.colour]!;
            const freed = place.frame === 'chained' && !places.some(({ id, frame }) => frame === 'plate' && !laidOn(draft.now, id).length);
            return (
              <Slot
                key={place.id}
                hand={hand}
                id={place.id}
                body={body}
                frame={freed ? 'plain' : place.frame}
                wide={place.wide}
                index={Number(place.id)}
                spoken={`${spokenPlace(place)}${there.length ? `: ${there.map((id) => dieName(kindOf(id))).join(', ')}` : ''}`}
                ask={
                  <>
                    {place.colour}
                    {place.need}
                    <svg class="show-sign" viewBox="-12 -12 24 24" data-sign={sign}>
                      <path d={sign === 'triangle' ? 'M0-10 10 8H-10Z' : sign === 'diamond' ? 'M0-11 9 0 0 11-9 0Z' : 'M-8-8H8V8H-8Z'} />
                    </svg>
                  </>
                }
                cost={[...Array.from({ length: place.hours }, () => 'hour' as const), ...Array.from({ length: place.hearts }, () => 'heart' as const)].map((kind, at) => (
                  <Pip key={at} kind={kind} />
                ))}
                sum={place.wide ? sumFor(place) : undefined}
                done={there.length > 0}
              >
                {there.length > 0
                  ? there.map((id) => (
                      <button key={id} {...hand.thing(id, { in: place.id })} aria-label={tell(`${dieName(kindOf(id))} on box ${place.id}: take it back`, `${dieName(kindOf(id))} sulla casella ${place.id}: riprendi`)}>
                        <ShownDie kind={kindOf(id)} numeral={numeral} />
                      </button>
                    ))
                  : ghost?.place === place.id
                    ? ghost.kinds.map((kind, at) => <ShownDie key={at} kind={kind} look="ghost" numeral={numeral} />)
                    : null}
              </Slot>
            );
          })}
        </HandGroup>
        <div class="show-toll">
          <Pips kind="heart" full={6} cracked={Math.min(6, hearts)} spoken={tell(`6 health; stopping costs ${hearts}`, `6 salute; fermarsi costa ${hearts}`)} />
          <Pips kind="hour" full={hours} spoken={tell(`${hours} time`, `${hours} tempo`)} />
        </div>
        <Tray label={tell('Dice', 'Dadi')}>
          {free.map(({ id, kind }) => (
            <button key={id} {...hand.thing(id)} aria-label={dieName(kind)}>
              <ShownDie kind={kind} numeral={numeral} />
            </button>
          ))}
          {free.length === 0 && <span class="show-empty">{tell('All dice are placed.', 'Tutti i dadi sono piazzati.')}</span>}
        </Tray>
        <div class="show-bar">
          <button type="button" class="button" aria-disabled={!draft.canUndo} onClick={() => draft.canUndo && draft.undo()}>
            <Icon sign="undo" />
            {tell('Undo', 'Annulla')}
          </button>
          <Chip pressed={hinted} onPick={() => hint(!hinted)}>
            <Icon sign="hint" />
            {tell('Hint', 'Consiglio')}
          </Chip>
          <Chip pressed={numeral} onPick={() => read(!numeral)}>
            {tell('Numerals', 'Cifre')}
          </Chip>
        </div>
        <HandSaid hand={hand} />
      </div>
    </Section>
  );
}
