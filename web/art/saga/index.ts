// All pictures of Dungeon Saga. Floors, walls and fog come from the rows of a map: ground.ts.
import { Picture } from '../lino';
import { bosses } from './bosses';
import { allCards } from './cards';
import { allFurniture } from './furniture';
import { heroes } from './heroes';
import { items, objects } from './items';
import { minions } from './minions';
import { figure } from './parts';
import { allPortraits } from './portraits';
import { road } from './road';
import { allScenes } from './scenes';
import { spells } from './spells';
import { feats, skills } from './talents';
import { allThings } from './things';

/** They fill four squares. */
export const large = new Set(['hoggar', 'zombie_troll']);

export const figures = (): Picture[] => Object.entries({ ...heroes, ...bosses, ...minions }).map(([id, draw]) => figure(id, draw, large.has(id)));

/** What content names and a hand or a sheet shows: to be known at 28 pixels. */
const emblems = (kind: string, all: Record<string, (pic: Picture) => void>): Picture[] =>
  Object.entries(all).map(([id, draw]) => {
    const pic = new Picture(`saga-${kind}-${id}`, 80, 80, true);
    draw(pic);
    return pic;
  });

export const saga = (): Picture[] => [...figures(), ...allFurniture(), ...allThings(), ...emblems('spell', spells), ...emblems('item', items), ...emblems('object', objects), ...emblems('feat', feats), ...emblems('skill', skills), ...allPortraits(), ...allCards(), ...allScenes(), road()];
