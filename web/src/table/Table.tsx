// The table that every game shares: who must do what, the board, what happened, and all that can be asked.
import { lazy, memo, Suspense } from 'preact/compat';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ProtocolError } from '../connection/connection';
import type { Advice } from '../contract';
import { Icon, type Sign } from '../icons';
import { exportGame, startGame } from '../kept';
import { address, go } from '../route';
import { settings } from '../settings';
import { SpeedSlider } from './SpeedSlider';
import { language, say, type Key } from '../words';
import { Curtain } from './Curtain';
import { Dialog } from './Dialog';
import { EndPanel } from './EndPanel';
import { HintDialog } from './HintDialog';
import { HintLine } from './HintLine';
import { History } from './History';
import { boardKeys, keys, useKeys, type TableKey } from './keys';
import { Log } from './Log';
import { chairName, named } from './names';
import { OddsDialog } from './OddsDialog';
import { questionsOf } from './questions';
import { Recap } from './Recap';
import type { Session } from './session';
import { Caption, SoundOffer } from './Sounds';
import { wasArrival } from './travel';
import { ruleSentence, WhyDialog } from './WhyDialog';
import './table.css';

const RulesSheet = lazy(() => import('../rules/RulesSheet'));

type Window = 'odds' | 'log' | 'recap' | 'more' | 'keys' | 'rules' | { why: string } | { confirm: readonly string[] } | { hint: Advice } | null;

/** Who must do what, in one sentence. */
function status(session: Session): string {
  const { turn, thinking, moment, steps, showing, face, view } = session;
  if (moment.value !== null) return say('web.history.looking', { at: moment.value, of: steps.value.length });
  if (thinking.value !== null) {
    const name = chairName(session.chairs[thinking.value]!, thinking.value);
    return say('web.table.thinking', { name });
  }
  const now = turn.value;
  if (showing.value || !now || view.value === null) return session.spoken.value || say('web.table.wait');
  if (now.over) return say('web.table.over');
  return face.must(now, view.value, named(session.chairs));
}

/** Why undo stands still: the wall, in words. */
function wallWords(session: Session): string {
  const wall = session.turn.value?.undo.wall;
  return wall ? say(`wall.${wall}` satisfies Key) : say('web.table.wait');
}

