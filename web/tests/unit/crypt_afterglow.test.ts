import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/contract';
import { afterglow, remember, type Roll } from '../../src/games/crypt/afterglow';
import type { CryptView } from '../../src/generated/crypt_view';

const rolled = (slot: string, effort: number, result: number, failed: boolean, again = false): GameEvent => ({
  type: 'die.rolled',
  seat: 0,
  slot,
  effort,
  result,
  failed,
  again,
});
const viewWith = (slot: string, effort: number, results: (number | null)[]) =>
  ({ crypt: [{ slot, card: null, dice: { holder: 0, count: results.length, effort, rolled: results } }] }) as unknown as CryptView;
const nothing = new Map<string, Roll[]>();

describe('what a step leaves to be seen', () => {
  it('keeps a card that was taken with its rolls, and says who has it', () => {
    const found = afterglow([
      rolled('S1', 3, 2, true),
      { type: 'card.taken', seat: 0, slot: 'S1', card: 'idol', id: 'I1', value: 4 },
      { type: 'card.discarded', slot: 'S2', card: 'remains', value: null },
      { type: 'ghost.took', slot: 'S3', card: 'tapestry', value: 1 },
    ]);
    expect(found.get('S1')).toMatchObject({ type: 'idol', value: 4, by: 0, gone: true, rolls: [{ effort: 3, result: 2, failed: true }] });
    expect(found.get('S2')).toMatchObject({ by: null, value: null, gone: true });
    expect(found.get('S3')).toMatchObject({ by: 'ghost', gone: true });
  });

  it('remembers which dice fail while they wait on their card, and through a re-roll', () => {
    const first = remember(nothing, viewWith('S2', 4, [2, 5]), [rolled('S2', 4, 2, true), rolled('S2', 4, 5, false)]);
    expect(first.get('S2')!.map((roll) => roll.failed)).toEqual([true, false]);
    const later = remember(first, viewWith('S2', 4, [2, 5]), []);
    expect(later.get('S2')).toEqual(first.get('S2'));
    const again = remember(later, viewWith('S2', 4, [6, 5]), [rolled('S2', 4, 6, false, true)]);
    expect(again.get('S2')!.map((roll) => roll.failed)).toEqual([false, false]);
  });

  it('claims to know nothing about dice of another moment', () => {
    const known = remember(nothing, viewWith('S2', 4, [2]), [rolled('S2', 4, 2, true)]);
    expect(remember(known, viewWith('S2', 4, [3]), []).has('S2')).toBe(false);
    expect(remember(known, viewWith('S1', 4, [2]), []).size).toBe(0);
  });
});
