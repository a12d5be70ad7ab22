// The protocol module compiled to WebAssembly: one instance, one function from request to reply.
export interface Reply {
  ok: boolean;
  error?: { code: string; message: string; rule?: string; path?: string };
  [field: string]: unknown;
}

export interface Engine {
  request(message: object): Reply;
}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  uc_alloc(size: number): number;
  uc_free(place: number): void;
  uc_request(place: number, size: number): number;
  uc_reply_size(): number;
}

/** The few functions of the system interface that the C library asks for: random bytes and a clock; no files. */
function system(memory: () => WebAssembly.Memory): WebAssembly.ModuleImports {
  const badFile = 8;
  return {
    fd_write: () => badFile,
    fd_seek: () => badFile,
    fd_close: () => badFile,
    clock_time_get: (_clock: number, _precision: bigint, place: number) => {
      const now = BigInt(Math.round(performance.now() * 1e6));
      new DataView(memory().buffer).setBigUint64(place, now, true);
      return 0;
    },
    random_get: (place: number, size: number) => {
      crypto.getRandomValues(new Uint8Array(memory().buffer, place, size));
      return 0;
    },
  };
}

export async function startEngine(module: WebAssembly.Module): Promise<Engine> {
  let exports: Exports | undefined;
  const imports = { wasi_snapshot_preview1: system(() => exports!.memory) };
  exports = (await WebAssembly.instantiate(module, imports)).exports as unknown as Exports;
  const engine = exports;
  engine._initialize();
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return {
    request(message) {
      const bytes = encoder.encode(JSON.stringify(message));
      const place = engine.uc_alloc(bytes.length);
      new Uint8Array(engine.memory.buffer, place, bytes.length).set(bytes);
      const reply = engine.uc_request(place, bytes.length);
      engine.uc_free(place);
      return JSON.parse(decoder.decode(new Uint8Array(engine.memory.buffer, reply, engine.uc_reply_size()))) as Reply;
    },
  };
}
