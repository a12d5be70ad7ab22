// The campaign between its games: the fire, the heroes around it with their marks, and what has been learned.
import type { CampaignDocument } from '../../contract';
import { Picture } from '../../picture';
import { plural, say } from '../../words';
import { bossNames, Bubbles, runsOf, stateOf, type Sheet } from './campaign_state';
import { abilityName, abilityText, content, dungeonName, gradeName, groupName, heroName } from './content';
import { picture } from './kinds';
import { gradeAbout } from './setup';

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

/** The fire, and who goes where from it. */
export function Scene({ document }: { document: CampaignDocument }) {
  const { heroes, stage, dungeon, difficulty } = stateOf(document);
  return (
    <div class="onedeck od-campaign">
      <Picture class="od-camp-scene" name={picture('camp')} fit="xMidYMax slice" />
      {heroes.length > 0 && stage !== 'marks' && (
        <p>
          <b>{heroes.map((hero) => heroName(hero).text).join(', ')}</b>
          {dungeon && ` · ${dungeonName(dungeon).text}`}
          {difficulty && ` · ${gradeName(difficulty)} (${gradeAbout(difficulty)})`}
        </p>
      )}
    </div>
  );
}

export function State({ document }: { document: CampaignDocument }) {
  const { sheets, heroes, marks, stage } = stateOf(document);
  const runs = runsOf(document.steps);
  // Whoever has not been down there yet has nothing to tell.
  const told = sheets.filter(({ hero, games, learned, talents }) => games > 0 || learned.length > 0 || Object.values(talents).some((filled) => filled.some(Boolean)) || (stage !== 'party' && heroes.includes(hero)));
  return (
    <div class="onedeck od-campaign">
      {told.length > 0 && <h2>{say('web.onedeck.campaign.known')}</h2>}
      <ul class="od-camp">
        {told.map((sheet) => {
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
