import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps, Chair } from '../../src/contract';
import { crypt } from '../../src/games/crypt';
import { slotSpoken } from '../../src/games/crypt/spoken';
import type { CryptView } from '../../src/games/crypt/kinds';
import { Table } from './crypt_table';
import { unasked } from './unasked';

const chairs: Chair[] = ['Anna', 'Bruna', 'Carlo', 'Dora'].map((name) => ({ name, level: null }));

function show(table: Table, change: Partial<BoardProps<CryptView>> = {}) {
  const turn = table.turn();
  const props: BoardProps<CryptView> = {
    ...unasked,
    view: table.view(),
    chairs,
    me: 0,
    turn: turn.actor === 0 ? turn : null,
    events: table.history().at(-1)?.events ?? [],
    suggested: null,
    consider: vi.fn(),
    choose: vi.fn(),
    whyNot: vi.fn(),
    explain: (action) => Promise.resolve(table.explain(action)),
    ...change,
  };
  return { props, ...render(<crypt.Board {...props} />) };
}

const slot = (number: number) => screen.getByRole('button', { name: new RegExp(`^Slot ${number}:`) });
const free = (table: Table) => table.view().crypt.flatMap((one) => (one.card && !one.dice ? [Number(one.slot.slice(1))] : []));
const myClaim = async (players: number) => {
  const table = await Table.open(players, 'AAAAAA', 'board');
  table.until((turn, view) => turn.actor === 0 && turn.kind === 'claim' && view.step + 1 < view.order.length && view.seats[0]!.ready === 3);
  return table;
};

afterEach(cleanup);

