import { beforeEach, describe, expect, test } from 'vitest';
import type { LocalHost } from '../../src/connection/local_host';
import { PassingShelf } from '../../src/connection/shelf';
import { engineOf, makeHost, realEngine } from './engine';

const person = (name: string) => ({ name, level: null });
const computer = (level: number) => ({ name: '', level });

interface Any {
  [field: string]: any;
}

let host: LocalHost;
let shelf: PassingShelf;

async function ask(message: Any): Promise<Any> {
  return host.request(message as { cmd: string });
}

async function newGame(chairs: object[], more: object = {}): Promise<string> {
  const reply = await ask({ cmd: 'new', game: 'crypt', players: chairs.length, chairs, seed: 'host test', ...more });
  expect(reply.ok).toBe(true);
  return reply.table as string;
}

beforeEach(async () => {
  ({ host, shelf } = await makeHost());
});

describe('what a page may see', () => {
  test('neither the referee, nor a computer, nor a save', async () => {
    const table = await newGame([person('Anna'), computer(1)]);
    for (const message of [
      { cmd: 'view', table, viewer: 'all' },
      { cmd: 'view', table, viewer: 1 },
      { cmd: 'view', table, viewer: [0, 1] },
      { cmd: 'history', table, viewer: 'all' },
      { cmd: 'turn', table, viewer: 1 },
      { cmd: 'explain', table, viewer: 1, action: 'recover' },
      { cmd: 'act', table, action: 'recover' },
      { cmd: 'act', table, seat: 1, action: 'recover' },
      { cmd: 'save', table },
      { cmd: 'load', save: {} },
      { cmd: 'quit' },
    ])
      expect((await ask(message)).error?.code, JSON.stringify(message)).toBe('forbidden');
  });

  test('a person sees their own table, and everybody what lies open', async () => {
    const table = await newGame([person('Anna'), person('Bruno')]);
    expect((await ask({ cmd: 'view', table, viewer: 0 })).ok).toBe(true);
    expect((await ask({ cmd: 'view', table })).view.seats).toHaveLength(2);
  });

  test('the seed is told at the end only, and no reply holds it before', async () => {
    const table = await newGame([computer(1), computer(1)]);
    for (;;) {
      const reply = await ask({ cmd: 'answer', table, viewer: 'table' });
      expect(reply.ok).toBe(true);
      if (reply.turn.over) {
        expect(reply.turn.seed).toBe('host test');
        break;
      }
      expect(JSON.stringify(reply)).not.toContain('host test');
    }
  });
});

describe('computer players', () => {
  test('answer only for computers, advise only persons', async () => {
    const table = await newGame([person('Anna'), computer(2)]);
    const { turn } = await ask({ cmd: 'turn', table, viewer: 0 });
    const mine = turn.actor === 0;
    expect((await ask({ cmd: 'answer', table })).ok).toBe(!mine);
    if (mine) await ask({ cmd: 'act', table, seat: 0, viewer: 0, action: turn.actions[0] });
    const after = (await ask({ cmd: 'turn', table, viewer: 0 })).turn;
    const advice = await ask({ cmd: 'suggest', table, viewer: 0, level: 3 });
    if (after.actor === 0) expect(after.actions).toContain(advice.action);
    else expect(advice.error.code).toBe('forbidden');
  });

  test('an answer is dropped when the game went on meanwhile', async () => {
    const table = await newGame([person('Anna'), computer(5)]);
    let { turn } = await ask({ cmd: 'turn', table, viewer: 0 });
    while (turn.actor === 0) {
      await ask({ cmd: 'act', table, seat: 0, viewer: 0, action: 'recover' });
      ({ turn } = await ask({ cmd: 'turn', table, viewer: 0 }));
    }
    const thinking = ask({ cmd: 'answer', table, viewer: 0 });
    await new Promise((resume) => setTimeout(resume, 60));
    await ask({ cmd: 'close', table });
    expect((await thinking).error?.code).toBe('dropped');
  });

  test('"move now" ends the thinking with a legal move', async () => {
    const table = await newGame([computer(5), computer(5)]);
    const before = (await ask({ cmd: 'history', table })).actions.length;
    const thinking = ask({ cmd: 'answer', table });
    await new Promise((resume) => setTimeout(resume, 60));
    await ask({ cmd: 'hurry', table });
    expect((await thinking).ok).toBe(true);
    expect((await ask({ cmd: 'history', table })).actions.length).toBeGreaterThan(before);
  });
});

