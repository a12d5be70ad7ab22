// The engines' files, one a game. Compiled while they are loading; each worker compiles its own, browsers keep the code.
const files = import.meta.glob<string>('../../../build/wasm/undercroft-*.wasm', { query: '?url', import: 'default', eager: true });
const addresses = new Map(Object.entries(files).map(([file, url]) => [/undercroft-(\w+)\.wasm$/.exec(file)![1]!, url]));

/** The games that there is a module of. */
export const moduleGames = [...addresses.keys()];

export async function loadModule(game: string): Promise<WebAssembly.Module> {
  const response = await fetch(addresses.get(game)!);
  if (!response.ok) throw new Error(`status ${response.status}`);
  if (response.headers.get('content-type')?.startsWith('application/wasm')) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}
