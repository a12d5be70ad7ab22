import './patience';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';

vi.mock('../../src/kept', () => ({}));
vi.mock('../../src/rules/sources', async () => {
  const { parseRules } = await import('../../src/rules/markdown');
  const { projectFile } = await import('./project_file');
  return { hasRules: (game: string) => game === 'crypt', loadRules: async () => parseRules(projectFile('docs/rules/crypt.md')) };
});

import Rules from '../../src/screens/Rules';
import { parseInline, plainText } from '../../src/rules/inline';
import { idsOf, parseRules } from '../../src/rules/markdown';
import { RuleText } from '../../src/rules/RuleText';
import { blockText, cutAt, search } from '../../src/rules/search';
import { route } from '../../src/route';
import { speak } from '../../src/words';
import english from '../../../content/locales/en.json';
import ofCrypt from '../../../content/locales/crypt/en.json';
import { projectFile } from './project_file';

const [crypt, onedeck, digger, saga] = ['crypt', 'onedeck', 'digger', 'saga'].map((game) => projectFile(`docs/rules/${game}.md`)) as [string, string, string, string];

afterEach(async () => {
  cleanup();
  await speak('en');
});

describe('reading a rules file', () => {
  test.each(Object.entries({ crypt, onedeck, digger, saga }))('every id that begins a line of %s is found, once', (_, text) => {
    const begun = [...text.matchAll(/^\s*(?:[-*]\s+|\|\s*|#{3,}\s*)?\*\*((?:CR|OD|DD|DS)-[A-Z]?\d+(?:\.\d+[a-z]?)?)\b/gm)].map((match) => match[1]!);
    const found = idsOf(parseRules(text));
    expect(begun.length).toBeGreaterThan(50);
    expect(begun.filter((id) => !found.includes(id))).toEqual([]);
    expect(found.filter((id, at) => found.indexOf(id) !== at)).toEqual([]);
  });

  test('every rule that has a sentence can be opened', () => {
    const found = new Set(idsOf(parseRules(crypt)));
    const told = Object.keys(ofCrypt).filter((key) => key.startsWith('rule.CR-')).map((key) => key.slice('rule.'.length));
    expect(told.length).toBeGreaterThan(60);
    expect(told.filter((id) => !found.has(id))).toEqual([]);
  });

  test('no word of the file is lost', () => {
    const words = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
    const rules = parseRules(crypt);
    const read = words(rules.chapters.map(({ id, title, blocks }) => `${id} ${title} ${blocks.map(blockText).join(' ')}`).join(' '));
    for (const sentence of crypt.matchAll(/[A-Z][a-z ]{25,}\./g)) expect(read).toContain(words(sentence[0]));
  });

  test('chapters, nested items, continued lines and tables', () => {
    const rules = parseRules('# T\n\nHello\nthere.\n\n## CR-5 Claim\n\n- **CR-5.1** one\n  more\n  - **CR-5.1a** two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n---\n\n## Rulings\n\n- **CR-R1 Pass?** no');
    expect(rules).toEqual({
      title: 'T',
      chapters: [
        { id: 'preface', title: 'preface', blocks: [{ kind: 'paragraph', text: 'Hello there.' }] },
        {
          id: 'CR-5',
          title: 'Claim',
          blocks: [
            { kind: 'item', depth: 0, text: '**CR-5.1** one more', id: 'CR-5.1' },
            { kind: 'item', depth: 1, text: '**CR-5.1a** two', id: 'CR-5.1a' },
            { kind: 'table', head: ['a', 'b'], rows: [{ cells: ['1', '2'] }] },
          ],
        },
        { id: 'rulings', title: 'Rulings', blocks: [{ kind: 'item', depth: 0, text: '**CR-R1 Pass?** no', id: 'CR-R1' }] },
      ],
    });
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
    const { container } = render(<RuleText text={'<img src=x onerror=alert(1)> [go](javascript:alert) [on](https://example.org/a)'} game="crypt" marks={[]} />);
    expect(container.querySelector('img')).toBeNull();
    expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['https://example.org/a']);
    expect(container.textContent).toBe('<img src=x onerror=alert(1)> go on');
  });
});

describe('searching', () => {
  const rules = parseRules('## One\n\nThe Ghost rolls.\n\n## Two\n\nThe ghost waits. Perché no?\n\nNobody.');

  test('all words must be there, whatever their case and accents', () => {
    expect(search(rules, 'GHOST').map(({ id }) => id)).toEqual(['one', 'two']);
    expect(search(rules, 'ghost perche').map(({ id }) => id)).toEqual(['two']);
    expect(search(rules, 'ghost zebra')).toEqual([]);
    expect(search(rules, '  ')).toBe(rules.chapters);
  });

  test('further words of a block count', () => {
    expect(search(rules, 'fantasma', (block) => (blockText(block).includes('rolls') ? 'Il Fantasma lancia.' : '')).map(({ id }) => id)).toEqual(['one']);
  });

  test('hits are cut out where they stand', () => {
    expect(cutAt('Perché? perche.', ['perche'])).toEqual(['', 'Perché', '? ', 'perche', '.']);
    expect(cutAt('a+b', ['+'])).toEqual(['a', '+', 'b']);
    expect(cutAt('', ['x'])).toEqual(['']);
  });
});

describe('the reader', () => {
  test('opens at the paragraph, with the focus on it', async () => {
    route.value = ['rules', 'crypt', 'CR-5.3c'];
    render(<Rules />);
    await waitFor(() => expect(document.activeElement?.id).toBe('rule-CR-5.3c'));
    expect(document.activeElement?.className).toContain('opened');
    expect(document.activeElement?.textContent).toContain(ofCrypt['rule.CR-5.3c']);
    expect(document.querySelectorAll('.opened').length).toBe(1);
  });

  test('searching shows the matching paragraphs alone and says how many', async () => {
    route.value = ['rules', 'crypt'];
    render(<Rules />);
    const field = await screen.findByRole('searchbox');
    fireEvent.input(field, { target: { value: 'bumped everywhere' } });
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^\d+ paragraphs found$/));
    expect(document.getElementById('rule-CR-6.2')).not.toBeNull();
    expect(document.getElementById('rule-CR-1.1')).toBeNull();
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent?.toLowerCase())).toContain('everywhere');
    fireEvent.input(field, { target: { value: 'zeppelin' } });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(english['web.rules.no_hits']));
  });

  test('in Italian each rule is told in Italian, and can be found in it', async () => {
    await speak('it');
    route.value = ['rules', 'crypt', 'CR-5.6'];
    render(<Rules />);
    await waitFor(() => expect(document.activeElement?.id).toBe('rule-CR-5.6'));
    expect(document.activeElement?.textContent).toContain('Recuperare riporta tutti i tuoi dadi esausti');
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'scacciati proprietario' } });
    await waitFor(() => expect(document.getElementById('rule-CR-5.6')).toBeNull());
    expect(document.getElementById('rule-CR-5.5')).not.toBeNull();
  });

  test('an unknown paragraph is said to be unknown, and all others are there', async () => {
    route.value = ['rules', 'crypt', 'CR-99.9'];
    render(<Rules />);
    expect((await screen.findByRole('alert')).textContent).toContain('CR-99.9');
    expect(document.getElementById('rule-CR-1.1')).not.toBeNull();
  });

  test('a game without rules here says so', async () => {
    route.value = ['rules', 'saga'];
    render(<Rules />);
    expect(await screen.findByText(english['web.rules.none'])).toBeTruthy();
  });
});