export function Table({ session }: { session: Session }) {
  const [window, setWindow] = useState<Window>(null);
  const [considered, setConsidered] = useState<string | null>(null);
  /** A hint: asked for, or found. */
  const [hint, setHint] = useState<Advice | 'asked' | null>(null);
  const [lookingBack, setLookingBack] = useState(false);
  const [note, setNote] = useState('');
  const { turn, moment, view, events, fault, unkept } = session;
  const mine = moment.value === null && turn.value?.actions && turn.value.actor === session.me ? turn.value : null;
  const { choser } = session;
  // For one's own choices, then and now; after the game for those of all.
  const advisable = mine !== null || (choser !== null && (session.over.value || session.chairs[choser]?.level === null));
  const step = session.steps.value.length;
  useEffect(() => {
    setHint(null);
    setConsidered(null);
    setNote('');
  }, [step, moment.value]);
  // A button that made a choice is gone with it; the next decision takes the focus it had.
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (mine && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [mine]);

  const choose = (actions: readonly string[]) => {
    setHint(null);
    void session.chooseAll(actions);
  };
  const askFirst = (...actions: readonly string[]) => (settings.value.confirm ? setWindow({ confirm: actions }) : choose(actions));
  const undo = (all = false) => {
    const to = all ? session.undoTargetOfAll() : session.undoTarget();
    if (to === null) setNote(wallWords(session));
    else void session.undo(to);
  };
  const orSay = (work: Promise<unknown>) => void work.catch(() => setNote(say('web.fault.crashed')));
  const branch = (at: number) =>
    void session.branch(at).then(
      (table) => go('table', table),
      (error: unknown) => setNote(say(error instanceof ProtocolError && error.fault.code === 'forbidden' ? 'web.history.later' : 'web.fault.crashed')),
    );
  const again = () => {
    const { game, players, chairs } = session.opened;
    const options = (view.value as { options?: Record<string, unknown> }).options ?? {};
    orSay(startGame({ game, players, options, chairs }).then((table) => go('table', table)));
  };
  const keepFile = () => orSay(exportGame(session.table));
  const look = (at: number) => {
    setWindow(null);
    setLookingBack(session.over.value);
    void session.look(at);
  };
  const asked: Record<TableKey, () => void> = {
    u: () => undo(),
    h: () => advisable && setHint((shown) => shown ?? 'asked'),
    o: () => setWindow('odds'),
    l: () => setWindow('log'),
    r: () => setWindow('recap'),
    n: () => session.hasten(),
    b: () => look(Math.max(0, (moment.value ?? step) - 1)),
    f: () => look((moment.value ?? step) + 1),
    '?': () => setWindow('keys'),
  };
  useKeys(
    (key) => session.curtain.value === null && asked[key](),
    () => {
      if (!session.showing.value) return false;
      session.goOn();
      return true;
    },
  );
  // The board and the log are large: they are drawn anew when the game changes, not when a window opens over them.
  const Board = useMemo(() => memo(session.face.Board), [session]);
  const chairs = useMemo(() => named(session.chairs), [session, language.value]);
  const latest = useRef({ askFirst, look, branch, undo });
  latest.current = { askFirst, look, branch, undo };
  const board = useMemo(
    () => ({
      choose: (action: string) => latest.current.askFirst(action),
      chooseAll: (actions: readonly string[]) => latest.current.askFirst(...actions),
      consider: setConsidered,
      whyNot: (action: string) => setWindow({ why: action }),
      retake: (action: string) => session.retake(action),
      recap: () => setWindow('recap'),
      undo: (all?: boolean) => latest.current.undo(all),
      ...questionsOf(session),
    }),
    [session],
  );
  const peek = useCallback((show: boolean) => void (show ? session.peek() : session.cover()), [session]);
  const side = useMemo(
    () => ({
      look: (at: number) => latest.current.look(at),
      undo: (to: number) => void session.undo(to),
      branch: (at: number) => latest.current.branch(at),
    }),
    [session],
  );

  if (view.value === null) return <main class="table-wait">{say('web.table.wait')}</main>;
  if (session.curtain.value !== null) return <Curtain session={session} />;
  const ended = session.over.value && moment.value === null && !lookingBack;
  const hidden = mine !== null && (session.secret.value || session.private);
  const waiting = session.thinking.value !== null || session.showing.value;
  const canUndo = session.undoTarget() !== null;
  const tools: [Sign, Key, () => void, boolean][] = [
    ['undo', 'web.table.undo', asked.u, canUndo],
    ['hint', 'web.table.hint', asked.h, advisable],
    ['odds', 'web.table.odds', () => setWindow('odds'), true],
    ['log', 'web.table.log', () => setWindow('log'), true],
    ['more', 'web.table.more', () => setWindow('more'), true],
  ];
  return (
    <div class="table" data-roomy={session.face.roomy}>
      <header class="table-top" data-region="status" inert={ended}>
        <a class="button quiet" href={address()} aria-label={say('web.table.home')}>
          <Icon sign="home" />
        </a>
        {/* What is being shown is spoken below; here only who must do what. */}
        <h1 class="status" data-telling={session.showing.value || undefined} aria-live={session.showing.value ? 'off' : 'polite'}>
          {status(session)}
        </h1>
        {waiting && (
          <button type="button" class="button" onClick={() => (session.waiting.value ? session.goOn() : session.hasten())}>
            <Icon sign="hasten" />
            {say(session.thinking.value !== null ? 'web.table.now' : session.waiting.value ? 'web.table.go_on' : 'web.table.skip')}
          </button>
        )}
        {mine && session.secret.value && (
          <button type="button" class="button" onClick={() => void session.peek()}>
            <Icon sign="eye" />
            {say('web.table.peek')}
          </button>
        )}
        {session.private && (
          <button type="button" class="button" onClick={() => void session.cover()}>
            <Icon sign="cover" />
            {say('web.table.cover')}
          </button>
        )}
      </header>
      <div class="notices">
        <SoundOffer />
        <div role="alert">
          {unkept.value && (
            <p class="notice">
              {say(unkept.value === 'full' ? 'web.storage.full' : unkept.value === 'refused' ? 'web.storage.refused' : 'web.storage.failed')}{' '}
              <button type="button" class="link" onClick={keepFile}>
                {say('web.table.export')}
              </button>
            </p>
          )}
          {fault.value && (
            <p class="notice">
              {fault.value.rule ? ruleSentence(fault.value.rule) : say('web.fault.crashed')}{' '}
              <button type="button" class="link" onClick={() => void session.retry()}>
                {say(fault.value.rule ? 'web.close' : 'web.fault.retry')}
              </button>
            </p>
          )}
          {note && (
            <p class="notice">
              {note}{' '}
              <button type="button" class="link" onClick={() => setNote('')}>
                {say('web.close')}
              </button>
            </p>
          )}
        </div>
      </div>
      <main
        class={moment.value === null ? 'table-play' : 'table-play past'}
        ref={place}
        tabIndex={-1}
        inert={ended}
        onPointerDown={(event) => session.showing.value && !wasArrival(event) && session.goOn()}
      >
        <Board
          view={view.value}
          chairs={chairs}
          me={session.me}
          turn={mine}
          events={events.value}
          moment={session.news.value}
          clock={moment.value === null ? session.clock.value : null}
          suggested={advisable && hint && hint !== 'asked' ? hint.action : null}
          peek={hidden ? peek : null}
          {...board}
        />
      </main>
      {moment.value !== null && !(advisable && hint) && (
        <section class="table-past" aria-label={say('web.history.title')}>
          <History session={session} onBranch={side.branch} />
        </section>
      )}
      {advisable && hint && (
        <HintLine
          key={moment.value ?? 'now'}
          session={session}
          who={choser === null ? null : chairName(session.chairs[choser]!, choser)}
          onFound={setHint}
          onDo={askFirst}
          onMore={() => hint !== 'asked' && setWindow({ hint })}
          onClose={() => setHint(null)}
        />
      )}
      <Caption />
      <aside class="table-side" aria-label={say('web.table.log')} inert={ended}>
        <History session={session} onBranch={side.branch} />
        <Log session={session} onLook={side.look} onUndo={side.undo} />
      </aside>
      <nav class="table-bar" aria-label={say('web.table.tools')} inert={ended}>
        {tools.map(([sign, key, act, on]) => (
          <button
            key={key}
            type="button"
            class={`button quiet tool tool-${sign}`}
            aria-disabled={!on}
            title={sign === 'undo' && !canUndo ? wallWords(session) : undefined}
            onClick={act}
          >
            <Icon sign={sign} />
            <span>{say(key)}</span>
          </button>
        ))}
      </nav>
      <p class="spoken" aria-live="polite">
        {session.spoken.value}
      </p>
      {ended && (
        <EndPanel
          session={session}
          onLookBack={() => look(Math.max(0, step - 1))}
          onAgain={again}
          onExport={keepFile}
        />
      )}
      {lookingBack && session.over.value && moment.value === null && (
        <button type="button" class="button main to-end" onClick={() => setLookingBack(false)}>
          {say('web.end.show')}
        </button>
      )}
      <Windows
        session={session}
        window={window}
        considered={considered}
        close={() => setWindow(null)}
        open={setWindow}
        choose={choose}
        suggest={setHint}
        look={look}
        branch={branch}
        keepFile={keepFile}
      />
    </div>
  );
}

