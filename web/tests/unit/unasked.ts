// What a board under test is not expected to ask or to do.
import type { BoardProps } from '../../src/contract';

const refuse = () => Promise.reject(new Error('not asked'));

export const unasked: Pick<BoardProps<unknown>, 'consider' | 'chooseAll' | 'whyNot' | 'explain' | 'explainEach' | 'attempt' | 'look' | 'moment' | 'clock' | 'retake' | 'recap' | 'undo' | 'peek' | 'advise' | 'stage'> = {
  consider: () => {},
  chooseAll: () => {},
  whyNot: () => {},
  explain: refuse,
  explainEach: refuse,
  attempt: refuse,
  look: refuse,
  retake: () => false,
  moment: 0,
  clock: null,
  recap: () => {},
  undo: () => {},
  peek: null,
  advise: refuse,
  stage: refuse,
};
