import { effect } from '@preact/signals';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ProtocolError, type Request } from '../../src/connection/connection';
import type { Chair } from '../../src/contract';
import { loadFace } from '../../src/games';
import { Session, type Opened } from '../../src/table/session';
import { settings } from '../../src/settings';
import { DirectConnection, makeHost } from './engine';

const person = (name: string): Chair => ({ name, level: null });
const computer = (level: number): Chair => ({ name: '', level });
let connection: DirectConnection;

async function open(chairs: Chair[], more: object = {}): Promise<Session> {
  const request = { cmd: 'new', game: 'crypt', players: chairs.length, chairs, seed: 'session test', ...more };
  const { table } = await connection.request<{ table: string }>(request);
  const opened = await connection.request<Opened>({ cmd: 'resume', table });
  const session = new Session(connection, (await loadFace('crypt'))!, table, opened);
  await session.begin();
  return session;
}

async function until(condition: () => boolean): Promise<void> {
  for (let i = 0; i < 2000 && !condition(); ++i) await new Promise((resume) => setTimeout(resume, 2));
  expect(condition()).toBe(true);
}

beforeEach(async () => {
  connection = new DirectConnection((await makeHost()).host);
  settings.value = { ...settings.value, speed: 4 };
});

describe('against computers', () => {
  test('they answer until it is my turn, and my choices bring the game to its end', async () => {
    const session = await open([person('Anna'), computer(1), computer(1)]);
    for (let choices = 0; choices < 200 && !session.over.value; ++choices) {
      await until(() => session.over.value || session.turn.value?.actor === 0);
      if (session.over.value) break;
      expect(session.turn.value!.actions).not.toHaveLength(0);
      expect(await session.choose(session.turn.value!.actions![0]!)).toBe(true);
    }
    await until(() => session.over.value);
    expect(session.turn.value!.results).toHaveLength(3);
    const history = await connection.request<{ actions: unknown[] }>({ cmd: 'history', table: session.table, viewer: 0 });
    expect(session.steps.value).toEqual(history.actions);
  });

  test('steps that are not worth a look are drawn together with the choice they follow from', async () => {
    const session = await open([person('Anna'), computer(1)]);
    await until(() => session.turn.value?.actor === 0);
    const from = session.steps.value.length;
    let drawn = -1; // the effect runs once at its beginning
    const stop = effect(() => void (session.steps.value, (drawn += 1)));
    for (let choices = 0; choices < 8; ++choices) {
      await until(() => session.turn.value?.actor === 0 && session.thinking.value === null);
      await session.choose(session.turn.value!.actions![0]!);
    }
    await until(() => session.turn.value?.actor === 0 && session.thinking.value === null);
    stop();
    const added = session.steps.value.slice(from);
    const choices = added.filter((step) => step.actor !== 'chance');
    expect(drawn).toBe(choices.length);
    expect(added.length).toBeGreaterThan(choices.length);
  });

  test('an action that is not legal is refused with its rule, and I may choose again', async () => {
    const session = await open([person('Anna'), computer(1)]);
    await until(() => session.turn.value?.actor === 0);
    const before = session.turn.value;
    expect(await session.choose('claim S1:4x6')).toBe(false);
    expect(session.fault.value?.code).toBe('illegal');
    expect(session.turn.value).toEqual(before);
  });

  test('undo takes back my choice and the answer to it until dice are rolled', async () => {
    // A game in which I lead: my turn, the computer's, and mine again.
    let session: Session;
    for (let number = 0; ; ++number) {
      session = await open([person('Anna'), computer(2)], { seed: `undo ${number}` });
      if (session.turn.value?.actor === 0) break;
      session.close();
    }
    const length = session.steps.value.length;
    const view = session.view.value;
    await session.choose('claim S1:1x1');
    await until(() => session.turn.value?.actor === 0 && session.thinking.value === null);
    expect(session.steps.value).toHaveLength(length + 2);
    expect(session.undoTarget()).toBe(length);
    await session.undo(length);
    expect(session.steps.value).toHaveLength(length);
    expect(session.view.value).toEqual(view);
    // Now to the end of the round: dice are rolled, and my choices stand.
    for (const action of ['claim S1:1x2', 'recover']) {
      await until(() => session.turn.value?.actor === 0 && session.thinking.value === null);
      await session.choose(action);
    }
    await until(() => session.turn.value?.actor === 0 && session.thinking.value === null);
    expect(session.undoTarget()).toBeNull();
    expect(session.turn.value!.undo.wall).toMatch(/roll|reveal/);
  });
});

