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
}

function decision(view: CryptView, turn: Turn | null): string {
  if (!turn) return '';
  return [view.round, view.phase, view.step, turn.actor, turn.count, turn.undo.free_to, turn.actions?.length].join(' ');
}

export function useDraft(props: BoardProps<CryptView>) {
  const { view, turn, me } = props;
  const of = decision(view, turn);
  const none = { of, at: view, chosen: [], active: null, picked: [] };
  const [kept, keep] = useState<Draft>(none);
  // A choice that is on its way: the dice stay where they were put until the engine has answered.
  const leaving = turn === null && kept.at === view;
  const draft: Draft = leaving ? { ...kept, active: null, picked: [] } : kept.of === of ? kept : none;
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

  const change = (part: Partial<Draft>) => keep({ ...draft, ...part });

  /** Another die for a card: the first one with the least effort, further ones like those before. */
  const addDie = (slot: string) => {
    const there = draft.chosen.find((part) => part.slot === slot);
    if (!claims.any || me === null) return;
    if (!open.has(slot)) return props.whyNot(wishFor(slot, draft.chosen, view.seats[me]?.ready ?? 0, view.facts.totals));
    const wish = there ? { ...there, count: there.count + 1 } : { slot, count: 1, effort: 1 };
    const offer = claims.nearest(draft.chosen, wish);
    if (offer) change({ chosen: withPart(draft.chosen, offer), active: slot, picked: [] });
  };

  const remove = (slot: string) => {
    const chosen = without(draft.chosen, slot);
    change({ chosen, active: chosen.at(-1)?.slot ?? null });
  };

  return {
    ...draft,
    actions,
    claims,
    open,
    addDie,
    remove,
    /** A tap on a card: take it up, return to it, or add a die. */
    pick(slot: string) {
      const there = draft.chosen.some((part) => part.slot === slot);
      if (there && draft.active !== slot) return change({ active: slot });
      if (!turn) return;
      if (claims.any) return addDie(slot);
      if (turn.kind === 'claim' && me !== null) props.whyNot(wishFor(slot, [], view.seats[me]?.ready ?? 0, view.facts.totals));
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
