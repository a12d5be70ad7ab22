// The worked examples as a game's face draws them: web/src/games/<game>/examples.tsx, where there is one.
import type { FunctionComponent } from 'preact';

export interface Examples {
  /** the rules that are drawn: their text, made for builders, is not shown then */
  drawn: readonly string[];
  Example: FunctionComponent<{ id: string }>;
}

const faces = import.meta.glob<{ examples: Examples }>('../games/*/examples.tsx');

export async function loadExamples(game: string): Promise<Examples | null> {
  return (await faces[`../games/${game}/examples.tsx`]?.())?.examples ?? null;
}
