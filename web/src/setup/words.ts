// How the options of a game are called: as its face says, as the catalogue does, or, where neither knows them, by their ids.
import type { FunctionComponent } from 'preact';
import type { GameFace, OptionDrawn, Shown } from '../contract';
import { known, number, say, type Places } from '../words';

/** "dragons_cave" → "Dragons cave"; "a+b": both. */
export function plainName(id: unknown): string {
  if (typeof id === 'number') return number(id);
  if (typeof id === 'boolean') return say(id ? 'web.new.yes' : 'web.new.no');
  if (typeof id !== 'string') return say('web.new.own');
  return id.split('+').map((part) => part.charAt(0).toUpperCase() + part.slice(1).replaceAll('_', ' ')).join(' + ');
}

function fromCatalogue(game: string, rest: string, places: Places): string | undefined {
  for (const key of [`option.${game}.${rest}`, `option.${rest}`]) if (known(key)) return say(key, places);
  return undefined;
}

/** The words for the setup of one game. */
export class SetupWords {
  constructor(
    private readonly game: string,
    private readonly face: Pick<GameFace, 'setup'> | null,
    private readonly players?: number,
  ) {}

  option(id: string, places: Places = {}): Shown {
    return this.face?.setup.option?.(id) ?? { name: fromCatalogue(this.game, id, places) ?? plainName(id) };
  }

  /** How the face draws an option, if in a way of its own. */
  part(id: string): FunctionComponent<OptionDrawn> | undefined {
    return this.face?.setup.parts?.[id];
  }

  place(option: string, place: string): Shown {
    return this.face?.setup.place?.(option, place) ?? { name: plainName(place) };
  }

  value(option: string, value: unknown, place?: string): Shown {
    const own = this.face?.setup.value?.(option, value, place, this.players);
    if (own) return own;
    if (Array.isArray(value)) return { name: value.map((item) => this.value(option, item).name).join(', ') };
    return { name: fromCatalogue(this.game, `${option}.${String(value)}`, {}) ?? plainName(value) };
  }
}
