// A file of the project, as text. The test server hands out web/ alone, so files beside it are read from the disk.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export function projectFile(path: string): string {
  return readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');
}
