// The campaign between its games: the fire, the heroes around it with their marks, and what has been learned.
import type { CampaignDocument, CampaignFace } from '../../contract';
import { Picture } from '../../picture';
import { known, plural, say } from '../../words';
import { abilityName, abilityText, bossName, content, dungeonName, gradeName, groupName, heroName } from './content';
import { picture } from './kinds';
import { gradeAbout } from './setup';

type Colour = 'green' | 'yellow' | 'red';
const bubbleColours: readonly Colour[] = ['green', 'yellow', 'red'];
/** Bubbles are told apart without their colour. */
const shapes: Readonly<Record<Colour, string>> = { green: '●', yellow: '▲', red: '■' };

interface Sheet {
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

const stateOf = (document: CampaignDocument) => document.state as CampaignState;

function bossNames(ids: readonly string[]): string[] {
  return Object.keys(content.dungeons).filter((dungeon) => ids.includes(content.dungeons[dungeon]!.boss.id)).map((dungeon) => bossName(dungeon).text);
}

function Bubbles({ talent, filled }: { talent: string; filled: readonly number[] }) {
  const all = content.talents[talent]!.bubbles;
  const words = bubbleColours.flatMap((colour, at) => (all[colour] ? [say('web.onedeck.campaign.filled', { colour: say(`onedeck.campaign.${colour}`), n: filled[at] ?? 0, of: all[colour] })] : []));
  return (
    <span class="od-bubbles" role="img" aria-label={words.join(', ')}>
      {bubbleColours.map((colour, at) =>
        Array.from({ length: all[colour] }, (_, index) => (
          <i key={`${colour}${index}`} data-colour={colour} data-on={index < (filled[at] ?? 0)}>
            {shapes[colour]}
          </i>
        )),
      )}
    </span>
  );
}

function HeroCamp({ sheet, here, marks }: { sheet: Sheet; here: boolean; marks: number }) {
  const begun = Object.entries(sheet.talents).filter(([id, filled]) => sheet.learned.includes(id) || filled.some(Boolean));
  return (
    <li class="panel od-camp-hero" data-here={here}>
      <div class="od-camp-head">
        <Picture name={picture(`${sheet.hero}-1p`)} fit="xMidYMin slice" />
        <h3>{heroName(sheet.hero).text}</h3>
        <p>
          {plural('onedeck.campaign.games', sheet.games)}
          {sheet.bosses.length > 0 && `; ${say('onedeck.campaign.bosses', { names: bossNames(sheet.bosses).join(', ') })}`}
        </p>
        {marks > 0 && <strong>{plural('web.onedeck.campaign.marks', marks)}</strong>}
      </div>
      {begun.length > 0 && (
        <ul class="od-talents">
          {begun.map(([id, filled]) => (
            <li key={id} data-learned={sheet.learned.includes(id)}>
              <b>{abilityName(id)}</b> <small>{groupName(content.talents[id]!.group)}</small>
              <Bubbles talent={id} filled={filled} />
              <span>{abilityText(id)}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

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

function State({ document }: { document: CampaignDocument }) {
  const { sheets, heroes, marks, stage, dungeon, difficulty } = stateOf(document);
  const runs = runsOf(document.steps);
  return (
    <div class="onedeck od-campaign">
      <Picture class="od-camp-scene" name={picture('camp')} fit="xMidYMid slice" />
      {heroes.length > 0 && stage !== 'marks' && (
        <p>
          <b>{heroes.map((hero) => heroName(hero).text).join(', ')}</b>
          {dungeon && ` · ${dungeonName(dungeon).text}`}
          {difficulty && ` · ${gradeName(difficulty)} (${gradeAbout(difficulty)})`}
        </p>
      )}
      <ul class="od-camp">
        {sheets.map((sheet) => {
          const seat = heroes.indexOf(sheet.hero);
          return <HeroCamp key={sheet.hero} sheet={sheet} here={seat >= 0} marks={seat >= 0 ? (marks[seat] ?? 0) : 0} />;
        })}
      </ul>
      {runs.length > 0 && (
        <details class="panel od-runs">
          <summary>{plural('onedeck.campaign.games', runs.length)}</summary>
          <ol>
            {runs.map((run, at) => (
              <li key={at}>
                {say(run.won ? 'web.onedeck.campaign.run.won' : 'web.onedeck.campaign.run.lost', {
                  heroes: run.heroes.map((hero) => heroName(hero).text).join(', '),
                  dungeon: dungeonName(run.dungeon).text,
                  grade: gradeName(run.difficulty),
                  descents: run.descents,
                  levels: run.levels,
                })}
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

/** With this mark the talent is learned. */
function learns(state: CampaignState, hero: string, talent: string, colour: string): boolean {
  const filled = state.sheets.find((sheet) => sheet.hero === hero)?.talents[talent] ?? [];
  const all = content.talents[talent]?.bubbles;
  if (!all) return false;
  return bubbleColours.every((each, at) => (filled[at] ?? 0) + (each === colour ? 1 : 0) >= all[each]);
}

function stepWords(step: string, document: CampaignDocument): string {
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
    return `${heroName(first).text}: ${abilityName(second)} ${shapes[third as Colour] ?? ''} ${known(colour) ? say(colour) : third}. ${abilityText(second)}${learned}`;
  }
  return step;
}

export const campaigns: CampaignFace = {
  title(document) {
    const { sheets } = stateOf(document);
    const learned = sheets.reduce((all, { learned: some }) => all + some.length, 0);
    const played = runsOf(document.steps).length;
    return { name: say('onedeck.campaign.title'), about: say('web.onedeck.campaign.about', { games: plural('onedeck.campaign.games', played), learned }) };
  },
  stepWords,
  State,
};