/** As if no choice could be made in front of everybody: then people hand over. */
function closeEyes(): void {
  const request = connection.request.bind(connection);
  connection.request = async <Reply>(message: { cmd: string }) => {
    const { open: _, ...reply } = (await request(message)) as { open?: unknown };
    return reply as Reply;
  };
}

describe('two people at one screen', () => {
  test('who chooses what everybody may see, does it without a curtain, and the table turns to them', async () => {
    const session = await open([person('Anna'), person('Bruno')]);
    const sat = new Set<number | null>();
    let secrets = 0;
    for (let choices = 0; choices < 300 && !session.over.value; ++choices) {
      await until(() => session.over.value || session.turn.value?.actor === session.me);
      if (session.over.value) break;
      expect(session.curtain.value).toBeNull();
      expect(session.viewer.value).toBe('table');
      sat.add(session.me);
      secrets += session.secret.value ? 1 : 0;
      const actions = session.turn.value!.actions!;
      await session.choose(actions.find((action) => action.includes('S3:')) ?? actions[0]!);
    }
    expect(session.over.value).toBe(true);
    expect(sat).toEqual(new Set([0, 1]));
    expect(secrets).toBeGreaterThan(5);
    // nothing that only one of them knows ever came to the page
    const collections = connection.replies.flatMap((reply) => {
      const { view } = JSON.parse(reply) as { view?: { phase: string; seats: { collection: { value: number | null; face: string; known: number[] }[] }[] } };
      return view && view.phase !== 'over' ? view.seats.flatMap(({ collection }) => collection) : [];
    });
    const hidden = collections.filter(({ face, known }) => face === 'down' && known.length < 2);
    expect(hidden.length).toBeGreaterThan(5);
    expect(hidden.every(({ value }) => value === null)).toBe(true);
  });

  test('who has something hidden can look at it, and it is covered before the next one chooses', async () => {
    const session = await open([person('Anna'), person('Bruno')]);
    type Seen = { seats: { collection: { value: number | null }[] }[] };
    const values = () => (session.view.value as Seen).seats[session.me!]!.collection.map(({ value }) => value);
    for (let choices = 0; choices < 100; ++choices) {
      await until(() => session.turn.value?.actor === session.me);
      if (session.secret.value && values().includes(null)) break;
      const actions = session.turn.value!.actions!;
      await session.choose(actions.find((action) => action.includes('S3:')) ?? actions[0]!);
    }
    const { me } = session;
    expect(values()).toContain(null);
    await session.peek();
    expect(session.viewer.value).toBe(me);
    expect(session.private).toBe(true);
    expect(values()).not.toContain(null);
    await session.cover();
    expect(session.private).toBe(false);
    expect(values()).toContain(null);
    expect([session.secret.value, session.me, session.turn.value?.actor]).toEqual([true, me, me]);
    await session.peek();
    expect(session.private).toBe(true);
    await session.choose(session.turn.value!.actions![0]!);
    await until(() => session.turn.value?.actor === session.me && session.me !== me);
    expect(session.viewer.value).toBe('table');
  });

  test('the last choice can be taken back while the other thinks, and not after their own', async () => {
    const session = await open([person('Anna'), person('Bruno')]);
    await until(() => session.turn.value?.actor === session.me);
    const first = session.me;
    const { length } = session.steps.value;
    await session.choose('claim S1:1x1');
    await until(() => session.turn.value?.actor === 1 - first!);
    expect(session.undoTarget()).toBe(length);
    await session.undo(length);
    await until(() => session.turn.value?.actor === first);
    await session.choose('claim S1:1x1');
    await until(() => session.turn.value?.actor === 1 - first!);
    await session.choose('recover');
    await until(() => session.turn.value?.actor !== null);
    const target = session.undoTarget();
    expect(target === null || target > length).toBe(true);
  });

  test('what an action promises is told without what only one of them knows', async () => {
    const session = await open([person('Anna'), person('Bruno')]);
    await until(() => session.turn.value?.actor === session.me);
    const claim = session.turn.value!.actions!.find((action) => action.startsWith('claim S1'))!;
    const { legal, odds } = await session.explain(claim);
    expect(legal).toBe(true);
    expect(odds).toHaveProperty('dice');
    expect(await session.explain('claim S1:4x6')).toMatchObject({ legal: false, rule: expect.stringMatching(/^CR-/) });
  });

  test('a hint at an open table comes from what everybody knows', async () => {
    const session = await open([person('Anna'), person('Bruno')]);
    await until(() => session.turn.value?.actor === session.me);
    expect(session.turn.value!.actions).toContain((await session.suggest(1)).action);
  });
});

