// Whole games, from the first page to the last score.
import { check, same } from '../lib/check.mjs';
import { Dice } from '../lib/dice.mjs';
import { startEngine } from '../lib/engine.mjs';
import { boardText, exportedSave, newGame, playOn } from '../lib/table.mjs';
import { say } from '../lib/words.mjs';

/** Everything with a value that the viewer of a message may not know; truth is what the view itself says who has seen. */
function leaksIn(view, viewer) {
  const cards = [...view.crypt.map(({ card }) => card), ...view.box, ...view.seats.flatMap(({ collection }) => collection)];
  return cards.filter((card) => card && card.value !== null && card.face === 'down' && !card.remembered && !card.known.includes(viewer));
}

/** The values of hidden cards that the engine knows at a moment and `viewer` does not: by owner and type, in order. */
function secrets(view, viewer) {
  return view.seats.map(({ collection }) => collection.map(({ id, known, face, remembered }) => ({ id, secret: face === 'down' && !remembered && !known.includes(viewer) })));
}

async function checkSecrets(messages, save, people) {
  const engine = await startEngine();
  const { table } = engine.ask({ cmd: 'load', save });
  const requests = new Map(messages.flatMap(({ id, request }) => (request ? [[id, JSON.parse(request)]] : [])));
  let views = 0;
  let over = false;
  let length = 0;
  let hidden = 0;
  for (const { id, reply: text } of messages) {
    if (!text) continue;
    const request = requests.get(id);
    const reply = JSON.parse(text);
    if (reply.turn?.over) over = true;
    if (reply.length !== undefined) length = reply.length;
    if (!over) check(!text.includes(save.seed), 'the seed was told before the end, in the answer to', request);
    check(!text.includes('undercroft-save'), 'a save came to the page, in the answer to', request);
    check(request.viewer === undefined || request.viewer === 'table' || people.includes(request.viewer), 'asked for the eyes of', request.viewer);
    check(reply.log === undefined, 'the actions as a save has them came to the page, in the answer to', request);
    const told = (reply.steps ?? []).map((step, number) => ({ view: step.view, at: request.from + number + 1 }));
    for (const { view, at } of [...told, { view: reply.view, at: request.at ?? length }]) {
      if (!view) continue;
      views += 1;
      const viewer = request.viewer ?? 'table';
      same(leaksIn(view, viewer), [], `values that ${viewer} may not know`);
      const truth = engine.ask({ cmd: 'view', table, viewer: 'all', at }).view;
      for (const [seat, cards] of secrets(truth, viewer).entries()) {
        for (const [number, { id: card, secret }] of cards.entries()) {
          if (!secret) continue;
          hidden += 1;
          check(view.seats[seat].collection[number].value === null, `${card} of seat ${seat} was shown to ${viewer}`);
        }
      }
    }
    for (const { actor, action } of reply.steps ?? []) {
      const told = /^(look|take) S\d \d$/.test(action);
      check(!told || request.viewer !== 'table', `everybody was told ${action} of ${actor}`);
    }
  }
  return { views, hidden };
}

export const cases = [
  {
    name: 'two people at one screen play a whole game, and the other one’s cards stay hidden',
    weight: 9,
    seconds: 150,
    options: { record: true },
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await newGame(visit, [null, null]);
      let peeked = false;
      const sightings = [];
      await playOn(page, new Dice('two people'), async (_, what) => {
        check(what !== 'curtain', 'a curtain hides a choice that is for all eyes');
        if (what !== 'choice') return;
        const shown = await boardText(page);
        const hidden = await page.evaluate(() => {
          const views = messages.filter(({ reply }) => reply?.includes('"view"')).map(({ reply }) => JSON.parse(reply).view);
          return views.at(-1).seats.flatMap(({ collection }) => collection).filter(({ value }) => value === null).length;
        });
        check((shown.match(/\?/g) ?? []).length >= hidden, `${hidden} cards are hidden, but the board reads ${shown}`);
        sightings.push(shown);
        // Once somebody looks at what only they may see.
        const peek = page.getByRole('button', { name: say('web.table.peek'), exact: true });
        if (peeked || !(await peek.count())) return;
        peeked = true;
        await peek.click();
        await page.getByRole('button', { name: say('web.table.cover'), exact: true }).click();
        await peek.waitFor();
      });
      check(peeked, 'nobody could look at their own cards');
      const messages = await page.evaluate(() => globalThis.messages);
      await page.waitForSelector('.end-box .row');
      const save = await exportedSave(page, () => page.click(`.end-box >> text=${say('web.table.export')}`));
      const { views, hidden } = await checkSecrets(messages, save, [0, 1]);
      check(views > 20, `only ${views} views were looked at`);
      check(hidden > 0, 'the game had no hidden card to look for');
      // A rival's label lists a "?" for each hidden card: the last ones of a game with hidden cards must have some.
      check(sightings.some((label) => label.includes('?')), 'no rival ever had a hidden card');
    },
  },
  {
    name: 'a game against three computer players',
    weight: 5,
    async act({ begin }) {
      const visit = await begin();
      await newGame(visit, [null, 1, 2, 1]);
      const choices = await playOn(visit.page, new Dice('three computers'));
      check(choices >= 5, `only ${choices} choices`);
      await visit.page.waitForSelector('.crypt-end header[data-done="true"]');
      same(await visit.page.locator('.crypt-end thead th').count(), 5, 'columns of the score sheet');
      // Its record is in the statistics.
      await visit.go('#/statistics');
      await visit.page.waitForSelector('.statistics-parts');
      check(!(await visit.page.locator('.statistics-parts').innerText()).includes('NaN'), 'the statistics are no numbers');
      // And the game itself among the finished ones.
      await visit.go('#/');
      await visit.page.waitForSelector('#kept-finished');
    },
  },
  {
    name: 'the solo game against the Ghost',
    weight: 5,
    options: { speed: 3 },
    async act({ begin }) {
      const visit = await begin();
      await newGame(visit, [null]);
      let ghost = false;
      await playOn(visit.page, new Dice('solo'), async (page) => {
        ghost ||= (await page.locator('.crypt-rivals').innerText().catch(() => '')).length > 0;
      });
      check(ghost, 'the Ghost was never seen');
      await visit.page.waitForSelector('.crypt-end header[data-done="true"]');
      const verdict = await visit.page.locator('.crypt-end h2').first().innerText();
      const ratings = ['fool', 'petty', 'rich', 'magnificent'].map((rating) => say(`rating.${rating}`));
      check(ratings.some((rating) => verdict.includes(rating)), 'no rating in', verdict);
    },
  },
];
