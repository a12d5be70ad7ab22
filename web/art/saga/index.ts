// All pictures of Dungeon Saga. Floors, walls and fog come from the rows of a map: ground.ts.
import type { Picture } from '../lino';
import { bosses } from './bosses';
import { allFurniture } from './furniture';
import { heroes } from './heroes';
import { minions } from './minions';
import { figure } from './parts';
import { allThings } from './things';

/** They fill four squares. */
export const large = new Set(['hoggar', 'zombie_troll']);

export const figures = (): Picture[] => Object.entries({ ...heroes, ...bosses, ...minions }).map(([id, draw]) => figure(id, draw, large.has(id)));

export const saga = (): Picture[] => [...figures(), ...allFurniture(), ...allThings()];
