// The setup: the scenarios with their pictures, two of them mixed where they go together, the variants in a sentence, and
// the six lords with what they can do.
import type { OptionDrawn, Setup, Shown } from '../../contract';
import { Cards } from '../../setup/OptionParts';
import { Picture, type PictureName } from '../../picture';
import { known, say } from '../../words';
import { content, inWords, lordName, scenarioName, scenariosOf } from './content';
import { picture } from './kinds';
import './setup.css';

/** What stands for a scenario on its card. */
const pictures: Readonly<Record<string, string>> = {
  none: 'THR',
  monster_hunt: 'tile-monster',
  trapped_adventurers: 'barbarian',
  sands_of_time: 'sands_marker',
  dwarven_citadel: 'tile-citadel',
  dragons_lair: 'tile-dragon_tile',
  total_battle: 'troll',
};

const words = (key: string) => (known(key) ? say(key) : '');

function scenarioShown(value: unknown): Shown {
  const id = String(value);
  const parts = scenariosOf(id);
  const name = parts.length ? parts.map(scenarioName).join(' + ') : say('web.digger.setup.scenario.none');
  const about = parts.length > 1 ? say('web.digger.setup.mixed') : words(`web.digger.setup.scenario.${id}.about`);
  const drawn = pictures[parts[0] ?? 'none'];
  return { name, about, ...(drawn ? { picture: picture(drawn) } : {}) };
}

/** The mix of two, however it is written; undefined where they do not go together. */
const mixOf = (values: readonly unknown[], one: string, other: string) => values.find((value) => value === `${one}+${other}` || value === `${other}+${one}`);

/** Seven cards, and below them what the chosen one can be mixed with. */
export function Scenarios({ id, legend, values, value, choose }: OptionDrawn) {
  const [first = 'none', second = null] = scenariosOf(String(value));
  const single = values.filter((one) => !String(one).includes('+'));
  const partners = single.filter((one) => mixOf(values, first, String(one)) !== undefined);
  const pick = (one: unknown) => choose(second && one !== second ? (mixOf(values, String(one), second) ?? one) : one);
  return (
    <>
      <Cards name={id} legend={legend} values={single} chosen={first} shown={scenarioShown} choose={pick} />
      {partners.length > 0 && (
        <div class="dd-mix">
          <h3>{say('web.digger.setup.mix')}</h3>
          <Cards
            name={`${id}-mix`}
            legend={say('web.digger.setup.mix')}
            values={[null, ...partners]}
            chosen={second}
            shown={(one) => ({ name: one === null ? say('web.digger.setup.mix.none') : scenarioName(String(one)) })}
            choose={(one) => choose(one === null ? first : mixOf(values, first, String(one)))}
          />
        </div>
      )}
    </>
  );
}

const ways: Readonly<Record<string, string>> = { off: 'stooge-A-idle', random: 'pennypinch', choose: 'mortar' };

function lordsShown(value: unknown): Shown {
  const id = String(value);
  const drawn = ways[id];
  return { name: words(`web.digger.setup.lords.${id}`), about: words(`web.digger.setup.lords.${id}.about`), ...(drawn ? { picture: picture(drawn) } : {}) };
}

function Lord({ id }: { id: string }) {
  const { standard, special } = content.lords[id]!;
  return (
    <li>
      <Picture name={[`digger-den-${id}`, `digger-${id}`] as unknown as PictureName[]} fit="xMidYMin slice" />
      <div>
        <h3>{lordName(id).text}</h3>
        <p>
          <b>{inWords(standard.name)}</b> {inWords(standard.text)}
        </p>
        <p>
          <b>
            {inWords(special.name)} {say('web.digger.setup.once')}
          </b>{' '}
          {inWords(special.text)}
        </p>
      </div>
    </li>
  );
}

/** How the lords come, and who they are. */
export function Lords({ id, legend, values, value, choose }: OptionDrawn) {
  return (
    <>
      <Cards name={id} legend={legend} values={values} chosen={value} shown={lordsShown} choose={choose} />
      <details class="option-told dd-lords">
        <summary>{say('web.digger.setup.lords.show')}</summary>
        <ul>
          {Object.keys(content.lords).map((lord) => (
            <Lord key={lord} id={lord} />
          ))}
        </ul>
      </details>
    </>
  );
}

export const setup: Setup = {
  option(id) {
    const key = `web.digger.setup.${id}`;
    return known(key) ? { name: say(key), ...(known(`${key}.about`) ? { about: say(`${key}.about` as 'web.digger.setup.lords.about') } : {}) } : undefined;
  },
  value(option, value) {
    if (option === 'scenario') return scenarioShown(value);
    return option === 'lords' ? lordsShown(value) : undefined;
  },
  parts: { scenario: Scenarios, lords: Lords },
};
