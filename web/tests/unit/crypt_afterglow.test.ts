import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/contract';
import { afterglow } from '../../src/games/crypt/afterglow';

const rolled = (slot: string, effort: number, result: number, failed: boolean, again = false): GameEvent => ({
  type: 'die.rolled',
  seat: 0,
  slot,
  effort,
  result,
  failed,
  again,
});

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
});
