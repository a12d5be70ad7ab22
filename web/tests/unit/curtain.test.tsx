// The curtain says whose turn it is and what must be done, and shows nothing of anybody.
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import type { GameFace } from '../../src/contract';
import { Curtain } from '../../src/table/Curtain';
import type { Session } from '../../src/table/session';

afterEach(cleanup);

test('whose turn, what is to be done, and the way in', () => {
  const session = {
    curtain: signal(1),
    chairs: [{ name: 'Anna', level: null }, { name: 'Bruno', level: null }],
    turn: signal({ actor: 1, kind: 'claim' }),
    view: signal({}),
    steps: signal([]),
    takeBack: signal(null),
    face: { must: (turn: { kind: string }, _: unknown, chairs: { name: string }[]) => `${chairs[1]!.name} must ${turn.kind}` } as unknown as GameFace,
    lift: vi.fn(),
  };
  render(<Curtain session={session as unknown as Session} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bruno’s turn: hand over');
  expect(screen.getByText('Bruno must claim')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /I am Bruno/ }));
  expect(session.lift).toHaveBeenCalled();
});
