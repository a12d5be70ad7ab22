// A lesson at the table: the coach says what to do, the learner does it on the real board.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ProtocolError } from '../connection/connection';
import { connection } from '../connection/worker_connection';
import type { Lesson } from '../contract';
import { loadFace } from '../games';
import { Icon, type Sign } from '../icons';
import { Picture } from '../picture';
import { address, go, route } from '../route';
import { gameName } from '../screens/catalogue';
import { FaultNotice } from '../screens/FaultNotice';
import { Frame } from '../screens/Frame';
import { dropGame, startGame } from '../kept';
import { WhyDialog } from '../table/WhyDialog';
import { named } from '../table/names';
import { questionsOf } from '../table/questions';
import { Session, type Opened } from '../table/session';
import { say, type Key } from '../words';
import '../table/table.css';
import './learn.css';

/** The buttons of every table, as its bar has them. */
const tools = [
  ['undo', 'web.table.undo'],
  ['hint', 'web.table.hint'],
  ['odds', 'web.table.odds'],
  ['log', 'web.table.log'],
  ['more', 'web.table.more'],
] as const satisfies readonly (readonly [Sign, Key])[];

/** `named`: what the address asks for; without it, or if there is none of that name, the first. */
async function begin(game: string, wanted: string | undefined): Promise<{ session: Session; lesson: Lesson }> {
  const face = await loadFace(game);
  const lesson = face?.lessons.find(({ id }) => id === wanted) ?? face?.lessons[0];
  if (!face || !lesson) throw new ProtocolError({ code: 'unknown_game', message: game });
  const { begins, seats, others } = lesson;
  let guests = 0;
  const chairs = Array.from({ length: begins.players }, (_, seat) => ({
    name: say(seats.includes(seat) ? 'web.learn.learner' : (others[guests++] ?? 'web.learn.guide')),
    level: null,
  }));
  const table = await startGame({ game, ...begins, chairs, lesson: true });
  const opened = await connection.request<Opened>({ cmd: 'resume', table });
  const session = new Session(connection, face, table, opened, undefined, seats);
  await session.begin();
  return { session, lesson };
}

export default function Learn() {
  const [, game = '', wanted] = route.value;
  const [ready, setReady] = useState<{ session: Session; lesson: Lesson } | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  useEffect(() => {
    document.title = `${say('web.learn.name', { game: gameName(game) })} · Undercroft`;
    setFault(null);
    setReady(null);
    const started = begin(game, wanted);
    started.then(setReady, setFault);
    return () => {
      // A lesson leaves nothing behind.
      void started.then(({ session }) => dropGame(session.table)).catch(() => {});
    };
  }, [game, wanted]);
  if (fault !== null)
    return (
      <Frame title={say('web.learn.name', { game: gameName(game) })}>
        <FaultNotice what={say('web.new.failed')} error={fault} />
      </Frame>
    );
  return ready ? <LessonTable key={ready.session.table} {...ready} /> : <main class="table-wait">{say('web.table.wait')}</main>;
}

function LessonTable({ session, lesson }: { session: Session; lesson: Lesson }) {
  const [number, setNumber] = useState(0);
  const [other, setOther] = useState(false);
  const [watching, setWatching] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const step = lesson.steps[number]!;
  const last = number === lesson.steps.length - 1;
  const { id, lessons } = session.face;
  const following = last ? lessons[lessons.findIndex((one) => one.id === lesson.id) + 1] : undefined;
  useEffect(() => text.current?.focus(), [number]);

  const next = () => {
    setOther(false);
    if (last) go('new', id);
    else setNumber(number + 1);
  };
  const choose = async (action: string) => {
    if (action !== step.move || watching) return setOther(!watching);
    setOther(false);
    // What was to be done is done: while it happens the coach tells that, and nothing that is past.
    setWatching(true);
    const made = await session.choose(action, step.seat ?? lesson.seats[0]);
    if (made) for (const { seat, action: reply } of step.replies ?? []) await session.choose(reply, seat);
    setWatching(false);
    if (made) setNumber(number + 1);
  };
  const { turn, view, events, showing } = session;
  const mine = step.move && !watching && turn.value?.actor === (step.seat ?? lesson.seats[0]) ? turn.value : null;
  const { Board } = session.face;
  const questions = useMemo(() => questionsOf(session), [session]);
  return (
    <div class="table lesson" data-roomy={session.face.roomy}>
      <header class="table-top" data-region="status">
        <a class="button quiet" href={address()} aria-label={say('web.table.home')}>
          <Icon sign="home" />
        </a>
        <h1 class="status">{say('web.learn.title', { lesson: say(lesson.title), step: number + 1, of: lesson.steps.length })}</h1>
        {showing.value && (
          <button type="button" class="button" onClick={() => session.hasten()}>
            <Icon sign="hasten" />
            {say('web.table.skip')}
          </button>
        )}
      </header>
      <section class="coach" aria-live="polite" aria-label={say('web.learn.coach')}>
        <Picture class="guide" name="house-guide" fit="xMidYMin slice" />
        <p ref={text} tabIndex={-1}>
          {watching ? session.spoken.value || say('web.learn.watch') : say(step.text)}
        </p>
        {step.tools && (
          <ul class="coach-tools" aria-label={say('web.learn.tools')}>
            {tools.map(([sign, words]) => (
              <li key={sign}>
                <Icon sign={sign} />
                {say(words)}
              </li>
            ))}
          </ul>
        )}
        {other && step.move && (
          <p class="coach-again" role="alert">
            {say('web.learn.other', { action: session.face.actionWords(step.move) })}
          </p>
        )}
        {!step.move && (
          <>
            {following && (
              <a class="button main" href={address('learn', id, following.id)}>
                {say('web.learn.following', { lesson: say(following.title) })}
              </a>
            )}
            <button type="button" class={following ? 'button' : 'button main'} onClick={next}>
              {say(last ? 'web.learn.play' : 'web.learn.next')}
            </button>
            {following && <p class="coach-about">{say(following.about)}</p>}
          </>
        )}
      </section>
      <main class="table-play">
        <Board
          view={view.value}
          chairs={named(session.chairs)}
          me={session.me}
          turn={mine}
          events={events.value}
          moment={session.news.value}
          clock={null}
          suggested={mine ? (step.move ?? null) : null}
          consider={() => {}}
          choose={(action) => void choose(action)}
          // One at a time: what comes behind it is another step of the lesson.
          chooseAll={([action = '']) => void choose(action)}
          whyNot={setWhy}
          retake={() => false}
          recap={() => {}}
          undo={() => {}}
          peek={null}
          {...questions}
        />
      </main>
      <p class="spoken" aria-live="polite">
        {session.spoken.value}
      </p>
      {why !== null && <WhyDialog session={session} action={why} onClose={() => setWhy(null)} />}
    </div>
  );
}
