// Crypt's face: everything the shell needs to show and word the game.
import { lazy } from 'preact/compat';
import type { GameFace } from '../../contract';
import { Board } from './board';
import './crypt.css';
import { End } from './end';
import type { CryptView } from './kinds';
import { lesson } from './lesson';
import { lines } from './lines';
import { looks, pause, sound } from './pace';
import { gainWords } from './gains';
import { reasonWords } from './reasons';
import { setup } from './setup';
import { strength } from './strength';
import { luck } from './tally';
import { actionWords, must, oddsWords, scoreWords } from './words';

export const crypt: GameFace<CryptView> = {
  id: 'crypt',
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
  scoreWords,
  keys: [
    ['1 … 6', 'web.crypt.keys.effort'],
    ['+ −', 'web.crypt.keys.dice'],
  ],
  setup,
  strength,
  lessons: [lesson],
  luck,
  Statistics: lazy(async () => ({ default: (await import('./statistics')).Statistics })),
};
