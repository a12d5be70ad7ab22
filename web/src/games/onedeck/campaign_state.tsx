// A campaign's document as its screens need it: sheets, bubbles, and a step in words.
import type { CampaignDocument } from '../../contract';
import { known, plural, say } from '../../words';
import { abilityName, abilityText, bossName, content, dungeonName, gradeName, heroName } from './content';
import { gradeAbout } from './setup';

export type Bubble = 'green' | 'yellow' | 'red';
const bubbleColours: readonly Bubble[] = ['green', 'yellow', 'red'];
/** Bubbles are told apart without their colour. */
export const shapes: Readonly<Record<Bubble, string>> = { green: '●', yellow: '▲', red: '■' };

const empty: Readonly<Record<Bubble, string>> = { green: '○', yellow: '△', red: '□' };

export interface Sheet {
  hero: string;
  games: number;
  bosses: string[];
  talents: Record<string, number[]>;
  learned: string[];
}
export interface CampaignState {
  stage: 'party' | 'dungeon' | 'difficulty' | 'game' | 'marks';
  heroes: string[];
  dungeon: string | null;
  difficulty: string | null;
  marks: number[];
  sheets: Sheet[];
}

export const stateOf = (document: CampaignDocument) => document.state as CampaignState;

/** The runs so far, from the steps of the document. */
export function runsOf(steps: readonly string[]): { heroes: string[]; dungeon: string; difficulty: string; won: boolean; descents: number; levels: number }[] {
  const runs: ReturnType<typeof runsOf> = [];
  let heroes: string[] = [];
  let [dungeon, difficulty] = ['', ''];
  for (const step of steps) {
    const [verb, ...rest] = step.split(' ');
    if (verb === 'party') heroes = rest;
    else if (verb === 'dungeon') dungeon = rest[0] ?? '';
    else if (verb === 'difficulty') difficulty = rest[0] ?? '';
    else if (verb === 'result') runs.push({ heroes, dungeon, difficulty, won: rest[0] === 'won', descents: Number(rest[1]), levels: Number(rest[2]) });
  }
  return runs;
}

export function bossNames(ids: readonly string[]): string[] {
  return Object.keys(content.dungeons).filter((dungeon) => ids.includes(content.dungeons[dungeon]!.boss.id)).map((dungeon) => bossName(dungeon).text);
}

export function Bubbles({ talent, filled }: { talent: string; filled: readonly number[] }) {
  const all = content.talents[talent]!.bubbles;
  const words = bubbleColours.flatMap((colour, at) => (all[colour] ? [say('web.onedeck.campaign.filled', { colour: say(`onedeck.campaign.${colour}`), n: filled[at] ?? 0, of: all[colour] })] : []));
  return (
    <span class="od-bubbles" role="img" aria-label={words.join(', ')}>
      {bubbleColours.map((colour, at) =>
        Array.from({ length: all[colour] }, (_, index) => (
          <i key={`${colour}${index}`} data-colour={colour} data-on={index < (filled[at] ?? 0)}>
            {index < (filled[at] ?? 0) ? shapes[colour] : empty[colour]}
          </i>
        )),
      )}
    </span>
  );
}

/** With this mark the talent is learned. */
export function learns(state: CampaignState, hero: string, talent: string, colour: string): boolean {
  const filled = state.sheets.find((sheet) => sheet.hero === hero)?.talents[talent] ?? [];
  const all = content.talents[talent]?.bubbles;
  if (!all) return false;
  return bubbleColours.every((each, at) => (filled[at] ?? 0) + (each === colour ? 1 : 0) >= all[each]);
}

export function stepWords(step: string, document: CampaignDocument): string {
  const [verb, first = '', second = '', third = ''] = step.split(' ');
  if (verb === 'party') return step.split(' ').slice(1).map((hero) => heroName(hero).text).join(', ');
  if (verb === 'dungeon') {
    const { difficulty } = content.dungeons[first]!;
    const colours = bubbleColours.slice(0, difficulty).map((colour) => `${shapes[colour]} ${say(`onedeck.campaign.${colour}`)}`).join(', ');
    return say('onedeck.campaign.dungeon', { name: dungeonName(first), number: difficulty, colours });
  }
  if (verb === 'difficulty') {
    const bonus = content.grades[first]!.bonus_marks;
    return `${gradeName(first)}: ${gradeAbout(first)}, ${bonus ? plural('onedeck.campaign.bonus', bonus) : say('onedeck.campaign.no_bonus')}`;
  }
  if (verb === 'drop') return say('onedeck.campaign.drop');
  if (verb === 'mark') {
    const colour = `onedeck.campaign.${third}`;
    const learned = learns(stateOf(document), first, second, third) ? ` – ${say('onedeck.campaign.learns')}` : '';
    return `${heroName(first).text}: ${abilityName(second)} ${shapes[third as Bubble] ?? ''} ${known(colour) ? say(colour) : third}. ${abilityText(second)}${learned}`;
  }
  return step;
}