describe('a game with more actions than come with a turn', () => {
  const few = 5;
  async function openInStages(chairs: Chair[]): Promise<Session> {
    const session = await open(chairs);
    const face = { ...session.face, atOnce: few };
    const staged = new Session(connection, face, session.table, session.opened);
    await staged.begin();
    return staged;
  }

  test('the others are asked for by how they begin', async () => {
    const session = await openInStages([person('Anna'), computer(1)]);
    await until(() => session.turn.value?.actor === 0);
    const { actions, count } = session.turn.value!;
    expect(actions).toHaveLength(few);
    expect(count).toBeGreaterThan(few);
    const recover = await session.stage('recover');
    expect([recover.actions, recover.count]).toEqual([['recover'], 1]);
    const { next } = await session.stage('claim ');
    expect(next!.length).toBeGreaterThan(1);
    expect(next!.every(({ prefix }) => prefix.startsWith('claim '))).toBe(true);
    expect(await session.stage('nothing begins so')).toMatchObject({ actions: [], count: 0 });
    // What is on the table stays as it was.
    expect(session.turn.value!.actions).toEqual(actions);
  });

  test('at a screen of several people they are those of whose turn it is', async () => {
    const session = await openInStages([person('Anna'), person('Bruno')]);
    await until(() => session.turn.value?.actor === session.me);
    expect(session.viewer.value).toBe('table');
    expect((await session.stage('recover')).actions).toEqual(['recover']);
  });
});

test('one person with several seats sees them all, and plays on', async () => {
  const session = await open([person('Anna'), computer(1), person('Anna')]);
  const sat = new Set<number | null>();
  for (let choices = 0; choices < 300 && !session.over.value; ++choices) {
    await until(() => session.over.value || session.turn.value?.actor === session.me);
    if (session.over.value) break;
    expect(session.curtain.value).toBeNull();
    expect(session.viewer.value).toEqual([0, 2]);
    expect(session.private).toBe(false);
    sat.add(session.me);
    const actions = session.turn.value!.actions!;
    await session.choose(actions.find((action) => action.includes('S3:')) ?? actions[0]!);
  }
  expect(sat).toEqual(new Set([0, 2]));
  expect(session.over.value).toBe(true);
});

