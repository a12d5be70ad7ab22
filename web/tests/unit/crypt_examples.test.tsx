import { cleanup, render } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import { examples, frames } from '../../src/games/crypt/examples';
import { parseRules } from '../../src/rules/markdown';
import english from '../../../content/locales/crypt/en.json';
import italian from '../../../content/locales/crypt/it.json';
import { projectFile } from './project_file';

const told = new Map(parseRules(projectFile('docs/rules/crypt.md')).chapters.flatMap(({ blocks }) => blocks.flatMap((block) => ('id' in block && block.id ? [[block.id, block.text] as const] : []))));
/** the tests of the rules, which play each example in the engine */
const played = projectFile('tests/rules/crypt/examples_test.cpp');

/** What the rules and their tests say of an example. */
function truth(id: string): string {
  const [test = ''] = new RegExp(`TEST_CASE\\("[^"]*${id}[:,][^]*?(?=TEST_CASE|$)`).exec(played) ?? [];
  return `${told.get(id) ?? ''}\n${test}`.replaceAll('`', '');
}

afterEach(cleanup);

describe('the worked examples of Crypt', () => {
  test('every one is drawn', () => {
    const all = [...told.keys()].filter((id) => id.startsWith('CR-E'));
    expect(all.length).toBeGreaterThan(20);
    expect(examples.drawn).toEqual(all);
  });

  test.each(Object.entries(frames))('%s shows no dice but those of the rules', (id, pictures) => {
    const known = truth(id);
    const allowed = pictures.filter(({ wrong }) => !wrong);
    const said = allowed.flatMap(({ cards = '', more = '' }) => [...`${cards}; ${more}`.matchAll(/\d+x\d|r\d(?: e\d)?/g)].map(([what]) => what));
    expect(said.filter((what) => !known.includes(what))).toEqual([]);
  });

  test('what fails is what is lower than its effort', () => {
    const rolled = Object.values(frames).flatMap((pictures) => pictures.flatMap(({ cards = '' }) => [...cards.matchAll(/x(\d): ([\d! ]+)\]/g)]));
    expect(rolled.length).toBeGreaterThan(4);
    for (const [whole, effort, dice] of rolled) for (const die of dice!.split(' ')) expect([whole, die.endsWith('!')]).toEqual([whole, parseInt(die) < Number(effort)]);
  });

  test('every picture has its words in both languages, and no words are left over', () => {
    const keys = Object.entries(frames).flatMap(([id, pictures]) => pictures.map((_, at) => `example.${id}.${at + 1}`));
    for (const words of [english, italian]) expect(Object.keys(words).filter((key) => key.startsWith('example.')).sort()).toEqual([...keys].sort());
  });

  test('cards, dice, and who holds them, can be seen and heard', () => {
    const { Example } = examples;
    const { container } = render(<Example id="CR-E3" />);
    const [first, wrong, last] = [...container.querySelectorAll('.example-frame')];
    expect(first!.querySelectorAll('.crypt-card').length).toBe(4);
    expect(first!.querySelector('[role="img"]')!.getAttribute('aria-label')).toBe('Idol 3: B 3 3; Pottery 2; Jewelry 1; Remains ?: B 5');
    expect(wrong!.textContent).toContain(english['web.crypt.example.wrong']);
    expect(last!.querySelectorAll('.crypt-die[data-seat="2"]').length).toBe(3);
    expect(last!.textContent).toContain(english['example.CR-E3.3']);
  });
});
