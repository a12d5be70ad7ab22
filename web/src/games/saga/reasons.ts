// The reasons of a hint in words: docs/format/saga.md, "Reasons".
import type { Reason } from '../../contract';
import { known, number, percent, say } from '../../words';

/** How things are called at the table that is asked about: models by number, things as documents have them, all else by id. */
export interface ReasonNames {
  model(model: number): string;
  thing(thing: object): string;
  figure(id: string): string;
  effect(id: string): string;
  feat(id: string): string;
  kept(id: string): string;
}

export function reasonWords(reason: Reason, names: ReasonNames): string {
  const key = `why.saga.${reason.code}`;
  if (!known(key)) return '';
  const { model, target, chance, figure, effect, feat, what, removed, wounded } = reason;
  const { squares, models, wounds, power, castings, commands, cards } = reason;
  const called = (id: unknown, name: (id: string) => string) => (typeof id === 'string' ? name(id) : '');
  return say(key, {
    model: typeof model === 'number' ? names.model(model) : '',
    target: typeof target === 'object' && target ? names.thing(target) : '',
    percent: percent(Number(chance ?? 0)),
    figure: called(figure, names.figure),
    effect: called(effect, names.effect),
    feat: called(feat, names.feat),
    what: called(what, names.kept),
    removed: number(Number(removed ?? 0), 1),
    wounded: number(Number(wounded ?? 0), 1),
    n: Number(squares ?? models ?? wounds ?? power ?? castings ?? commands ?? cards ?? 0),
  });
}