describe('two people at one screen, who must hand over', () => {
  test('the curtain falls between them, and nothing of the other is shown', async () => {
    closeEyes();
    const session = await open([person('Anna'), person('Bruno')]);
    await until(() => session.curtain.value !== null);
    const first = session.curtain.value!;
    expect(session.viewer.value).toBe('table');
    await session.lift();
    expect(session.viewer.value).toBe(first);
    expect(session.curtain.value).toBeNull();
    await session.choose(session.turn.value!.actions![0]!);
    await until(() => session.curtain.value !== null);
    expect(session.curtain.value).toBe(1 - first);
  });

  test('the curtain tells the story as everybody may know it', async () => {
    closeEyes();
    const session = await open([person('Anna'), person('Bruno')]);
    let hidden = 0;
    for (let choices = 0; choices < 300 && !session.over.value; ++choices) {
      await until(() => session.over.value || session.curtain.value !== null || session.turn.value?.actor === session.me);
      if (session.over.value) break;
      if (session.curtain.value !== null) {
        const { actions } = await connection.request<{ actions: unknown[] }>({ cmd: 'history', table: session.table });
        expect(session.steps.value).toEqual(actions);
        hidden += JSON.stringify(actions).split('"value":null').length - 1;
        await session.lift();
        continue;
      }
      const actions = session.turn.value!.actions!;
      await session.choose(actions.find((action) => action.includes('S3:')) ?? actions[0]!);
    }
    expect(hidden).toBeGreaterThan(0);
  });

  test('a choice can be taken back at the curtain, until the other has come', async () => {
    closeEyes();
    const session = await open([person('Anna'), person('Bruno')]);
    await until(() => session.curtain.value !== null);
    const first = session.curtain.value!;
    expect(session.takeBack.value).toBeNull();
    await session.lift();
    const length = session.steps.value.length;
    await session.choose('claim S1:1x1');
    await until(() => session.curtain.value === 1 - first);
    const { to, seats } = session.takeBack.value!;
    await session.undo(to, seats);
    await until(() => session.curtain.value === first);
    expect(session.steps.value).toHaveLength(length);
    await session.lift();
    expect(session.turn.value!.actor).toBe(first);
    await session.choose('claim S1:1x1');
    await until(() => session.curtain.value === 1 - first);
    await session.lift();
    expect(session.undoTarget()).toBeNull();
  });

  test('a whole game in which every card that is hidden from the one at the screen is hidden in every message', async () => {
    closeEyes();
    const session = await open([person('Anna'), person('Bruno')]);
    type Card = { value: number | null; known: number[]; face: string };
    let views = 0;
    // Steps are looked at, but nobody waits for it.
    settings.value = { ...settings.value, speed: 3 };
    const hurry = setInterval(() => session.hasten(), 1);
    for (let choices = 0; choices < 300 && !session.over.value; ++choices) {
      await until(() => session.over.value || session.curtain.value !== null || session.turn.value?.actor === session.me);
      if (session.over.value) break;
      if (session.curtain.value !== null) {
        await session.lift();
        continue;
      }
      connection.replies.length = 0;
      const viewer = session.me!;
      const actions = session.turn.value!.actions!;
      // Claims of face-down cards make secrets: the last slot is one.
      await session.choose(actions.find((action) => action.includes('S3:')) ?? actions[0]!);
      for (const reply of connection.replies) {
        type Shown = { view?: { crypt: { card: Card | null }[]; seats: { collection: Card[] }[]; phase: string } };
        const told = JSON.parse(reply) as Shown & { steps?: Shown[] };
        for (const { view } of [told, ...(told.steps ?? [])]) {
          if (!view || view.phase === 'over') continue;
          views += 1;
          const cards = [...view.crypt.map((slot) => slot.card), ...view.seats.flatMap((seat) => seat.collection)];
          for (const card of cards) {
            if (!card || card.face === 'up' || card.known.includes(viewer)) continue;
            expect(card.value).toBeNull();
          }
        }
      }
    }
    await until(() => session.over.value);
    clearInterval(hurry);
    expect(views).toBeGreaterThan(50);
  });
});

describe('looking back', () => {
  test('what a computer does meanwhile does not disturb the moment that is looked at', async () => {
    let session: Session;
    for (let number = 0; ; ++number) {
      session = await open([person('Anna'), computer(4)], { seed: `back ${number}` });
      if (session.turn.value?.actor === 0) break;
      session.close();
    }
    await session.choose('claim S1:1x1');
    const moment = 3;
    await session.look(moment);
    const seen = session.view.value;
    const length = session.steps.value.length;
    await until(() => session.steps.value.length > length || session.thinking.value === null);
    await new Promise((resume) => setTimeout(resume, 50));
    expect(session.moment.value).toBe(moment);
    expect(session.view.value).toEqual(seen);
    await session.present();
    await until(() => session.turn.value?.actor === 0);
    const { view } = await connection.request<{ view: unknown }>({ cmd: 'view', table: session.table, viewer: 0 });
    expect(session.view.value).toEqual(view);
    session.close();
  });

  test('a moment is shown as it was, nothing can be chosen there, and the present comes back', async () => {
    const session = await open([computer(1), computer(1)]);
    await until(() => session.over.value);
    const end = session.view.value;
    await session.look(10);
    const { view } = await connection.request<{ view: unknown }>({ cmd: 'view', table: session.table, at: 10 });
    expect(session.view.value).toEqual(view);
    expect(session.moment.value).toBe(10);
    expect(await session.choose('recover')).toBe(false);
    await session.present();
    expect(session.view.value).toEqual(end);
  });

  test('a game branches off with computers in the other seats, under the names that sat there', async () => {
    const session = await open([person('Anna'), person('Bruno')]);
    await until(() => session.turn.value?.actor === session.me);
    const table = await session.branch(session.steps.value.length);
    const opened = await connection.request<Opened>({ cmd: 'resume', table });
    expect(opened.chairs.map((chair) => chair.level === null)).toEqual([0, 1].map((seat) => seat === session.me));
    expect(opened.chairs.map(({ name }) => name)).toEqual(['Anna', 'Bruno']);
  });
});

