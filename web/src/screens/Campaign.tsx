// A campaign between its games: where it stands, as its game's face draws it, what can be done now, and the game that is due.
import { Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { countGame, makeStep, openCampaign, startDue, type Standing } from '../campaigns';
import type { CampaignFace, GameFace } from '../contract';
import { useFace } from '../games/use_face';
import { gameInfo, kept, refreshKept, type GameInfo } from '../kept';
import { address, go, route } from '../route';
import { ChairCard, nameField } from '../setup/Chairs';
import { hasPerson, nameFault, rememberedPlan, rememberPlan, seated, startOf, type Plan } from '../setup/plan';
import { say } from '../words';
import { gameName } from './catalogue';
import { FaultNotice } from './FaultNotice';
import { Frame } from './Frame';
import './new_game.css';
import './campaign.css';

/** Who plays the game that is due: as many chairs as it has players. */
function Due({ standing, info, face, fail }: { standing: Standing; info: GameInfo; face: GameFace; fail(error: unknown): void }) {
  const { campaign, game } = standing;
  const { players } = standing.new!;
  const [plan, setPlan] = useState<Plan>(() => ({ ...rememberedPlan(game, info), players }));
  const change = (next: Plan) => {
    setPlan(next);
    rememberPlan(game, next);
  };
  const faulty = seated(plan).findIndex((_, seat) => nameFault(plan, seat) !== null);
  const start = () => {
    if (faulty >= 0) document.getElementById(nameField(faulty))?.focus();
    else if (hasPerson(plan)) startDue(campaign, startOf(game, info, plan).chairs).then((table) => go('table', table), fail);
  };
  return (
    <section aria-labelledby="campaign-due">
      <h2 id="campaign-due">{say('web.campaign.due')}</h2>
      <ol class="chairs">
        {plan.chairs.slice(0, players).map((_, seat) => (
          <ChairCard
            key={seat}
            plan={plan}
            seat={seat}
            face={face}
            part={face.campaigns?.seat?.(standing.document, seat)}
            change={(to) => change({ ...plan, chairs: plan.chairs.map((before, at) => (at === seat ? to : before)) })}
          />
        ))}
      </ol>
      {!hasPerson(plan) && (
        <p class="field-fault" role="alert">
          {say('web.new.fault.nobody')}
        </p>
      )}
      <button type="button" class="button main campaign-play" aria-disabled={!hasPerson(plan)} onClick={start}>
        {say('web.campaign.play')}
      </button>
    </section>
  );
}

interface ShownProps {
  standing: Standing;
  face: GameFace;
  campaign: CampaignFace;
  info: GameInfo | null;
  change(next: Promise<Standing>): void;
  fail(error: unknown): void;
}

function Shown({ standing, face, campaign, info, change, fail }: ShownProps) {
  const { document, steps, table, restored } = standing;
  const { about } = campaign.title(document);
  const choose = (step: string) => change(makeStep(standing.campaign, step));
  const waits = steps.length > 0 || standing.new !== undefined || table !== undefined;
  return (
    <>
      {about && <p class="frame-lead">{about}</p>}
      {restored && (
        <div class="notice wrong" role="alert">
          <p>{say('web.campaign.restored')}</p>
          <p class="why" lang="en">
            {restored}
          </p>
        </div>
      )}
      {campaign.Scene && <campaign.Scene document={document} />}
      {steps.length > 0 && (
        <section aria-labelledby="campaign-steps">
          <h2 id="campaign-steps">{say('web.campaign.choose')}</h2>
          {campaign.Steps ? (
            <campaign.Steps document={document} steps={steps} choose={choose} />
          ) : (
            <ul class="campaign-steps">
              {steps.map((step) => (
                <li key={step}>
                  <button type="button" class="button" onClick={() => choose(step)}>
                    {campaign.stepWords(step, document)}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {table !== undefined && (
        <p>
          {say('web.campaign.under_way')}{' '}
          <a class="button main" href={address('table', table)}>
            {say('web.home.continue')}
          </a>
        </p>
      )}
      {standing.new && table === undefined && info && <Due key={document.steps.length} standing={standing} info={info} face={face} fail={fail} />}
      {!waits && <p>{say('web.campaign.over')}</p>}
      <campaign.State document={document} />
    </>
  );
}

/** The campaign as it stands; a game of it that is over is counted first. */
async function standingOf(id: string): Promise<Standing> {
  const standing = await openCampaign(id);
  if (standing.table === undefined) return standing;
  await refreshKept();
  const game = kept.value?.find(({ table }) => table === standing.table);
  return game?.over ? countGame(id, standing.table) : standing;
}

function OfGame({ found, change, fail }: { found: Standing; change(next: Promise<Standing>): void; fail(error: unknown): void }) {
  const { face, fault } = useFace(found.game);
  const [info, setInfo] = useState<GameInfo | null>(null);
  useEffect(() => {
    gameInfo(found.game).then(setInfo, fail);
  }, [found.game]);
  if (fault !== null) return <FaultNotice what={say('web.home.fault.start')} error={fault} />;
  if (!face) return <p>{say('web.table.wait')}</p>;
  if (!face.campaigns) return <p class="frame-lead">{say('web.new.none')}</p>;
  return (
    <Suspense fallback={<p>{say('web.table.wait')}</p>}>
      <Shown standing={found} face={face} campaign={face.campaigns} info={info} change={change} fail={fail} />
    </Suspense>
  );
}

export default function Campaign() {
  const [, id = ''] = route.value;
  const [found, setFound] = useState<Standing | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const change = (next: Promise<Standing>) => {
    setFault(null);
    next.then(setFound, setFault);
  };
  useEffect(() => change(standingOf(id)), [id]);
  return (
    <Frame title={found ? gameName(found.game) : say('web.campaign.shelf')} kind="campaign">
      {fault !== null && <FaultNotice what={say(found ? 'web.campaign.failed' : 'web.campaign.none')} error={fault} />}
      {found && <OfGame found={found} change={change} fail={setFault} />}
    </Frame>
  );
}
