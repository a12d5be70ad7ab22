// Everything that is drawn, by sheet: one file for each game, loaded when its game is opened, and one for the shelf.
import { chairs } from './chairs';
import { collectors, shops } from './crypt/collectors';
import { things } from './crypt/things';
import { kinds, niche, treasure, values } from './crypt/treasures';
import { digger } from './digger';
import { house } from './house';
import type { Picture } from './lino';
import { onedeck } from './onedeck';
import { saga } from './saga';

export const sheets: Record<string, Picture[]> = {
  crypt: [...kinds.map(niche), ...kinds.flatMap((kind) => values.map((value) => treasure(kind, value))), ...shops(), ...collectors(), ...things()],
  digger: digger(),
  house: [...house(), ...chairs()],
  onedeck: onedeck(),
  saga: saga(),
};
