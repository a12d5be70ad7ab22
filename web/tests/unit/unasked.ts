// What a board under test is not expected to ask or to do.
import type { BoardProps } from '../../src/contract';

const refuse = () => Promise.reject(new Error('not asked'));

export const unasked: Pick<BoardProps<unknown>, 'consider' | 'chooseAll' | 'whyNot' | 'explain' | 'explainEach' | 'attempt' | 'look' | 'moment' | 'retake' | 'recap' | 'undo' | 'peek' | 'advise' | 'stage'> = {
  consider: () => {},
  chooseAll: () => {},
  whyNot: () => {},
  explain: refuse,
  explainEach: refuse,
  attempt: refuse,
  look: refuse,
  retake: () => false,
  moment: 0,
  recap: () => {},
  undo: () => {},
  peek: null,
  advise: refuse,
  stage: refuse,
};