describe('the shelf', () => {
  test('a game is kept after every action and goes on in a new host', async () => {
    const table = await newGame([person('Anna'), person('Bruno')]);
    const { turn } = await ask({ cmd: 'turn', table, viewer: 0 });
    const actor = turn.actor as number;
    await ask({ cmd: 'act', table, seat: actor, viewer: actor, action: 'recover' });
    const before = await ask({ cmd: 'history', table });
    ({ host } = await makeHost({ shelf }));
    expect((await ask({ cmd: 'history', table })).actions).toEqual(before.actions);
    const { games } = await ask({ cmd: 'games' });
    expect(games).toMatchObject([{ table, game: 'crypt', over: false, chairs: [person('Anna'), person('Bruno')] }]);
    expect(JSON.stringify(games)).not.toContain('host test');
  });

  test('a full storage is told, and the game goes on', async () => {
    const table = await newGame([person('Anna'), person('Bruno')]);
    shelf.grow = async () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { turn } = await ask({ cmd: 'turn', table, viewer: 'table' });
    const reply = await ask({ cmd: 'act', table, seat: turn.actor, viewer: turn.actor, action: 'recover' });
    expect(reply).toMatchObject({ ok: true, unkept: 'full' });
  });

  test('a damaged save is refused with the place, and the others stay', async () => {
    const good = await newGame([person('Anna'), person('Bruno')]);
    const bad = await newGame([person('Carla'), person('Dino')]);
    const volume = (await shelf.get(bad))!;
    await shelf.put({ ...volume, save: { ...volume.save, actions: ['claim S9:1x1'] } });
    ({ host } = await makeHost({ shelf }));
    const reply = await ask({ cmd: 'resume', table: bad });
    expect(reply.error.code).toBe('bad_save');
    expect((await ask({ cmd: 'resume', table: good })).ok).toBe(true);
  });

  test('one window at a time', async () => {
    const table = await newGame([person('Anna'), person('Bruno')]);
    ({ host } = await makeHost({ shelf, hold: async () => undefined }));
    expect((await ask({ cmd: 'resume', table })).error.code).toBe('busy');
  });

  test('a dropped game is gone', async () => {
    const table = await newGame([person('Anna'), person('Bruno')]);
    await ask({ cmd: 'drop', table });
    expect((await ask({ cmd: 'games' })).games).toEqual([]);
    expect((await ask({ cmd: 'resume', table })).error.code).toBe('unknown_table');
  });
});