test('a hint can be asked for a moment that is past: for oneself, and after the game for everybody', async () => {
  const session = await open([person('Anna'), computer(1)]);
  await until(() => session.turn.value?.actor === 0);
  const mine = session.steps.value.length;
  await session.choose(session.turn.value!.actions![0]!);
  await until(() => session.turn.value?.actor === 0);
  await session.look(mine);
  expect((await session.suggest(1)).action).toBeTruthy();
  const theirs = session.steps.value.findIndex(({ actor }) => actor === 1);
  if (theirs >= 0) {
    await session.look(theirs);
    await expect(session.suggest(1)).rejects.toMatchObject({ fault: { code: 'forbidden' } });
  }
  await session.present();
  for (let choices = 0; choices < 200 && !session.over.value; ++choices) {
    await until(() => session.over.value || session.turn.value?.actor === 0);
    if (!session.over.value) await session.choose(session.turn.value!.actions![0]!);
  }
  const other = session.steps.value.findIndex(({ actor }) => actor === 1);
  await session.look(other);
  expect((await session.suggest(1)).action).toBeTruthy();
});

describe('when something fails', () => {
  test('a reply that is lost leaves a table that goes on', async () => {
    const session = await open([person('Anna'), computer(1)]);
    await until(() => session.turn.value?.actor === 0);
    const request = connection.request.bind(connection);
    let failed = false;
    connection.request = async <Reply>(message: { cmd: string }) => {
      const reply = await request<Reply>(message);
      if (message.cmd !== 'act' || failed) return reply;
      failed = true;
      throw new Error('lost');
    };
    expect(await session.choose('recover')).toBe(false);
    expect(failed).toBe(true);
    expect(session.fault.value?.code).toBe('crashed');
    expect(session.showing.value).toBe(false);
    await session.retry();
    expect(session.fault.value).toBeNull();
    await until(() => session.turn.value?.actor === 0);
    expect(await session.choose('recover')).toBe(true);
  });

  test('a table that was left asks nothing more', async () => {
    settings.value = { ...settings.value, speed: 0 };
    const session = await open([person('Anna'), computer(1)]);
    await until(() => session.turn.value?.actor === 0);
    const asked: string[] = [];
    const request = connection.request.bind(connection);
    connection.request = <Reply>(message: { cmd: string }) => {
      asked.push(message.cmd);
      return request<Reply>(message);
    };
    const choice = session.choose('claim S1:1x1');
    await until(() => session.showing.value);
    session.close();
    await choice;
    await new Promise((resume) => setTimeout(resume, 50));
    expect(asked.slice(asked.indexOf('close') + 1)).toEqual([]);
    expect(session.fault.value).toBeNull();
  });

  test('undo while a computer thinks makes its answer void', async () => {
    let session: Session;
    for (let number = 0; ; ++number) {
      session = await open([person('Anna'), computer(5)], { seed: `void ${number}` });
      if (session.turn.value?.actor === 0) break;
      session.close();
    }
    const length = session.steps.value.length;
    await session.choose('claim S1:1x1');
    await until(() => session.thinking.value === 1);
    await session.undo(session.undoTarget() ?? length);
    await until(() => session.turn.value?.actor === 0);
    expect(session.steps.value).toHaveLength(length);
    expect(session.fault.value).toBeNull();
    expect(await session.choose('claim S1:1x2')).toBe(true);
    session.close();
  });
});

