import './patience';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';

vi.mock('../../src/kept', () => ({}));

import Rules from '../../src/screens/Rules';
import RulesSheet from '../../src/rules/RulesSheet';
import { readGlossary } from '../../src/rules/glossary';
import { parseInline, plainText } from '../../src/rules/inline';
import { chapterWith, idsOf, parseRules, type Block } from '../../src/rules/markdown';
import type { Reading } from '../../src/rules/reading';
import { RuleText } from '../../src/rules/RuleText';
import { cutAt, needlesOf, search, stem } from '../../src/rules/search';
import { sourceOf } from '../../src/rules/sources';
import { route } from '../../src/route';
import { learnWords, say, speak } from '../../src/words';
import english from '../../../content/locales/en.json';
import { projectFile } from './project_file';

const games = ['crypt', 'onedeck', 'digger', 'saga'] as const;
const texts = Object.fromEntries(games.map((game) => [game, projectFile(`docs/rules/${game}.md`)])) as Record<(typeof games)[number], string>;
const everything = (text: string) => text.replace(/<!--.*?-->/g, '');
const wordsIn = (block: Block) => (block.kind === 'table' ? [...block.head, ...block.rows.flatMap(({ cells }) => cells)].join(' ') : block.text);

afterEach(async () => {
  cleanup();
  await speak('en');
});