describe('files', () => {
  async function exported(table: string): Promise<string> {
    const volume = (await shelf.get(table))!;
    return JSON.stringify(volume.save);
  }

  test('the names of computers come in again, too; damaged ones are passed over', async () => {
    const chairs = [person('Anna'), { name: 'Rook', level: 3 }];
    const text = await exported(await newGame(chairs));
    const again = await ask({ cmd: 'import', file: new Blob([text]) });
    expect((await ask({ cmd: 'resume', table: again.table })).chairs).toEqual(chairs);
    const odd = { ...(JSON.parse(text) as object), chairs: [{ name: 7 }] };
    const other = await ask({ cmd: 'import', file: new Blob([JSON.stringify(odd)]) });
    expect((await ask({ cmd: 'resume', table: other.table })).chairs).toEqual([person('Anna'), computer(3)]);
  });

  test('what is exported comes in again, with who sat where', async () => {
    const table = await newGame([person('Anna'), computer(3)]);
    const again = await ask({ cmd: 'import', file: new Blob([await exported(table)]) });
    expect(again.ok).toBe(true);
    expect((await ask({ cmd: 'resume', table: again.table })).chairs).toEqual([person('Anna'), computer(3)]);
    expect((await ask({ cmd: 'history', table: again.table })).actions).toEqual((await ask({ cmd: 'history', table })).actions);
  });

  test.each([
    ['no JSON', 'bad_json', () => 'hello'],
    ['no save', 'bad_save', () => '{"format":"other"}'],
    ['nothing', 'bad_json', () => ''],
    ['null', 'bad_request', () => 'null'],
    ['a changed action', 'bad_save', (good: string) => good.replace('"leader A"', '"leader C"').replace('"leader B"', '"leader C"')],
  ])('%s is refused and changes nothing', async (_name, code, spoil) => {
    const table = await newGame([person('Anna'), person('Bruno')]);
    const reply = await ask({ cmd: 'import', file: new Blob([spoil(await exported(table))]) });
    expect(reply.error?.code).toBe(code);
    expect((await ask({ cmd: 'games' })).games).toHaveLength(1);
  });

  test('a file over 1 MB is not read', async () => {
    const reply = await ask({ cmd: 'import', file: new Blob([new Uint8Array(1_000_001)]) });
    expect(reply.error.code).toBe('limit');
  });
});

test('a branch begins at the moment it is asked for', async () => {
  const table = await newGame([computer(1), computer(1)]);
  for (let i = 0; i < 6; ++i) await ask({ cmd: 'answer', table });
  const { actions } = await ask({ cmd: 'history', table });
  const at = actions.findLastIndex((step: Any) => step.actor !== 'chance') as number;
  const reply = await ask({ cmd: 'branch', table, at, chairs: [person('Anna'), computer(1)] });
  expect(reply.ok).toBe(true);
  const [then, now] = [await ask({ cmd: 'view', table, at }), await ask({ cmd: 'view', table: reply.table })];
  expect(now.view).toEqual(then.view);
});

/** Plays on, until so many choices were made or the game is over: then false. */
async function playOn(table: string, choices: number): Promise<boolean> {
  for (let made = 0; made < choices; ++made) {
    const { turn } = await ask({ cmd: 'turn', table, viewer: 0 });
    if (turn.over) return false;
    const choice = turn.actor === 0 ? { cmd: 'act', table, seat: 0, action: turn.actions[(made * 7) % turn.actions.length] } : { cmd: 'answer', table };
    expect((await ask(choice)).ok).toBe(true);
  }
  return true;
}

const everyone = [person('Anna'), person('Bruno'), person('Carla')];

describe('a branch', () => {
  test('of a running game tells nothing that whoever opens it does not know', async () => {
    const table = await newGame([person('Anna'), computer(1), computer(1)]);
    // To a moment at which the others hold cards that only they have seen.
    const unseen = (view: Any) => JSON.stringify(view.seats.slice(1)).split('"value":null').length - 1;
    do expect(await playOn(table, 3)).toBe(true);
    while (unseen((await ask({ cmd: 'view', table, viewer: 0 })).view) < 3);
    const truth = (await shelf.get(table))!.save.position as Any;
    const mine = (await ask({ cmd: 'view', table, viewer: 0 })).view;
    const { actions } = await ask({ cmd: 'history', table, viewer: 0 });
    const seen = new Set<string>();
    let same = 0;
    for (let number = 0; number < 24; ++number) {
      const branch = await ask({ cmd: 'branch', table, at: actions.length, chairs: everyone, viewer: 0 });
      expect(branch.ok).toBe(true);
      const { start } = (await shelf.get(branch.table))!.save as Any;
      expect((await ask({ cmd: 'view', table: branch.table, viewer: 0 })).view).toEqual(mine);
      seen.add(JSON.stringify([1, 2].map((seat) => start.seats[seat])));
      same += JSON.stringify(start) === JSON.stringify(truth) ? 1 : 0;
      await ask({ cmd: 'drop', table: branch.table });
    }
    expect(seen.size).toBeGreaterThan(2);
    expect(same).toBeLessThan(20);
  });

  test('is opened by somebody at this screen', async () => {
    const table = await newGame([person('Anna'), computer(1), computer(1)]);
    for (const viewer of [1, 'all', [0, 1], 3])
      expect((await ask({ cmd: 'branch', table, at: 3, chairs: everyone, viewer })).error.code).toBe('forbidden');
  });

  test('of a finished game begins with what was there', async () => {
    const table = await newGame([person('Anna'), computer(1)]);
    while (await playOn(table, 50));
    const engine = await realEngine();
    const loaded = engine.request({ cmd: 'load', save: (await shelf.get(table))!.save, limit: 0 });
    const at = 40;
    const { view } = engine.request({ cmd: 'view', table: loaded.table, viewer: 'all', at });
    const branch = await ask({ cmd: 'branch', table, at, chairs: [person('Anna'), computer(1)] });
    expect(((await shelf.get(branch.table))!.save as Any).start).toEqual(view);
  });
});