describe('a computer whose thinking is broken off', () => {
  /** The host, that breaks off so many answers. */
  function breaking(times: number) {
    let asked = 0;
    const whole = connection.request.bind(connection);
    connection.request = async <Reply>(message: Request) => {
      if (message.cmd === 'answer' && ++asked <= times) throw new ProtocolError({ code: 'dropped', message: 'stopped' });
      return whole<Reply>(message);
    };
    return () => asked;
  }

  test('is asked again, and the game goes on', async () => {
    const asked = breaking(3);
    const session = await open([computer(1), computer(1)]);
    await until(() => session.over.value);
    expect(asked()).toBeGreaterThan(4);
    expect(session.fault.value).toBeNull();
  });

  test('is not asked for ever: it is told, and one can try again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const asked = breaking(6);
      const opening = open([computer(1), computer(1)]);
      const session = await opening;
      for (let pause = 0; pause < 8; ++pause) await vi.advanceTimersByTimeAsync(2000);
      expect(asked()).toBe(6);
      expect(session.fault.value?.code).toBe('dropped');
      vi.useRealTimers();
      await session.retry();
      await until(() => session.over.value);
    } finally {
      vi.useRealTimers();
    }
  });
});

test('closing the table while a computer thinks is no fault', async () => {
  const session = await open([computer(5), computer(5)]);
  await until(() => session.thinking.value !== null);
  session.close();
  await new Promise((resume) => setTimeout(resume, 150));
  expect(session.fault.value).toBeNull();
});

describe('what a board asks about the choice that waits', () => {
  const opened = async (chairs = [person('Anna'), computer(1)], more = {}) => {
    const session = await open(chairs, more);
    await until(() => session.turn.value?.actor === session.me);
    return session;
  };

  test('a line is tried, and nothing of it happens', async () => {
    const session = await opened();
    const { length } = session.steps.value;
    const before = session.view.value;
    const [step] = await session.attempt(['claim S1:1x1'], { view: true });
    expect(step).toMatchObject({ action: 'claim S1:1x1', legal: true });
    expect(step!.events!.length).toBeGreaterThan(0);
    expect(step!.view).not.toEqual(before);
    expect(session.steps.value).toHaveLength(length);
    expect(session.view.value).toEqual(before);
    const [refused] = await session.attempt(['claim S1:4x6']);
    expect(refused).toMatchObject({ legal: false, rule: expect.stringMatching(/^CR-/) });
  });

  test('what begins alike is told together', async () => {
    const session = await opened();
    const { count, each } = await session.explainEach('claim S1');
    const own = session.turn.value!.actions!.filter((action) => action.startsWith('claim S1'));
    expect(count).toBe(own.length);
    expect(each!.map(({ action }) => action)).toEqual(own.slice(0, 100));
  });

  test('with everybody looking on they are told what all may know, of each action', async () => {
    const session = await opened([person('Anna'), person('Bruno')]);
    const { each } = await session.explainEach('claim S1');
    expect(each!.length).toBeGreaterThan(2);
    for (const { odds } of each!) expect(odds).toHaveProperty('dice');
    expect((await session.attempt(['claim S1:1x1']))[0]!.legal).toBe(true);
  });

  test('while a moment that is past is looked at, and after the game went on, nothing is answered', async () => {
    const session = await opened();
    await session.choose('claim S1:1x1');
    await until(() => session.turn.value?.actor === 0 && session.thinking.value === null);
    const late = session.attempt(['recover']);
    await session.undo(session.undoTarget()!);
    await expect(late).rejects.toMatchObject({ fault: { code: 'dropped' } });
    await session.look(0);
    for (const ask of [() => session.attempt(['recover']), () => session.explainEach('claim'), () => session.lookFor({})]) await expect(ask()).rejects.toMatchObject({ fault: { code: 'dropped' } });
    await session.present();
    expect((await session.explainEach('recover')).count).toBe(1);
  });
});

