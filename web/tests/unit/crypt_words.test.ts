import { afterEach, describe, expect, it } from 'vitest';
import type { Chair, GameEvent, Step } from '../../src/contract';
import { gainWords } from '../../src/games/crypt/gains';
import { lines, rolls } from '../../src/games/crypt/lines';
import { pause, sound } from '../../src/games/crypt/pace';
import { reasonWords } from '../../src/games/crypt/reasons';
import { actionWords, must, oddsWords, scoreWords } from '../../src/games/crypt/words';
import { language, speak } from '../../src/words';
import { Table } from './crypt_table';
import { projectFile } from './project_file';

const chairs: Chair[] = ['Anna', 'Bruna', 'Carlo', 'Dora'].map((name) => ({ name, level: null }));
const step = (...events: GameEvent[]): Step => ({ actor: 'chance', action: '', events });
const words = (...events: GameEvent[]) => lines(step(...events), chairs).map((line) => line.text);

/** One event of each type, with every field that any of them has. */
const fields = {
  seat: 1,
  slot: 'S2',
  card: 'idol',
  value: 3,
  count: 2,
  effort: 4,
  round: 5,
  leader: 0,
  lights_out: 'ghost',
  by: 0,
  why: 'action',
  id: 'I1',
  result: 2,
  failed: true,
  again: false,
  sides: 'ABABAB',
  drawn: [3, 1, 2],
  back: 1,
  exhausted: 1,
  score: 40,
  sum: 9,
};
const silent = ['deck.top', 'window.ended', 'game.ended'];

function eventTypes(): string[] {
  const found = projectFile('docs/format/crypt-event.schema.json').matchAll(/"const":\s*"([a-z]+\.[a-z]+)"/g);
  return [...new Set([...found].map((match) => match[1]!))];
}

afterEach(() => speak('en'));

describe('the log', () => {
  it('has words for every type of event, in both languages', async () => {
    expect(eventTypes().length).toBeGreaterThan(25);
    for (const to of ['en', 'it'] as const) {
      await speak(to);
      for (const type of eventTypes()) {
        const dice = type.endsWith('.rolled') && type !== 'die.rolled' ? { dice: [3, 4] } : {};
        const why = type === 'ghost.passed' ? { why: 'not_higher' } : {};
        const told = words({ ...fields, ...dice, ...why, type });
        if (silent.includes(type)) expect(told, type).toEqual([]);
        else expect(told.join(' '), type).toMatch(/^[^{}]+$/);
        expect(told.join(' ')).not.toMatch(/undefined|NaN/);
      }
    }
  });

  it('tells whole games without a hole', async () => {
    for (const [players, sides] of [[1, 'AAAAAA'], [2, 'BBBBBB'], [4, 'ABABAB']] as const) {
      const table = await Table.open(players, sides);
      while (table.step());
      const told = table.history().flatMap((past) => lines(past, chairs));
      expect(told.length).toBeGreaterThan(60);
      for (const line of told) expect(line.text).not.toMatch(/[{}]|undefined|NaN|^$/);
      expect(told.filter((line) => line.weight === 'round')).toHaveLength(8);
    }
  });

  it('puts the parts of a claim and the dice of a roll into one line each', () => {
    expect(
      words(
        { type: 'dice.bumped', seat: 1, slot: 'S1', count: 1, by: 0 },
        { type: 'claim.placed', seat: 0, slot: 'S1', count: 2, effort: 3 },
        { type: 'claim.placed', seat: 0, slot: 'S4', count: 1, effort: 5 },
      ),
    ).toEqual([
      'Anna claims S1 with 2 dice of effort 3; S4 with 1 die of effort 5.',
      'Anna bumps Bruna from S1: Bruna takes back 1 die.',
    ]);
    expect(words({ type: 'dice.bumped', seat: 'ghost', slot: 'S1', count: 1, by: 0 }, { type: 'dice.bumped', seat: 0, slot: 'S2', count: 2, by: 'ghost' })).toEqual([
      'Anna bumps the Ghost from S1: it takes back 1 die.',
      'The Ghost bumps Anna from S2: Anna takes back 2 dice.',
    ]);
    const torches = [
      { type: 'torch.passed', leader: 1, lights_out: 0 },
      { type: 'torch.passed', leader: 1, lights_out: 1 },
      { type: 'torch.passed', leader: 'ghost', lights_out: 'ghost' },
    ];
    expect(words(...torches)).toEqual([
      'The torch is passed: Bruna is Leader, Anna holds Lights Out.',
      'The torches are passed: Bruna is Leader and holds Lights Out.',
      'The torches are passed: the Ghost is Leader and holds Lights Out.',
    ]);
    const rolled = { type: 'die.rolled', seat: 0, slot: 'S1', effort: 3, again: false };
    expect(words({ ...rolled, result: 2, failed: true }, { ...rolled, result: 5, failed: false })).toHaveLength(1);
  });

  it('says what it hides: a taken card whose value is unknown', () => {
    const taken = { type: 'card.taken', seat: 1, slot: 'S3', card: 'idol', id: 'I1' };
    expect(words({ ...taken, value: null })).toEqual(['Bruna takes S3: Idol, value hidden.']);
    expect(words({ ...taken, value: 3 })).toEqual(['Bruna takes S3: Idol 3.']);
  });

  it('tells why the Ghost passes a slot over', () => {
    const passed = { type: 'ghost.passed', slot: 'S1', count: 1, effort: 4 };
    const told = ['empty', 'own', 'not_higher'].flatMap((why) => words({ ...passed, why }));
    expect(new Set(told).size).toBe(3);
    for (const text of told) expect(text).toContain('S1');
  });
});

