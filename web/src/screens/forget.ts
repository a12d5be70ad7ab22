// Deletes all that this page keeps in the browser about games and wishes. The program itself, stored for offline use,
// is no data of the player and stays.
import { dropGame, forgetRecords, kept, refreshKept } from '../kept';

export async function forgetEverything(): Promise<void> {
  await refreshKept();
  for (const { table } of kept.value ?? []) await dropGame(table);
  await forgetRecords();
  for (const key of Object.keys(localStorage)) if (key.startsWith('undercroft.')) localStorage.removeItem(key);
}