describe('several choices in one go', () => {
  test('all are made, each with its step, or none', async () => {
    const chairs = [person('Anna'), computer(1)];
    const { table } = await connection.request<{ table: string }>({ cmd: 'new', game: 'digger', players: 2, chairs, seed: 'several' });
    const session = new Session(connection, (await loadFace('digger'))!, table, await connection.request<Opened>({ cmd: 'resume', table }));
    await session.begin();
    await until(() => session.turn.value?.kind === 'place_portal' && session.turn.value.actor === 0);
    await session.choose(session.turn.value!.actions![0]!);
    await until(() => session.turn.value?.kind === 'main' && session.turn.value.actor === 0);
    // a corridor is built, then somebody walks into it
    let line: string[] = [];
    for (const work of session.turn.value!.actions!.filter((action) => action.startsWith('work'))) {
      const [step] = await session.attempt([work], { prefix: 'move ', limit: 50 });
      const move = step?.turn?.actions?.[0];
      if (step!.wall === null && move) line = [work, move];
    }
    expect(line).toHaveLength(2);
    const { length } = session.steps.value;
    expect(await session.chooseAll([line[0]!, 'move 9,9 1 9,8'])).toBe(false);
    expect(session.fault.value).toMatchObject({ code: 'illegal', path: 'actions[1]' });
    expect(session.steps.value).toHaveLength(length);
    session.fault.value = null;
    await until(() => session.turn.value?.actor === 0);
    expect(await session.chooseAll(line)).toBe(true);
    expect(session.steps.value.slice(length, length + 2).map(({ action }) => action)).toEqual(line);
    // each is a choice of its own, and can be taken back alone
    await until(() => session.turn.value?.actor === 0 && session.thinking.value === null);
    const last = session.undoTarget();
    if (last !== null) expect(last).toBe(length + 1);
  }, 20_000);
});

describe('a Turn with a limit', () => {
  test('has a clock, and ends when the time is over, whatever was to be chosen', async () => {
    let now = 1_000_000;
    connection = new DirectConnection((await makeHost({ now: () => now })).host);
    const { table } = await connection.request<{ table: string }>({ cmd: 'new', game: 'digger', players: 2, chairs: [person('Anna'), person('Bruno')], options: { scenario: 'sands_of_time', turn_minutes: 1 }, seed: 'clock' });
    const session = new Session(connection, (await loadFace('digger'))!, table, await connection.request<Opened>({ cmd: 'resume', table }));
    await session.begin();
    await until(() => session.turn.value?.kind === 'place_portal' && session.turn.value.actions !== null);
    expect(session.clock.value).toBeNull();
    await session.choose(session.turn.value!.actions![0]!);
    await until(() => session.turn.value?.kind === 'main');
    const { actor } = session.turn.value!;
    expect(session.clock.value!.of).toBe(60_000);
    // asked too early nothing happens
    const ring = () => (session as unknown as { ring(): Promise<void> }).ring();
    const { length } = session.steps.value;
    await ring();
    expect(session.steps.value).toHaveLength(length);
    now += 60_500;
    await ring();
    await until(() => session.turn.value?.kind === 'main' && session.turn.value.actor !== actor);
    expect(session.steps.value.slice(length).flatMap(({ events }) => events.map(({ type }) => type))).toContain('time.up');
    session.close();
  }, 20_000);
});

test('all choices in a row are taken back together, as far as they can be', async () => {
  const { table } = await connection.request<{ table: string }>({ cmd: 'new', game: 'digger', players: 2, chairs: [person('Anna'), computer(1)], seed: 'undo all' });
  const session = new Session(connection, (await loadFace('digger'))!, table, await connection.request<Opened>({ cmd: 'resume', table }));
  await session.begin();
  const mine = () => until(() => session.turn.value?.actor === 0 && session.thinking.value === null);
  await mine();
  if (session.turn.value!.kind === 'place_portal') await session.choose(session.turn.value!.actions![0]!);
  await mine();
  const { length } = session.steps.value;
  // a tile is built, its bonus order named and carried out
  for (const wanted of ['work', 'name', 'move']) {
    await session.choose(session.turn.value!.actions!.find((action) => action.startsWith(wanted))!);
    await mine();
  }
  expect(session.steps.value).toHaveLength(length + 3);
  expect(session.undoTarget()).toBe(length + 2);
  expect(session.undoTargetOfAll()).toBe(length);
}, 20_000);