test('at the end, where the seed is told, nothing is taken back', async () => {
  const table = await newGame([person('Anna'), computer(1)]);
  while (await playOn(table, 50));
  const { actions } = await ask({ cmd: 'history', table, viewer: 0 });
  const { turn } = await ask({ cmd: 'turn', table, viewer: 0, seats: [0, 1] });
  expect(turn.undo).toEqual({ free_to: actions.length, wall: 'end' });
  for (const to of [actions.length - 1, 20, 0])
    expect((await ask({ cmd: 'undo', table, viewer: 0, seats: [0, 1], to, fair: false })).error.code).toBe('wall');
});

test('advice is for the person who must choose, not for another at the screen', async () => {
  const table = await newGame([person('Anna'), person('Bruno')]);
  const { turn } = await ask({ cmd: 'turn', table });
  expect((await ask({ cmd: 'suggest', table, viewer: 1 - turn.actor, level: 1 })).error.code).toBe('forbidden');
  for (const viewer of [turn.actor, 'table', undefined]) expect((await ask({ cmd: 'suggest', table, viewer, level: 1 })).ok).toBe(true);
});

test('the seats of one person are seen together, those of two are not', async () => {
  const table = await newGame([person('Anna'), person('Bruno'), person('Anna'), person('')]);
  expect((await ask({ cmd: 'view', table, viewer: [0, 2] })).ok).toBe(true);
  for (const viewer of [[0, 1], [0, 3], [3, 3, 0], [], [0, 7]]) expect((await ask({ cmd: 'view', table, viewer })).error?.code, JSON.stringify(viewer)).toBe('forbidden');
});

test('a turn that everybody sees says what can be chosen in front of them, and whether the person knows more', async () => {
  const table = await newGame([person('Anna'), person('Bruno')]);
  let { turn, open } = await ask({ cmd: 'turn', table, viewer: 'table', limit: 10_000 });
  expect(turn.actions).toBeNull();
  const secrets: boolean[] = [];
  while (!turn.over) {
    const own = (await ask({ cmd: 'turn', table, viewer: turn.actor, limit: 10_000 })).turn;
    expect(open).toMatchObject({ seat: turn.actor, actions: own.actions, count: own.count });
    secrets.push(open.secret);
    const action = own.actions.find((each: string) => each.includes('S3:')) ?? own.actions[0];
    ({ turn, open } = await ask({ cmd: 'act', table, seat: turn.actor, viewer: 'table', action, limit: 10_000 }));
  }
  expect(secrets[0]).toBe(false);
  expect(secrets).toContain(true);
  // nor does a lesson or a computer's turn have it
  const other = await newGame([computer(1), computer(1)]);
  expect((await ask({ cmd: 'turn', table: other })).open).toBeUndefined();
});

