// All pictures of One Deck Dungeon, in the order of its sheet; names.ts says what they are called.
import type { Picture } from '../lino';
import { abilities } from './abilities';
import { beasts } from './beasts';
import { bipeds } from './bipeds';
import { bosses } from './bosses';
import { halls } from './halls';
import { heroes } from './heroes';
import { masses } from './masses';
import { perils } from './perils';
import { shrouds } from './shrouds';
import { things } from './things';

export const onedeck = (): Picture[] => [...halls(), ...bipeds(), ...shrouds(), ...beasts(), ...masses(), ...perils(), ...bosses(), ...heroes(), ...things(), ...abilities()];
