// What every part of the reader knows of the book that is open.
import { known, say, type Language } from '../words';
import type { Examples } from './examples';
import type { Needles } from './search';

export interface Reading {
  game: string;
  /** the language that the text is in */
  language: Language;
  /** what is looked for, to be marked */
  needles: Needles;
  /** the id of the rule that was asked for */
  opened: string | null;
  /** whether every rule is told in the page's language, or the opened one alone */
  translate: boolean;
  /** the ids that can be opened */
  known: ReadonlySet<string>;
  open(id: string): void;
  /** the game's drawn examples, when they are there */
  examples: Examples | null;
}

export function anchor(id: string): string {
  return `rule-${id}`;
}

/** The sentence of a rule in the page's language, where there is one. */
export function sentence(id: string | undefined): string {
  const key = `rule.${id ?? ''}`;
  return known(key) ? say(key) : '';
}