describe('trying', () => {
  const choices = async (table: string, viewer: number) => (await ask({ cmd: 'turn', table, viewer, limit: 10_000 })).turn.actions as string[];

  test('is for the person whose turn it is, or for everybody where it tells no secret; nothing is kept', async () => {
    const table = await newGame([person('Anna'), person('Bruno'), computer(1)]);
    while ((await ask({ cmd: 'turn', table })).turn.actor === 2) await ask({ cmd: 'answer', table });
    const { turn } = await ask({ cmd: 'turn', table });
    const me = turn.actor as number;
    const [action] = await choices(table, me);
    const before = (await shelf.get(table))!.save;
    const mine = await ask({ cmd: 'try', table, viewer: me, actions: [action], view: true });
    expect(mine.steps).toMatchObject([{ actor: me, action, legal: true, wall: 'player' }]);
    expect((await ask({ cmd: 'try', table, viewer: me, actions: ['claim S1:2x3 S2:2x3'] })).steps[0]).toMatchObject({ legal: false, rule: expect.stringMatching(/^CR-5/) });
    const everybodys = await ask({ cmd: 'try', table, viewer: 'table', actions: [action], view: true });
    expect(everybodys.steps).toMatchObject([{ actor: me, action, legal: true, wall: 'player' }]);
    for (const viewer of [2, 'all', [0, 1]]) expect((await ask({ cmd: 'try', table, viewer, actions: [action] })).error.code).toBe('forbidden');
    for (const seat of [undefined, me]) expect((await ask({ cmd: 'try', table, viewer: 1 - me, seat, actions: [action] })).error.code).toBe('not_your_turn');
    expect((await shelf.get(table))!.save).toEqual(before);
    expect((await ask({ cmd: 'turn', table })).turn).toEqual(turn);
    await ask({ cmd: 'act', table, seat: me, action });
    expect(mine.steps[0].view).toEqual((await ask({ cmd: 'view', table, viewer: me })).view);
    expect(everybodys.steps[0].view).toEqual((await ask({ cmd: 'view', table })).view);
  });

  test('tells with everybody looking on nothing that they do not see', async () => {
    const table = await newGame([person('Anna'), person('Bruno')]);
    let { turn, open } = await ask({ cmd: 'turn', table });
    let [length, told, untold] = [(await ask({ cmd: 'history', table })).actions.length as number, 0, 0];
    while (!turn.over) {
      const actions = await choices(table, turn.actor);
      const action = actions.find((each) => each.includes('S3:')) ?? actions[0];
      const tried = open.secret && (await ask({ cmd: 'try', table, actions: [action], view: true }));
      const acted = await ask({ cmd: 'act', table, seat: turn.actor, viewer: 'table', action, from: length, view: true });
      if (tried?.ok) {
        told += 1;
        const [step] = tried.steps;
        if (step.wall === 'reveal') expect(step.events).toBeUndefined();
        else expect(step.events).toEqual(acted.steps[0].events);
        if (step.wall === null || step.wall === 'player') expect(step.view).toEqual(acted.view);
      } else if (tried) {
        untold += 1;
        expect(tried.error.code).toBe('not_your_turn');
      }
      ({ turn, open, length } = acted as { turn: Any; open: Any; length: number });
    }
    expect(told).toBeGreaterThan(2);
    expect(untold).toBeLessThan(told);
  });

  test('long lists come word by word, for whoever sees them', async () => {
    const table = await newGame([person('Anna'), person('Bruno')]);
    const { turn, open } = await ask({ cmd: 'turn', table, limit: 0, next: true });
    expect(turn.next).toBeNull();
    const own = (await ask({ cmd: 'turn', table, viewer: turn.actor, limit: 0, next: true })).turn;
    expect(own.next.map(({ prefix }: Any) => prefix)).toContain('claim ');
    expect(open.next).toEqual(own.next);
    expect((await ask({ cmd: 'explain', table, prefix: 'claim', each: true, limit: 3 })).each).toHaveLength(3);
    expect((await ask({ cmd: 'explain', table, prefix: 'pottery' })).rule).toMatch(/^CR-/);
  });
});

