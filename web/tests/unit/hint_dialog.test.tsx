// What a hint tells a person: an estimated chance to win, or the score to expect, as the engine says it.
import { cleanup, render, screen, waitFor } from '@testing-library/preact';
import { signal } from '@preact/signals';
import { afterEach, describe, expect, it } from 'vitest';
import type { Advice } from '../../src/contract';
import { scoreWords } from '../../src/games/crypt/words';
import { HintDialog } from '../../src/table/HintDialog';
import type { Session } from '../../src/table/session';
import { speak } from '../../src/words';

function show(advice: Advice) {
  const face = { actionWords: (action: string) => action, gainWords: () => [], oddsWords: () => [], scoreWords };
  const session = {
    face,
    view: signal(null),
    chairs: [],
    explain: async () => ({ legal: true }),
  } as unknown as Session;
  render(<HintDialog session={session} first={advice} now onClose={() => {}} onFound={() => {}} onChoose={() => {}} />);
}

const rows = () => [...document.querySelectorAll('.hint-table td')].map((cell) => cell.textContent);

describe('the window of a hint', () => {
  afterEach(async () => {
    cleanup();
    await speak('en');
  });

  const chances: Advice = {
    action: 'pass',
    value: 0.4,
    chance: 0.62,
    considered: [
      { action: 'pass', value: 0.4, chance: 0.62, visits: 9 },
      { action: 'claim', value: 0.5, chance: 0.6, visits: 1 },
    ],
  };

  it('tells the chance, not the value of the search', async () => {
    show(chances);
    await waitFor(() => screen.getByText(/would play: pass\. Estimated chance to win: 62%\./));
    expect(rows()).toEqual(['62%', 'tried 9 times', '60%', 'tried once']);
  });

  it('tells it in Italian', async () => {
    await speak('it');
    show(chances);
    await waitFor(() => screen.getByText(/farebbe così: pass\. Probabilità stimata di vittoria: 62%\./));
  });

  it('tells the score where nobody wins', async () => {
    const score = { score: 47.6 };
    show({ action: 'pass', value: 0.6, ...score, considered: [{ action: 'pass', value: 0.6, visits: 2, ...score }, { action: 'claim', value: 0.5, score: 40, visits: 1 }] });
    await waitFor(() => screen.getByText(/Expected score: 48 coins\./));
    expect(rows()[2]).toBe('40');
    expect(screen.getByText('The alternatives, with their expected score')).toBeTruthy();
  });
});
