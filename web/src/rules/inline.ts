// The small marks inside a line: `code`, **strong**, *stressed*, [words](address), and references to rules. What is not
// understood stays as it is written.

export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'reference'; id: string }
  | { kind: 'link'; to: string; parts: Inline[] }
  | { kind: 'strong' | 'stressed'; parts: Inline[] };

const mark =
  /`(?<code>[^`]+)`|\*\*(?<strong>[^*]+(?:\*[^*]+\*[^*]*)*)\*\*|\*(?<stressed>[^*\s][^*]*)\*|\[(?<words>[^\]]+)\]\((?<to>[^)\s]+)\)|\b(?<id>(?:CR|OD|DD|DS)-(?:[A-Z]?\d+(?:\.\d+[a-z]?)?|[A-Z]\b))/g;

export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let done = 0;
  for (const match of text.matchAll(mark)) {
    if (match.index > done) parts.push({ kind: 'text', text: text.slice(done, match.index) });
    done = match.index + match[0].length;
    const { code, strong, stressed, words, to, id } = match.groups!;
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (strong !== undefined) parts.push({ kind: 'strong', parts: parseInline(strong) });
    else if (stressed !== undefined) parts.push({ kind: 'stressed', parts: parseInline(stressed) });
    else if (id !== undefined) parts.push({ kind: 'reference', id });
    // Only addresses that open a page: anything else (a script, a file of the repository) stays words.
    else if (/^https?:\/\//.test(to!)) parts.push({ kind: 'link', to: to!, parts: parseInline(words!) });
    else parts.push(...parseInline(words!));
  }
  if (done < text.length) parts.push({ kind: 'text', text: text.slice(done) });
  return parts;
}

/** The words alone, for searching. */
export function plainText(parts: Inline[]): string {
  return parts
    .map((part) => ('parts' in part ? plainText(part.parts) : part.kind === 'reference' ? part.id : part.text))
    .join('');
}