describe('looking', () => {
  test('tells where a figure can come, to the person whose turn it is or to everybody at the screen', async () => {
    const chairs = [person('Anna'), person('Bruno')];
    const { table } = await ask({ cmd: 'new', game: 'digger', players: 2, chairs, seed: 'look', options: { hidden_projects: true } });
    let { turn } = await ask({ cmd: 'turn', table });
    while (turn.kind !== 'main') {
      const { actions } = (await ask({ cmd: 'turn', table, viewer: turn.actor })).turn;
      ({ turn } = await ask({ cmd: 'act', table, seat: turn.actor, action: actions.find((each: string) => each.startsWith('work')) ?? actions[0] }));
    }
    const me = turn.actor as number;
    const work = ((await ask({ cmd: 'turn', table, viewer: me })).turn.actions as string[]).find((each) => each.startsWith('work'))!;
    ({ turn } = await ask({ cmd: 'act', table, seat: me, action: work }));
    const { view } = await ask({ cmd: 'view', table, viewer: me });
    const what = { from: view.seats[me].portal, stooges: 1 };
    const own = await ask({ cmd: 'look', table, viewer: me, what });
    expect(own.look).toMatchObject({ shifts: 3, reach: [{ space: work.split(' ')[2], cost: 1, halts: false, actions: [`move ${what.from} 1 ${work.split(' ')[2]}`] }] });
    expect((await ask({ cmd: 'look', table, what })).look).toEqual(own.look);
    expect((await ask({ cmd: 'look', table, viewer: 1 - me, what })).error.code).toBe('not_your_turn');
    for (const viewer of ['all', [0, 1]]) expect((await ask({ cmd: 'look', table, viewer, what })).error.code).toBe('forbidden');
    expect((await ask({ cmd: 'look', table, viewer: me, what: { from: '9,9', stooges: 1 } })).error).toMatchObject({ code: 'bad_request', path: 'what.from' });
  });
});

describe('a limit to a Turn', () => {
  test('is measured by the host, which ends the Turn when the page asks and the time is over', async () => {
    let now = 5_000;
    const timed = await makeHost({ now: () => now });
    const told = async (message: object) => (await timed.host.request(message as never)) as Any;
    const options = { scenario: 'sands_of_time', turn_minutes: 1 };
    const { table } = await told({ cmd: 'new', game: 'digger', players: 2, chairs: [person('Anna'), computer(1)], seed: 'clock', options });
    let reply = await told({ cmd: 'turn', table });
    expect(reply.clock).toBeUndefined(); // the Portals are placed
    while (!reply.clock || reply.turn.actor !== 0) {
      const own = reply.turn.actor === 0 && (await told({ cmd: 'turn', table, viewer: 0 })).turn.actions;
      reply = own ? await told({ cmd: 'act', table, seat: 0, action: own.includes('pass') ? 'pass' : own[0] }) : await told({ cmd: 'answer', table });
    }
    expect(reply.clock).toEqual({ left: 60_000, of: 60_000 });
    now += 45_000;
    expect(await told({ cmd: 'time', table })).toMatchObject({ ok: true, clock: { left: 15_000 } });
    expect((await told({ cmd: 'turn', table })).clock).toEqual({ left: 15_000, of: 60_000 });
    now += 20_000;
    const over = await told({ cmd: 'time', table, viewer: 0, from: 0, view: true });
    expect(over.steps.at(-1).events.concat(over.steps.flatMap(({ events }: Any) => events)).map(({ type }: Any) => type)).toContain('time.up');
    expect(over.view.active).toBe(1);
    expect(over.clock.left).toBe(60_000);
    expect((await timed.shelf.get(table))!.save).toMatchObject({ actions: expect.arrayContaining(['time']) });
    expect((await told({ cmd: 'act', table, seat: 0, action: 'time' })).ok).toBe(false);
    expect((await told({ cmd: 'time', table })).turn).toBeUndefined();
  });
});

