// Answers as the worker would, from invented games: what the screens look like with none, some or damaged ones.
import { ProtocolError, type Connection, type Request } from '../../src/connection/connection';
import type { GameRecord, KeptGame } from '../../src/kept';

const hour = 3_600_000;
const now = Date.now();
const many = new URLSearchParams(location.search).get('games') === 'many';

function kept(table: string, hours: number, part: Partial<KeptGame>): KeptGame {
  const chairs = [{ name: 'Anna', level: null }, { name: 'Bruno', level: 2 }, { name: 'Cleo', level: 4 }];
  return { table, game: 'crypt', players: chairs.length, chairs, started: now - hours * hour, changed: now - hours * hour, length: 41, over: false, ...part };
}

let games: KeptGame[] = many
  ? [
      kept('k1', 0.4, {}),
      kept('k2', 30, { players: 1, chairs: [{ name: 'Anna', level: null }], length: 12 }),
      kept('k3', 80, { damaged: 'the actions do not lead to the position' }),
      kept('k4', 200, {}),
      kept('k5', 9, { over: true, length: 188 }),
      kept('k6', 300, { over: true, length: 201, players: 2, chairs: [{ name: 'Anna', level: null }, { name: 'Zoe', level: null }] }),
    ]
  : [];

function record(index: number): GameRecord {
  const alone = index % 3 === 0;
  const level = 1 + (index % 4);
  const score = 34 + ((index * 7) % 19);
  const rating = score >= 50 ? 'magnificent' : score >= 40 ? 'rich' : 'petty';
  const chairs = alone ? [{ name: 'Anna', level: null }] : [{ name: 'Anna', level: null }, { name: 'Bruno', level }];
  const won = alone || (index * 5) % 4 > 1;
  const results: GameRecord['results'] = [{ seat: 0, place: won ? 1 : 2, won, score, ...(alone ? { rating } : {}) }];
  if (!alone) results.push({ seat: 1, place: won ? 2 : 1, won: !won, score: won ? score - 3 : score + 4 });
  const luck = chairs.map((_, seat) => ({ rolled: 22, failed: seat === 0 ? 10 : 7, expected: 7.6 }));
  return { table: `r${index}`, game: 'crypt', players: chairs.length, chairs, ended: now - index * 20 * hour, results, luck };
}

let records: GameRecord[] = many ? Array.from({ length: 14 }, (_, index) => record(index)) : [];

function answer(message: Request): object {
  switch (message.cmd) {
    case 'hello':
      return { games: [{ id: 'crypt', name: { en: 'Crypt', it: 'Crypt' }, players: [1, 2, 3, 4], options: [] }] };
    case 'games':
      return { games };
    case 'records':
      return { records };
    case 'forget':
      records = [];
      return {};
    case 'drop':
      games = games.filter(({ table }) => table !== message.table);
      return {};
    case 'new':
      return { table: 'k9' };
    case 'export':
      return { url: 'data:application/json,{}', name: 'crypt.json' };
    case 'import':
      throw new ProtocolError({ code: 'bad_save', message: 'action 12 leads elsewhere' });
    default:
      return {};
  }
}

export const connection: Connection = {
  request: async <Reply>(message: Request) => answer(message) as Reply,
};
