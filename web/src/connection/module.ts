// The engine's file. Compiled while it is loading; each worker compiles its own, browsers keep the code.
import url from '../../../build/wasm/undercroft.wasm?url';

export async function loadModule(): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the engine could not be loaded (${response.status})`);
  if (response.headers.get('content-type')?.startsWith('application/wasm'))
    return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}
