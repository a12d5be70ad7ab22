// Pictures of the generator (art/). A sheet comes after the first paint and is never needed to play: until it is there,
// and where it cannot be had, the place of a picture is empty, and signs, names and numbers say what it shows.
import { signal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { boxOf, type PictureName } from './generated/art/pictures';
import { signBox, signs } from './generated/art/signs';
import crypt from './generated/art/crypt.svg?url';
import digger from './generated/art/digger.svg?url';
import house from './generated/art/house.svg?url';
import onedeck from './generated/art/onedeck.svg?url';
import saga from './generated/art/saga.svg?url';

export type { PictureName };
export type SignName = keyof typeof signs;
type Sheet = 'crypt' | 'digger' | 'house' | 'onedeck' | 'saga';

const addresses: Record<Sheet, string> = { crypt, digger, house, onedeck, saga };
const drawn: Record<Sheet, Signal<ReadonlyMap<string, string>>> = { crypt: signal(new Map()), digger: signal(new Map()), house: signal(new Map()), onedeck: signal(new Map()), saga: signal(new Map()) };
const asked = new Set<Sheet>();

/** Several pictures as one text, made once: it is the same at every drawing, and Preact sees that nothing changed. */
const layered = new Map<string, string>();
function layers(found: ReadonlyMap<string, string>, names: readonly PictureName[]): string {
  if (names.length === 1) return found.get(names[0]!) ?? '';
  const key = names.join();
  let text = found.size ? layered.get(key) : '';
  if (text === undefined) layered.set(key, (text = names.map((name) => found.get(name) ?? '').join('')));
  return text;
}

const sheetOf = (name: PictureName) => name.slice(0, name.indexOf('-')) as Sheet;

/** The pictures of a sheet by name. A picture may lie on others of its sheet: they are put below it here. */
export function pictures(sheet: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name, inside] of sheet.matchAll(/<symbol id="([^"]+)"[^>]*>(.*)<\/symbol>/g)) found.set(name!, inside!);
  for (const [name, inside] of found) found.set(name, inside.replace(/<use href="#([^"]+)"\/>/g, (_, below: string) => found.get(below) ?? ''));
  return found;
}

const idle = () => new Promise<void>((resolve) => ('requestIdleCallback' in globalThis ? requestIdleCallback(() => resolve(), { timeout: 400 }) : setTimeout(resolve, 60)));

async function fetchSheet(sheet: Sheet) {
  if (asked.has(sheet)) return;
  asked.add(sheet);
  try {
    await idle();
    const answer = await fetch(addresses[sheet]);
    if (!answer.ok) throw new Error(String(answer.status));
    drawn[sheet].value = pictures(await answer.text());
  } catch {
    asked.delete(sheet); // the next picture asks again
  }
}

/** All pictures of a sheet by name, for a board that lays many of them into one drawing; empty until they have come. */
export function useDrawings(sheet: Sheet): ReadonlyMap<string, string> {
  useEffect(() => void fetchSheet(sheet), [sheet]);
  return drawn[sheet].value;
}

interface PictureProps {
  /** one picture, or several of a size, back to front */
  name: PictureName | readonly PictureName[];
  class?: string;
  /** how it fills a place of another shape, as SVG names it */
  fit?: string;
  /** its place inside another drawing */
  width?: number;
  height?: number;
}

export function Picture({ name, fit, ...place }: PictureProps) {
  const names = typeof name === 'string' ? [name] : name;
  const sheet = sheetOf(names[0]!);
  useEffect(() => void fetchSheet(sheet), [sheet]);
  const found = drawn[sheet].value;
  return (
    <svg
      {...place}
      viewBox={boxOf(names[0]!)}
      preserveAspectRatio={fit}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: layers(found, names) }}
    />
  );
}

/** What a sign is drawn with: from the page's own table or from a game's. */
export function Drawn({ inside, class: kind }: { inside: string; class?: string }) {
  return <svg class={kind} viewBox={signBox} aria-hidden="true" focusable="false" dangerouslySetInnerHTML={{ __html: inside }} />;
}

/** A sign: small, and there from the first moment. */
export function Sign({ name, class: kind }: { name: SignName; class?: string }) {
  return <Drawn inside={signs[name]} class={kind} />;
}