describe('the board', () => {
  it.each([1, 2, 3, 4])('names every card, player and Collector with %i players', async (players) => {
    const table = await myClaim(players);
    show(table);
    const cards = screen.getAllByRole('button', { name: /^Slot \d: (Idol|Jewelry|Manuscript|Pottery|Remains|Tapestry), / });
    expect(cards).toHaveLength(table.view().crypt.length);
    for (const name of chairs.slice(0, players)) expect(screen.getByRole('button', { name: new RegExp(`^${name.name}, .*ready`) })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /Collector [AB], .*coin/ })).toHaveLength(6);
  });

  it('speaks of a held card in full', () => {
    const spoken = slotSpoken(
      { slot: 'S2', card: { type: 'idol', value: 3, face: 'up', known: [0, 1] }, dice: { holder: 1, count: 2, effort: 3, rolled: null } },
      { total: 6, failed: null },
      chairs,
    );
    expect(spoken).toBe('Slot 2: Idol, value 3, held by Bruna with 2 dice of effort 3 (total 6)');
    expect(slotSpoken({ slot: 'S3', card: { type: 'remains', value: null, face: 'down', known: [] }, dice: null }, null, chairs)).toBe(
      'Slot 3: Remains, face-down, no dice on it',
    );
  });

  it('claims two cards by taps and confirms the whole claim', async () => {
    const table = await myClaim(3);
    const { props } = show(table);
    const [first, second] = free(table) as [number, number];
    fireEvent.click(slot(first));
    fireEvent.click(screen.getByRole('button', { name: /^Effort 3,/ }));
    fireEvent.click(screen.getByRole('button', { name: '2 dice' }));
    fireEvent.click(slot(second));
    fireEvent.click(screen.getByRole('button', { name: /^Effort 5,/ }));
    const action = `claim S${first}:2x3 S${second}:1x5`;
    expect(props.consider).toHaveBeenLastCalledWith(action);
    fireEvent.click(screen.getByRole('button', { name: /^Take .*: two dice at 3; .*: one die at 5$/ }));
    expect(props.choose).toHaveBeenCalledWith(action);
    expect(table.turn().actions).toContain(action);
  });

  it('takes dice back with Escape', async () => {
    const { props } = show(await myClaim(3));
    fireEvent.click(slot(1));
    expect(slot(1).getAttribute('aria-pressed')).toBe('true');
    fireEvent.keyDown(slot(1), { key: 'Escape' });
    expect(slot(1).getAttribute('aria-pressed')).toBe('false');
    expect(props.consider).toHaveBeenLastCalledWith(null);
  });

  it('goes by keys: arrows between cards, digits for effort, plus for another die', async () => {
    const table = await Table.open(2, 'AAAAAA', 'board');
    table.until((turn, view) => turn.actor === 0 && view.step === 0 && view.seats[0]!.ready === 3);
    const { props } = show(table);
    slot(1).focus();
    fireEvent.keyDown(slot(1), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(slot(2));
    fireEvent.click(slot(2));
    fireEvent.keyDown(slot(2), { key: '+' });
    fireEvent.keyDown(slot(2), { key: '6' });
    expect(props.consider).toHaveBeenLastCalledWith('claim S2:2x6');
  });

  it('confirms with Enter on the card that dice were put on, and passes with 0 pressed twice', async () => {
    const table = await myClaim(3);
    const card = free(table)[0]!;
    const { props } = show(table);
    fireEvent.click(slot(card));
    fireEvent.keyDown(slot(card), { key: 'Enter' });
    expect(props.choose).toHaveBeenCalledWith(`claim S${card}:1x1`);
    cleanup();
    const second = show(table);
    fireEvent.keyDown(slot(card), { key: '0' });
    expect(second.props.choose).not.toHaveBeenCalled();
    fireEvent.keyDown(slot(card), { key: '0' });
    expect(second.props.choose).toHaveBeenCalledWith('recover');
  });

  it('takes dice by taps: up from the tray, onto a card, and back', async () => {
    const table = await myClaim(3);
    const card = free(table)[0]!;
    const { props } = show(table);
    fireEvent.click(screen.getByRole('button', { name: 'Ready die 1' }));
    fireEvent.click(screen.getByRole('button', { name: 'Ready die 2' }));
    expect(slot(card).dataset['lit']).toBe('ready');
    fireEvent.click(slot(card));
    expect(props.consider).toHaveBeenLastCalledWith(`claim S${card}:2x1`);
    fireEvent.click(screen.getAllByRole('button', { name: /take it back/ })[0]!);
    expect(props.consider).toHaveBeenLastCalledWith(`claim S${card}:1x1`);
    fireEvent.click(screen.getByRole('button', { name: /take it back/ }));
    expect(props.consider).toHaveBeenLastCalledWith(null);
  });

  it('gives up a draft that cannot go with another card', async () => {
    // The last turn of the round is for one card alone.
    const table = await Table.open(3, 'AAAAAA', 'board');
    const cards = (actions: readonly string[]) => [...new Set(actions.flatMap((action) => /^claim S(\d)/.exec(action)?.[1] ?? []))].map(Number);
    const turn = table.until((now, view) => now.actor === 0 && now.kind === 'claim' && view.step + 1 === view.order.length && cards(now.actions ?? []).length > 1);
    const { props } = show(table);
    const [first, second] = cards(turn.actions!) as [number, number];
    fireEvent.click(slot(first));
    expect(props.consider).toHaveBeenLastCalledWith(expect.stringMatching(`^claim S${first}:`));
    fireEvent.click(slot(second));
    expect(props.consider).toHaveBeenLastCalledWith(expect.stringMatching(`^claim S${second}:`));
    expect(props.whyNot).not.toHaveBeenCalled();
  });

  it('leaves no draft behind when a hint comes', async () => {
    const { props, rerender } = show(await myClaim(3));
    fireEvent.click(slot(1));
    rerender(<crypt.Board {...props} suggested="claim S2:1x3" />);
    await waitFor(() => expect(slot(1).getAttribute('aria-pressed')).toBe('false'));
    expect(props.consider).toHaveBeenLastCalledWith(null);
  });

  it('asks why not where a card cannot be chosen', async () => {
    const table = await Table.open(2, 'AAAAAA', 'own');
    table.until((turn, view) => turn.actor === 0 && turn.kind === 'claim' && view.step === 0 && view.seats[0]!.ready === 3);
    table.act('claim S1:1x6');
    table.act('recover');
    const { props } = show(table);
    fireEvent.click(slot(1));
    // Nothing opens by itself: one line says so, and the reason is asked for.
    expect(props.whyNot).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Why not?' }));
    const asked = vi.mocked(props.whyNot).mock.calls[0]![0];
    expect(asked).toMatch(/^claim S1:/);
    expect(table.explain(asked).rule).toBe('CR-5.3d');
    expect(props.choose).not.toHaveBeenCalled();
  });

  it('words a recovery of nothing as a pass', async () => {
    const { props } = show(await myClaim(3));
    fireEvent.click(screen.getByRole('button', { name: /^Pass \(nothing/ }));
    // There is a card to be had: it is asked once.
    expect(props.choose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Pass all the same' }));
    expect(props.choose).toHaveBeenCalledWith('recover');
  });

  it('offers nothing when it is somebody else’s turn', async () => {
    const { props } = show(await myClaim(3), { turn: null });
    fireEvent.click(slot(1));
    expect(screen.queryByRole('button', { name: /^Take / })).toBeNull();
    expect(props.whyNot).not.toHaveBeenCalled();
  });

  it('lets a power be paid card by card, legal ways only', async () => {
    const table = await Table.open(2, 'ABBBAB', 's0');
    const turn = table.until((now) => now.actor === 0 && (now.actions ?? []).filter((action) => action.startsWith('idol')).length > 1);
    const { props, container } = show(table);
    fireEvent.click(screen.getByRole('button', { name: /Roll a die again/ }));
    for (let guard = 0; guard < 4 && !screen.queryByRole('button', { name: 'Use it' }); ++guard)
      fireEvent.click(container.querySelector('.tokens button')!);
    fireEvent.click(screen.getByRole('button', { name: 'Use it' }));
    expect(turn.actions).toContain(vi.mocked(props.choose).mock.calls[0]![0]);
  });

  it('shows what a roll did, in words', async () => {
    const table = await Table.open(3);
    const view = table.view();
    const events = [
      { type: 'die.rolled', seat: 0, slot: 'S1', effort: 4, result: 2, failed: true, again: false },
      { type: 'die.rolled', seat: 0, slot: 'S1', effort: 4, result: 5, failed: false, again: false },
    ];
    const { container } = show(table, { view, events });
    expect(container.querySelector('.outcome')?.textContent).toBe('1 fails · effort 4');
    expect(container.querySelectorAll('[data-look="failed"]')).toHaveLength(1);
  });

  it('still marks the dice that fail when nothing is known of the step before, as after a reload', async () => {
    const table = await Table.open(2, 'ABBBAB', 's0');
    table.until((now) => now.actor === 0 && now.kind === 'collect.idol');
    const failing = table.view().facts.dice.flatMap((dice) => dice?.failed ?? []).filter(Boolean).length;
    expect(failing).toBeGreaterThan(0);
    const { container } = show(table, { events: [] });
    expect(container.querySelectorAll('[data-look="failed"]')).toHaveLength(failing);
    expect(container.querySelector('.outcome[data-failed="true"]')).not.toBeNull();
  });

  it('draws the turns of a round as the engine tells them', async () => {
    const table = await myClaim(3);
    const { container } = show(table);
    const drawn = [...container.querySelectorAll('.order li')].map((turn) => turn.getAttribute('data-state'));
    expect(drawn).toEqual(table.view().facts.turns);
    expect(drawn).toContain('now');
  });

  it('leaves keys that it does not handle to others while a window is open', async () => {
    const { container } = show(await myClaim(2));
    fireEvent.click(screen.getByRole('button', { name: /^Bruna,/ }));
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    fireEvent.keyDown(container.querySelector('dialog')!, { key: 'F1' });
    document.removeEventListener('keydown', heard);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('draws a suggestion without choosing it', async () => {
    const { props, container } = show(await myClaim(2), { suggested: 'claim S1:2x3' });
    expect(container.querySelectorAll('[data-slot="S1"] [data-look="suggested"]')).toHaveLength(2);
    expect(props.choose).not.toHaveBeenCalled();
  });

  it('shows a rival’s collection in a dialog', async () => {
    const { container } = show(await myClaim(2));
    fireEvent.click(screen.getByRole('button', { name: /^Bruna,/ }));
    expect(container.querySelector('dialog')?.textContent).toContain('Treasure');
  });
});

describe('the end', () => {
  it('counts every source up to the score of the engine and names the winner', async () => {
    const table = await Table.open(3, 'ABABAB');
    while (table.step());
    const { results = [] } = table.turn();
    render(<crypt.End review={() => Promise.resolve(null)} view={table.view()} chairs={chairs} me={0} results={results} events={[]} />);
    fireEvent.click(screen.getByRole('button', { name: 'Show the result' }));
    const winner = results.find((result) => result.won)!;
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain(chairs[winner.seat]!.name);
    const sums = [...document.querySelectorAll('tfoot tr:first-child td')].map((cell) => Number(cell.textContent));
    expect(sums.sort()).toEqual(results.map((result) => result.score).sort());
  });

  it('rates a solo game', async () => {
    const table = await Table.open(1);
    while (table.step());
    render(<crypt.End review={() => Promise.resolve(null)} view={table.view()} chairs={chairs} me={0} results={table.turn().results ?? []} events={[]} />);
    fireEvent.click(screen.getByRole('button', { name: 'Show the result' }));
    expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/^The (Fool|Petty|Rich|Magnificent): \d+ coins?$/);
  });
});
