// Whatever a setup can choose, the engine of that game must take: asked of the real modules, game by game.
import { describe, expect, test } from 'vitest';
import { groupsOf, isLegal, settle, surprise, withItem, type Option } from '../../src/setup/options';
import { realEngine, offerOf } from './engine';

const games = ['crypt', 'onedeck', 'digger', 'saga'] as const;

function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
}

describe.each(games)('%s', (game) => {
  test('the usual table of every number of players can be started', async () => {
    const [engine, offer] = [await realEngine(game), await offerOf(game)];
    for (const players of offer.players) {
      const reply = engine.request({ cmd: 'new', game, players, options: settle(offer, players, {}).values });
      expect(reply.error, `${players}`).toBeUndefined();
    }
  });

  test('every surprise can be started, and differs', async () => {
    const [engine, offer] = [await realEngine(game), await offerOf(game)];
    const dice = random(7);
    for (const players of offer.players) {
      const seen = new Set<string>();
      for (let n = 0; n < 8; ++n) {
        const { values } = settle(offer, players, surprise(offer, players, {}, dice));
        const reply = engine.request({ cmd: 'new', game, players, options: values });
        expect(reply.error, JSON.stringify(values)).toBeUndefined();
        engine.request({ cmd: 'close', table: reply.table });
        seen.add(JSON.stringify(values));
      }
      expect(seen.size).toBeGreaterThan(1);
    }
  });

  test('every value on offer can be started, with the rest as it is', async () => {
    const [engine, offer] = [await realEngine(game), await offerOf(game)];
    for (const players of offer.players)
      for (const { id, values, type } of settle(offer, players, {}).options)
        for (const value of type === 'list' ? [] : (values ?? [])) {
          const chosen = settle(offer, players, { [id]: value }).values;
          expect(chosen[id]).toEqual(value);
          const reply = engine.request({ cmd: 'new', game, players, options: chosen });
          expect(reply.error, JSON.stringify(chosen)).toBeUndefined();
          engine.request({ cmd: 'close', table: reply.table });
        }
  });
});

test('an option belongs to the table only while its conditions hold, one calling for the next', async () => {
  const digger = await offerOf('digger');
  const ids = (chosen: object) => settle(digger, 3, chosen as Record<string, unknown>).options.map(({ id }) => id);
  expect(ids({})).not.toContain('face_down');
  expect(ids({ scenario: 'monster_hunt' })).toContain('face_down');
  expect(ids({ scenario: 'sands_of_time' })).toContain('turn_minutes');
  const saga = await offerOf('saga');
  const skills = (players: number, adventure: string) => settle(saga, players, { adventure }).options.find(({ id }) => id === 'skills')?.max;
  expect([skills(2, 'saga-03'), skills(2, 'saga-04'), skills(5, 'saga-10')]).toEqual([undefined, 1, 3]);
  // what five players cannot play is not chosen for them
  expect(settle(saga, 5, { adventure: 'saga-a' }).values['adventure']).toBe('saga-01');
});

test('lists of lists are legal as their names, lengths and numbers say', async () => {
  const saga = await offerOf('saga');
  const skills = settle(saga, 2, { adventure: 'saga-06' }).options.find(({ id }) => id === 'skills') as Option;
  expect(groupsOf(skills, 2).map(({ key }) => key)).toEqual(['orlaf', 'rordin', 'madriga', 'danor']);
  expect(isLegal(skills, { orlaf: ['frenzy', 'thick_hide'] }, 2)).toBe(true);
  for (const wrong of [null, [], { orlaf: ['frenzy', 'frenzy'] }, { orlaf: ['keen_eye'] }, { nobody: [] }, { orlaf: ['frenzy', 'thick_hide', 'long_stride'] }]) expect(isLegal(skills, wrong, 2), JSON.stringify(wrong)).toBe(false);
  const talents = (await offerOf('onedeck')).options.find(({ id }) => id === 'talents')!;
  expect(isLegal(talents, [['grit'], []], 2)).toBe(true);
  expect(isLegal(talents, [['grit']], 2)).toBe(false);
});

test('in a list without doubles, an item that is taken is given in exchange', () => {
  const heroes: Option = { id: 'heroes', type: 'list', default: null, of: ['warrior', 'mage', 'rogue'], length: 'players', distinct: true };
  expect(withItem(heroes, ['warrior', 'mage'], 1, 'warrior')).toEqual(['mage', 'warrior']);
  expect(withItem(heroes, ['warrior', 'mage'], 1, 'rogue')).toEqual(['warrior', 'rogue']);
  expect(withItem({ ...heroes, distinct: false }, ['warrior', 'mage'], 1, 'warrior')).toEqual(['warrior', 'warrior']);
});
