// All pictures of Dungeon Digger.
import type { Picture } from '../lino';
import { allProps, features } from './rooms';
import { allTiles } from './tiles';

export const digger = (): Picture[] => [...allTiles(), ...allProps(), ...features().values()];
