// The setup of every game, with or without a board in the page, against what its real engine offers.
import './patience';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const host = vi.hoisted(() => ({ start: vi.fn(), info: vi.fn(), check: vi.fn() }));
vi.mock('../../src/kept', () => ({ gameInfo: host.info, startGame: host.start, checkAdventure: host.check }));

import { Setup } from '../../src/screens/NewGame';
import { offerOf } from './engine';

beforeEach(() => {
  localStorage.clear();
  host.start.mockReset().mockResolvedValue('k1');
  host.check.mockReset();
});
afterEach(cleanup);

describe('games without a face', () => {
  test('show every option that belongs to the table, whatever its type', async () => {
    for (const game of ['onedeck', 'digger', 'saga']) {
      const info = await offerOf(game);
      const { unmount } = render(<Setup info={info} face={null} />);
      for (const count of info.players) {
        fireEvent.click(screen.getByRole('radio', { name: String(count) }));
        await waitFor(() => expect(document.querySelectorAll('.chair').length).toBe(count));
      }
      fireEvent.click(screen.getByRole('button', { name: 'Start' }));
      await waitFor(() => expect(host.start).toHaveBeenCalled());
      host.start.mockClear();
      unmount();
    }
  });

  test('heroes are chosen where the players sit, and change places when one is taken', async () => {
    render(<Setup info={await offerOf('onedeck')} face={null} />);
    fireEvent.click(screen.getByRole('radio', { name: '2' }));
    const second = await waitFor(() => screen.getAllByRole('radio', { name: 'Warrior' })[1]!);
    fireEvent.click(second);
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(host.start.mock.calls[0]![0].options.heroes).toEqual(['mage', 'warrior']));
  });

  test('an adventure from a file is taken when nothing is wrong with it, and else told what is', async () => {
    render(<Setup info={await offerOf('saga')} face={null} />);
    const file = new File(['{}'], 'mine.json');
    const field = screen.getByLabelText<HTMLInputElement>('An adventure of your own', { selector: 'input' });
    host.check.mockResolvedValueOnce({ adventure: {}, faults: [{ path: 'doors', message: 'doors: is missing', rule: 'DS-20.1' }] });
    fireEvent.change(field, { target: { files: [file] } });
    expect((await screen.findByRole('alert')).textContent).toContain('doors: is missing');
    const mine = { id: 'mine', doors: [] };
    host.check.mockResolvedValueOnce({ adventure: mine, faults: [] });
    fireEvent.change(field, { target: { files: [file] } });
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('mine'));
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(host.start.mock.calls[0]![0].options.adventure).toEqual(mine));
  });
});
