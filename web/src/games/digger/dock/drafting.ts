// The draft of a decision: what was picked so far, what it comes to and would do. What can be taken back happens as soon as
// it is complete; what cannot waits to be confirmed.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps, Turn } from '../../../contract';
import { useDraft } from '../../../parts/draft';
import type { DiggerView } from '../kinds';
import { told } from '../pace';
import { actionOf, left, matching, partOf, pick, pickedOf, readChoices, settled, toggle, unpick, type Choice, type Picked, type Picks, type Slot } from './choices';
import { askFate, isFree, unknownFate, type Fate } from './fate';
import { useRoutes } from './routes';

/** These are looked at before they are made, whatever follows: a tile can still be turned, a list still grow. */
const confirmed = new Set(['work', 'build', 'special', 'think', 'return', 'lord', 'pass']);
/** These say by their name what cannot be taken back. */
const plain = new Set(['draw', 'yes', 'no', 'again', 'keep', 'take', 'pay', 'tax', 'name']);
const everything = 10_000;

export interface Drafting {
  view: DiggerView;
  /** The decision, also while it is on its way: then nothing can be picked. */
  turn: Turn | null;
  live: boolean;
  choices: readonly Choice[];
  /** those that the engine listed, without whole routes */
  listed: readonly Choice[];
  picks: Picks;
  /** what the picks leave */
  fitting: readonly Choice[];
  /** what they come to, and what it would do (null: not known yet) */
  choice: Choice | null;
  fate: Fate | null;
  /** something was picked that can be let go */
  canUndo: boolean;
  picked(slot: Slot): string | undefined;
  /** False: there is no such choice. */
  pick(...added: readonly Picked[]): boolean;
  toggle(tile: string, on: boolean): void;
  drop(slot: Slot): void;
  undo(): void;
  clear(): void;
  /** Makes what was drafted, once it is known, and said, what that does. */
  confirm(): void;
  /** Makes a choice that needs no confirmation. */
  make(choice: Choice): void;
}

const none: readonly Choice[] = [];

/** Names a decision, so that the same one asked again (after a peek) keeps its draft. */
const nameOf = (turn: Turn | null): string => (turn ? [turn.kind, turn.actor, turn.undo.free_to, ...(turn.actions ?? [])].join('\n') : '');

/** No coin is stored at the start of a Turn if something else is chosen: what can be chosen then comes along. */
function useChoices({ attempt }: BoardProps<DiggerView>, turn: Turn | null, of: string): readonly Choice[] {
  const [later, keep] = useState<{ of: string; actions: readonly string[] }>({ of: '', actions: [] });
  const storing = turn?.kind === 'store_coin';
  useEffect(() => {
    if (!storing) return;
    attempt(['no'], { limit: everything }).then(
      ([step]) => step?.turn?.actions && keep({ of, actions: step.turn.actions }),
      () => {},
    );
  }, [of]);
  return useMemo(() => {
    if (!turn?.actions) return none;
    const own = readChoices(turn.actions);
    return storing && later.of === of ? [...own, ...readChoices(later.actions, ['no'])] : own;
  }, [of, later]);
}

/** Who moves, where only the Stooges of one place can. */
function withMover(choices: readonly Choice[], added: Picks): Picks {
  if (added.length !== 1 || added[0]!.slot !== 'group' || added[0]!.value !== 'move') return added;
  const [from, ...more] = left(choices, added, 'from');
  const verbs = left(choices, added, 'verb');
  return from && !more.length && verbs.length === 1 && verbs[0] === 'move' ? [...added, { slot: 'from', value: from }] : added;
}

/** What is plainly meant: the only bonus order that waits, the group that has just been moved. */
function firstPicks(turn: Turn | null, choices: readonly Choice[], view: DiggerView, lastMoved: string | null): Picks {
  if (turn?.kind === 'pool') {
    const groups = new Set(choices.map((choice) => partOf(choice, 'group')).filter((group) => group !== 'renounce'));
    const waiting = Object.values(view.pool).filter((count) => count > 0).length;
    if (groups.size === 1 && waiting === 1) return withMover(choices, [{ slot: 'group', value: [...groups][0]! }]);
  }
  if (turn?.kind === 'next_shift' && lastMoved !== null) return pick(choices, [], { slot: 'verb', value: 'move' }, { slot: 'from', value: lastMoved }) ?? [];
  return [];
}

export function useDrafting(props: BoardProps<DiggerView>): Drafting {
  const { view, attempt, choose, chooseAll, consider, events } = props;
  const before = useRef<Turn | null>(null);
  if (props.turn) before.current = props.turn;
  const live = props.turn !== null;
  // A choice that is on its way: the dock stays as it was until the engine has answered.
  const turn = props.turn ?? (before.current && view.active === before.current.actor && view.ending === null ? before.current : null);
  const of = useMemo(() => nameOf(turn), [turn]);
  const simple = useChoices(props, props.turn, of);
  const lastMoved = useRef<string | null>(null);
  for (const event of told(events)) if (event.type === 'stooges.moved' && event.seat === turn?.actor) lastMoved.current = event.space;
  const first = useMemo(() => firstPicks(turn, simple, view, lastMoved.current), [of, simple]);
  const draft = useDraft<Picks>(of, first);
  const routes = useRoutes(props, simple, draft.now);
  const choices = useMemo(() => (routes.length ? [...simple, ...routes] : simple), [simple, routes]);
  const picks = draft.now;
  const fitting = useMemo(() => (picks.length ? matching(choices, picks) : choices), [choices, picks]);
  const choice = useMemo(() => settled(choices, picks), [choices, picks]);
  const line = choice?.line.join('\n') ?? '';
  const [known, know] = useState<{ of: string; line: string; fate: Fate } | null>(null);
  const fate = known && known.of === of && known.line === line ? known.fate : null;
  /** a hand has just completed the draft: what can be taken back is made at once */
  const byHand = useRef(false);

  const send = ({ line: actions }: Choice) => {
    draft.clear();
    if (actions.length === 1) choose(actions[0]!);
    else chooseAll(actions);
  };

  useEffect(() => {
    const alone = choice?.line.length === 1 ? actionOf(choice) : null;
    consider(alone);
    if (!choice || !props.turn) return;
    let wanted = true;
    const found = (told: Fate) => {
      if (!wanted) return;
      know({ of, line, fate: told });
      const verb = partOf(choice, 'verb');
      const goes = byHand.current && !confirmed.has(verb) && (isFree(told) || (plain.has(verb) && !told.ends));
      byHand.current = false;
      if (goes) send(choice);
    };
    askFate(attempt, choice.line).then(found, () => found(unknownFate));
    return () => {
      wanted = false;
    };
  }, [of, line, live]);

  const change = (next: Picks | null): boolean => {
    if (!next || !props.turn) return false;
    byHand.current = true;
    draft.change(next);
    return true;
  };

  return {
    view,
    turn,
    live,
    choices,
    listed: simple,
    picks,
    fitting,
    choice,
    fate,
    canUndo: draft.canUndo,
    picked: (slot) => pickedOf(picks, slot),
    pick: (...added) => change(pick(choices, picks, ...withMover(choices, added))),
    toggle(tile, on) {
      const list = toggle(pickedOf(picks, 'tiles') ?? '', tile, on);
      change(list === '' ? unpick(picks, 'tiles') : pick(choices, picks, { slot: 'tiles', value: list }));
    },
    drop: (slot) => void change(unpick(picks, slot)),
    undo: draft.undo,
    clear: draft.clear,
    confirm() {
      if (choice && fate && props.turn) send(choice);
    },
    make(made) {
      if (props.turn) send(made);
    },
  };
}
