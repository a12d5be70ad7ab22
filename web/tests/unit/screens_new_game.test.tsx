import './patience';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const start = vi.hoisted(() => vi.fn());
vi.mock('../../src/kept', () => ({ games: async () => [{ id: 'crypt', name: {}, players: [1, 2, 3, 4], options: [] }], startGame: start }));

import NewGame from '../../src/screens/NewGame';
import { collectorsOf, nameFault, rememberedPlan, rememberPlan, startOf, usualPlan, type Plan } from '../../src/screens/new_game_plan';
import { route } from '../../src/route';
import { strengths } from '../../src/games/crypt/strength';
import { projectFile } from './project_file';

beforeEach(() => {
  localStorage.clear();
  start.mockReset().mockResolvedValue('k1');
  route.value = ['new', 'crypt'];
});
afterEach(cleanup);

const person = (name: string) => ({ name, level: null });
const computer = (level: number) => ({ name: '', level });

function plan(part: Partial<Plan>): Plan {
  return { ...usualPlan(), ...part };
}

describe('the plan', () => {
  test('is you against two apprentices, all sides A, unless told otherwise', () => {
    expect(startOf(usualPlan())).toEqual({
      game: 'crypt',
      players: 3,
      options: { collectors: ['A', 'A', 'A', 'A', 'A', 'A'] },
      chairs: [{ name: '', level: null }, { name: 'Bruno', level: 2 }, { name: 'Cleo', level: 2 }],
    });
  });

  test('names are unique, short, and without comma or equals sign', () => {
    const faults = (...names: string[]) => {
      const chairs = [0, 1, 2, 3].map((seat) => person(names[seat] ?? `x${seat}`));
      return names.map((_, seat) => nameFault(plan({ players: 4, chairs }), seat));
    };
    expect(faults('Anna', 'Zoe')).toEqual([null, null]);
    expect(faults('Anna', ' anna ')).toEqual([null, 'taken']);
    expect(faults('a,b', 'a=b', 'abcdefghijklm')).toEqual(['letters', 'letters', 'long']);
    expect(faults('', 'Player 1')).toEqual([null, 'taken']);
    expect(nameFault(plan({ chairs: [person('Bruno'), computer(2), computer(2), computer(2)] }), 0)).toBe('taken');
  });

  test('is remembered; what is damaged gives the usual', () => {
    const own = plan({ players: 2, preset: 'own', own: ['B', 'A', 'random', 'A', 'A', 'B'] });
    rememberPlan(own);
    expect(rememberedPlan()).toEqual(own);
    expect(collectorsOf(rememberedPlan())).toEqual(own.own);
    for (const damaged of ['{', 'null', '7', JSON.stringify({ ...own, players: 9 }), JSON.stringify({ ...own, own: ['A'] }), JSON.stringify({ ...own, chairs: [{ name: 'a=b', level: null }] })]) {
      localStorage.setItem('undercroft.new.crypt', damaged);
      expect(rememberedPlan()).toEqual(usualPlan());
    }
  });
});

/** The screen, as soon as the game's face has come. */
async function draw() {
  render(<NewGame />);
  await screen.findByRole('button', { name: 'Start' });
}

describe('the screen', () => {
  test('starts with one press', async () => {
    await draw();
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(location.hash).toBe('#/table/k1'));
    expect(start).toHaveBeenCalledWith(startOf(usualPlan()));
  });

  test('number of players, levels, names and sides go into the game', async () => {
    await draw();
    fireEvent.click(screen.getByRole('radio', { name: '2' }));
    fireEvent.input(screen.getByRole('textbox', { name: /at A$/ }), { target: { value: 'Anna' } });
    fireEvent.change(screen.getByRole('combobox', { name: /at B$/ }), { target: { value: '5' } });
    fireEvent.click(screen.getByRole('radio', { name: /^Your own mix/ }));
    const side = (await screen.findByRole('group', { name: /Pottery Collector/ })).querySelector<HTMLInputElement>('input[value=B]')!;
    fireEvent.click(side);
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    await waitFor(() =>
      expect(start).toHaveBeenCalledWith({
        game: 'crypt',
        players: 2,
        options: { collectors: ['A', 'A', 'A', 'B', 'A', 'A'] },
        chairs: [{ name: 'Anna', level: null }, { name: 'Bruno', level: 5 }],
      }),
    );
    expect(rememberedPlan().chairs[0]?.name).toBe('Anna');
  });

  test('a faulty name is told, and Start goes to it instead', async () => {
    await draw();
    const field = screen.getByRole('textbox', { name: /at A$/ });
    fireEvent.input(field, { target: { value: 'Bruno' } });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    expect(document.activeElement).toBe(field);
    expect(start).not.toHaveBeenCalled();
  });

  test('somebody must play', async () => {
    await draw();
    fireEvent.change(screen.getByRole('combobox', { name: /at A$/ }), { target: { value: '3' } });
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('At least one seat is for a person.'));
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    expect(start).not.toHaveBeenCalled();
  });

  test('the strength of a computer is told as it was measured', async () => {
    await draw();
    fireEvent.change(screen.getByRole('combobox', { name: /at B$/ }), { target: { value: '3' } });
    expect(await screen.findByText('Beats the apprentice in 68% of 400 games.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: '1' }));
    expect(await screen.findByText('53.1')).toBeTruthy();
  });

  test('a start that fails is told, and can be tried again', async () => {
    start.mockRejectedValueOnce(new Error('no memory'));
    await draw();
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    expect((await screen.findByRole('alert')).textContent).toContain('no memory');
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(start).toHaveBeenCalledTimes(2));
  });

  test('a game that is not in the page is not offered', () => {
    route.value = ['new', 'saga'];
    render(<NewGame />);
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  });
});

test('the figures are those of docs/players.md', () => {
  const page = projectFile('docs/players.md');
  const duels = page.slice(page.indexOf('| level | against 1'), page.indexOf('Three and four players'));
  const from = page.indexOf('| level | mean score');
  const solo = page.slice(from, page.indexOf('\n\n', from));  // other games have tables of levels too
  for (const { level, beatsBelow, soloMean } of strengths) {
    const row = duels.split('\n').find((line) => line.startsWith(`| ${level} |`));
    const cell = row?.split('|')[level];
    expect(beatsBelow === null ? undefined : (beatsBelow.share * 100).toFixed(1)).toBe(cell?.trim().split(' ')[0]);
    if (beatsBelow) expect(beatsBelow.games).toBe(Number(/(\d+) games only/.exec(cell!)?.[1] ?? 400));
    const mean = solo.split('\n').find((line) => line.startsWith(`| ${level} |`))?.split('|')[2]?.trim();
    expect(soloMean === null ? undefined : soloMean.toFixed(1)).toBe(mean);
  }
});
