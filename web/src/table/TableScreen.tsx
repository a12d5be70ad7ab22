// Takes a kept game from the shelf and puts it on the table.
import { useEffect, useState } from 'preact/hooks';
import { ProtocolError } from '../connection/connection';
import type { News } from '../connection/local_host';
import { connection } from '../connection/worker_connection';
import { loadFace } from '../games';
import { exportGame } from '../kept';
import { address, route } from '../route';
import { gameName } from '../screens/catalogue';
import { known, say } from '../words';
import { recordEnd } from './record';
import { Session, type Opened } from './session';
import { soundOf } from './sound';
import { Table } from './Table';

function words(error: unknown): string {
  if (!(error instanceof ProtocolError)) return String(error);
  const { code, message } = error.fault;
  const key = `code.${code}`;
  if (code === 'busy') return say('web.fault.waits');
  if (code === 'away') return say('web.fault.away');
  if (code === 'unknown_table') return say('web.fault.gone');
  if (code === 'storage') return say('web.storage.damaged', { why: message });
  return `${known(key) ? say(key) : say('web.fault.crashed')} (${message})`;
}

/** `wait`: as soon as another window lets the game go. */
async function open(table: string, wait = false): Promise<Session> {
  const opened = await connection.request<Opened>({ cmd: 'resume', table, wait });
  const face = await loadFace(opened.game);
  if (!face) throw new ProtocolError({ code: 'unknown_game', message: opened.game });
  const session = new Session(connection, face, table, opened, recordEnd);
  session.listeners.add(soundOf(face));
  await session.begin();
  return session;
}

export default function TableScreen() {
  const table = route.value[1] ?? '';
  const [session, setSession] = useState<Session | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const title = session ? gameName(session.opened.game) : null;
  useEffect(() => {
    document.title = title ? `${title} · Undercroft` : 'Undercroft';
  }, [title]);
  useEffect(() => {
    let here: Session | null = null;
    let gone = false;
    setFault(null);
    setSession(null);
    const show = (opened: Session) => {
      here = opened;
      if (gone) return opened.close();
      setFault(null);
      setSession(opened);
    };
    const fail = (error: unknown) => {
      if (!gone) setFault(error);
    };
    open(table).then(show, (error) => {
      fail(error);
      if (!gone && error instanceof ProtocolError && error.fault.code === 'busy') open(table, true).then(show, fail);
    });
    const hear = ({ dropped }: News) => {
      if (dropped === table) fail(new ProtocolError({ code: 'unknown_table', message: table }));
    };
    connection.listeners.add(hear);
    return () => {
      gone = true;
      connection.listeners.delete(hear);
      if (here) here.close();
      else void connection.request({ cmd: 'close', table }).catch(() => {}); // it may still be waited for
    };
  }, [table, tries]);
  if (fault !== null) {
    // What is not there, or cannot be read, will not be there the next time.
    const final = fault instanceof ProtocolError && ['unknown_table', 'unknown_game', 'bad_save', 'storage'].includes(fault.fault.code);
    return (
      <main class="page">
        <h1>{say('web.fault.title')}</h1>
        <p role="alert">{words(fault)}</p>
        <p>
          {!(fault instanceof ProtocolError && fault.fault.code === 'unknown_table') && (
            <button type="button" class="button" onClick={() => void exportGame(table).catch(() => {})}>
              {say('web.table.export')}
            </button>
          )}{' '}
          {!final && (
            <button type="button" class="button main" onClick={() => setTries(tries + 1)}>
              {say('web.fault.retry')}
            </button>
          )}{' '}
          <a class={final ? 'button main' : 'button'} href={address()}>
            {say('web.table.home')}
          </a>
        </p>
      </main>
    );
  }
  return session ? <Table session={session} /> : <main class="table-wait">{say('web.table.wait')}</main>;
}
