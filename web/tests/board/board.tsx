// A page to look at Crypt's board: board.html?players=4&steps=30&seed=x&sides=ABABAB&me=0&scheme=light&language=it
// It plays random actions up to a step of the history and shows that moment inside the room that the shell leaves.
import { signal } from '@preact/signals';
import { render } from 'preact';
import { crypt } from '../../src/games/crypt';
import type { Chair, Turn } from '../../src/contract';
import type { CryptView } from '../../src/games/crypt/kinds';
import '../../src/style/tokens.css';
import '../../src/style/base.css';
import { learnWords, speak, type Language } from '../../src/words';
import { startEngine } from '../../src/connection/engine';
import { loadModule } from '../../src/connection/module';
import { unasked } from '../unit/unasked';

const asked = new URLSearchParams(location.search);
const text = (name: string, usual: string) => asked.get(name) ?? usual;
const players = Number(text('players', '2'));
const me = asked.get('me') === 'none' ? null : Number(text('me', '0'));
document.documentElement.dataset['scheme'] = text('scheme', 'dark');
await speak(text('language', 'en') as Language);
await learnWords('crypt');

const host = await startEngine(await loadModule('crypt'));
// the page is for looking: replies are taken as they come
const engine = { request: (message: object) => host.request(message) as any };
const options = { collectors: [...text('sides', 'AAAAAA')] };
const { table } = engine.request({ cmd: 'new', game: 'crypt', players, options, seed: text('seed', 'board') });
const chairs: Chair[] = ['Anna', 'Bruna', 'Corrado', 'Dante'].slice(0, players).map((name, at) => ({ name, level: at ? 3 : null }));

let dice = 7;
const random = (below: number) => (dice = (dice * 1103515245 + 12345) % 2147483648) % below;
const seatToSee = me ?? 'table';
const turnNow = (): Turn => engine.request({ cmd: 'turn', table, viewer: 'all', limit: 10000 }).turn;

function playOn() {
  const turn = turnNow();
  if (turn.over || !turn.actions) return false;
  const claims = turn.actions.filter((action) => !/x[56]/.test(action) || !action.startsWith('claim'));
  const from = claims.length ? claims : turn.actions;
  return engine.request({ cmd: 'act', table, action: from[random(from.length)] }).ok as boolean;
}

const shown = signal({ at: 0, turn: null as Turn | null, over: false });
const history = () => engine.request({ cmd: 'history', table, viewer: seatToSee }).actions;

function refresh(at = history().length) {
  const turn = turnNow();
  const newest = at === history().length;
  shown.value = { at, turn: newest && turn.actor === me ? turn : null, over: newest && turn.over };
}

const decisions = Number(text('decisions', '0'));
for (let n = 0; n < decisions && playOn(); ++n);
if (asked.has('until')) {
  for (let n = 0; n < 400 && turnNow().kind !== asked.get('until') && playOn(); ++n);
  for (let n = 0; n < 50 && turnNow().actor !== me && playOn(); ++n);
}
if (asked.has('mine')) while (turnNow().actor !== me && playOn());
if (asked.has('event')) {
  while (playOn());
  const steps = history();
  const from = Number(text('from', '0'));
  const at = steps.findIndex((step: { events: { type: string }[] }, n: number) => n >= from && step.events.some((event) => event.type === asked.get('event')));
  refresh(at + 1);
} else refresh(asked.has('at') ? Number(asked.get('at')) : undefined);

function Table() {
  const { at, turn, over } = shown.value;
  const view: CryptView = engine.request({ cmd: 'view', table, viewer: seatToSee, at }).view;
  const steps = history();
  const step = steps[at - 1];
  const props = {
    ...unasked,
    view,
    chairs,
    me,
    turn,
    events: step?.events ?? [],
    suggested: asked.get('suggested'),
    consider: (action: string | null) => console.log(`consider ${action}`),
    choose: (action: string) => {
      console.log(`choose ${action}`);
      engine.request({ cmd: 'act', table, action });
      while (turnNow().actor !== me && playOn());
      refresh();
    },
    whyNot: (action: string) => console.log(`why not ${action}: ${JSON.stringify(engine.request({ cmd: 'explain', table, action }))}`),
    explain: (action: string) => Promise.resolve(engine.request({ cmd: 'explain', table, action })),
    stage: (prefix: string) => Promise.resolve(engine.request({ cmd: 'turn', table, viewer: me, prefix }).turn),
  };
  if (over) return <crypt.End view={view} chairs={chairs} me={me} review={() => Promise.resolve(null)} results={turnNow().results ?? []} events={steps.slice(-12).flatMap((past: { events: unknown[] }) => past.events)} />;
  return <crypt.Board {...props} />;
}

const phone = innerWidth < 720;
const room = phone ? 'height:calc(100dvh - 120px);margin-top:56px' : 'height:calc(100dvh - 64px);margin:64px 340px 0 0';
render(
  <div style={room}>
    <Table />
  </div>,
  document.getElementById('page')!,
);
Object.assign(window, { engine, table });
