// Dungeon Digger's face: everything the shell needs to show and word the game.
import type { GameFace } from '../../contract';
import type { DiggerView } from '../../generated/digger_view';
import { Board } from './board';
import { gainWords, oddsWords } from './gains';
import { lines } from './lines';
import { looks, pause, sound } from './pace';
import { plain } from './plain';
import { reasonWords } from './reasons';
import { actionWords, must, scoreWords } from './words';

export const digger: GameFace<DiggerView> = {
  ...plain,
  id: 'digger',
  Board,
  must,
  actionWords,
  oddsWords,
  gainWords,
  reasonWords,
  lines,
  pause,
  looks,
  sound,
  scoreWords,
};
