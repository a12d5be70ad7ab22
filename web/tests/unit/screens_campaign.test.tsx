import './patience';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Standing } from '../../src/campaigns';
import type { KeptCampaign } from '../../src/kept';

const host = vi.hoisted(() => ({ open: vi.fn(), step: vi.fn(), count: vi.fn(), start: vi.fn(), drop: vi.fn(), refresh: vi.fn(), begin: vi.fn() }));
const shelf = vi.hoisted(() => ({ campaigns: null as unknown as { value: KeptCampaign[] | null }, kept: null as unknown as { value: unknown[] | null } }));
vi.mock('../../src/campaigns', async () => {
  shelf.campaigns = (await import('@preact/signals')).signal<KeptCampaign[] | null>(null);
  return { campaigns: shelf.campaigns, refreshCampaigns: host.refresh, openCampaign: host.open, makeStep: host.step, countGame: host.count, startDue: host.start, dropCampaign: host.drop, exportCampaign: vi.fn(), beginCampaign: host.begin };
});
vi.mock('../../src/kept', async () => {
  shelf.kept = (await import('@preact/signals')).signal<unknown[] | null>([]);
  return { kept: shelf.kept, refreshKept: async () => {}, gameInfo: async () => ({ id: 'crypt', name: {}, players: [1, 2, 3, 4], options: [] }) };
});
// A face with a campaign: the first game of the page lends its place.
vi.mock('../../src/games', () => ({
  faces: { crypt: async () => ({}) },
  loadFace: async () => ({
    id: 'crypt',
    setup: {},
    strength: () => null,
    campaigns: { title: () => ({ name: 'The long way', about: 'Two of five floors' }), stepWords: (step: string) => `Do ${step}`, State: ({ document }: { document: { state: string } }) => <p>It stands at {document.state}</p> },
  }),
}));

import { route } from '../../src/route';
import Campaign from '../../src/screens/Campaign';
import { Campaigns } from '../../src/screens/Campaigns';

const document_ = { id: 'c1', game: 'crypt', steps: ['a'], state: 'the gate' };
const standing = (part: Partial<Standing> = {}): Standing => ({ campaign: 'c1', game: 'crypt', document: document_, steps: [], ...part });

beforeEach(() => {
  localStorage.clear();
  for (const call of Object.values(host)) call.mockReset().mockResolvedValue(undefined);
  shelf.campaigns.value = [];
  shelf.kept.value = [];
  route.value = ['campaign', 'c1'];
});
afterEach(cleanup);

describe('a campaign', () => {
  test('stands as its face draws it, and goes on by its steps', async () => {
    host.open.mockResolvedValue(standing({ steps: ['rest', 'buy rope'] }));
    host.step.mockResolvedValue(standing({ document: { ...document_, state: 'the inn' } }));
    render(<Campaign />);
    expect(await screen.findByText('It stands at the gate')).toBeTruthy();
    expect(screen.getByText('Two of five floors')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Do buy rope' }));
    expect(await screen.findByText('It stands at the inn')).toBeTruthy();
    expect(host.step).toHaveBeenCalledWith('c1', 'buy rope');
    expect(screen.getByText('The campaign is over.')).toBeTruthy();
  });

  test('starts the game that is due, with as many chairs as it has players', async () => {
    host.open.mockResolvedValue(standing({ new: { players: 2 } }));
    host.start.mockResolvedValue('k4');
    render(<Campaign />);
    const play = await screen.findByRole('button', { name: 'Play it' });
    expect(document.querySelectorAll('.chair').length).toBe(2);
    fireEvent.click(play);
    await waitFor(() => expect(location.hash).toBe('#/table/k4'));
    expect(host.start.mock.calls[0]![1].map(({ level }: { level: number | null }) => level)).toEqual([null, 2]);
  });

  test('counts a game of it that is over, and leads to one that is not', async () => {
    host.open.mockResolvedValue(standing({ table: 'k7' }));
    host.count.mockResolvedValue(standing({ document: { ...document_, state: 'the next floor' } }));
    shelf.kept.value = [{ table: 'k7', over: true }];
    const { unmount } = render(<Campaign />);
    expect(await screen.findByText('It stands at the next floor')).toBeTruthy();
    expect(host.count).toHaveBeenCalledWith('c1', 'k7');
    unmount();
    shelf.kept.value = [{ table: 'k7', over: false }];
    render(<Campaign />);
    expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('#/table/k7');
    expect(host.count).toHaveBeenCalledTimes(1);
  });

  test('says when the version before had to take the place of the last one', async () => {
    host.open.mockResolvedValue(standing({ restored: 'state: differs' }));
    render(<Campaign />);
    expect((await screen.findByRole('alert')).textContent).toContain('state: differs');
  });

  test('that is not here is told as that', async () => {
    host.open.mockRejectedValue(new Error('there is no campaign c1'));
    render(<Campaign />);
    expect((await screen.findByRole('alert')).textContent).toContain('no campaign here of that name');
  });
});

describe('the place on the shelf', () => {
  test('is not there while no game of the page has campaigns and none is kept', () => {
    const { container } = render(<Campaigns />);
    expect(container.textContent).toBe('');
  });

  test('lists what is kept; deleting asks once more', async () => {
    shelf.campaigns.value = [{ campaign: 'c1', game: 'crypt', started: 0, changed: Date.now(), steps: 3, due: true }];
    render(<Campaigns />);
    expect(screen.getByText(/3 steps taken/).textContent).toContain('The next game is due');
    expect(screen.getByRole('link', { name: /^Go on/ }).getAttribute('href')).toBe('#/campaign/c1');
    fireEvent.click(screen.getByRole('button', { name: /^Delete/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Yes, delete' }));
    expect(host.drop).toHaveBeenCalledWith('c1');
  });
});
