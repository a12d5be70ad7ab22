// Takes a kept game from the shelf and puts it on the table.
import { useEffect, useState } from 'preact/hooks';
import { ProtocolError } from '../connection/connection';
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
  if (code === 'busy') return say('web.fault.busy');
  if (code === 'storage') return say('web.storage.damaged', { why: message });
  return `${known(key) ? say(key) : say('web.fault.crashed')} (${message})`;
}

async function open(table: string): Promise<Session> {
  const opened = await connection.request<Opened>({ cmd: 'resume', table });
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
    open(table).then(
      (opened) => {
        here = opened;
        if (gone) opened.close();
        else setSession(opened);
      },
      (error) => {
        if (!gone) setFault(error);
      },
    );
    return () => {
      gone = true;
      here?.close();
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
