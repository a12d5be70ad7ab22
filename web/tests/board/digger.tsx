// A page with nothing but Dungeon Digger's board, for pictures, figures and looking: whoever opens it calls `show` with a
// view (digger_shots.mjs, ../bench/board.mjs).
import { signal } from '@preact/signals';
import { render } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Chair, GameEvent } from '../../src/contract';
import { Dungeon, useDungeon, type Ghost, type MarkKind, type Reach } from '../../src/games/digger/dungeon';
import type { DiggerView, Place, Seat } from '../../src/games/digger/kinds';
import type { Framing } from '../../src/parts/board/camera';
import { change } from '../../src/settings';
import '../../src/style/tokens.css';
import '../../src/style/base.css';
import { learnWords, speak, type Language } from '../../src/words';

interface Shown {
  view: DiggerView;
  me?: Seat | null;
  events?: GameEvent[];
  moment?: number;
  marks?: [Place, MarkKind][];
  ghost?: Ghost | null;
  way?: { spaces: Place[]; lost?: [Place, number][]; hint?: boolean } | null;
  reach?: Reach[];
  numbers?: [Place, string][];
  lifted?: string[];
  lit?: Place[];
  dimmed?: boolean;
  /** null: all of it */
  frame?: Place[] | null;
  framing?: Framing;
  inset?: number;
}

const asked = new URLSearchParams(location.search);
document.documentElement.dataset['scheme'] = asked.get('scheme') ?? 'dark';
if (asked.has('speed')) change({ speed: Number(asked.get('speed')) as 2 });
await speak((asked.get('language') ?? 'en') as Language);
await learnWords('digger');

const chairs: Chair[] = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio'].map((name, at) => ({ name, level: at ? 3 : null }));
const shown = signal<Shown | null>(null);
const pressed: Place[] = [];
const none: never[] = [];

function Page({ state }: { state: Shown }) {
  const camera = useDungeon(state.view, { inset: { bottom: state.inset ?? 0 } });
  useEffect(() => {
    if (state.frame) camera.frame(state.frame, state.framing);
    else if (state.frame === null) camera.fit();
  }, [state.frame]);
  const marks = useMemo(() => new Map(state.marks), [state.marks]);
  const numbers = useMemo(() => new Map(state.numbers), [state.numbers]);
  const lifted = useMemo(() => new Set(state.lifted), [state.lifted]);
  const way = useMemo(() => (state.way ? { ...state.way, lost: new Map(state.way.lost) } : null), [state.way]);
  return (
    <Dungeon
      camera={camera}
      view={state.view}
      chairs={chairs}
      me={state.me ?? null}
      events={state.events ?? none}
      moment={state.moment ?? 0}
      marks={marks}
      numbers={numbers}
      lifted={lifted}
      way={way}
      ghost={state.ghost ?? null}
      reach={state.reach ?? none}
      lit={state.lit ?? none}
      dimmed={state.dimmed ?? false}
      label="The dungeon"
      onPress={(place) => {
        pressed.push(place);
        const marks = new Map(state.marks);
        if (marks.get(place) === 'chosen') marks.delete(place);
        else marks.set(place, 'chosen');
        shown.value = { ...state, marks: [...marks] };
        return true;
      }}
    />
  );
}

const Here = () => shown.value && <Page state={shown.value} />;
render(
  <div style="position:fixed;inset:0">
    <Here />
  </div>,
  document.getElementById('page')!,
);
Object.assign(window, { show: (state: Shown) => (shown.value = state), change: (more: Partial<Shown>) => (shown.value = { ...shown.value!, ...more }), pressed });
