// A new game, of any kind: who sits where, and the game's own options as the engine tells them. Start is there at once: what
// was chosen last time, or the usual, is ready to be played.
import { useEffect, useState } from 'preact/hooks';
import { ProtocolError } from '../connection/connection';
import type { GameFace } from '../contract';
import { faces } from '../games';
import { useFace } from '../games/use_face';
import { Icon } from '../icons';
import { gameInfo, startGame, type GameInfo } from '../kept';
import { go, route } from '../route';
import { ChairCard, nameField, seatLetters } from '../setup/Chairs';
import { isBySeat, settle, surprise } from '../setup/options';
import { OptionPart, SeatPart } from '../setup/OptionParts';
import { hasPerson, nameFault, rememberedPlan, rememberPlan, seated, startOf, type Plan } from '../setup/plan';
import { SetupWords } from '../setup/words';
import { number, say } from '../words';
import { catalogue, gameName } from './catalogue';
import { chairsWords } from './chair_words';
import { Choice } from './Choice';
import { FaultNotice } from './FaultNotice';
import { Frame } from './Frame';
import './art/art.css';
import './new_game.css';

/** The option at fault, if the engine said which. */
function optionAt(fault: unknown): string | null {
  return fault instanceof ProtocolError ? (/^options\.(\w+)/.exec(fault.fault.path ?? '')?.[1] ?? null) : null;
}

export function Setup({ info, face }: { info: GameInfo; face: Pick<GameFace, 'setup' | 'strength'> | null }) {
  const game = info.id;
  const [plan, setPlan] = useState<Plan>(() => rememberedPlan(game, info));
  const [fault, setFault] = useState<unknown>(null);
  const [starting, setStarting] = useState(false);
  const { players, chairs } = plan;
  const words = new SetupWords(game, face, players);
  const { options, values } = settle(info, players, plan.options);
  // Kept at once: changing the language draws the screen anew.
  const change = (part: Partial<Plan>) => {
    const next = { ...plan, ...part };
    setPlan(next);
    rememberPlan(game, next);
  };
  const choose = (id: string) => (value: unknown) => {
    setFault(null);
    change({ options: { ...plan.options, [id]: value } });
  };
  const faulty = seated(plan).findIndex((_, seat) => nameFault(plan, seat) !== null);
  const people = hasPerson(plan);
  const bySeat = options.filter(isBySeat);
  const ofTable = options.filter((option) => !isBySeat(option));
  const Art = catalogue.find(({ id }) => id === game)?.Art;
  const Beside = face?.setup.Beside;

  const start = async () => {
    if (faulty >= 0) {
      document.getElementById(nameField(faulty))?.focus();
      return;
    }
    if (!people || starting) return;
    setStarting(true);
    setFault(null);
    try {
      go('table', await startGame(startOf(game, info, plan)));
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
      {Art && (
        <div class="new-banner">
          <Art />
        </div>
      )}
      <section class="new-seats" aria-labelledby="new-seats">
        <div class="new-part-head">
          <h2 id="new-seats">{say('web.new.seats')}</h2>
          <Choice name="players" legend={say('web.new.players')} quiet values={info.players} value={players} words={(count) => number(count)} choose={(count) => change({ players: count })} />
        </div>
        <ol class="chairs">
          {chairs.slice(0, players).map((_, seat) => (
            <ChairCard
              key={seat}
              plan={plan}
              seat={seat}
              face={face}
              part={face?.setup.seat?.(seat, players, values)}
              change={(to) => change({ chairs: chairs.map((before, at) => (at === seat ? to : before)) })}
            >
              {bySeat.map((option) => (
                <SeatPart key={option.id} game={game} option={option} value={values[option.id]} players={players} words={words} change={choose(option.id)} seat={seat} letter={seatLetters[seat] ?? ''} />
              ))}
            </ChairCard>
          ))}
        </ol>
        {Beside && <Beside players={players} options={values} />}
        {!people && (
          <p class="field-fault" role="alert">
            {say('web.new.fault.nobody')}
          </p>
        )}
      </section>
      {ofTable.length > 0 && (
        <div class="options">
          {ofTable.map((option) => (
            <div key={`${option.id} ${players}`} class={optionAt(fault) === option.id ? 'option-place faulty' : 'option-place'}>
              <OptionPart game={game} option={option} value={values[option.id]} players={players} words={words} change={choose(option.id)} />
            </div>
          ))}
        </div>
      )}
      <div class="new-start">
        {fault !== null && <FaultNotice what={say('web.new.failed')} error={fault} />}
        <p>{chairsWords(seated(plan))}</p>
        {options.length > 0 && (
          <button type="button" class="button surprise" onClick={() => change({ options: surprise(info, players, plan.options) })}>
            <Icon sign="odds" />
            {say('web.new.surprise')}
          </button>
        )}
        <button type="submit" class="button main" aria-disabled={!people || starting}>
          {say(starting ? 'web.new.starting' : 'web.new.start')}
        </button>
      </div>
    </form>
  );
}

function Ready({ game }: { game: string }) {
  const { face, fault } = useFace(game);
  const [info, setInfo] = useState<GameInfo | null>(null);
  const [wrong, setWrong] = useState<unknown>(null);
  useEffect(() => {
    gameInfo(game).then(setInfo, setWrong);
    // The table comes while it is being chosen who sits there.
    void import('../table/TableScreen').catch(() => {});
  }, [game]);
  const failed = fault ?? wrong;
  if (failed !== null) return <FaultNotice what={say('web.home.fault.start')} error={failed} />;
  return face && info ? <Setup info={info} face={face} /> : <p class="new-wait">{say('web.table.wait')}</p>;
}

export default function NewGame() {
  const [, game = ''] = route.value;
  if (!(game in faces))
    return (
      <Frame title={say('web.new.title.none')}>
        <p class="frame-lead">{say('web.new.none')}</p>
      </Frame>
    );
  return (
    <Frame title={say('web.new.title', { game: gameName(game) })} kind="new-game">
      <Ready key={game} game={game} />
    </Frame>
  );
}
