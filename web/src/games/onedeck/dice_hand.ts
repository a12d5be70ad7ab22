// The dice of an encounter in the hand: what lies in the tray, where each die may go by the list of legal actions, and
// which dice the computer would take for a place that was only pointed at.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { BoardProps } from '../../contract';
import { useHand, type Hand } from '../../parts/hand';
import { alike, setRules, within, type Option, type Thing } from '../../parts/sets';
import { say } from '../../words';
import { abilityName } from './content';
import type { Choosing } from './choosing';
import { colours, dieCode, nameOf, readDie, seatOf, shared, told, type Die, type OnedeckView } from './kinds';
import { dieName } from './words';

export interface TrayDie extends Thing {
  die: Die;
  /** it was thrown just now */
  rolls: boolean;
}

/** "cover 3 S4 H2" is: these two dice on the place "cover 3". */
export function diceOptions(actions: readonly string[]): Option[] {
  return actions.flatMap((action) => {
    const tokens = action.split(' ');
    const first = tokens.findIndex((token, at) => at > 0 && readDie(token) !== null);
    const end = first < 0 ? tokens.length : first;
    return /^(cover|make|discard|use|potion)$/.test(tokens[0]!) ? [{ place: tokens.slice(0, end).join(' '), kinds: tokens.slice(end), action }] : [];
  });
}

export const boxPlace = (box: number) => `cover ${box}`;
export const isAbility = (place: string) => /^(use|potion) /.test(place);

/** By owner, colour, value: as the engine has them. */
const inOrder = (one: Die, other: Die) => one.seat - other.seat || colours.indexOf(one.color) - colours.indexOf(other.color) || one.value - other.value || one.use.localeCompare(other.use);

/** The dice on the table: like ones are told apart by their number only. */
export function diceOf({ encounter }: OnedeckView, owned: boolean, rolled: ReadonlyMap<string, number>): TrayDie[] {
  const seen = new Map<string, number>();
  // What has been thrown lies with the others as soon as it is seen; the engine counts it in when the whole roll is done.
  const pool = [...(encounter?.pool ?? []), ...(encounter?.fresh ?? [])].sort(inOrder);
  const all = new Map<string, number>();
  for (const die of pool) all.set(dieCode(die, owned), (all.get(dieCode(die, owned)) ?? 0) + 1);
  return pool.map((die) => {
    const kind = dieCode(die, owned);
    const at = seen.get(kind) ?? 0;
    seen.set(kind, at + 1);
    return { id: `${kind}#${at}`, kind, die, rolls: at >= (all.get(kind) ?? 0) - (rolled.get(kind) ?? 0) };
  });
}

/** How many of each kind were thrown in these events. */
function thrown(events: BoardProps<OnedeckView>['events'], owned: boolean): Map<string, number> {
  const count = new Map<string, number>();
  for (const event of told(events)) {
    if (event.type !== 'dice.rolled') continue;
    for (const die of event.dice) {
      const kind = dieCode({ ...die, seat: event.seat } as Die, owned);
      count.set(kind, (count.get(kind) ?? 0) + 1);
    }
  }
  return count;
}

export interface DiceHand {
  hand: Hand;
  dice: readonly TrayDie[];
  options: readonly Option[];
  owned: boolean;
  /** an ability that is looked at before it is paid */
  armed: string | null;
  arm(place: string | null): void;
  /** the dice that would be paid for it: those in the hand, or the computer's choice */
  payment: Option | null;
  /** a place that refused what was held, as an action that can be asked about */
  refused: string | null;
  /** what the effect that is taking place may take, by kind; null while none asks */
  wanted: ReadonlySet<string> | null;
  /** dice marked for it, by their ids */
  marked: readonly string[];
  /** Marks one of them, or no longer; where one alone is asked for, it takes the place of the one before. */
  mark(id: string): void;
}

const codesOf = (ids: readonly string[]) => ids.map((id) => id.slice(0, id.indexOf('#')));

