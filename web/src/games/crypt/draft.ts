// What a person has put together so far in one decision. It is forgotten as soon as the decision is another one.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { BoardProps, Turn } from '../../contract';
import { Claims, claimText, readClaim, wishFor, withPart, without, type Part } from './claim';
import type { CryptView } from './kinds';
import { advance, type Verb } from './powers';

interface Draft {
  of: string;
  /** where it was made: as long as nothing has happened there, its dice stay where they were put */
  at: CryptView;
  chosen: Part[];
  active: string | null;
  picked: string[];
  /** a card that was asked for and cannot be had */
  refused: string | null;
  /** whether to give the turn away was asked */
  asking: boolean;
}

function decision(view: CryptView, turn: Turn | null): string {
  if (!turn) return '';
  return [view.round, view.phase, view.step, turn.actor, turn.count, turn.undo.free_to, turn.actions?.length].join(' ');
}

export function useDraft(props: BoardProps<CryptView>) {
  const { view, turn, me } = props;
  const of = decision(view, turn);
  const none = { of, at: view, chosen: [], active: null, picked: [], refused: null, asking: false };
  const [kept, keep] = useState<Draft>(none);
  // A choice that is on its way: the dice stay where they were put until the engine has answered.
  const leaving = turn === null && kept.at === view;
  const draft: Draft = leaving ? { ...kept, active: null, picked: [], refused: null, asking: false } : kept.of === of ? kept : none;
  const actions = turn?.actions ?? [];
  const claims = useMemo(() => new Claims(actions), [of]);
  const open = useMemo(
    () => new Set(view.crypt.map((slot) => slot.slot).filter((slot) => claims.options(draft.chosen, slot).length > 0)),
    [of, draft.chosen],
  );

  const text = draft.chosen.length && claims.legal(draft.chosen) ? claimText(draft.chosen) : null;
  useEffect(() => {
    props.consider(text);
  }, [text]);

  // A hint lies on the board alone: what was put together before is not what it speaks of.
  useEffect(() => {
    if (props.suggested !== null) keep(none);
  }, [props.suggested]);

  const change = (part: Partial<Draft>) => keep({ ...draft, refused: null, asking: false, ...part });

  /**
   * More dice for a card: the first with the least effort that takes it, further ones like those before. What is planned
   * for other cards and cannot go with it gives way. False if the card cannot be had at all.
   */
  const addDice = (slot: string, count: number): boolean => {
    const others = open.has(slot) ? draft.chosen : [];
    const there = others.find((part) => part.slot === slot);
    const wish = there ? { ...there, count: there.count + count } : { slot, count, effort: 1 };
    const offer = claims.nearest(others, wish);
    if (offer) change({ chosen: withPart(others, offer), active: slot, picked: [] });
    else if (turn?.kind === 'claim') change({ picked: [], refused: slot });
    return offer !== null;
  };

  const remove = (slot: string) => {
    const chosen = without(draft.chosen, slot);
    change({ chosen, active: chosen.at(-1)?.slot ?? null });
  };

  /** Takes one die back from a card. */
  const takeDie = (slot: string) => {
    const there = draft.chosen.find((part) => part.slot === slot);
    const offer = there && there.count > 1 ? claims.nearest(draft.chosen, { ...there, count: there.count - 1 }) : null;
    if (offer && offer.count < there!.count) change({ chosen: withPart(draft.chosen, offer), active: slot });
    else remove(slot);
  };

  /** A die that lay on one card goes to another. */
  const moveDie = (from: string, to: string) => {
    const there = draft.chosen.find((part) => part.slot === from)!;
    const less = there.count > 1 ? claims.nearest(draft.chosen, { ...there, count: there.count - 1 }) : null;
    const left = less ? withPart(draft.chosen, less) : without(draft.chosen, from);
    const held = left.find((part) => part.slot === to);
    const offer = claims.nearest(left, held ? { ...held, count: held.count + 1 } : { slot: to, count: 1, effort: 1 });
    if (offer) change({ chosen: withPart(left, offer), active: to });
    else change({ refused: to });
  };

  return {
    ...draft,
    actions,
    claims,
    open,
    addDice,
    takeDie,
    moveDie,
    remove,
    /** A tap on a card: take it up, return to it, or add a die. */
    pick(slot: string) {
      const there = draft.chosen.some((part) => part.slot === slot);
      if (there && draft.active !== slot) change({ active: slot });
      else if (turn) addDice(slot, 1);
    },
    /** Asks why the card that was refused cannot be had. */
    whyRefused() {
      if (draft.refused !== null && me !== null) props.whyNot(wishFor(draft.refused, [], view.seats[me]?.ready ?? 0, view.facts.totals));
    },
    set(part: Part) {
      const offer = claims.nearest(draft.chosen, part);
      if (offer) change({ chosen: withPart(draft.chosen, offer) });
    },
    change(chosen: Part[]) {
      change({ chosen });
    },
    start(verb: Verb) {
      const own = actions.filter((action) => action.split(' ')[0] === verb);
      // To pass brings nothing: as long as a card can be had, it is asked once.
      const nothing = verb === 'recover' && claims.any && me !== null && view.seats[me]?.exhausted === 0;
      if (nothing && !draft.asking) return change({ chosen: [], active: null, picked: [], asking: true });
      if (own.length === 1) return props.choose(own[0]!);
      change({ chosen: [], active: null, picked: advance(own, [verb]) });
    },
    pickTokens(picked: string[]) {
      change({ picked });
    },
    confirm() {
      if (text) props.choose(text);
    },
  };
}

/** The parts of a suggested claim by card. */
export function suggestedParts(action: string | null): Map<string, Part> {
  return new Map((action ? (readClaim(action) ?? []) : []).map((part) => [part.slot, part]));
}
