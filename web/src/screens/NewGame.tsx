// A new game of Crypt: how many, who sits where, which Collectors. Start is there at once: what was chosen last time, or
// the usual, is ready to be played.
import { useEffect, useState } from 'preact/hooks';
import { strengths } from '../games/crypt/strength';
import { useFace } from '../games/use_face';
import { games, startGame } from '../kept';
import { go, route } from '../route';
import { number, say } from '../words';
import { levelName } from '../table/names';
import { CryptArt } from './art/CryptArt';
import { chairsWords } from './chair_words';
import { Choice } from './Choice';
import { Collectors } from './Collectors';
import { FaultNotice } from './FaultNotice';
import { Frame } from './Frame';
import { hasPerson, nameFault, rememberedPlan, rememberPlan, seated, startOf, type Plan } from './new_game_plan';
import { nameField, SeatRow } from './SeatRow';
import './art/art.css';
import './new_game.css';

function SoloMarks() {
  const measured = strengths.filter(({ soloMean }) => soloMean !== null);
  return (
    <div class="solo-marks">
      <p>{say('web.crypt.setup.solo')}</p>
      <ul>
        {measured.map(({ level, soloMean }) => (
          <li key={level}>
            <span>{levelName(level)}</span> <b>{number(soloMean!, 1)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CryptPlan() {
  const [plan, setPlan] = useState<Plan>(rememberedPlan);
  const [counts, setCounts] = useState<number[]>([1, 2, 3, 4]);
  const [fault, setFault] = useState<unknown>(null);
  const [starting, setStarting] = useState(false);
  useEffect(() => {
    games().then((list) => setCounts(list.find(({ id }) => id === 'crypt')?.players ?? [1, 2, 3, 4]), setFault);
  }, []);
  // Kept at once: changing the language draws the screen anew.
  const change = (part: Partial<Plan>) => {
    const next = { ...plan, ...part };
    setPlan(next);
    rememberPlan(next);
  };
  const faulty = seated(plan).findIndex((_, seat) => nameFault(plan, seat) !== null);
  const people = hasPerson(plan);

  const start = async () => {
    if (faulty >= 0) {
      document.getElementById(nameField(faulty))?.focus();
      return;
    }
    if (!people || starting) return;
    setStarting(true);
    setFault(null);
    try {
      go('table', await startGame(startOf(plan)));
    } catch (error) {
      setFault(error);
      setStarting(false);
    }
  };

  return (
    <form
      class="new-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <div class="new-parts">
        <div class="new-left">
          <section class="panel new-part" aria-labelledby="new-seats">
            <div class="new-part-head">
              <h2 id="new-seats">{say('web.new.seats')}</h2>
              <Choice
                name="players"
                legend={say('web.new.players')}
                quiet
                values={counts}
                value={plan.players}
                words={(count) => number(count)}
                choose={(players) => change({ players })}
              />
            </div>
            <ol class="seats">
              {plan.chairs.slice(0, plan.players).map((chair, seat) => (
                <SeatRow
                  key={seat}
                  seat={seat}
                  chair={chair}
                  fault={nameFault(plan, seat)}
                  change={(to) => change({ chairs: plan.chairs.map((before, at) => (at === seat ? to : before)) })}
                />
              ))}
            </ol>
            {plan.players === 1 && <SoloMarks />}
            {!people && (
              <p class="field-fault" role="alert">
                {say('web.new.fault.nobody')}
              </p>
            )}
          </section>
          <div class="panel new-picture">
            <CryptArt />
          </div>
        </div>
        <Collectors plan={plan} change={change} />
      </div>
      <div class="new-start">
        {fault !== null && <FaultNotice what={say('web.new.failed')} error={fault} />}
        <p>
          {chairsWords(seated(plan))} · {say(plan.preset === 'own' ? 'web.new.preset.own' : `web.crypt.setup.preset.${plan.preset}`)}
        </p>
        <button type="submit" class="button main" aria-disabled={!people || starting}>
          {say(starting ? 'web.new.starting' : 'web.new.start')}
        </button>
      </div>
    </form>
  );
}

export default function NewGame() {
  const game = route.value[1] ?? 'crypt';
  const { face } = useFace(game);
  if (game !== 'crypt')
    return (
      <Frame title={say('web.new.title.none')}>
        <p class="frame-lead">{say('web.new.none')}</p>
      </Frame>
    );
  return (
    <Frame title={say('web.new.title', { game: 'Crypt' })} kind="new-game">
      {face && <CryptPlan />}
    </Frame>
  );
}
