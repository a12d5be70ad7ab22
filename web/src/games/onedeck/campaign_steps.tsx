// What is chosen between two games of a campaign: the party by tapping its heroes, then the dungeon, the difficulty, and
// after the game where the marks go.
import { useState } from 'preact/hooks';
import type { CampaignDocument } from '../../contract';
import { Spoken } from '../../parts/Spoken';
import { Picture } from '../../picture';
import { known, plural, say } from '../../words';
import { abilityName, abilityText, bossName, content, dungeonName, gradeName, groupName, heroName } from './content';
import { Bubbles, learns, shapes, stateOf, stepWords, type Bubble } from './campaign_state';
import { picture } from './kinds';
import { gradeAbout } from './setup';

interface Props {
  document: CampaignDocument;
  steps: readonly string[];
  choose(step: string): void;
}

/** Heroes in the order in which they are tapped: the seats. */
function Party({ steps, choose }: Props) {
  const [party, gather] = useState<readonly string[]>([]);
  const step = `party ${party.join(' ')}`;
  const most = Math.max(...steps.map((one) => one.split(' ').length - 1));
  const legal = steps.includes(step);
  return (
    <>
      <ul class="od-choices">
        {Object.keys(content.heroes).map((hero) => {
          const at = party.indexOf(hero);
          return (
            <li key={hero}>
              <button type="button" class="od-choice" aria-pressed={at >= 0} onClick={() => gather(at >= 0 ? party.filter((one) => one !== hero) : party.length < most ? [...party, hero] : party)}>
                <Picture name={picture(`${hero}-${party.length > 1 ? '2p' : '1p'}`)} fit="xMidYMin slice" />
                <b>
                  {at >= 0 && party.length > 1 && `${at + 1}. `}
                  {heroName(hero).text}
                </b>
              </button>
            </li>
          );
        })}
      </ul>
      <p>
        <button type="button" class="button main" aria-disabled={!legal} onClick={() => legal && choose(step)}>
          {legal ? plural('web.onedeck.campaign.party', party.length) : say('web.onedeck.campaign.party.size')}
        </button>
      </p>
    </>
  );
}

function Dungeons({ document, steps, choose }: Props) {
  return (
    <ul class="od-choices">
      {steps.map((step) => {
        const id = step.split(' ')[1] ?? '';
        const printed = content.dungeons[id];
        if (!printed)
          return (
            <li key={step} class="od-choice-plain">
              <button type="button" class="button" onClick={() => choose(step)}>
                {stepWords(step, document)}
              </button>
            </li>
          );
        return (
          <li key={step}>
            <button type="button" class="od-choice" onClick={() => choose(step)}>
              <Spoken words={stepWords(step, document)}>
                <Picture name={picture(`hall-${id}-3`)} fit="xMinYMid slice" />
                <Picture class="od-choice-front" name={picture(`${printed.boss.id}-1`)} fit="xMidYMax meet" />
                <b>{dungeonName(id).text}</b>
                <span>
                  {bossName(id).text} · {(['green', 'yellow', 'red'] as const).slice(0, printed.difficulty).map((colour) => shapes[colour]).join(' ')}
                </span>
              </Spoken>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Grades({ document, steps, choose }: Props) {
  return (
    <ul class="od-choices">
      {steps.map((step) => {
        const id = step.split(' ')[1] ?? '';
        const bonus = content.grades[id]?.bonus_marks;
        return (
          <li key={step} class={bonus === undefined ? 'od-choice-plain' : undefined}>
            <button type="button" class={bonus === undefined ? 'button' : 'od-choice'} onClick={() => choose(step)}>
              {bonus === undefined ? (
                stepWords(step, document)
              ) : (
                <>
                  <b>{gradeName(id)}</b>
                  <span>{gradeAbout(id)}</span>
                  <span>{bonus ? plural('onedeck.campaign.bonus', bonus) : say('onedeck.campaign.no_bonus')}</span>
                </>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** One mark at a time: each talent with its bubbles, and the colours that may be filled. */
function Marks({ document, steps, choose }: Props) {
  const state = stateOf(document);
  const byTalent = new Map<string, string[]>();
  for (const step of steps) {
    const [, hero = '', talent = ''] = step.split(' ');
    const key = `${hero} ${talent}`;
    byTalent.set(key, [...(byTalent.get(key) ?? []), step]);
  }
  return (
    <ul class="od-marks">
      {[...byTalent].map(([key, some]) => {
        const [hero = '', talent = ''] = key.split(' ');
        const sheet = state.sheets.find((one) => one.hero === hero);
        const printed = content.talents[talent];
        if (!sheet || !printed) return null;
        return (
          <li key={key} class="panel">
            <p>
              <b>{abilityName(talent)}</b> <small>{state.heroes.length > 1 ? `${heroName(hero).text} · ${groupName(printed.group)}` : groupName(printed.group)}</small>
            </p>
            <Bubbles talent={talent} filled={sheet.talents[talent] ?? []} />
            <p class="od-mark-text">{abilityText(talent)}</p>
            <div class="row">
              {some.map((step) => {
                const colour = step.split(' ')[3] as Bubble;
                const name = `onedeck.campaign.${colour}`;
                return (
                  <button key={step} type="button" class="button" onClick={() => choose(step)}>
                    <Spoken words={stepWords(step, document)}>
                      {shapes[colour]} {known(name) ? say(name) : colour}
                      {learns(state, hero, talent, colour) && ` – ${say('onedeck.campaign.learns')}`}
                    </Spoken>
                  </button>
                );
              })}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

export function Steps(props: Props) {
  const { document, steps, choose } = props;
  switch (stateOf(document).stage) {
    case 'party':
      return <Party {...props} />;
    case 'dungeon':
      return <Dungeons {...props} />;
    case 'difficulty':
      return <Grades {...props} />;
    case 'marks':
      return <Marks {...props} />;
    default:
      return (
        <ul class="campaign-steps">
          {steps.map((step) => (
            <li key={step}>
              <button type="button" class="button" onClick={() => choose(step)}>
                {stepWords(step, document)}
              </button>
            </li>
          ))}
        </ul>
      );
  }
}
