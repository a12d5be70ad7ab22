// A fight of One Deck Dungeon by a finger, as the hint would fight it: how many taps it takes. The engine beside the page
// says what to do next, and holds what the page then shows.
import { check } from './check.mjs';
import { startEngine } from './engine.mjs';

/** The dice in the tray, as actions name them. */
const tray = (page) => page.evaluate(() => [...document.querySelectorAll('.tray [data-hold]')].map((die) => die.dataset.hold.split('#')[0]));
const codes = ({ pool }) => pool.map(({ color, value, use }) => `${{ strength: 'S', agility: 'A', magic: 'M', heroic: 'H' }[color]}${value}${{ any: '', armor_box_only: 'a', mana_only: 'm' }[use]}`);
const gold = '.table-dock .od-bar .od-button.main:not([aria-disabled="true"])';

export class Fight {
  static async begin(page, save) {
    const engine = await startEngine('onedeck');
    const { table } = engine.ask({ cmd: 'load', save });
    return new Fight(page, engine, table);
  }

  constructor(page, engine, table) {
    Object.assign(this, { page, engine, table, taps: 0, dice: 0 });
  }

  view() {
    return this.engine.ask({ cmd: 'view', table: this.table, viewer: 'all' }).view;
  }

  async tap(selector) {
    await this.page.locator(selector).first().tap({ timeout: 10_000 });
    this.taps += 1;
  }

  /** What the hint would do from here on, up to the stop or a throw. */
  advice() {
    const { action, line } = this.engine.ask({ cmd: 'suggest', table: this.table, level: 3, line: true });
    return line?.length ? line : [action];
  }

  /** Makes the choice beside the page, and waits until the page has come to the same dice. */
  async follow(...actions) {
    for (const action of actions) {
      this.dice += action.split(' ').filter((token) => /^[SAMH][1-6]/.test(token)).length;
      this.engine.ask({ cmd: 'act', table: this.table, seat: 0, action, viewer: 'all' });
    }
    const { encounter } = this.view();
    if (!encounter?.boxes.length) return;
    const wanted = codes(encounter).sort().join(' ');
    const here = async () => (await tray(this.page)).sort().join(' ');
    for (let waits = 0; waits < 200 && (await here()) !== wanted; ++waits) await this.page.waitForTimeout(50);
    check((await here()) === wanted, `after ${actions.join(', ')} the page has ${await here()}, and the engine ${wanted}`);
  }

  /** One choice by hand; false when it was the stop. */
  async byHand() {
    const [action] = this.advice();
    const [verb, first, second] = action.split(' ');
    if (verb === 'finish') {
      await this.tap(gold);
      return false;
    }
    if (verb === 'cover') await this.tap(`[data-put="cover ${first}"]`);
    else if (verb === 'make') await this.tap('.od-forge');
    else if (verb === 'use' || verb === 'potion') {
      await this.tap(`[data-put="${verb} ${first}${verb === 'use' ? ` ${second}` : second ? ` ${second}` : ''}"]`);
      await this.page.waitForSelector(`.od-armed ${gold.replace('.table-dock ', '')}`);
      await this.tap(gold);
    } else throw new Error(`no taps are known for ${action}`);
    await this.follow(action);
    return true;
  }

  /** Everything up to the stop as the hint says, then the stop; false when it was the stop. */
  async byAuto() {
    const line = this.advice();
    const stop = line.indexOf('finish');
    const all = stop < 0 ? line : line.slice(0, stop);
    if (!all.length) {
      await this.tap(gold);
      return false;
    }
    await this.tap('.od-bar .od-button[aria-keyshortcuts="+"]:not([aria-disabled="true"])');
    await this.tap('.od-bar:has(.od-button.main) .od-button.main:not([aria-disabled="true"])');
    await this.follow(...all);
    return true;
  }
}