describe('actions and odds in words', () => {
  it('words actions', () => {
    expect(actionWords('claim S1:2x3')).toBe('claim S1 with 2 dice of effort 3');
    expect(actionWords('pottery P1 P3 S5')).toContain('S5');
    for (const action of ['recover', 'manuscript M1', 'remains R1 R2', 'idol I2 5', 'end'])
      expect(actionWords(action)).not.toMatch(/[{}]|^idol I2|^end$/);
  });

  it('words the odds of a claim as the engine counts them', async () => {
    const table = await Table.open(3);
    const { odds } = table.explain('claim S1:2x3');
    expect(oddsWords(odds)).toEqual([
      'S1, 2 dice of effort 3: each fails in 2 of 6 rolls (33%)',
      '0 exhausted: 44%, 1 exhausted: 44%, 2 exhausted: 11%',
    ]);
    expect(oddsWords(null)).toEqual([]);
    expect(oddsWords({ fails: 4, of: 6 })).toHaveLength(1);
    expect(oddsWords({ slots: [{ slot: 'S4', values: [1, 0, 2, 0] }] })[0]).toContain('S4');
  });

  it('says who must do what, and marks the last turn', async () => {
    const table = await Table.open(2);
    const turn = table.until((now, view) => now.kind === 'claim' && view.step === 2);
    expect(table.view().facts.turns.at(-1)).toBe('now');
    expect(must(turn, table.view(), chairs)).toContain('last turn');
    expect(must({ kind: 'collect.roll', actor: 'chance' }, table.view(), chairs)).not.toContain('{');
    await speak('it');
    expect(language.value).toBe('it');
    expect(must(turn, table.view(), chairs)).toContain('ultimo');
  });

  it('words an expected score as coins', async () => {
    expect(scoreWords(47.6)).toBe('Expected score: 48 coins');
    await speak('it');
    expect(scoreWords(47.6)).toBe('Punteggio atteso: 48 Monete');
  });

  it('says what a claim is good for: coins, Collectors, and whom it bumps', async () => {
    const table = await Table.open(3);
    const turn = table.until((now, view) => now.kind === 'claim' && view.crypt.some(({ dice }) => dice && dice.holder !== now.actor));
    const view = table.view(turn.actor as number);
    const at = view.crypt.findIndex(({ dice }) => dice && dice.holder !== turn.actor);
    const { slot, dice } = view.crypt[at]!;
    const claim = turn.actions!.find((action) => action.startsWith(`claim ${slot}:`))!;
    const [line] = gainWords(table.explain(claim).odds, view, chairs);
    expect(line).toMatch(new RegExp(`^${slot}, \\w+ [\\d?]: `));
    expect(line).toContain(chairs[dice!.holder as number]!.name);
    expect(line).toContain(`total ${view.facts.dice[at]!.total}`);
    const collectors = { idol: 5, jewelry: 0, manuscript: 0, pottery: 0, remains: 0, tapestry: 0 };
    const told = gainWords({ gains: [{ slot, treasure: 3, collectors, hidden: 0 }] }, view, chairs)[0];
    expect(told).toContain('3 coins on the card');
    expect(told).toContain('5 coins from the Idol Collector');
    expect(gainWords(null, view, chairs)).toEqual([]);
  });
});

describe('the reasons of a hint', () => {
  it('all have words, in both languages', async () => {
    const format = projectFile('docs/format/crypt.md').split('## Reasons')[1]!.split('## ')[0]!;
    const codes = [...format.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell]) => [...cell!.matchAll(/`(\w+)`/g)].map(([, code]) => code!));
    expect(codes.length).toBeGreaterThan(8);
    const view = (await Table.open(3)).view();
    const { slot } = view.crypt[0]!;
    for (const spoken of ['en', 'it'] as const) {
      await speak(spoken);
      for (const code of codes) {
        const told = reasonWords({ code, slot, coins: 2, type: 'idol', seat: 1, holder: 1, by: 2, dice: 2, chance: 0.5, effort: 4 }, view, chairs);
        expect(told, `${code} in ${spoken}`).toMatch(/\.$/);
        expect(told).not.toMatch(/[{}]|undefined|NaN/);
      }
    }
    await speak('en');
  });

  it('tell no risk where there is none', async () => {
    const view = (await Table.open(2)).view();
    expect(reasonWords({ code: 'risks', dice: 2, chance: 0.17 }, view, chairs)).toContain('17%');
    expect(reasonWords({ code: 'risks', dice: 2, chance: 0 }, view, chairs)).toBe('');
  });
});

describe('what the shell asks of a step', () => {
  it('counts a roll only where the chance is known', () => {
    const rolled = { type: 'die.rolled', seat: 2, slot: 'S1', effort: 4, result: 1, failed: true, again: false };
    expect(rolls(step({ ...rolled, fails: 3, of: 6 }, rolled))).toEqual([{ seat: 2, failed: true, chance: 0.5 }]);
  });

  it('looks longer at rolls than at claims, and not at bookkeeping', () => {
    const of = (type: string) => pause(step({ type }));
    expect(of('die.rolled')).toBeGreaterThan(of('claim.placed'));
    expect(of('claim.placed')).toBeGreaterThan(of('card.revealed'));
    expect(of('window.ended')).toBe(0);
    expect(sound(step({ type: 'die.rolled' }))).toBe('dice');
    expect(sound(step({ type: 'deck.top' }))).toBeNull();
  });
});
