// What a board can ask, wherever it lies: at a table or in a lesson.
import type { BoardProps } from '../contract';
import { usualLevel } from './HintLine';
import type { Session } from './session';

type Questions = Pick<BoardProps<unknown>, 'explain' | 'explainEach' | 'attempt' | 'look' | 'advise' | 'stage'>;

export function questionsOf(session: Session): Questions {
  return {
    explain: (action) => session.explain(action),
    explainEach: (prefix) => session.explainEach(prefix),
    attempt: (actions, wanted) => session.attempt(actions, wanted),
    look: (what) => session.lookFor(what),
    advise: (wanted) => session.suggest(usualLevel, wanted),
    stage: (prefix) => session.stage(prefix),
  };
}
