// Reads a rules file of docs/rules into chapters and blocks. It knows the Markdown that these files use: headings,
// paragraphs, nested lists, tables and rulers. What such a file says to builders alone stands between the marks below, and
// is left out.

export interface Row {
  cells: string[];
  /** a rule that stands in a row of a table */
  id?: string;
}

/** Texts are without the id that they begin with. */
export type Block =
  | { kind: 'heading' | 'paragraph'; text: string; id?: string }
  | { kind: 'item'; depth: number; text: string; id?: string; number?: string }
  | { kind: 'table'; head: string[]; rows: Row[] };

export interface Chapter {
  /** the rules' id without their own number (CR-5), else made of the title's words (rulings) */
  id: string;
  title: string;
  blocks: Block[];
}

export interface Rules {
  chapters: Chapter[];
}

const forBuilders = /<!-- for builders -->[^]*?(?:<!-- for everybody -->|$)/g;
const ruleId = /^\*\*((?:CR|OD|DD|DS)-[A-Z]?\d+(?:\.\d+[a-z]?)?)\b\s*/;
const chapterId = /^((?:CR|OD|DD|DS)-(?:[A-Z]?\d+|[A-Z]))\s+/;

/** A text and the id that it began with: "**CR-5.3 Claim.** Place" is CR-5.3 and "**Claim.** Place". */
function opened(text: string): { text: string; id?: string } {
  const found = ruleId.exec(text);
  if (!found) return { text };
  const rest = text.slice(found[0].length);
  return { text: rest.startsWith('**') ? rest.slice(2).trimStart() : `**${rest}`, id: found[1]! };
}

function slug(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

function chapterOf(heading: string): Chapter {
  const title = heading.replace(chapterId, '').replace(/^\d+\.?\s+/, '');
  return { id: chapterId.exec(heading)?.[1] ?? slug(title), title, blocks: [] };
}

function cells(line: string): string[] {
  return line.trim().replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim());
}

function isTableLine(line = ''): boolean {
  return line.trimStart().startsWith('|');
}

function rowOf([first = '', ...others]: string[]): Row {
  const { text, id } = opened(first);
  return id === undefined ? { cells: [first, ...others] } : { cells: [text, ...others], id };
}

function readTable(lines: string[]): Block {
  const [head = '', , ...rows] = lines;
  return { kind: 'table', head: cells(head), rows: rows.map((line) => rowOf(cells(line))) };
}

/** What a block's rules are called by: CR-5 of CR-5.3c, CR-R of CR-R12. */
function family(id: string): string {
  return /^[A-Z]+-(?:[A-Z]|\d+)/.exec(id)![0];
}

function idsIn(block: Block): string[] {
  return block.kind === 'table' ? block.rows.flatMap(({ id }) => id ?? []) : block.id ? [block.id] : [];
}

export function parseRules(source: string): Rules {
  const chapters: Chapter[] = [];
  let chapter = chapterOf('preface');
  chapters.push(chapter);
  /** what the next line without a mark of its own continues */
  let open: { text: string; id?: string } | null = null;
  const lines = source.replace(forBuilders, '').split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const heading = /^(#+)\s+(.*)$/.exec(line);
    const item = /^(\s*)(?:[-*]|(\d+)\.)\s+(.*)$/.exec(line);
    if (heading) {
      open = null;
      const text = heading[2]!;
      // The first line names the game.
      if (heading[1]!.length > 2) chapter.blocks.push({ kind: 'heading', ...opened(text) });
      else if (heading[1]!.length === 2 || chapters.length > 1) chapters.push((chapter = chapterOf(text)));
    } else if (isTableLine(line)) {
      open = null;
      const table: string[] = [];
      for (; isTableLine(lines[at]); at += 1) table.push(lines[at]!);
      at -= 1;
      chapter.blocks.push(readTable(table));
    } else if (item) {
      const block: Block = { kind: 'item', depth: Math.floor(item[1]!.length / 2), ...opened(item[3]!), ...(item[2] && { number: item[2] }) };
      chapter.blocks.push(block);
      open = block;
    } else if (line.trim() === '' || /^-{3,}$/.test(line)) {
      open = null;
    } else if (open) {
      open.text += ` ${line.trim()}`;
    } else {
      const block: Block = { kind: 'paragraph', ...opened(line.trim()) };
      chapter.blocks.push(block);
      open = block;
    }
  }
  return { chapters: chapters.filter(({ blocks }) => blocks.length > 0).map(withItsFamily) };
}

/** Where the heading has no id, the rules of a chapter give it: they are all of one family. */
function withItsFamily(chapter: Chapter): Chapter {
  const first = chapter.blocks.flatMap(idsIn)[0];
  return first === undefined ? chapter : { ...chapter, id: family(first) };
}

/** All ids that can be opened. */
export function idsOf(rules: Rules): string[] {
  return rules.chapters.flatMap((chapter) => [chapter.id, ...chapter.blocks.flatMap(idsIn)]);
}

/** The chapter that an id opens. */
export function chapterWith(rules: Rules, id: string): Chapter | undefined {
  return rules.chapters.find((chapter) => chapter.id === id || chapter.blocks.some((block) => idsIn(block).includes(id)));
}

/** An id as readers see it: 5.3c, R12. */
export function shortId(id: string): string {
  return id.replace(/^[A-Z]+-/, '');
}
