// Reads a rules file of docs/rules into chapters and blocks. It knows the Markdown that these files use: headings,
// paragraphs, nested lists, tables and rulers.

export interface Row {
  cells: string[];
  /** a rule that stands in a row of a table */
  id?: string;
}

export type Block =
  | { kind: 'heading' | 'paragraph'; text: string; id?: string }
  | { kind: 'item'; depth: number; text: string; id?: string }
  | { kind: 'table'; head: string[]; rows: Row[] };

export interface Chapter {
  /** the rule's id where the heading has one (CR-5), else made of its words (rulings) */
  id: string;
  title: string;
  blocks: Block[];
}

export interface Rules {
  title: string;
  chapters: Chapter[];
}

const ruleId = /^\*\*((?:CR|OD|DD|DS)-[A-Z]?\d+(?:\.\d+[a-z]?)?)\b/;
const chapterId = /^((?:CR|OD|DD|DS)-(?:[A-Z]?\d+|[A-Z]))\s+/;

function idOf(text: string): { id?: string } {
  const id = ruleId.exec(text)?.[1];
  return id === undefined ? {} : { id };
}

function slug(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

function chapterOf(heading: string): Chapter {
  const id = chapterId.exec(heading);
  return { id: id?.[1] ?? slug(heading), title: id ? heading.slice(id[0].length) : heading, blocks: [] };
}

function cells(line: string): string[] {
  return line.trim().replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim());
}

function isTableLine(line = ''): boolean {
  return line.trimStart().startsWith('|');
}

function readTable(lines: string[]): Block {
  const [head = '', , ...rows] = lines;
  return { kind: 'table', head: cells(head), rows: rows.map(cells).map((row) => ({ cells: row, ...idOf(row[0] ?? '') })) };
}

export function parseRules(source: string): Rules {
  const rules: Rules = { title: '', chapters: [] };
  let chapter = chapterOf('preface');
  rules.chapters.push(chapter);
  /** what the next line without a mark of its own continues */
  let open: { text: string; id?: string } | null = null;
  const lines = source.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const heading = /^(#+)\s+(.*)$/.exec(line);
    const item = /^(\s*)[-*]\s+(.*)$/.exec(line);
    if (heading) {
      open = null;
      const text = heading[2]!;
      if (heading[1]!.length === 1) rules.title = text;
      else if (heading[1]!.length === 2) rules.chapters.push((chapter = chapterOf(text)));
      else chapter.blocks.push({ kind: 'heading', text, ...idOf(text) });
    } else if (isTableLine(line)) {
      open = null;
      const table: string[] = [];
      for (; isTableLine(lines[at]); at += 1) table.push(lines[at]!);
      at -= 1;
      chapter.blocks.push(readTable(table));
    } else if (item) {
      const block: Block = { kind: 'item', depth: Math.floor(item[1]!.length / 2), text: item[2]!, ...idOf(item[2]!) };
      chapter.blocks.push(block);
      open = block;
    } else if (line.trim() === '' || /^-{3,}$/.test(line)) {
      open = null;
    } else if (open) {
      open.text += ` ${line.trim()}`;
    } else {
      const block: Block = { kind: 'paragraph', text: line.trim(), ...idOf(line) };
      chapter.blocks.push(block);
      open = block;
    }
  }
  rules.chapters = rules.chapters.filter(({ blocks }) => blocks.length > 0);
  return rules;
}

/** All ids that can be opened. */
export function idsOf(rules: Rules): string[] {
  return rules.chapters.flatMap((chapter) => [
    chapter.id,
    ...chapter.blocks.flatMap((block) =>
      block.kind === 'table' ? block.rows.flatMap(({ id }) => (id ? [id] : [])) : block.id ? [block.id] : [],
    ),
  ]);
}
