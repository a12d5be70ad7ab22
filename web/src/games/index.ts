// The games that have a face in the page, by id. A face comes when its game is first opened, and its words with it.
import type { GameFace } from '../contract';
import { learnWords } from '../words';

export const faces: Readonly<Record<string, () => Promise<GameFace>>> = {
  crypt: async () => (await import('./crypt')).crypt as GameFace,
  digger: async () => (await import('./digger')).digger as GameFace,
  onedeck: async () => (await import('./onedeck')).onedeck as GameFace,
};

/** Undefined for a game without a face. */
export async function loadFace(id: string): Promise<GameFace | undefined> {
  const load = Object.hasOwn(faces, id) ? faces[id] : undefined;
  if (!load) return undefined;
  const [face] = await Promise.all([load(), learnWords(id)]);
  return face;
}
