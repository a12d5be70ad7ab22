// The Italian names of the things of the games, from docs/glossary.md: whoever looks for "Luci Spente" finds what the
// English text says of Lights Out.

/** One thing: its names in the text that is searched, and in the language of who asks. */
export type Names = { ours: string[]; theirs: string[] }[];

/** The names in a cell: "Skeleton Warrior / Archer; Ghost (solo)" has three. */
function namesIn(cell: string): string[] {
  return cell
    .replace(/\([^)]*\)?|[“”…=]/g, ' ')
    .split(/[;,:/]/)
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter((name) => name.length > 1);
}

/** The rows of all tables that begin with an English and an Italian name; where both have as many, they stand in order. */
export function readGlossary(text: string): Names {
  const names: Names = [];
  let reading = false;
  for (const line of text.split('\n')) {
    const [, first = '', second = ''] = line.split('|').map((cell) => cell.trim());
    if (!line.startsWith('|')) reading = false;
    else if (first === 'English' && second === 'Italian') reading = true;
    else if (reading && !first.startsWith('--')) {
      const [ours, theirs] = [namesIn(first), namesIn(second)];
      if (ours.length === theirs.length) names.push(...ours.map((name, at) => ({ ours: [name], theirs: [theirs[at]!] })));
      else if (ours.length && theirs.length) names.push({ ours, theirs });
    }
  }
  return names;
}

export async function loadNames(): Promise<Names> {
  return readGlossary((await import('../../../docs/glossary.md?raw')).default);
}
