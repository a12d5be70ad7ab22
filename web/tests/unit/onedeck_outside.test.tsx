// Around One Deck Dungeon's table: lessons, setup, statistics, campaigns, the end.
import { cleanup, render, screen, waitFor } from '@testing-library/preact';
import { Suspense } from 'preact/compat';
import { afterEach, expect, test } from 'vitest';
import type { CampaignDocument, GameRecord, Turn } from '../../src/contract';
import { onedeck } from '../../src/games/onedeck';
import { State } from '../../src/games/onedeck/camp';
import { runsOf } from '../../src/games/onedeck/campaign_state';
import { Steps } from '../../src/games/onedeck/campaign_steps';
import { content } from '../../src/games/onedeck/content';
import { causes, End, fateWords } from '../../src/games/onedeck/end';
import { Statistics } from '../../src/games/onedeck/statistics';
import { luck, tallyOf } from '../../src/games/onedeck/tally';
import { known } from '../../src/words';
import { realEngine } from './engine';
import { numbers, Table } from './onedeck_table';

afterEach(cleanup);

test('every lesson can be played to its end, and every step has words', async () => {
  const engine = await realEngine('onedeck');
  expect(onedeck.lessons.map(({ id }) => id)).toEqual(['first', 'deeper']);
  for (const { begins, steps } of onedeck.lessons) {
    const opened = 'position' in begins ? engine.request({ cmd: 'load', position: begins.position, seed: 'lesson' }) : engine.request({ cmd: 'new', game: 'onedeck', ...begins });
    expect(opened.ok).toBe(true);
    for (const { text, move } of steps) {
      expect(known(text), text).toBe(true);
      if (move) expect(engine.request({ cmd: 'act', table: opened.table, seat: 0, action: move }).ok, move).toBe(true);
    }
  }
});

test('the setup shows heroes, dungeons and difficulties with what they are', () => {
  for (const id of Object.keys(content.heroes)) expect(onedeck.setup.value!('heroes', id)).toMatchObject({ picture: `onedeck-${id}-1p`, about: expect.stringMatching(/♥/) });
  for (const id of Object.keys(content.dungeons)) expect(onedeck.setup.value!('dungeon', id)?.name).not.toBe(id);
  expect(onedeck.setup.value!('difficulty', 'novice')?.about).toContain('level 2');
  expect(onedeck.setup.seat!(1, 2, { heroes: ['warrior', 'mage'] })?.name).toBe('Mage');
  // Whoever goes with others has another side, and other dice.
  const [alone, together] = [1, 2].map((players) => onedeck.setup.value!('heroes', 'warrior', undefined, players)!);
  expect(together!.about).not.toBe(alone!.about);
  expect(together!.picture).toBe('onedeck-warrior-2p');
  for (const id of Object.keys(content.talents)) expect(onedeck.setup.value!('talents', id)).toMatchObject({ name: expect.not.stringContaining('_'), about: expect.stringMatching(/\.$/) });
});

test('what few need is loaded when it is asked for', async () => {
  const { campaign } = (await realEngine('onedeck')).request({ cmd: 'campaign', game: 'onedeck' }) as unknown as { campaign: CampaignDocument };
  const { Scene, State: Later } = onedeck.campaigns!;
  render(
    <Suspense fallback={<p>wait</p>}>
      {Scene && <Scene document={campaign} />}
      <Later document={campaign} />
      <onedeck.Statistics records={[]} />
    </Suspense>,
  );
  await waitFor(() => expect(screen.queryByText('wait')).toBeNull());
  expect(document.querySelector('.od-camp-scene')).toBeTruthy();
  expect(screen.getByText('Where runs were lost')).toBeTruthy();
});

