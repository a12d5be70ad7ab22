// When a game is over, what is worth remembering of it goes to the statistics. Playing the end again writes the same
// record again, so nothing counts twice.
import { connection } from '../connection/worker_connection';
import type { GameRecord } from '../contract';
import type { Session } from './session';

export function recordEnd(session: Session): void {
  const { game, players, chairs, lesson } = session.opened;
  if (lesson) return;
  const record: GameRecord = {
    table: session.table,
    game,
    players,
    chairs,
    ended: Date.now(),
    results: session.turn.value?.results ?? [],
    luck: session.face.luck(session.steps.value, chairs),
  };
  void connection.request({ cmd: 'record', record }).catch(() => {});
}
