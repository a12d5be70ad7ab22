// Crypt's face: everything the shell needs to show and word the game.
import type { GameFace } from '../../contract';
import { Board } from './board';
import './crypt.css';
import { End } from './end';
import type { CryptView } from './kinds';
import { lines, luck } from './lines';
import { looks, pause, sound } from './pace';
import { gainWords } from './gains';
import { actionWords, must, oddsWords, scoreWords } from './words';

export const crypt: GameFace<CryptView> = {
  id: 'crypt',
  Board,
  End,
  must,
  actionWords,
  oddsWords,
  gainWords,
  lines,
  pause,
  looks,
  luck,
  sound,
  scoreWords,
};
