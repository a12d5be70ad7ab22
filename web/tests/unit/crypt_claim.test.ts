import { describe, expect, it } from 'vitest';
import { Claims, claimText, readClaim, totalOf, wishFor, withPart, without, type Part } from '../../src/games/crypt/claim';
import { numbers, Table } from './crypt_table';

async function positions(): Promise<string[][]> {
  const found: string[][] = [];
  for (const players of [1, 2, 3, 4]) {
    const table = await Table.open(players);
    for (let n = 0; n < 25; ++n) {
      const turn = table.turn();
      if (turn.kind === 'claim' && turn.actions) found.push(turn.actions);
      if (!table.step()) break;
    }
  }
  return found;
}

describe('putting a claim together', () => {
  it('reads and writes the notation, slots ascending', () => {
    expect(readClaim('claim S1:2x3 S4:1x5')).toEqual([
      { slot: 'S1', count: 2, effort: 3 },
      { slot: 'S4', count: 1, effort: 5 },
    ]);
    expect(readClaim('recover')).toBeNull();
    expect(claimText([{ slot: 'S4', count: 1, effort: 5 }, { slot: 'S1', count: 2, effort: 3 }])).toBe('claim S1:2x3 S4:1x5');
  });

  it('can compose every legal claim, part by part, in any order', async () => {
    let checked = 0;
    for (const actions of await positions()) {
      const claims = new Claims(actions);
      const all = actions.map(readClaim).filter((claim) => claim !== null);
      const stride = Math.ceil(all.length / 60);
      for (const claim of all.filter((_, at) => at % stride === 0)) {
        let chosen: Part[] = [];
        for (const part of [...claim].reverse()) {
          expect(claims.options(chosen, part.slot)).toContainEqual(part);
          chosen = withPart(chosen, part);
        }
        expect(claims.legal(chosen)).toBe(true);
        expect(actions).toContain(claimText(chosen));
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(500);
  });

  it('offers nothing that is not part of a legal claim', async () => {
    const pick = numbers(5);
    let offered = 0;
    for (const actions of await positions()) {
      const claims = new Claims(actions);
      const legal = new Set(actions);
      for (let round = 0; round < 8; ++round) {
        let chosen: Part[] = [];
        for (let step = 0; step < 4; ++step) {
          const slot = `S${1 + pick(6)}`;
          const offers = claims.options(chosen, slot);
          for (const offer of offers) expect(legal.has(claimText(withPart(chosen, offer)))).toBe(true);
          offered += offers.length;
          if (offers.length) chosen = withPart(chosen, offers[pick(offers.length)]!);
        }
      }
    }
    expect(offered).toBeGreaterThan(1000);
  });

  it('keeps the other cards when one is changed', async () => {
    const table = await Table.open(3);
    const claims = new Claims(table.turn().actions!);
    const chosen = [{ slot: 'S1', count: 1, effort: 4 }, { slot: 'S2', count: 1, effort: 2 }];
    const counts = new Set(claims.options(chosen, 'S2').map((part) => part.count));
    expect([...counts]).toEqual([1, 2]);
    expect(without(chosen, 'S2')).toEqual([chosen[0]]);
  });

  it('takes the nearest offer to a wish', async () => {
    const table = await Table.open(3);
    const claims = new Claims(table.turn().actions!);
    expect(claims.nearest([], { slot: 'S1', count: 9, effort: 4 })).toEqual({ slot: 'S1', count: 3, effort: 4 });
    expect(claims.nearest([], { slot: 'S9', count: 1, effort: 1 })).toBeNull();
  });

  it('asks the engine why a card cannot be taken with a claim that names its rule', async () => {
    const table = await Table.open(2);
    const turn = table.until((now, view) => now.kind === 'claim' && view.crypt.some((slot) => slot.dice?.holder === now.actor));
    const view = table.view();
    const own = view.crypt.find((slot) => slot.dice?.holder === turn.actor)!;
    const answer = table.explain(wishFor(own.slot, [], view.seats[turn.actor as number]!.ready, view.facts.totals));
    expect(answer.legal).toBe(false);
    expect(answer.rule).toMatch(/^CR-5/);
  });

  it('takes totals, and the strongest claim there is, from the engine’s own table', async () => {
    const { totals } = (await Table.open(3)).view().facts;
    expect(totalOf(totals, { count: 2, effort: 5 })).toBe(10);
    expect(totalOf([[2], [7]], { count: 2, effort: 1 })).toBe(7);
    expect(wishFor('S1', [], 3, totals)).toBe('claim S1:3x6');
    expect(wishFor('S1', [], 9, [[1, 2], [2, 4]])).toBe('claim S1:2x2');
  });
});
