// Everything that One Deck Dungeon's engine says has words: actions, events, odds, reasons, what must be done.
import { afterEach, expect, test } from 'vitest';
import { onedeck } from '../../src/games/onedeck';
import { woundBands, type EncounterOdds } from '../../src/games/onedeck/odds';
import { tollWords } from '../../src/games/onedeck/toll';
import { speak } from '../../src/words';
import { parties, Table } from './onedeck_table';
import { projectFile } from './project_file';

afterEach(() => speak('en'));

/** Is a sentence: no place unfilled, no key for words that are missing, no text of a protocol. */
function wellSaid(text: string): void {
  expect(text).not.toMatch(/\{\w+\}|\bundefined\b|NaN|\bnull\b|\[object/);
  expect(text).not.toMatch(/^(web|deed|event|must|onedeck|why|rule)\./);
  expect(text.trim()).not.toBe('');
}

for (const language of ['en', 'it'] as const)
  test(`actions, decisions and the log in words, in ${language}`, async () => {
    await speak(language);
    const kinds = new Set<string>();
    for (const [at, party] of parties.entries()) {
      const table = await Table.open(party, at + 1);
      for (let steps = 0; steps < 140 && !table.turn.over; ++steps) {
        const view = table.view();
        kinds.add(table.turn.kind);
        wellSaid(onedeck.must({ kind: table.turn.kind, actor: table.turn.actor }, view, []));
        for (const action of table.turn.actions!.slice(0, 60)) {
          const words = onedeck.actionWords(action, view);
          wellSaid(words);
          expect(words, action).not.toBe(action);
          expect(words).not.toMatch(/_/);
        }
        if (view.encounter?.toll) wellSaid(tollWords(view.encounter.toll));
        table.step();
      }
      const view = table.view();
      const lines = table.history().flatMap((step) => onedeck.lines(step, [], view));
      expect(lines.length).toBeGreaterThan(20);
      for (const { text } of lines) wellSaid(text);
    }
    for (const kind of ['act', 'face', 'option', 'dice', 'loot', 'pairs', 'specialisation', 'turn-start', 'feat']) expect([...kinds]).toContain(kind);
  }, 60_000);

test('odds are told as sentences and as bands that add up, reasons of a hint as sentences', async () => {
  let odd = 0;
  let reasoned = 0;
  for (const [at, party] of parties.slice(0, 3).entries()) {
    const table = await Table.open(party, at + 31);
    for (let steps = 0; steps < 60 && !table.turn.over; ++steps) {
      const action = table.turn.actions!.at(-1)!;
      if (['face', 'option', 'dice', 'loot', 'feat'].includes(table.turn.kind)) {
        const { odds } = table.explain(action);
        for (const line of onedeck.oddsWords(odds)) wellSaid(line);
        if (odds && 'cases' in (odds as object)) {
          odd += 1;
          const sum = woundBands(odds as EncounterOdds).reduce((all, { share }) => all + share, 0);
          expect(sum).toBeCloseTo(1, 5);
        }
        const advice = table.advise({}) as { why?: { code: string }[] };
        for (const reason of advice.why ?? []) {
          const words = onedeck.reasonWords!(reason, table.view(), []);
          if (!words) continue; // it helps nothing now
          wellSaid(words);
          expect(words, JSON.stringify(reason)).not.toMatch(/: [.,]|[-−]\d+ (damage|time)/);
          reasoned += 1;
        }
      }
      table.step();
    }
  }
  expect(odd).toBeGreaterThan(10);
  expect(reasoned).toBeGreaterThan(5);
}, 60_000);

test('every reason that the format names has words, in both languages', async () => {
  const view = (await Table.open({ heroes: ['warrior', 'mage'] }, 3)).view();
  const format = projectFile('docs/format/onedeck.md').split('## Reasons')[1]!.split('## ')[0]!;
  const codes = [...format.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell]) => [...cell!.matchAll(/`(\w+)`/g)].map(([, code]) => code!));
  expect(codes.length).toBeGreaterThan(18);
  const die = { seat: 0, color: 'strength', value: 5 };
  for (const language of ['en', 'it'] as const) {
    await speak(language);
    for (const code of codes)
      wellSaid(onedeck.reasonWords!({ code, box: 2, die, damage: 2, time: 3, ability: 'haste', chance: 0.2, doors: 2, lanterns: 3, missing: 2, seat: 1, dice: { strength: 1 }, health: 1, level: 2, value: 4 }, view, []));
  }
});

test('a reason says what it is about: dice by their colour, more of one against less of the other, nothing where nothing changes', async () => {
  const view = (await Table.open({ heroes: ['warrior', 'mage'] }, 3)).view();
  const said = (reason: { code: string; [member: string]: unknown }) => onedeck.reasonWords!(reason, view, []);
  expect(said({ code: 'item', seat: 1, dice: { strength: 1, agility: 0, magic: -1 }, health: 1 })).toBe('For Mage: +1 strength, −1 magic, +1 ♥.');
  expect(said({ code: 'item', seat: 1, dice: { strength: 0, agility: 0, magic: 0 }, health: 0 })).toBe('');
  expect(said({ code: 'spares', damage: 1.2, time: 0.2 })).toBe('It spares 1 damage against the other.');
  expect(said({ code: 'spares', damage: -1, time: 5 })).toBe('Against the other it spares 5 time, for 1 damage.');
  expect(said({ code: 'spares', damage: -1, time: -1 })).toContain('It costs 1 damage and 1 time more');
  expect(said({ code: 'helps', ability: 'haste', damage: 0, time: -0.3 })).toBe('');
  expect(said({ code: 'helps', ability: 'haste', damage: 2, time: -1 })).toBe('Haste: without it the best end costs 2 damage more.');
});
