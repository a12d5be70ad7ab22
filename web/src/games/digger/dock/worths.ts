// What each way to build would bring, so that the fan and the board can say it before anything is picked.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { BoardProps } from '../../../contract';
import { oddsOf, type Odds } from '../gains';
import type { DiggerView } from '../kinds';
import { actionOf, partOf, type Choice } from './choices';

export type Worths = ReadonlyMap<string, Odds>;
const none: Worths = new Map();
const building = new Set(['work', 'build', 'special']);
/** so many actions are told in one answer */
const atOnce = 100;

/** How the builds begin, so that no beginning has more than can be told at once. */
function beginnings(choices: readonly Choice[]): string[] {
  const counts = new Map<string, number>();
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const builds = choices.filter((choice) => choice.line.length === 1 && building.has(partOf(choice, 'verb')) && partOf(choice, 'tile'));
  const byTile = (choice: Choice) => `${partOf(choice, 'verb')} ${partOf(choice, 'tile')} `;
  for (const choice of builds) add(byTile(choice));
  return [...new Set(builds.map((choice) => (counts.get(byTile(choice))! > atOnce ? `${byTile(choice)}${partOf(choice, 'space')} ` : byTile(choice))))];
}

/** By the text of the action. It fills while it is read, tile by tile. */
export function useWorths({ explainEach }: Pick<BoardProps<DiggerView>, 'explainEach'>, choices: readonly Choice[]): Worths {
  const [found, keep] = useState<{ of: readonly Choice[]; worths: Worths }>({ of: choices, worths: none });
  const asked = useMemo(() => beginnings(choices), [choices]);
  useEffect(() => {
    let wanted = asked.length > 0;
    const ask = async () => {
      const worths = new Map<string, Odds>();
      for (const prefix of asked) {
        const { each } = await explainEach(prefix);
        if (!wanted) return;
        for (const { action, odds } of each ?? []) worths.set(action, oddsOf(odds));
      }
      keep({ of: choices, worths });
    };
    if (wanted) ask().catch(() => {});
    return () => {
      wanted = false;
    };
  }, [asked]);
  return found.of === choices ? found.worths : none;
}

/** The most Gold that some builds bring; null: that is not known. */
export function mostGold(worths: Worths, choices: readonly Choice[]): number | null {
  let most: number | null = null;
  for (const choice of choices) {
    const odds = worths.get(actionOf(choice));
    if (odds) most = Math.max(most ?? 0, odds.gp ?? 0);
  }
  return most;
}

/** The choice that brings most Gold, if any brings some. */
export function bestBuild(worths: Worths, choices: readonly Choice[]): { choice: Choice; gp: number } | null {
  let best: { choice: Choice; gp: number } | null = null;
  for (const choice of choices) {
    const gp = worths.get(actionOf(choice))?.gp ?? 0;
    if (gp > (best?.gp ?? 0)) best = { choice, gp };
  }
  return best;
}
