// Every reason that a hint of Dungeon Saga can have, in words of both languages.
import { afterEach, describe, expect, test } from 'vitest';
import { reasonWords, type ReasonNames } from '../../src/games/saga/reasons';
import { languages, learnWords, speak } from '../../src/words';
import { projectFile } from './project_file';

await learnWords('saga');
afterEach(() => speak('en'));

/** The table of docs/format/saga.md: each code with its members. */
const codes = [...projectFile('docs/format/saga.md').split('## Reasons')[1]!.split('## Looking')[0]!.matchAll(/^\| ((?:`\w+`(?:, )?)+) \| ([^|]*) \|/gm)].flatMap(([, names, members]) =>
  [...names!.matchAll(/`(\w+)`/g)].map(([, code]) => ({ code: code!, members: [...members!.matchAll(/`(\w+)`/g)].map(([, member]) => member!) })),
);
const values: Record<string, unknown> = { target: { model: 4 }, model: 0, chance: 0.81, figure: 'zombie', effect: 'shield', feat: 'whirlwind', what: 'healing_potion', removed: 1.25, wounded: 0.5 };
const names: ReasonNames = { model: (number) => `<${number}>`, thing: (thing) => JSON.stringify(thing), figure: (id) => `<${id}>`, effect: (id) => `<${id}>`, feat: (id) => `<${id}>`, kept: (id) => `<${id}>` };

describe('reasons of hints', () => {
  test('have words in both languages, with everything that they tell', async () => {
    expect(codes.length).toBeGreaterThan(30);
    for (const language of languages) {
      await speak(language);
      for (const { code, members } of codes) {
        const said = reasonWords({ code, ...Object.fromEntries(members.map((member) => [member, values[member] ?? 7])) }, names);
        expect(said, code).toMatch(/\.$/);
        expect(said, code).not.toContain('{}');
        for (const member of members) {
          const value = values[member];
          const shown = member === 'chance' ? '81' : member === 'removed' ? (language === 'it' ? '1,3' : '1.3') : member === 'wounded' ? (language === 'it' ? '0,5' : '0.5') : typeof value === 'string' ? `<${value}>` : member === 'model' ? '<0>' : member === 'target' ? '{"model":4}' : '7';
          // What goes without saying: which wound it is, which lock leads on.
          if (!['saves', 'spares', 'prevents', 'bears', 'reveals', 'loot'].includes(code) || member === 'model') expect(said, code).toContain(shown);
        }
      }
    }
  });

  test('a code that nobody knows has none', () => {
    expect(reasonWords({ code: 'whim' }, names)).toBe('');
  });
});
