// Finds the blocks that hold all words of a question, whatever their case, accents and endings; in another language than
// the text's by the names that the glossary gives the things.
import type { Names } from './glossary';
import { parseInline, plainText } from './inline';
import type { Block, Chapter, Rules } from './markdown';

/** One letter for one letter, so that places in the folded text are places in the text. */
export function folded(text: string): string {
  return Array.from(text, (letter) => {
    const bare = letter.normalize('NFD')[0]!.toLowerCase();
    return bare.length === letter.length ? bare : letter;
  }).join('');
}

/** What stays of a word in all its forms: "torch" of "torches", "dad" of "dadi", "scacciat" of "scacciate". */
export function stem(word: string): string {
  const bare = folded(word);
  const left = bare.replace(/(?:h?[aeio]+|(?<=ch|sh|x|z)es|s)$/, '');
  return left.length < 3 ? bare : left;
}

/** What to look for: all of a question's words, each by any of its needles. */
export type Needles = string[][];

export function needlesOf(question: string, names: Names = []): Needles {
  return folded(question)
    .split(/[^\p{L}\p{N}.-]+/u)
    .filter(Boolean)
    .map((word) => {
      const root = stem(word);
      const other = names.filter(({ theirs }) => theirs.some((name) => begins(folded(name), root))).flatMap(({ ours }) => ours.map(folded));
      return [...new Set([root, ...other])];
    });
}

function begins(text: string, root: string): boolean {
  return text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(root) && word.length - root.length < 4);
}

function textOf(block: Block): string {
  const sources = block.kind === 'table' ? [...block.head, ...block.rows.flatMap(({ cells, id }) => [id ?? '', ...cells])] : [block.id ?? '', block.text];
  return sources.map((source) => plainText(parseInline(source))).join(' ');
}

/** The chapters with those blocks alone that match; `more` gives further words of a block, such as its translation. */
export function search(rules: Rules, needles: Needles, more: (block: Block) => string = () => ''): Chapter[] {
  return rules.chapters
    .map((chapter) => ({
      ...chapter,
      blocks: chapter.blocks.filter((block) => {
        const text = folded(`${textOf(block)} ${more(block)}`);
        return needles.every((any) => any.some((needle) => text.includes(needle)));
      }),
    }))
    .filter(({ blocks }) => blocks.length > 0);
}

/** A text cut where a needle is found: every second part is a hit, to the end of its word. */
export function cutAt(text: string, needles: Needles): string[] {
  if (needles.length === 0) return [text];
  const escaped = needles.flat().map((needle) => needle.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const parts: string[] = [];
  let done = 0;
  for (const match of folded(text).matchAll(new RegExp(`(?:${escaped.join('|')})\\p{L}{0,3}`, 'gu'))) {
    parts.push(text.slice(done, match.index), text.slice(match.index, match.index + match[0].length));
    done = match.index + match[0].length;
  }
  return [...parts, text.slice(done)];
}
