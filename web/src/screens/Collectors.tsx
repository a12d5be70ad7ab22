// Which sides the six Collectors show, with what each side does.
import { Picture } from '../picture';
import { say } from '../words';
import { Choice } from './Choice';
import { collectorsOf, presets, sides, types, type Plan, type Side } from './new_game_plan';

interface Props {
  plan: Plan;
  change(part: Partial<Plan>): void;
}

function sideWords(side: Side): string {
  return side === 'random' ? say('web.crypt.setup.chance') : side;
}

function CollectorLines({ plan, change }: Props) {
  const chosen = collectorsOf(plan);
  return (
    <ul class="collectors">
      {types.map((type, at) => {
        const side = chosen[at]!;
        return (
          <li key={type}>
            <Picture class="collector-portrait" name={`crypt-${type}-${side === 'B' ? 'B' : 'A'}`} fit="xMidYMin slice" />
            <div class="collector-head">
              <strong>{say(`collector.${type}`)}</strong>
              {plan.preset === 'own' && (
                <Choice
                  name={`side-${type}`}
                  legend={say('web.new.side', { collector: say(`collector.${type}`) })}
                  quiet
                  values={sides}
                  value={side}
                  words={sideWords}
                  choose={(to) => change({ own: plan.own.map((before, index) => (index === at ? to : before)) })}
                />
              )}
            </div>
            {side === 'random' ? (
              <>
                <p>
                  <b>A</b> {say(`collector.${type}.A`)}
                </p>
                <p>
                  <b>B</b> {say(`collector.${type}.B`)}
                </p>
              </>
            ) : (
              <p>
                <b>{side}</b> {say(`collector.${type}.${side}`)}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export function Collectors({ plan, change }: Props) {
  return (
    <section class="panel new-part" aria-labelledby="new-collectors">
      <h2 id="new-collectors">{say('web.crypt.setup.collectors')}</h2>
      <p class="new-about">{say('web.crypt.setup.collectors.about')}</p>
      <fieldset class="presets">
        <legend class="spoken">{say('web.crypt.setup.collectors')}</legend>
        {presets.map((preset) => (
          <label key={preset} class="preset">
            <input type="radio" name="preset" value={preset} checked={plan.preset === preset} onChange={() => change({ preset })} />
            <span>
              <strong>{say(preset === 'own' ? 'web.new.preset.own' : `web.crypt.setup.preset.${preset}`)}</strong>
              <span class="preset-about">{say(preset === 'own' ? 'web.new.preset.own.about' : `web.crypt.setup.preset.${preset}.about`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {plan.preset === 'own' ? (
        <CollectorLines plan={plan} change={change} />
      ) : (
        <details class="collector-texts" open={matchMedia('(min-width: 60rem)').matches}>
          <summary>{say('web.new.collectors.show')}</summary>
          <CollectorLines plan={plan} change={change} />
        </details>
      )}
    </section>
  );
}
