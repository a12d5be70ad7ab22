import './patience';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const host = vi.hoisted(() => ({ start: vi.fn(), info: vi.fn(), check: vi.fn() }));
vi.mock('../../src/kept', () => ({ gameInfo: host.info, startGame: host.start, checkAdventure: host.check }));

import NewGame from '../../src/screens/NewGame';
import { ProtocolError } from '../../src/connection/connection';
import { strengths } from '../../src/games/crypt/strength';
import { route } from '../../src/route';
import { hasPerson, nameFault, rememberedPlan, rememberPlan, startOf, usualPlan, type Plan } from '../../src/setup/plan';
import { offerOf } from './engine';
import { projectFile } from './project_file';

const crypt = await offerOf('crypt');
const usual = () => usualPlan(crypt);

beforeEach(() => {
  localStorage.clear();
  host.start.mockReset().mockResolvedValue('k1');
  host.info.mockReset().mockImplementation(offerOf);
  host.check.mockReset();
  route.value = ['new', 'crypt'];
});
afterEach(cleanup);

const person = (name: string, as?: number) => ({ name, level: null, ...(as === undefined ? {} : { as }) });
const computer = (level: number) => ({ name: '', level });

function plan(part: Partial<Plan>): Plan {
  return { ...usual(), ...part };
}

