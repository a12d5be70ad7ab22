// The setup: the scenarios with their pictures, two of them mixed where they go together, the variants in a sentence, and
// the six lords with what they can do.
import type { OptionDrawn, Options, Setup, Shown } from '../../contract';
import { Cards } from '../../setup/OptionParts';
import { Picture, type PictureName } from '../../picture';
import { known, say } from '../../words';
import { content, inWords, lordName, scenarioName, scenariosOf } from './content';
import { picture } from './kinds';
import './setup.css';

/** What stands for a scenario on its card. */
const pictures: Readonly<Record<string, string>> = {
  none: 'throne',
  monster_hunt: 'monster',
  trapped_adventurers: 'barbarian',
  sands_of_time: 'sands_marker',
  dwarven_citadel: 'citadel',
  dragons_lair: 'dragon_token',
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

function Lord({ id }: { id: string }) {
  const { standard, special } = content.lords[id]!;
  return (
    <li>
      <Picture name={[`digger-den-${id}`, `digger-${id}`] as unknown as PictureName[]} fit="xMidYMin slice" />
      <div>
        <h4>{lordName(id).text}</h4>
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

/** The lords, where they are played with. */
function Beside({ options }: { players: number; options: Options }) {
  if (options['lords'] === 'off' || options['lords'] === undefined) return null;
  return (
    <details class="option-told dd-lords">
      <summary>{say('web.digger.setup.lords.show')}</summary>
      <ul>
        {Object.keys(content.lords).map((id) => (
          <Lord key={id} id={id} />
        ))}
      </ul>
    </details>
  );
}

export const setup: Setup = {
  option(id) {
    const key = `web.digger.setup.${id}`;
    return known(key) ? { name: say(key), ...(known(`${key}.about`) ? { about: say(`${key}.about` as 'web.digger.setup.lords.about') } : {}) } : undefined;
  },
  value(option, value) {
    if (option === 'scenario') return scenarioShown(value);
    if (option !== 'lords') return undefined;
    const id = String(value);
    const drawn: Readonly<Record<string, PictureName>> = { random: picture('pennypinch'), choose: picture('mortar') };
    return { name: words(`web.digger.setup.lords.${id}`), about: words(`web.digger.setup.lords.${id}.about`), ...(drawn[id] ? { picture: drawn[id] } : {}) };
  },
  parts: { scenario: Scenarios },
  Beside,
};