interface WindowsProps {
  session: Session;
  window: Window;
  considered: string | null;
  close(): void;
  open(window: Window): void;
  choose(actions: readonly string[]): void;
  suggest(advice: Advice): void;
  look(at: number): void;
  branch(at: number): void;
  keepFile(): void;
}

function Windows({ session, window, considered, close, open, choose, suggest, look, branch, keepFile }: WindowsProps) {
  const first = (act: () => void) => () => {
    close();
    act();
  };
  if (window === null) return null;
  if (typeof window === 'object' && 'why' in window) return <WhyDialog session={session} action={window.why} onClose={close} />;
  if (typeof window === 'object' && 'hint' in window)
    return <HintDialog session={session} first={window.hint} now={session.moment.value === null} onClose={close} onFound={suggest} onChoose={(action) => first(() => choose([action]))()} />;
  if (typeof window === 'object')
    return (
      <Dialog title={say('web.confirm.title')} onClose={close}>
        {window.confirm.map((action, at) => (
          <p key={at} class="why-what">
            {session.face.actionWords(action, session.view.value)}
          </p>
        ))}
        <div class="row end">
          <button type="button" class="button" onClick={close}>
            {say('web.confirm.no')}
          </button>
          <button type="button" class="button main" onClick={first(() => choose(window.confirm))}>
            {say('web.confirm.yes')}
          </button>
        </div>
      </Dialog>
    );
  switch (window) {
    case 'odds':
      return <OddsDialog session={session} action={considered} onClose={close} />;
    case 'log':
      return (
        <Dialog title={say('web.table.log')} onClose={close} kind="sheet">
          <History session={session} onBranch={branch} />
          <Log session={session} onLook={look} onUndo={(to) => first(() => void session.undo(to))()} />
        </Dialog>
      );
    case 'recap':
      return (
        <Dialog title={say('web.recap.title')} onClose={close} kind="sheet">
          <Recap session={session} from={session.sinceMyLastChoice()} />
        </Dialog>
      );
    case 'rules':
      return (
        <Suspense fallback={null}>
          <RulesSheet game={session.opened.game} onClose={close} />
        </Suspense>
      );
    case 'keys':
      return (
        <Dialog title={say('web.keys.title')} onClose={close}>
          <KeyList list={keys} />
          <h3>{say('web.keys.board')}</h3>
          <KeyList list={[...boardKeys, ...(session.face.keys ?? [])]} />
        </Dialog>
      );
    case 'more':
      return (
        <Dialog title={say('web.table.more')} onClose={close}>
          <div class="menu">
            {session.face.roomy && (
              <>
                <MenuItem sign="odds" words="web.table.odds" act={() => open('odds')} />
                <MenuItem sign="log" words="web.table.log" act={() => open('log')} />
              </>
            )}
            <MenuItem sign="recap" words="web.recap.title" act={() => open('recap')} />
            <MenuItem sign="rules" words="web.table.rules" act={() => open('rules')} />
            <MenuItem sign="save" words="web.table.export" act={first(keepFile)} />
            <MenuItem sign="keys" words="web.keys.title" act={() => open('keys')} />
            <MenuItem sign="more" words="web.table.settings" act={first(() => go('settings'))} />
            <MenuItem sign="home" words="web.table.home" act={first(() => go())} />
          </div>
          <SpeedSlider />
          {session.opened.commitment && (
            <p class="commitment">
              {say('web.table.commitment')} <code>{session.opened.commitment}</code>
            </p>
          )}
        </Dialog>
      );
  }
}

function KeyList({ list }: { list: readonly (readonly [string, Key])[] }) {
  return (
    <dl class="keys">
      {list.map(([key, words]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{say(words)}</dd>
        </div>
      ))}
    </dl>
  );
}

function MenuItem({ sign, words, act }: { sign: Sign; words: Key; act(): void }) {
  return (
    <button type="button" class="button" onClick={act}>
      <Icon sign={sign} />
      {say(words)}
    </button>
  );
}
