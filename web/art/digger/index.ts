// All pictures of Dungeon Digger.
import type { Picture } from '../lino';
import { allFigures } from './figures';
import { allLords } from './lords';
import { allProps, features } from './rooms';
import { allThings } from './things';
import { allTiles } from './tiles';

export const digger = (): Picture[] => [...allTiles(), ...allProps(), ...features().values(), ...allFigures(), ...allLords(), ...allThings()];
