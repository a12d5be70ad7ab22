// Finds the blocks that hold all words of a question, whatever their case and accents.
import { parseInline, plainText } from './inline';
import type { Block, Chapter, Rules } from './markdown';

/** One letter for one letter, so that places in the folded text are places in the text. */
export function folded(text: string): string {
  return Array.from(text, (letter) => {
    const bare = letter.normalize('NFD')[0]!.toLowerCase();
    return bare.length === letter.length ? bare : letter;
  }).join('');
}

export function wordsOf(question: string): string[] {
  return folded(question).split(/\s+/).filter(Boolean);
}

export function blockText(block: Block): string {
  const sources = block.kind === 'table' ? [...block.head, ...block.rows.flatMap(({ cells }) => cells)] : [block.text];
  return sources.map((source) => plainText(parseInline(source))).join(' ');
}

/** The chapters with those blocks alone that match; `more` gives further words of a block, such as its translation. */
export function search(rules: Rules, question: string, more: (block: Block) => string = () => ''): Chapter[] {
  const words = wordsOf(question);
  if (words.length === 0) return rules.chapters;
  return rules.chapters
    .map((chapter) => ({
      ...chapter,
      blocks: chapter.blocks.filter((block) => {
        const text = folded(`${blockText(block)} ${more(block)}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ blocks }) => blocks.length > 0);
}

/** A text cut where the words are found: every second part is a hit. */
export function cutAt(text: string, words: string[]): string[] {
  if (words.length === 0) return [text];
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const parts: string[] = [];
  let done = 0;
  for (const match of folded(text).matchAll(new RegExp(escaped.join('|'), 'g'))) {
    parts.push(text.slice(done, match.index), text.slice(match.index, match.index + match[0].length));
    done = match.index + match[0].length;
  }
  return [...parts, text.slice(done)];
}
