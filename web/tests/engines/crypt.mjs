// Crypt's board, pressed as a person does.
import { say } from '../e2e/lib/words.mjs';

export async function byHand(page) {
  const open = '[data-slot][data-state="open"]';
  if (!(await page.has(open))) return false;
  await page.click(open);
  await page.click('.crypt-composer .last .button.main');
  return true;
}

/** "claim S1:2x3 S2:1x2": dice on cards; any other move has a button of its own. */
export async function learn(page, move) {
  const [verb, ...parts] = move.split(' ');
  if (verb !== 'claim') await page.click('.crypt-powers button[data-hint="true"]');
  else await claim(page, parts);
  return true;
}

async function claim(page, parts) {
  for (const part of parts) {
    const [, slot, count, effort] = /^(S\d):(\d)x(\d)$/.exec(part);
    await page.click(`[data-slot="${slot}"]`);
    await page.click('.crypt-composer .stepper .choice', { words: new RegExp(`^${count}\\b`) });
    await page.click('.crypt-composer .efforts .choice', { words: new RegExp(`^${say('web.crypt.effort.of', { effort, total: count * effort })}`) });
  }
  await page.click('.crypt-composer .last .button.main');
}
