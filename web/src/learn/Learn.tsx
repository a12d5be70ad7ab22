// A lesson at the table: the coach says what to do, the learner does it on the real board.
import { useEffect, useRef, useState } from 'preact/hooks';
import { connection } from '../connection/worker_connection';
import { loadFace } from '../games';
import { cryptLesson } from '../games/crypt/lesson';
import { Icon } from '../icons';
import { Picture } from '../picture';
import { address, go } from '../route';
import { dropGame, startGame } from '../kept';
import { WhyDialog } from '../table/WhyDialog';
import { named } from '../table/names';
import { Session, type Opened } from '../table/session';
import { say } from '../words';
import type { Lesson } from './lesson';
import '../table/table.css';
import './learn.css';

async function begin(lesson: Lesson): Promise<Session> {
  const { game, players, options, seed } = lesson;
  const face = await loadFace(game); // the names of the others are words of the game
  const chairs = [{ name: say('web.learn.you'), level: null }, ...lesson.others.map((name) => ({ name: say(name), level: null }))];
  const table = await startGame({ game, players, options, seed, chairs, lesson: true });
  const opened = await connection.request<Opened>({ cmd: 'resume', table });
  const session = new Session(connection, face!, table, opened);
  await session.begin();
  return session;
}

export default function Learn() {
  const lesson = cryptLesson;
  const [session, setSession] = useState<Session | null>(null);
  const [fault, setFault] = useState(false);
  useEffect(() => {
    document.title = `${say('web.learn.name')} · Undercroft`;
    const started = begin(lesson);
    started.then(setSession, () => setFault(true));
    return () => {
      // A lesson leaves nothing behind.
      void started.then((left) => dropGame(left.table)).catch(() => {});
    };
  }, []);
  if (fault) return <main class="table-wait">{say('web.fault.crashed')}</main>;
  return session ? <LessonTable session={session} lesson={lesson} /> : <main class="table-wait">{say('web.table.wait')}</main>;
}

function LessonTable({ session, lesson }: { session: Session; lesson: Lesson }) {
  const [number, setNumber] = useState(0);
  const [other, setOther] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const step = lesson.steps[number]!;
  const last = number === lesson.steps.length - 1;
  useEffect(() => text.current?.focus(), [number]);

  const next = () => {
    setOther(false);
    if (last) go('new', lesson.game);
    else setNumber(number + 1);
  };
  const choose = async (action: string) => {
    if (action !== step.move) return setOther(true);
    setOther(false);
    await session.choose(action);
    for (const { seat, action: reply } of step.replies ?? []) await session.choose(reply, seat);
    setNumber(number + 1);
  };
  const { turn, view, events, showing } = session;
  const mine = step.move && turn.value?.actor === 0 ? turn.value : null;
  const { Board } = session.face;
  return (
    <div class="table lesson">
      <header class="table-top" data-region="status">
        <a class="button quiet" href={address()} aria-label={say('web.table.home')}>
          <Icon sign="home" />
        </a>
        <h1 class="status">{say('web.learn.title', { step: number + 1, of: lesson.steps.length })}</h1>
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
          {say(step.text)}
        </p>
        {other && step.move && (
          <p class="coach-again" role="alert">
            {say('web.learn.other', { action: session.face.actionWords(step.move) })}
          </p>
        )}
        {!step.move && (
          <button type="button" class="button main" onClick={next}>
            {say(last ? 'web.learn.play' : 'web.learn.next')}
          </button>
        )}
      </section>
      <main class="table-play">
        <Board
          view={view.value}
          chairs={named(session.chairs)}
          me={0}
          turn={mine}
          events={events.value}
          suggested={mine ? (step.move ?? null) : null}
          consider={() => {}}
          choose={(action) => void choose(action)}
          whyNot={setWhy}
          explain={(action) => session.explain(action)}
        />
      </main>
      <p class="spoken" aria-live="polite">
        {session.spoken.value}
      </p>
      {why !== null && <WhyDialog session={session} action={why} onClose={() => setWhy(null)} />}
    </div>
  );
}
