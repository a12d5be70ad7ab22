// Where things are. The program and the page can be others than those of the last build: UNDERCROFT, UNDERCROFT_PAGE.
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

export const root = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');
export const build = join(root, 'build');
export const program = process.env.UNDERCROFT ?? join(build, 'release/undercroft');
export const dist = process.env.UNDERCROFT_DIST ?? join(build, 'web/dist');
export const pack = process.env.UNDERCROFT_PAGE ?? join(build, 'web/page.pack');
export const engineFile = (game) => join(build, `wasm/undercroft-${game}.wasm`);
export const screens = join(build, 'web/screens');
export const chromium = process.env.UNDERCROFT_CHROMIUM ?? '/usr/bin/chromium';
