// When a game is over, what is worth remembering of it goes to the statistics. Playing the end again writes the same
// record again, so nothing counts twice.
import { connection } from '../connection/worker_connection';
import type { GameRecord } from '../kept';
import type { Session } from './session';

export function luckOf(session: Session): GameRecord['luck'] {
  const luck = session.chairs.map(() => ({ rolled: 0, failed: 0, expected: 0 }));
  for (const step of session.steps.value) {
    for (const die of session.face.luck(step)) {
      const seat = luck[die.seat];
      if (!seat) continue;
      seat.rolled += 1;
      seat.failed += die.failed ? 1 : 0;
      seat.expected += die.chance;
    }
  }
  return luck;
}

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
    luck: luckOf(session),
  };
  void connection.request({ cmd: 'record', record }).catch(() => {});
}