test('a campaign through games, marks and talents: every step has words, every standing is drawn', async () => {
  const engine = await realEngine('onedeck');
  const random = numbers(3);
  const { stepWords, title } = onedeck.campaigns!;
  let { campaign, steps, ...more } = engine.request({ cmd: 'campaign', game: 'onedeck' }) as unknown as { campaign: CampaignDocument; steps: string[]; new?: object };
  const stages = new Set<string>();
  let games = 0;
  for (let turns = 0; turns < 80 && games < 3; ++turns) {
    stages.add((campaign.state as { stage: string }).stage);
    expect(title(campaign).about).not.toMatch(/\{/);
    render(<State document={campaign} />);
    cleanup();
    for (const step of steps.slice(0, 40)) {
      expect(stepWords(step, campaign)).not.toMatch(/\{|_|undefined/);
      expect(stepWords(step, campaign)).not.toBe(step);
    }
    const taken: string[] = [];
    if (steps.length) {
      const { container } = render(<Steps document={campaign} steps={steps} choose={(step) => taken.push(step)} />);
      expect(container.querySelectorAll('button').length).toBeGreaterThan(0);
      cleanup();
    }
    let reply;
    if (more.new) {
      const { table } = engine.request({ cmd: 'new', ...more.new, seed: `campaign ${games}` });
      for (let acts = 0; acts < 2000; ++acts) {
        const turn = engine.request({ cmd: 'turn', table }).turn as Turn;
        if (turn.over) break;
        engine.request({ cmd: 'act', table, seat: turn.may![0], action: turn.actions![Math.floor(random() * turn.actions!.length)] });
      }
      reply = engine.request({ cmd: 'campaign', campaign, table });
      games += 1;
    } else {
      reply = engine.request({ cmd: 'campaign', campaign, step: steps.find((step) => step === 'difficulty fearless') ?? steps.find((step) => !step.startsWith('drop'))! });
    }
    expect(reply.ok).toBe(true);
    ({ campaign, steps, ...more } = reply as unknown as { campaign: CampaignDocument; steps: string[]; new?: object });
  }
  expect([...stages].sort()).toEqual(['difficulty', 'dungeon', 'game', 'marks', 'party']);
  expect(runsOf(campaign.steps)).toHaveLength(3);
}, 60_000);

test('the end tells where health and time went, and what dice and choices did', async () => {
  const table = await Table.open({ heroes: ['mage'], difficulty: 'fearless' }, 7);
  while (table.step());
  const review = (part?: number) => Promise.resolve(table.engine.request({ cmd: 'review', table: table.table, ...(part === undefined ? {} : { part }) })['review']);
  render(<End view={table.view()} chairs={[]} me={0} results={table.turn.results ?? []} events={[]} review={review} />);
  const story = (await review()) as { damage: Record<string, number>; encounters: object[] };
  const lost = causes(story.damage).reduce((all, { amount }) => all + amount, 0);
  await screen.findByText(/Damage taken/);
  expect(screen.getByText(/Damage taken/).textContent).toContain(String(lost));
  await screen.findByText(/^Dice: /, {}, { timeout: 20_000 });
  expect(document.querySelectorAll('.od-met ul > li')).toHaveLength(story.encounters.length);
  expect(fateWords([{ luck: { damage: 1, time: 0 }, choices: { damage: -2, time: 3 } }])).toEqual([expect.stringContaining('+1'), expect.stringContaining('−2')]);
}, 40_000);

test('statistics: bosses beaten, where runs ended, and dice against chance', async () => {
  const table = await Table.open({ heroes: ['warrior'] }, 9);
  while (table.step());
  const kept = luck(table.history(), []);
  expect(kept.rolled).toBeGreaterThan(10);
  const record = (floor: number, won: boolean, dice: unknown): GameRecord => ({ table: 't', game: 'onedeck', players: 1, chairs: [], ended: 0, results: [{ seat: 0, place: 1, won, score: null, floor } as never], luck: dice });
  const tally = tallyOf([record(4, true, { rolled: 100, sum: 500 }), record(2, false, { rolled: 100, sum: 350 }), record(2, false, null)]);
  expect(tally).toMatchObject({ games: 3, won: 1, deepest: 4, ended: [0, 2, 0, 0], rolled: 200, sum: 850, expected: 700 });
  expect(tally.sum).toBeGreaterThan(tally.usual[1]);
  render(<Statistics records={[record(3, false, kept)]} />);
  expect(screen.getByText(/dice showed/)).toBeTruthy();
  expect(onedeck.strength(3)).toContain('20');
  expect(onedeck.strength(9)).toBeNull();
});