describe('looking at a map that hides nothing from anybody', () => {
  test('needs no turn: everybody is answered, whoever decides', async () => {
    const chairs = [{ name: 'Overlord', level: 1 }, person('Anna')];
    const { table } = await ask({ cmd: 'new', game: 'saga', players: 2, chairs, seed: 'look', options: { adventure: 'saga-b' } });
    const { view } = await ask({ cmd: 'view', table });
    const zombie = view.models.find(({ side }: Any) => side === 'overlord').number;
    for (const what of [{ at: zombie }, { at: 0 }, { threat: 'overlord' }, { line: [view.models[0].square, view.models[1].square] }]) {
      const { look } = await ask({ cmd: 'look', table, what });
      expect(look).toBeTruthy();
      expect((await ask({ cmd: 'look', table, viewer: 1, what })).look).toEqual(look);
    }
    expect((await ask({ cmd: 'look', table, what: { at: 0 } })).look.strikes).toBeInstanceOf(Array);
    expect((await ask({ cmd: 'look', table, what: {} })).error).toMatchObject({ code: 'bad_request', path: 'what' });
  });
});

describe('several actions in one go', () => {
  test('are kept all or not at all', async () => {
    const chairs = [person('Anna'), person('Anna')];
    const { table } = await ask({ cmd: 'new', game: 'onedeck', players: 2, chairs, seed: 'several' });
    const engine = await realEngine('onedeck');
    let line: string[] = [];
    for (let tries = 0; line.length < 2; ++tries) {
      expect(tries).toBeLessThan(60);
      const { turn } = await ask({ cmd: 'turn', table, viewer: [0, 1] });
      const seat = turn.actor;
      for (const action of turn.actions as string[]) {
        const { steps } = await ask({ cmd: 'try', table, viewer: [0, 1], seats: [0, 1], actions: [action], limit: 1 });
        if (steps[0].wall === null) line = [action, steps[0].turn.actions[0]];
        if (line.length > 0) break;
      }
      if (line.length === 0) await ask({ cmd: 'act', table, seat, viewer: seat, action: turn.actions[0] });
    }
    const before = (await shelf.get(table))!.save as Any;
    const bad = await ask({ cmd: 'act', table, seat: 0, seats: [0, 1], viewer: 0, actions: [line[0], 'dance'] });
    expect(bad.error).toMatchObject({ code: 'illegal', path: 'actions[1]' });
    expect((await shelf.get(table))!.save).toEqual(before);
    const good = await ask({ cmd: 'act', table, seat: 0, seats: [0, 1], viewer: 0, actions: line, from: before.actions.length });
    expect(good.steps.slice(0, 2).map(({ action }: Any) => action)).toEqual(line);
    const { save } = (await shelf.get(table))!;
    expect((save as Any).actions.slice(before.actions.length, before.actions.length + 2)).toEqual(line);
    expect(engine.request({ cmd: 'load', save, limit: 0 }).ok).toBe(true);
    expect((await ask({ cmd: 'act', table, actions: line })).error.code).toBe('forbidden');
  });
});

test('what a game is made of is told by its own engine', async () => {
  const { document, content } = await ask({ cmd: 'content', game: 'crypt' });
  expect(document.treasures).toHaveLength(48);
  expect(content).toBe((await ask({ cmd: 'hello', game: 'crypt' })).games[0].content);
  expect((await ask({ cmd: 'content', game: 'chess' })).error.code).toBe('unknown_game');
});

test('after a trap of the module the kept games go on', async () => {
  const table = await newGame([person('Anna'), person('Bruno')]);
  (await engineOf(host)).request = () => {
    throw new WebAssembly.RuntimeError('unreachable');
  };
  expect((await ask({ cmd: 'view', table })).error.code).toBe('crashed');
  expect((await ask({ cmd: 'view', table })).ok).toBe(true);
});

