import './patience';
import { cleanup, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { KeptGame } from '../../src/kept';
import { ProtocolError } from '../../src/connection/connection';

const host = vi.hoisted(() => ({ drop: vi.fn(), export: vi.fn(), import: vi.fn() }));
const shelf = vi.hoisted(() => ({ kept: null as unknown as { value: KeptGame[] | null } }));
vi.mock('../../src/kept', async () => {
  shelf.kept = (await import('@preact/signals')).signal<KeptGame[] | null>(null);
  return {
    kept: shelf.kept,
    refreshKept: async () => {},
    dropGame: host.drop,
    exportGame: host.export,
    importFile: host.import,
  };
});

vi.mock('../../src/campaigns', async () => ({ campaigns: (await import('@preact/signals')).signal([]), refreshCampaigns: async () => {} }));

import Home from '../../src/screens/Home';
import { ago } from '../../src/screens/ago';
import { offline } from '../../src/offline/keep';
import { speak } from '../../src/words';
import english from '../../../content/locales/en.json';

function game(table: string, part: Partial<KeptGame> = {}): KeptGame {
  const chairs = [{ name: 'Anna', level: null }, { name: 'Bruno', level: 3 }];
  return { table, game: 'crypt', players: 2, chairs, started: 0, changed: Date.now(), length: 7, over: false, ...part };
}

beforeEach(() => {
  shelf.kept.value = [];
  for (const call of Object.values(host)) call.mockReset().mockResolvedValue(undefined);
});
afterEach(async () => {
  cleanup();
  await speak('en');
});

describe('the shelf', () => {
  test('a game with a face can be played, learnt and read; each other game says where it is', async () => {
    render(<Home />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Undercroft');
    expect(screen.getByRole('link', { name: 'Play Crypt' }).getAttribute('href')).toBe('#/new/crypt');
    expect(screen.getByRole('link', { name: 'Learn it Crypt' }).getAttribute('href')).toBe('#/learn/crypt');
    expect(screen.getByRole('link', { name: 'Play One Deck Dungeon' }).getAttribute('href')).toBe('#/new/onedeck');
    expect(screen.getByRole('link', { name: 'Play Dungeon Digger' }).getAttribute('href')).toBe('#/new/digger');
    for (const [name, where] of [['Dungeon Saga', 'In the terminal for now']] as const) {
      const card = (await screen.findByRole('heading', { name })).closest('li')!;
      expect(within(card).getByText(where)).toBeTruthy();
      expect(within(card).queryByRole('link')).toBeNull();
    }
  });

  test('who has no game here is told where games stay, by the address of this page, in both languages', async () => {
    const { unmount } = render(<Home />);
    const stays = 'Games stay with the browser and the address where they were begun.';
    expect(screen.getByText(`Played before? ${stays} This is ${location.origin}.`)).toBeTruthy();
    unmount();
    await speak('it');
    const { unmount: leave } = render(<Home />);
    expect(screen.getByText(new RegExp(`^Hai già giocato\\? .* Questo è ${location.origin}\\.$`))).toBeTruthy();
    leave();
    shelf.kept.value = [game('k1')];
    render(<Home />);
    expect(screen.queryByText(/^Hai già giocato/)).toBeNull();
  });

  test('the tutorial is offered to who has no game yet, and to nobody else', () => {
    const { unmount } = render(<Home />);
    expect(screen.getByRole('link', { name: 'Show me how' }).getAttribute('href')).toBe('#/learn/crypt');
    unmount();
    shelf.kept.value = [game('k1')];
    render(<Home />);
    expect(screen.queryByRole('link', { name: 'Show me how' })).toBeNull();
  });
});

describe('kept games', () => {
  test('unfinished ones can be continued, finished ones looked back at, lessons are not listed', () => {
    shelf.kept.value = [game('k1'), game('k2', { over: true }), game('k3', { lesson: true })];
    render(<Home />);
    const going = screen.getByRole('region', { name: 'Continue where you left off' });
    expect(within(going).getAllByRole('listitem').length).toBe(1);
    expect(within(going).getByRole('link', { name: /^Continue/ }).getAttribute('href')).toBe('#/table/k1');
    expect(going.textContent).toContain('Anna and Bruno (adept)');
    expect(going.textContent).toContain('7 steps played');
    const done = screen.getByRole('region', { name: 'Finished games' });
    expect(within(done).getByRole('link', { name: /^Look back/ }).getAttribute('href')).toBe('#/table/k2');
  });

  test('say whose turn it is, where that is a person', () => {
    const chairs = [{ name: 'Anna', level: null }, { name: '', level: null }, { name: 'Cleo', level: 2 }];
    shelf.kept.value = [0, 1, 2, 'chance', undefined].map((actor, at) => game(`k${at}`, { chairs, players: 3, actor: actor as KeptGame['actor'] }));
    render(<Home />);
    fireEvent.click(screen.getByRole('button', { name: 'Show all 5' }));
    const turns = screen.getAllByText(/steps played/).map((line) => /^(.*?)’s turn/.exec(line.textContent!)?.[1] ?? null);
    expect(turns.slice(0, 3)).toEqual(['Anna', 'Player 2', null]);
  });

  test('deleting asks once more, and can be refused', async () => {
    shelf.kept.value = [game('k1')];
    render(<Home />);
    fireEvent.click(screen.getByRole('button', { name: /^Delete/ }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep it'));
    fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(host.drop).not.toHaveBeenCalled();
    fireEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Yes, delete' }));
    expect(host.drop).toHaveBeenCalledWith('k1');
  });

  test('a damaged game says so and can only be dropped', () => {
    shelf.kept.value = [game('k1', { damaged: 'not JSON' })];
    render(<Home />);
    const row = screen.getByText(/can no longer be read/).closest('li')!;
    expect(row.textContent).toContain('not JSON');
    expect(within(row).queryByRole('link')).toBeNull();
    expect(within(row).getAllByRole('button').length).toBe(1);
  });

  test('the newest three are shown, and all of them on request', async () => {
    shelf.kept.value = ['a', 'b', 'c', 'd', 'e'].map((table) => game(table));
    render(<Home />);
    const going = screen.getByRole('region', { name: 'Continue where you left off' });
    expect(within(going).getAllByRole('listitem').length).toBe(3);
    fireEvent.click(within(going).getByRole('button', { name: 'Show all 5' }));
    await waitFor(() => expect(within(going).getAllByRole('listitem').length).toBe(5));
  });

  test('storage that refuses to delete is told', async () => {
    host.drop.mockRejectedValue(new ProtocolError({ code: 'storage', message: 'quota' }));
    shelf.kept.value = [game('k1')];
    render(<Home />);
    fireEvent.click(screen.getByRole('button', { name: /^Delete/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Yes, delete' }));
    expect((await screen.findByRole('alert')).textContent).toContain('storage is full');
  });
});

describe('offline', () => {
  const state = (state: 'away' | 'coming' | 'ready', progress = 0) => (offline.value = { crypt: { bytes: 431_000, state, progress } });
  afterEach(() => void (offline.value = {}));

  test('a game says whether it is ready, how much it is to keep, and how far it has come', async () => {
    const { container } = render(<Home />);
    expect(container.querySelector('.game-offline')).toBeNull();
    state('away');
    expect(await screen.findByRole('button', { name: 'Keep for offline (431 kB) Crypt' })).toBeTruthy();
    state('coming', 0.4);
    expect(await screen.findByText('Fetching for offline: 40%')).toBeTruthy();
    expect(screen.getByRole('progressbar')).toBeTruthy();
    state('ready');
    expect(await screen.findByText('Ready offline')).toBeTruthy();
  });
});

describe('loading a file', () => {
  const file = new File(['{}'], 'evening.json', { type: 'application/json' });

  test('a good file opens its table', async () => {
    host.import.mockResolvedValue({ table: 'k7' });
    const { container } = render(<Home />);
    fireEvent.change(container.querySelector('input[type=file]')!, { target: { files: [file] } });
    await waitFor(() => expect(location.hash).toBe('#/table/k7'));
  });

  test('a campaign leads to where it stands', async () => {
    host.import.mockResolvedValue({ campaign: 'c3' });
    render(<Home />);
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    fireEvent.change(input, { target: { files: [new File(['{}'], 'campaign.json')] } });
    await waitFor(() => expect(location.hash).toBe('#/campaign/c3'));
  });

  test('a dropped file is taken as well', async () => {
    host.import.mockResolvedValue({ table: 'k8' });
    render(<Home />);
    const place = screen.getByRole('region', { name: 'Load a saved game or a campaign' });
    const drop = createEvent.drop(place);
    Object.defineProperty(drop, 'dataTransfer', { value: { files: [file] } });
    fireEvent(place, drop);
    await waitFor(() => expect(host.import).toHaveBeenCalledWith(file));
  });

  test('a damaged file is refused in words', async () => {
    host.import.mockRejectedValue(new ProtocolError({ code: 'bad_save', message: 'action 12 leads elsewhere' }));
    const { container } = render(<Home />);
    fireEvent.change(container.querySelector('input[type=file]')!, { target: { files: [file] } });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(english['code.bad_save']);
    expect(alert.textContent).toContain('action 12 leads elsewhere');
  });

  test('a file of a game that only the terminal plays is told as that', async () => {
    host.import.mockRejectedValue(new ProtocolError({ code: 'unknown_game', message: 'there is no game onedeck' }));
    const { container } = render(<Home />);
    fireEvent.change(container.querySelector('input[type=file]')!, { target: { files: [file] } });
    expect((await screen.findByRole('alert')).textContent).toContain(english['web.new.none']);
  });
});

test('how long ago, in both languages', async () => {
  const now = Date.UTC(2026, 0, 31);
  const hours = (count: number) => now - count * 3_600_000;
  expect([ago(now, now), ago(hours(1), now), ago(hours(25), now), ago(hours(24 * 15), now)]).toEqual(['now', '1 hour ago', 'yesterday', '2 weeks ago']);
  await speak('it');
  expect(ago(hours(3), now)).toBe('3 ore fa');
});

test('the list is drawn anew when a game is gone', async () => {
  shelf.kept.value = [game('k1')];
  render(<Home />);
  expect(screen.getByRole('region', { name: 'Continue where you left off' })).toBeTruthy();
  shelf.kept.value = [];
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Continue where you left off' })).toBeNull());
});
