// Dungeon Digger's face: everything the shell needs to show and word the game.
import type { GameFace } from '../../contract';
import type { DiggerView } from '../../generated/digger_view';
import { Board } from './board';
import { keys } from './dock/keys';
import { End } from './end';
import { gainWords, oddsWords } from './gains';
import { lessons } from './lessons';
import { lines } from './lines';
import { looks, pause, sound } from './pace';
import { reasonWords } from './reasons';
import { setup } from './setup';
import { Statistics } from './statistics';
import { strength } from './strength';
import { luck } from './tally';
import { actionWords, must, scoreWords } from './words';

export const digger: GameFace<DiggerView> = {
  id: 'digger',
  Board,
  End,
  must,
  actionWords,
  oddsWords,
  gainWords,
  reasonWords,
  lines,
  pause,
  looks,
  sound,
  roomy: true,
  keys,
  scoreWords,
  setup,
  strength,
  lessons,
  luck,
  Statistics,
};
