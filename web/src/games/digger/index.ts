// Dungeon Digger's face: everything the shell needs to show and word the game.
import type { GameFace } from '../../contract';
import type { DiggerView } from '../../generated/digger_view';
import { Board } from './board';
import { plain } from './plain';

export const digger: GameFace<DiggerView> = {
  ...plain,
  id: 'digger',
  Board,
};
