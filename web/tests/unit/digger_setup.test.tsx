// The setup of Dungeon Digger: every option and every value that its engine offers has a name and a sentence, and what the
// cards choose can be started.
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Lords, Scenarios, setup } from '../../src/games/digger/setup';
import { strength } from '../../src/games/digger/strength';
import { SetupWords } from '../../src/setup/words';
import { learnWords, speak } from '../../src/words';
import { faultOf } from './digger_games';
import { offerOf, realEngine } from './engine';
import { projectFile } from './project_file';

await learnWords('digger');
afterEach(async () => {
  cleanup();
  await speak('en');
});

const words = new SetupWords('digger', { setup });

describe.each(['en', 'it'] as const)('%s', (language) => {
  test('every option has a name and says what it means, and so has every value', async () => {
    await speak(language);
    const { options } = await offerOf('digger');
    expect(options.length).toBeGreaterThan(6);
    for (const { id, type, values = [] } of options) {
      const { name, about = '' } = words.option(id);
      expect([faultOf(name), faultOf(about)], id).toEqual([null, null]);
      expect(name).not.toBe(id);
      for (const value of type === 'bool' ? [] : values) {
        const shown = words.value(id, value);
        expect(faultOf(shown.name), `${id} ${String(value)}: ${shown.name}`).toBeNull();
        if (id === 'scenario' || id === 'lords') expect(faultOf(shown.about ?? ''), `${id} ${String(value)}`).toBeNull();
        if (id === 'scenario' || id === 'lords') expect(shown.picture, String(value)).toBeTruthy();
      }
    }
  });

  test('the six lords, with both of their abilities', async () => {
    await speak(language);
    const { container } = render(<Lords id="lords" legend="lords" values={['off', 'random', 'choose']} value="off" choose={() => {}} />);
    const lords = [...container.querySelectorAll('.dd-lords li')];
    expect(lords.length).toBe(6);
    for (const lord of lords) {
      expect(lord.querySelectorAll('p').length).toBe(2);
      expect(faultOf(lord.textContent ?? '')).toBeNull();
    }
  });
});

test('seven scenarios as cards, and what goes with the chosen one as chips: all mixes that there are, and no others', async () => {
  const offer = await offerOf('digger');
  const values = offer.options.find(({ id }) => id === 'scenario')!.values!;
  const reached = new Set<unknown>();
  for (const value of values) {
    const choose = vi.fn();
    const { container, unmount } = render(<Scenarios id="scenario" legend="Scenario" values={values} value={value} choose={choose} />);
    expect(container.querySelectorAll('input[name="scenario"]').length).toBe(7);
    // what is chosen is shown as chosen, the mix too
    expect(container.querySelectorAll('input[name="scenario"]:checked').length).toBe(1);
    for (const input of container.querySelectorAll<HTMLInputElement>('input:not(:checked)')) fireEvent.click(input);
    for (const [chosen] of choose.mock.calls) {
      expect(values).toContain(chosen);
      reached.add(chosen);
    }
    unmount();
  }
  expect(reached.size).toBe(values.length);
  expect(values.length).toBe(17);
  const engine = await realEngine('digger');
  for (const scenario of values) {
    const reply = engine.request({ cmd: 'new', game: 'digger', players: 3, options: { scenario } });
    expect(reply.error, String(scenario)).toBeUndefined();
    engine.request({ cmd: 'close', table: reply.table });
  }
});

test('levels are as strong as docs/players.md measured them', () => {
  const told = projectFile('docs/players.md').split('### Dungeon Digger')[1]!;
  const rows = [...told.matchAll(/^\| (\d) : (\d) \| (\d+)[^|]*\| ([\d.]+) \(/gm)];
  expect(rows.length).toBe(4);
  for (const [, level, below, games, share] of rows) {
    expect(Number(below)).toBe(Number(level) - 1);
    const sentence = strength(Number(level))!;
    expect(faultOf(sentence)).toBeNull();
    expect(sentence).toContain(games);
    if (Number(games) >= 100) expect(sentence).toContain(`${Math.round(Number(share))}%`);
    else expect(sentence).not.toContain('%');
  }
  expect(strength(1)).toBeTruthy();
  expect(strength(6)).toBeNull();
});
