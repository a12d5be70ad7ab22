// What happened moves: one thing after another, over everything else, at the table's speed. A tap finishes it; with reduced
// motion, or in a hurry, nothing moves and the board shows how it ended.
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameEvent } from '../../../contract';
import { long, tracks, turned, type Spot } from '../../../../art/digger/geometry';
import { polygon } from '../../../parts/board/shape';
import type { Grid, Place, Point } from '../../../parts/board/grid';
import { lasting, underway } from '../../../table/travel';
import { tileData } from '../content';
import { drawing, wholeTile, type Drawings } from './ground';
import { seatOf, type Laid } from '../kinds';
import { wayOf } from './route';
import { featureAt, pathLine } from './shapes';
import { actsOf, type Act } from './told';
import { coinSpot, FigureOf, spotsFor, tokenSpot } from './things';

/** Things wait for each other only this long: what is told by many events does not take for ever. */
const overlap = 0.8;

interface Playing {
  key: number;
  acts: { act: Act; delay: number; ms: number }[];
}

function timed(acts: readonly Act[]): Playing['acts'] {
  let delay = 0;
  return acts.map((act) => {
    const ms = lasting(act.ms);
    const here = { act, delay, ms };
    delay += ms * (act.kind === 'number' ? 0.3 : overlap);
    return here;
  });
}

interface MovingProps {
  frames: Keyframe[];
  delay: number;
  ms: number;
  easing?: string;
  transform?: string;
  children: ComponentChildren;
}

/** One moving thing: unseen before its time and after it. */
function Moving({ frames, delay, ms, easing = 'linear', transform, children }: MovingProps) {
  const element = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const going = element.current?.animate?.(frames, { duration: ms, delay, easing, fill: 'backwards' });
    if (!going) return;
    underway(going);
    const away = () => {
      if (element.current) element.current.style.visibility = 'hidden';
    };
    going.addEventListener('finish', away);
    return () => going.cancel();
  }, []);
  return (
    <g transform={transform}>
      <g ref={element}>{children}</g>
    </g>
  );
}

interface ActProps {
  grid: Grid;
  laid: ReadonlyMap<Place, Laid>;
  drawings: Drawings;
}

const at = ({ x, y }: Point, dx = 0, dy = 0) => `translate(${x + dx} ${y + dy})`;
const html = (text: string) => <g dangerouslySetInnerHTML={{ __html: text }} />;

function Walk({ act, grid, laid, drawings, ...when }: ActProps & { act: Extract<Act, { kind: 'walk' }>; delay: number; ms: number }) {
  const { way, figure, owner, count } = act;
  const feet = (place: Place) => spotsFor(laid.get(place), 1).spots[0] ?? [0, 0];
  const points = wayOf(grid, laid, way, feet(way[0]!), feet(way[way.length - 1]!));
  const frames = points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
  return (
    <Moving frames={frames} {...when}>
      <FigureOf standing={{ id: '', kind: 'stooges', figure, owner, count }} fine={1} drawings={drawings} />
    </Moving>
  );
}

function Drop({ act, grid, drawings, ...when }: ActProps & { act: Extract<Act, { kind: 'drop' }>; delay: number; ms: number }) {
  const { space, tile, rotation, owner } = act;
  const data = owner === null ? undefined : tileData(tile);
  const whole = data && owner ? wholeTile(data, seatOf(owner), rotation, drawings) : null;
  const frames = [
    { transform: 'translate(0, -46px) scale(1.16)', opacity: 0 },
    { transform: 'translate(0, -40px) scale(1.14)', opacity: 1, offset: 0.35 },
    { transform: 'none', opacity: 1 },
  ];
  const here = at(grid.middle(space));
  return (
    <>
      <Moving frames={[{ opacity: 1 }, { opacity: 1 }]} delay={0} ms={when.delay + when.ms * 0.9} transform={here}>
        {html(drawing(drawings, 'unseen-1'))}
      </Moving>
      <Moving frames={frames} easing="cubic-bezier(.5, 0, .9, .5)" transform={here} {...when}>
        {whole ? (
          <>
            {html(whole.earth)}
            {html(whole.stone)}
            {html(whole.stand)}
          </>
        ) : (
          html(drawing(drawings, tile))
        )}
      </Moving>
    </>
  );
}

/** Light that runs along a corridor, tile by tile. */
function Light({ act, grid, laid, delay, ms }: ActProps & { act: Extract<Act, { kind: 'light' }>; delay: number; ms: number }) {
  const each = ms / (act.pieces.length + 1);
  return (
    <>
      {act.pieces.map((place, order) => {
        const one = laid.get(place);
        const tile = one?.tile == null ? undefined : tileData(one.tile);
        if (!one || !tile?.paths.length) return null;
        const reach = Math.max(1, ...tracks(tile).flat().map(long));
        return (
          <Moving key={place} frames={[{ opacity: 0 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }]} delay={delay + order * each} ms={2 * each} transform={`${at(grid.middle(place))} rotate(${turned(one.rotation)})`}>
            <path class="digger-run" stroke-dasharray={`${reach} 0`} d={pathLine(tile)} />
          </Moving>
        );
      })}
    </>
  );
}