describe('the engines', () => {
  test('come one by one, each with its first game', async () => {
    const started: string[] = [];
    const engines = {
      games: ['crypt', 'digger'],
      start: (game: string) => {
        started.push(game);
        return realEngine(game);
      },
    };
    ({ host } = await makeHost({ engines }));
    expect((await ask({ cmd: 'games' })).ok).toBe(true);
    expect(started).toEqual([]);
    expect((await ask({ cmd: 'hello', game: 'digger' })).games.map(({ id }: Any) => id)).toEqual(['digger']);
    await newGame([person('Anna'), person('Bruno')]);
    await ask({ cmd: 'hello', game: 'digger' });
    expect(started).toEqual(['digger', 'crypt']);
    for (const game of ['saga', undefined, 7]) expect((await ask({ cmd: 'hello', game })).error.code).toBe('unknown_game');
  });

  test('one that cannot be had is told, and asked for again the next time', async () => {
    let there = false;
    const start = async (game: string) => {
      if (!there) throw new TypeError('Failed to fetch');
      return realEngine(game);
    };
    ({ host } = await makeHost({ engines: { games: ['crypt'], start } }));
    expect((await ask({ cmd: 'hello', game: 'crypt' })).error.code).toBe('away');
    there = true;
    expect((await ask({ cmd: 'hello', game: 'crypt' })).ok).toBe(true);
  });

  test('if one crashes the games of the others go on as if nothing had been', async () => {
    const table = await newGame([person('Anna'), person('Bruno')]);
    const chairs = [person('Anna'), person('Bruno')];
    const other = (await ask({ cmd: 'new', game: 'digger', players: 2, chairs })).table;
    const crypt = await engineOf(host);
    (await engineOf(host, 'digger')).request = () => {
      throw new WebAssembly.RuntimeError('unreachable');
    };
    expect((await ask({ cmd: 'view', table: other })).error.code).toBe('crashed');
    expect((await ask({ cmd: 'view', table: other })).ok).toBe(true);
    expect((await ask({ cmd: 'view', table })).ok).toBe(true);
    expect(await engineOf(host)).toBe(crypt);
  });
});

describe('a lesson', () => {
  test('may begin from a position, with several seats for the learner; nothing else may', async () => {
    const table = await newGame([person('Anna'), computer(1), computer(1)]);
    await playOn(table, 2);
    const engine = await realEngine();
    const loaded = engine.request({ cmd: 'load', save: (await shelf.get(table))!.save, limit: 0 });
    const { view: position } = engine.request({ cmd: 'view', table: loaded.table, viewer: 'all' }) as Any;
    const chairs = [person('Pia'), person('Pia'), computer(2)];
    expect((await ask({ cmd: 'new', game: 'crypt', position, chairs })).error.code).toBe('forbidden');
    expect((await ask({ cmd: 'new', game: 'crypt', position, chairs: chairs.slice(1), lesson: true })).error.code).toBe('bad_request');
    const lesson = await ask({ cmd: 'new', game: 'crypt', position, seed: 'a lesson', chairs, lesson: true });
    expect(lesson.ok).toBe(true);
    expect((await ask({ cmd: 'resume', table: lesson.table })).chairs).toEqual(chairs);
    const { view } = engine.request({ cmd: 'view', table: loaded.table, viewer: 1 }) as Any;
    expect((await ask({ cmd: 'view', table: lesson.table, viewer: 1 })).view).toEqual(view);
    expect((await ask({ cmd: 'games' })).games.map((game: Any) => game.table)).toEqual([table]);
  });
});

test('chairs that do not fit are refused', async () => {
  for (const chairs of [undefined, [], [person('Anna')], [person('Anna'), { name: 'B', level: 9 }], [person('a,b'), person('c')]])
    expect((await ask({ cmd: 'new', game: 'crypt', players: 2, chairs })).error.code).toBe('bad_request');
});
