import { render } from 'preact';
import { useState } from 'preact/hooks';
import { digger } from '../../src/games/digger';
import { Strip } from '../../src/games/digger/strip';
import { Sheets, type SheetOf } from '../../src/games/digger/sheets';
import { Dungeon, useDungeon } from '../../src/games/digger/dungeon';
import { Touched, useTouched } from '../../src/games/digger/touched';
import '../../src/style/tokens.css';
import '../../src/style/base.css';
import '../../src/table/table.css';
import { learnWords, speak } from '../../src/words';
import { startEngine } from '../../src/connection/engine';
import { loadModule } from '../../src/connection/module';
const asked = new URLSearchParams(location.search);
const text = (n: string, u: string) => asked.get(n) ?? u;
document.documentElement.dataset['scheme'] = text('scheme', 'dark');
if (asked.get('size')) document.documentElement.style.setProperty('--size', asked.get('size') + '%');
await speak(text('language', 'en') as never);
await learnWords('digger');
const host = await startEngine(await loadModule('digger'));
const engine = { request: (m: object) => host.request(m) as any };
const save = await (await fetch(`/tests/zz/${text('game', 'digger-2-conquest')}.json`)).json();
const opened = engine.request({ cmd: 'load', save, limit: 0 }); if (!opened.ok) console.error(JSON.stringify(opened).slice(0, 400)); const { table } = opened;
const me = asked.get('me') === 'none' ? null : Number(text('me', '0'));
const viewer = me ?? 'table';
const steps = engine.request({ cmd: 'history', table, viewer }).actions;
const at = asked.has('at') ? Math.min(steps.length, Number(asked.get('at'))) : steps.length;
const view = engine.request({ cmd: 'view', table, viewer, at }).view;
const chairs = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena', 'Massimiliano'].slice(0, view.players).map((name, n) => ({ name, level: n === me ? null : 3 }));
const turn = engine.request({ cmd: 'turn', table, limit: 0 }).turn;
function App() {
  const [what, open] = useState<SheetOf | null>(asked.has('sheet') ? (JSON.parse(asked.get('sheet')!) as SheetOf) : null);
  const camera = useDungeon(view);
  const from = Number(text('since', String(at)));
  const before = engine.request({ cmd: 'view', table, viewer, at: from }).view;
  return (
    <div style="height:100dvh;display:grid;grid-template-rows:auto minmax(0,1fr) auto"><style>{'.table-board{grid-area:auto!important}'}</style>
      <Strip view={view} chairs={chairs} me={me} open={open} />
      <div class="digger table-board" style="position:relative;overflow:hidden">
        <Dungeon camera={camera} view={view} chairs={chairs} me={me} label="x" />
        {asked.has('since') && <Probe from={from} before={before} />}
        {what && <Sheets what={what} view={view} chairs={chairs} me={me} fly={() => {}} onClose={() => open(null)} openSheet={open} from={innerWidth > 700 ? 'side' : 'foot'} />}
      </div>
      <div><div style={innerHeight > innerWidth ? "height:220px" : "height:20px"} /></div>
    </div>
  );
}
function Probe({ from, before }: any) {
  const [now, go] = useState(false);
  const touched = useTouched({ view: now ? view : before, events: now ? steps.slice(from, at).flatMap((s: any) => s.events) : [], me, mine: now, chairs });
  if (!now) setTimeout(() => go(true), 50);
  return <Touched touched={touched} fly={() => {}} close={() => {}} />;
}
const events = steps.slice(-60).flatMap((s: any) => s.events);
render(asked.has('end') ? <section class="end-panel"><div class="end-box panel"><digger.End view={view} chairs={chairs} me={me} results={turn.results} events={events} review={() => Promise.resolve(null)} /></div></section> : <App />, document.getElementById('page')!);
