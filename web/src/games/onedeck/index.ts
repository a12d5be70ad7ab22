// One Deck Dungeon's face: everything the shell needs to show and word the game.
import { lazy } from 'preact/compat';
import type { GameFace } from '../../contract';
import { say } from '../../words';
import { Board } from './board';
import { campaigns } from './campaign';
import { End } from './end';
import { keys } from './keys';
import type { OnedeckView } from './kinds';
import { lessons } from './lessons';
import { lines } from './lines';
import { oddsWords } from './odds';
import './onedeck.css';
import { looks, pause, sound } from './pace';
import { reasonWords } from './reasons';
import { setup } from './setup';
import { strength } from './strength';
import { luck } from './tally';
import { actionWords, must } from './words';

export const onedeck: GameFace<OnedeckView> = {
  id: 'onedeck',
  Board,
  End,
  must,
  actionWords,
  oddsWords,
  gainWords: () => [],
  reasonWords,
  lines,
  pause,
  looks,
  swift: true,
  sound,
  keys,
  // nobody is given points here: a party wins or loses
  scoreWords: () => say('web.table.over'),
  setup,
  strength,
  lessons,
  luck,
  Statistics: lazy(async () => ({ default: (await import('./statistics')).Statistics })),
  campaigns,
};