export function useDiceHand({ view, events, retake }: BoardProps<OnedeckView>, choosing: Choosing): DiceHand {
  const { turn, actions, advice } = choosing;
  const owned = shared(view);
  const dice = useMemo(() => diceOf(view, owned, thrown(events, owned)), [view, events]);
  const options = useMemo(() => (turn?.kind === 'dice' ? diceOptions(actions) : []), [turn]);
  const [armed, setArmed] = useState<{ of: typeof turn; place: string } | null>(null);
  const [refused, refuse] = useState<{ of: typeof turn; action: string } | null>(null);
  const [marks, setMarks] = useState<{ of: OnedeckView; ids: readonly string[] }>({ of: view, ids: [] });
  const [advised, advise] = useState<{ of: typeof turn; action: string } | null>(null);
  const place = armed && armed.of === turn ? armed.place : null;
  const line = advice?.line ?? [];

  const inLine = (from: readonly Option[]) => from.find(({ action }) => line.includes(action));
  /** Does the best of these, at once where it is known. */
  const doBest = (from: readonly Option[]) => {
    const known = from.length === 1 ? from[0] : inLine(from);
    if (known) return choosing.send(known.action);
    void choosing.best(from.map(({ action }) => action)).then((action) => action !== null && choosing.send(action));
  };
  const arm = (wanted: string | null) => {
    setArmed(wanted === null ? null : { of: turn, place: wanted });
    advise(null);
    if (wanted === null) return;
    const here = options.filter((option) => option.place === wanted);
    const known = here.length === 1 ? here[0] : inLine(here);
    if (known) advise({ of: turn, action: known.action });
    else void choosing.best(here.map(({ action }) => action)).then((action) => action !== null && advise({ of: turn, action }));
  };
  const set = setRules({ things: dice, options, choose: () => {} });
  const hand = useHand({
    ...set,
    take(held, id) {
      if (place !== null) {
        // Another die in the place of one that would be paid.
        const here = options.filter((option) => option.place === place);
        const fits = (ids: readonly string[]) => here.some((option) => within(codesOf(ids), option.kinds));
        if (held.includes(id)) return held.filter((other) => other !== id);
        return fits([...held, id]) ? [...held, id] : fits([id]) ? [id] : held;
      }
      return set.take(held, id);
    },
    lit: (held) => (held.length ? set.lit(held) : new Map()),
    put(held, where) {
      const lying = view.encounter?.boxes.find((box) => boxPlace(box.box) === where && box.covered);
      if (lying) return choosing.live && retake([where, ...[...lying.dice].sort(inOrder).map((die) => dieCode(die, owned))].join(' ')) ? [] : null;
      const here = options.filter((option) => option.place === where);
      if (!here.length) return null;
      if (isAbility(where)) {
        arm(where);
        return held;
      }
      const mine = codesOf(held);
      const exact = here.find((option) => alike(option.kinds, mine));
      const larger = here.filter((option) => within(mine, option.kinds));
      const smaller = here.filter((option) => option.kinds.length && within(option.kinds, mine));
      const from = exact ? [exact] : larger.length ? larger : smaller;
      if (!from.length) return null;
      doBest(from);
      return exact || larger.length ? [] : held;
    },
    refused(where) {
      const mine = codesOf(hand.held.value);
      const some = dice[0]?.kind;
      if (mine.length || some) refuse({ of: turn, action: `${where} ${(mine.length ? dice.filter(({ id }) => hand.held.value.includes(id)).map(({ kind }) => kind) : [some]).join(' ')}` });
    },
    spoken(id) {
      const found = dice.find((one) => one.id === id);
      return found ? dieName(found.die, view, owned) : placeName(id, view);
    },
  });
  useEffect(() => {
    if (place === null && hand.held.value.length && turn?.kind !== 'dice') hand.letGo();
  }, [turn]);
  const choose = view.using?.choose ?? null;
  const wanted = useMemo(() => choose && new Set(choose.from.map((die) => dieCode(die, owned))), [choose]);
  const marked = marks.of === view ? marks.ids : [];
  const held = hand.held.value;
  const here = place === null ? [] : options.filter((option) => option.place === place);
  const payment = held.length
    ? (here.find((option) => alike(option.kinds, codesOf(held))) ?? null)
    : (here.find(({ action }) => advised?.of === turn && action === advised.action) ?? null);
  return {
    hand,
    dice,
    options,
    owned,
    armed: place,
    arm,
    payment,
    refused: refused && refused.of === turn ? refused.action : null,
    wanted,
    marked,
    mark(id) {
      if (!choose) return;
      const others = marked.filter((other) => other !== id);
      const more = !marked.includes(id) && wanted!.has(codesOf([id])[0]!);
      if (more && others.length >= choose.max && choose.max > 1) return;
      setMarks({ of: view, ids: more ? [...(choose.max > 1 ? others : []), id] : others });
    },
  };
}

/** "box 3", "the forge", the name of an ability. */
export function placeName(place: string, view: OnedeckView): string {
  const [verb = '', first = '', second = ''] = place.split(' ');
  if (verb === 'cover') return say('web.onedeck.place.box', { number: first });
  if (verb === 'make') return say('web.onedeck.place.forge', { name: nameOf(seatOf(first), view) });
  if (verb === 'discard') return say('web.onedeck.place.back');
  return abilityName((verb === 'use' ? second : first).split('/')[0]!);
}
