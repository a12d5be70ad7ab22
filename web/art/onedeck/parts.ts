// What the pictures of One Deck Dungeon have in common.
import { Picture } from '../lino';

/** An encounter: it stands on nothing, for the hall of the dungeon lies below it. */
export const encounter = (id: string) => new Picture(`onedeck-${id}`, 160, 120);