describe('the plan', () => {
  test('is you against two apprentices, as the game is meant for a start, unless told otherwise', () => {
    expect(startOf('crypt', crypt, usual())).toEqual({
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

  test('one person can have several seats, under one name', () => {
    const chairs = [person('Anna'), person('', 0), computer(2), person('', 1)];
    const four = plan({ players: 4, chairs });
    expect(startOf('crypt', crypt, four).chairs.map(({ name }) => name)).toEqual(['Anna', 'Anna', 'Cleo', 'Anna']);
    expect([0, 1, 3].map((seat) => nameFault(four, seat))).toEqual([null, null, null]);
    // without a name of their own they are known by that of their first seat
    expect(startOf('crypt', crypt, plan({ players: 2, chairs: [person(''), person('', 0), computer(1), computer(1)] })).chairs.map(({ name }) => name)).toEqual(['Player 1', 'Player 1']);
    // who became a computer leaves the other seat to a person of its own
    expect(startOf('crypt', crypt, plan({ players: 2, chairs: [computer(3), person('', 0), computer(1), computer(1)] })).chairs).toEqual([{ name: 'Ada', level: 3 }, { name: '', level: null }]);
    expect(hasPerson(plan({ players: 1, chairs: [computer(3), person('', 0), computer(1), computer(1)] }))).toBe(false);
  });

  test('is remembered; what is damaged gives the usual', () => {
    const own = plan({ players: 2, chairs: [person('Anna'), person('', 0), computer(1), computer(5)], options: { collectors: ['B', 'A', 'random', 'A', 'A', 'B'] } });
    rememberPlan('crypt', own);
    expect(rememberedPlan('crypt', crypt)).toEqual(own);
    expect(startOf('crypt', crypt, rememberedPlan('crypt', crypt)).options).toEqual(own.options);
    const damaged = ['{', 'null', '7', '[]', ...[{ players: 9 }, { options: [] }, { options: null }, { chairs: [] }, { chairs: [{ name: 'a=b', level: null }, ...own.chairs.slice(1)] }, { chairs: [person('', 0), ...own.chairs.slice(1)] }].map((part) => JSON.stringify({ ...own, ...part }))];
    for (const text of damaged) {
      localStorage.setItem('undercroft.new.crypt', text);
      expect(rememberedPlan('crypt', crypt), text).toEqual(usual());
    }
    // an option that is not legal is as if it had not been chosen
    for (const collectors of ['B', ['B'], ['A', 'A', 'A', 'A', 'A', 'C']])
      expect(startOf('crypt', crypt, plan({ options: { collectors, of_another_version: 3 } })).options).toEqual({ collectors: ['A', 'A', 'A', 'A', 'A', 'A'] });
  });
});

/** The screen, as soon as the game's face has come. */
async function draw() {
  render(<NewGame />);
  await screen.findByRole('button', { name: 'Start' });
}

const chair = (letter: string) => within(screen.getByRole('group', { name: `Who sits at ${letter}` }).closest('li')!);

describe('the screen', () => {
  test('starts with one press', async () => {
    await draw();
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(location.hash).toBe('#/table/k1'));
    expect(host.start).toHaveBeenCalledWith(startOf('crypt', crypt, usual()));
  });

  test('number of players, levels, names and sides go into the game', async () => {
    await draw();
    fireEvent.click(screen.getByRole('radio', { name: '2' }));
    fireEvent.input(screen.getByRole('textbox', { name: /at A$/ }), { target: { value: 'Anna' } });
    fireEvent.click(chair('B').getByRole('radio', { name: 'master' }));
    fireEvent.click(screen.getByRole('radio', { name: /^Your own mix/ }));
    const side = (await screen.findByRole('group', { name: /Pottery Collector/ })).querySelector<HTMLInputElement>('input[value=B]')!;
    fireEvent.click(side);
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    await waitFor(() =>
      expect(host.start).toHaveBeenCalledWith({
        game: 'crypt',
        players: 2,
        options: { collectors: ['A', 'A', 'A', 'B', 'A', 'A'] },
        chairs: [{ name: 'Anna', level: null }, { name: 'Bruno', level: 5 }],
      }),
    );
    expect(rememberedPlan('crypt', crypt).chairs[0]?.name).toBe('Anna');
  });

  test('a person can take a second chair', async () => {
    await draw();
    fireEvent.input(screen.getByRole('textbox', { name: /at A$/ }), { target: { value: 'Anna' } });
    fireEvent.click(await chair('B').findByRole('radio', { name: 'Anna, too' }));
    expect(await chair('B').findByText(/Plays both seats/)).toBeTruthy();
    expect(chair('B').queryByRole('textbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(host.start.mock.calls[0]![0].chairs.slice(0, 2)).toEqual([{ name: 'Anna', level: null }, { name: 'Anna', level: null }]));
  });

  test('a surprise is another table of the same people', async () => {
    await draw();
    const before = startOf('crypt', crypt, rememberedPlan('crypt', crypt));
    fireEvent.click(screen.getByRole('button', { name: 'Surprise me' }));
    const after = startOf('crypt', crypt, rememberedPlan('crypt', crypt));
    expect(after.chairs).toEqual(before.chairs);
    expect(after.options).not.toEqual(before.options);
  });

  test('a faulty name is told, and Start goes to it instead', async () => {
    await draw();
    const field = screen.getByRole('textbox', { name: /at A$/ });
    fireEvent.input(field, { target: { value: 'Bruno' } });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    expect(document.activeElement).toBe(field);
    expect(host.start).not.toHaveBeenCalled();
  });

  test('somebody must play', async () => {
    await draw();
    fireEvent.click(chair('A').getByRole('radio', { name: 'Computer' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('At least one seat is for a person.'));
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    expect(host.start).not.toHaveBeenCalled();
  });

  test('the strength of a computer is told as it was measured', async () => {
    await draw();
    fireEvent.click(chair('B').getByRole('radio', { name: 'adept' }));
    expect(await screen.findByText('Beats the apprentice in 68% of 400 games.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: '1' }));
    expect(await screen.findByText('53.1')).toBeTruthy();
  });

  test('a start that fails is told, and can be tried again', async () => {
    host.start.mockRejectedValueOnce(new Error('no memory'));
    await draw();
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    expect((await screen.findByRole('alert')).textContent).toContain('no memory');
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(host.start).toHaveBeenCalledTimes(2));
  });

  test('an option that the engine refuses is marked', async () => {
    host.start.mockRejectedValueOnce(new ProtocolError({ code: 'bad_config', message: 'options.collectors: should please', path: 'options.collectors[2]' }));
    await draw();
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(document.querySelector('.option-place.faulty h2')?.textContent).toBe('Collectors'));
  });

  test('a game without a board in the page is not offered', () => {
    route.value = ['new', 'rummy'];
    render(<NewGame />);
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  });
});

test('the figures are those of docs/players.md', () => {
  const page = projectFile('docs/players.md');
  const duels = page.slice(page.indexOf('| level | against 1'), page.indexOf('Three and four players'));
  const from = page.indexOf('| level | mean score');
  const solo = page.slice(from, page.indexOf('\n\n', from)); // other games have tables of levels too
  for (const { level, beatsBelow, soloMean } of strengths) {
    const row = duels.split('\n').find((line) => line.startsWith(`| ${level} |`));
    const cell = row?.split('|')[level];
    expect(beatsBelow === null ? undefined : (beatsBelow.share * 100).toFixed(1)).toBe(cell?.trim().split(' ')[0]);
    if (beatsBelow) expect(beatsBelow.games).toBe(Number(/(\d+) games only/.exec(cell!)?.[1] ?? 400));
    const mean = solo.split('\n').find((line) => line.startsWith(`| ${level} |`))?.split('|')[2]?.trim();
    expect(soloMean === null ? undefined : soloMean.toFixed(1)).toBe(mean);
  }
});
