// The authors of the icons that the games use, as each game's icons.ts lists them.
const lists = import.meta.glob<Record<string, unknown>>('../games/*/icons.ts');

export async function iconAuthors(): Promise<string[]> {
  const modules = await Promise.all(Object.values(lists).map((load) => load()));
  const names = modules.flatMap(({ authors }) => (Array.isArray(authors) ? authors : []));
  return [...new Set(names.filter((name): name is string => typeof name === 'string'))].sort();
}