const rising = [{ transform: 'translate(0, 44px) scale(.8)', opacity: 0 }, { transform: 'translate(0, -6px) scale(1.04)', opacity: 1, offset: 0.7 }, { transform: 'none', opacity: 1 }];
const falling = [{ transform: 'none', opacity: 1 }, { transform: 'rotate(24deg) scale(1.05)', opacity: 1, offset: 0.3 }, { transform: 'translate(0, 26px) rotate(200deg) scale(.25)', opacity: 0 }];
const stamping = [{ transform: 'scale(2.4)', opacity: 0 }, { transform: 'scale(.9)', opacity: 1, offset: 0.6 }, { transform: 'none', opacity: 1 }];
const fading = [{ transform: 'none', opacity: 1 }, { transform: 'translate(0, -60px) scale(.6)', opacity: 0 }];
const floating = [{ transform: 'translate(0, 20px) scale(.6)', opacity: 0 }, { transform: 'scale(1.15)', opacity: 1, offset: 0.3 }, { transform: 'translate(0, -46px)', opacity: 1, offset: 0.8 }, { transform: 'translate(0, -70px)', opacity: 0 }];
const pulsing = [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }];

/** Where a token, a coin, a trap lies on its tile. */
function stampSpot(laid: Laid | undefined, kind: 'token' | 'coin' | 'feature' | undefined): Spot {
  if (kind === 'token') return tokenSpot;
  if (kind === 'coin') return coinSpot;
  const tile = laid?.tile == null ? undefined : tileData(laid.tile);
  return kind === 'feature' && tile ? featureAt(tile, laid!.rotation) : [0, 0];
}

function Played({ act, delay, ms, ...props }: ActProps & { act: Act; delay: number; ms: number }) {
  const { grid, laid, drawings } = props;
  const when = { delay, ms };
  const feet = (place: Place): readonly [number, number] => spotsFor(laid.get(place), 1).spots[0] ?? [0, 0];
  switch (act.kind) {
    case 'walk':
      return <Walk act={act} {...props} {...when} />;
    case 'drop':
      return <Drop act={act} {...props} {...when} />;
    case 'light':
      return <Light act={act} {...props} {...when} />;
    case 'rise':
      return (
        <Moving frames={rising} transform={at(grid.middle(act.space), ...feet(act.space))} {...when}>
          <FigureOf standing={{ id: '', kind: 'stooges', figure: `stooge-${act.owner}-rise`, owner: act.owner, count: 1 }} fine={1} drawings={drawings} />
        </Moving>
      );
    case 'fall':
      return (
        <Moving frames={falling} transform={at(grid.middle(act.space), ...feet(act.space))} {...when}>
          <FigureOf standing={{ id: '', kind: 'stooges', figure: act.figure, owner: null, count: act.count }} fine={1} drawings={drawings} />
        </Moving>
      );
    case 'stamp':
      return (
        <Moving frames={act.fades ? fading : stamping} transform={at(grid.middle(act.space), ...stampSpot(laid.get(act.space), act.at))} {...when}>
          {html(drawing(drawings, act.picture))}
        </Moving>
      );
    case 'number':
      return (
        <Moving frames={floating} transform={at(grid.middle(act.space), 0, -30)} {...when}>
          <text class="digger-gain">{act.text}</text>
        </Moving>
      );
    case 'ring':
      return (
        <Moving frames={pulsing} {...when}>
          <path class="digger-pulse" data-tone={act.tone} d={polygon(grid, act.spaces, 0.96)} />
        </Moving>
      );
  }
}

/** Who is not there before their likeness has come. Those who join others find them there. */
function hidden(acts: Playing['acts'], laid: ReadonlyMap<Place, Laid>): { walker: string; until: number }[] {
  const alone = (place: Place, count: number) => laid.get(place)?.stooges?.count === count;
  return acts.flatMap(({ act, delay, ms }) => {
    const until = delay + ms;
    if (act.kind === 'rise') return alone(act.space, 1) ? [{ walker: `stooges ${act.space}`, until }] : [];
    if (act.kind !== 'walk') return [];
    return !act.arrives.startsWith('stooges') || alone(act.way[act.way.length - 1]!, act.count) ? [{ walker: act.arrives, until }] : [];
  });
}

export interface MotionProps extends ActProps {
  root: RefObject<Element | null>;
  events: readonly GameEvent[];
  /** names the moment: each is shown once */
  moment: unknown;
}

export function Motion({ root, events, moment, ...props }: MotionProps) {
  const shown = useRef<unknown>(moment);
  const [playing, play] = useState<Playing | null>(null);
  useLayoutEffect(() => {
    if (shown.current === moment) return;
    shown.current = moment;
    const acts = lasting(1) ? timed(actsOf(events)) : [];
    play(acts.length ? (before) => ({ key: (before?.key ?? 0) + 1, acts }) : null);
  }, [moment]);
  useLayoutEffect(() => {
    if (!playing) return;
    const waiting = hidden(playing.acts, props.laid).flatMap(({ walker, until }) => {
      const element = root.current?.querySelector<SVGElement>(`[data-walker="${walker}"]`);
      if (!element) return [];
      element.style.visibility = 'hidden';
      return [{ element, timer: setTimeout(() => (element.style.visibility = ''), until) }];
    });
    const end = Math.max(...playing.acts.map(({ delay, ms }) => delay + ms));
    const over = setTimeout(() => play(null), end + 30);
    return () => {
      clearTimeout(over);
      for (const { element, timer } of waiting) {
        clearTimeout(timer);
        element.style.visibility = '';
      }
    };
  }, [playing]);
  if (!playing) return null;
  return (
    <g key={playing.key} class="digger-motion">
      {playing.acts.map(({ act, delay, ms }, order) => (
        <Played key={order} act={act} delay={delay} ms={ms} {...props} />
      ))}
    </g>
  );
}