describe('reading a rules file', () => {
  test.each(games)('every id that begins a line of %s is found, once, if nothing is left out', (game) => {
    const text = everything(texts[game]);
    const begun = [...text.matchAll(/^\s*(?:[-*]\s+|\|\s*|#{3,}\s*)?\*\*((?:CR|OD|DD|DS)-[A-Z]?\d+(?:\.\d+[a-z]?)?)\b/gm)].map((match) => match[1]!);
    const found = idsOf(parseRules(text));
    expect(begun.length).toBeGreaterThan(50);
    expect(begun.filter((id) => !found.includes(id))).toEqual([]);
    expect(found.filter((id, at) => found.indexOf(id) !== at)).toEqual([]);
  });

  test.each(games)('every rule of %s that has a sentence can be opened', (game) => {
    const found = new Set(idsOf(parseRules(texts[game])));
    const keys = Object.keys(JSON.parse(projectFile(`content/locales/${game}/en.json`)) as Record<string, string>);
    const told = keys.flatMap((key) => /^rule\.([A-Z]+-[\w.]+)$/.exec(key)?.[1] ?? []);
    expect(told.length).toBeGreaterThan(30);
    // What the engine says of a decision itself stands in a chapter for builders; the reader shows the sentence alone.
    expect(told.filter((id) => !found.has(id) && !/-D\d/.test(id))).toEqual([]);
  });

  test.each(games)('nothing that speaks to builders is shown to players of %s', (game) => {
    const shown = parseRules(texts[game]).chapters;
    const words = shown.flatMap(({ title, blocks }) => [title, ...blocks.map(wordsIn)]).join('\n');
    const engineering = /\.json|\.md\b|<!--|Game id|Contents:|front end|fixed action index/;
    expect(words.split('\n').filter((line) => engineering.test(line))).toEqual([]);
    expect(shown.map(({ title }) => title)).not.toContain('Decision points');
    expect(shown.length).toBeGreaterThan(10);
  });

  test('no other word of the file is lost', () => {
    const words = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
    const text = everything(texts.crypt);
    const read = words(parseRules(text).chapters.map(({ id, title, blocks }) => `${id} ${title} ${blocks.map(wordsIn).join(' ')}`).join(' '));
    const sentences = [...text.matchAll(/[A-Z][a-z ]{25,}\./g)];
    expect(sentences.length).toBeGreaterThan(40);
    for (const sentence of sentences) expect(read).toContain(words(sentence[0]));
  });

  test('chapters, nested and numbered items, continued lines, tables, and what is for builders', () => {
    const rules = parseRules(
      '# T\n\nHello\nthere.\n\n## CR-5 Claim\n\n- **CR-5.1** one\n  more\n  - **CR-5.1a** two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n---\n<!-- for builders -->\n## Data\n\nx\n<!-- for everybody -->\n# Rulings\n\n- **CR-R1 Pass?** no\n\n1. go\n<!-- for builders -->\nend',
    );
    expect(rules.chapters).toEqual([
      { id: 'preface', title: 'preface', blocks: [{ kind: 'paragraph', text: 'Hello there.' }] },
      {
        id: 'CR-5',
        title: 'Claim',
        blocks: [
          { kind: 'item', depth: 0, text: 'one more', id: 'CR-5.1' },
          { kind: 'item', depth: 1, text: 'two', id: 'CR-5.1a' },
          { kind: 'table', head: ['a', 'b'], rows: [{ cells: ['1', '2'] }] },
        ],
      },
      { id: 'CR-R', title: 'Rulings', blocks: [{ kind: 'item', depth: 0, text: '**Pass?** no', id: 'CR-R1' }, { kind: 'item', depth: 0, text: 'go', number: '1' }] },
    ]);
  });

  test('a chapter is found by its own id and by those of its rules', () => {
    const rules = parseRules(texts.saga);
    expect(chapterWith(rules, 'DS-8.6')?.title).toBe('Fighting and damage');
    expect(chapterWith(rules, 'DS-8')?.title).toBe('Fighting and damage');
    expect(chapterWith(rules, 'DS-R36')?.title).toBe('Rulings');
    expect(chapterWith(rules, 'DS-99.1')).toBeUndefined();
  });

  test('a text in the language is taken where there is one', async () => {
    const folder = '../../../docs/rules/';
    const file = (words: string) => async () => `## Uno\n\n${words}`;
    const files = { [`${folder}crypt.md`]: file('English'), [`${folder}it/crypt.md`]: file('italiano'), [`${folder}saga.md`]: file('English') };
    const read = async (game: string, language: 'en' | 'it') => {
      const source = sourceOf(game, language, files);
      return source && [source.language, wordsIn((await source.load()).chapters[0]!.blocks[0]!)];
    };
    expect(await read('crypt', 'it')).toEqual(['it', 'italiano']);
    expect(await read('crypt', 'en')).toEqual(['en', 'English']);
    expect(await read('saga', 'it')).toEqual(['en', 'English']);
    expect(await read('chess', 'it')).toBeUndefined();
  });
});

describe('the marks inside a line', () => {
  test('code, strong, stressed words and references', () => {
    expect(parseInline('see **CR-5.3 Claim** and `a*b*` or *not*')).toEqual([
      { kind: 'text', text: 'see ' },
      { kind: 'strong', parts: [{ kind: 'reference', id: 'CR-5.3' }, { kind: 'text', text: ' Claim' }] },
      { kind: 'text', text: ' and ' },
      { kind: 'code', text: 'a*b*' },
      { kind: 'text', text: ' or ' },
      { kind: 'stressed', parts: [{ kind: 'text', text: 'not' }] },
    ]);
    expect(plainText(parseInline('**a** `b` CR-2.1'))).toBe('a b CR-2.1');
  });

  test('a text can be nothing but text', () => {
    const reading: Reading = { game: 'crypt', language: 'en', needles: [], opened: null, translate: false, known: new Set(), open: () => {}, examples: null };
    const { container } = render(<RuleText text={'<img src=x onerror=alert(1)> [go](javascript:alert) [on](https://example.org/a)'} reading={reading} />);
    expect(container.querySelector('img')).toBeNull();
    expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['https://example.org/a']);
    expect(container.textContent).toBe('<img src=x onerror=alert(1)> go on');
  });
});

describe('searching', () => {
  const rules = parseRules('## One\n\nThe Ghost rolls.\n\n## Two\n\nThe ghost waits. Perché no?\n\nNobody.');
  const found = (question: string, more?: (block: Block) => string) => search(rules, needlesOf(question), more).map(({ id }) => id);

  test('all words must be there, whatever their case, accents and endings', () => {
    expect(found('GHOST')).toEqual(['one', 'two']);
    expect(found('ghosts perche')).toEqual(['two']);
    expect(found('ghost zebra')).toEqual([]);
  });

  test('one word has one stem in all its forms', () => {
    expect(['dado', 'dadi', 'DADI'].map(stem)).toEqual(['dad', 'dad', 'dad']);
    expect(['Torcia', 'Torce', 'carta', 'carte', 'banca', 'banche'].map(stem)).toEqual(['torc', 'torc', 'cart', 'cart', 'banc', 'banc']);
    expect(['torch', 'torches', 'card', 'cards', 'die'].map(stem)).toEqual(['torch', 'torch', 'card', 'card', 'die']);
  });

  test('further words of a block count', () => {
    expect(found('fantasma', (block) => (wordsIn(block).includes('rolls') ? 'Il Fantasma lancia.' : ''))).toEqual(['one']);
  });

  test('Italian names lead to the English text', () => {
    const names = readGlossary(projectFile('docs/glossary.md'));
    const book = parseRules(texts.crypt);
    const ids = (question: string) => search(book, needlesOf(question, names)).flatMap(({ blocks }) => blocks.flatMap((block) => ('id' in block && block.id) || []));
    expect(ids('luci spente')).toContain('CR-2.4');
    expect(ids('Arazzi')).toContain('CR-9.11');
    expect(ids('resti sacri')).toContain('CR-9.9');
    expect(ids('scacciato')).toContain('CR-6.2');
    expect(ids('dadi esausti')).toContain('CR-5.6');
    expect(ids('fantasma')).toContain('CR-10.5');
    expect(ids('zeppelin')).toEqual([]);
  });

  test('hits are cut out where they stand', () => {
    expect(cutAt('Perché? perche.', needlesOf('perche'))).toEqual(['', 'Perché', '? ', 'perche', '.']);
    expect(cutAt('a+b', [['+']])).toEqual(['a', '+b', '']);
    expect(cutAt('', [['x']])).toEqual(['']);
  });
});

describe('the reader', () => {
  const sought = (words: string) => fireEvent.input(screen.getByRole('searchbox'), { target: { value: words } });

  test('begins with an index of all chapters, and opens one', async () => {
    route.value = ['rules', 'crypt'];
    render(<Rules />);
    const index = await screen.findByRole('navigation', { name: english['web.rules.index'] });
    expect(index.textContent).toContain('Phase II — Claim');
    expect(index.textContent).not.toContain('Decision');
    fireEvent.click(screen.getByRole('button', { name: /Phase II — Claim/ }));
    await waitFor(() => expect(route.value).toEqual(['rules', 'crypt', 'CR-5']));
    expect(await screen.findByRole('heading', { name: '5 Phase II — Claim' })).toBeTruthy();
  });

  test('opens at the paragraph, with the focus on it and its id in the margin', async () => {
    await learnWords('crypt');
    route.value = ['rules', 'crypt', 'CR-5.3c'];
    render(<Rules />);
    await waitFor(() => expect(document.activeElement?.id).toBe('rule-CR-5.3c'));
    expect(document.activeElement?.className).toContain('opened');
    expect(document.activeElement?.textContent).toContain(say('rule.CR-5.3c'));
    expect(document.activeElement?.querySelector('.rule-id')?.textContent).toBe('5.3c');
    expect(document.querySelectorAll('.opened').length).toBe(1);
    expect(document.getElementById('rule-CR-6.2')).toBeNull();
  });

  test.each(games)('the rules of %s can be read, chapter after chapter', async (game) => {
    route.value = ['rules', game];
    render(<Rules />);
    const index = await screen.findByRole('navigation', { name: english['web.rules.index'] });
    expect(index.querySelectorAll('li').length).toBe(parseRules(texts[game]).chapters.length);
  });

  test('searching shows the matching paragraphs alone and says how many', async () => {
    route.value = ['rules', 'crypt'];
    render(<Rules />);
    await screen.findByRole('searchbox');
    sought('bumped everywhere');
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^\d+ paragraphs found$/));
    expect(document.getElementById('rule-CR-6.2')).not.toBeNull();
    expect(document.getElementById('rule-CR-1.1')).toBeNull();
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent?.toLowerCase())).toContain('everywhere');
    sought('zeppelin');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(english['web.rules.no_hits']));
  });

  test('in Italian each rule is told in Italian, and can be found in it', async () => {
    await speak('it');
    route.value = ['rules', 'crypt', 'CR-5.6'];
    render(<Rules />);
    await waitFor(() => expect(document.activeElement?.id).toBe('rule-CR-5.6'));
    expect(document.activeElement?.textContent).toContain('Recuperare riporta tutti i tuoi dadi esausti');
    sought('scacciati proprietario');
    await waitFor(() => expect(document.getElementById('rule-CR-5.6')).toBeNull());
    expect(document.getElementById('rule-CR-5.5')).not.toBeNull();
    sought('luci spente');
    await waitFor(() => expect(document.getElementById('rule-CR-2.4')).not.toBeNull());
  });

  test('an unknown paragraph is said to be unknown, and the index is there', async () => {
    route.value = ['rules', 'crypt', 'CR-99.9'];
    render(<Rules />);
    expect((await screen.findByRole('alert')).textContent).toContain('99.9');
    expect(screen.getByRole('navigation', { name: english['web.rules.index'] })).toBeTruthy();
  });

  test('a rule that is for builders is told by its sentence', async () => {
    await learnWords('onedeck');
    route.value = ['rules', 'onedeck', 'OD-D18'];
    render(<Rules />);
    expect(await screen.findByText(say('rule.OD-D18'))).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a game without rules here says so', async () => {
    route.value = ['rules', 'chess'];
    render(<Rules />);
    expect(await screen.findByText(english['web.rules.none'])).toBeTruthy();
  });

  test('over a table references stay in the sheet, and one can go back', async () => {
    location.hash = '#/table/k1';
    render(<RulesSheet game="crypt" rule="CR-5.8" onClose={() => {}} />);
    await waitFor(() => expect(document.activeElement?.id).toBe('rule-CR-5.8'));
    fireEvent.click(screen.getByRole('link', { name: '5.3e' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('rule-CR-5.3e'));
    fireEvent.click(screen.getByRole('button', { name: english['web.rules.back'] }));
    await waitFor(() => expect(document.activeElement?.id).toBe('rule-CR-5.8'));
    expect(location.hash).toBe('#/table/k1');
  });
});
