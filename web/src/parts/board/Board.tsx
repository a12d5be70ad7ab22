// A board: three layers of drawing in one box, and a button for each place. The camera moves the box; the layers get a
// new viewBox only when it rests. Pointers find places by arithmetic, so the buttons are there for keys and for those who
// hear, and stand in the way of nothing.
import { effect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../words';
import type { Camera } from './camera';
import { watchGestures } from './gestures';
import type { Grid, Place, Point } from './grid';
import { polygon } from './shape';
import './board.css';

export interface Cell {
  place: Place;
  /** all that is there, and what can be done */
  spoken: string;
  /** it can be chosen now */
  open?: boolean;
  chosen?: boolean;
}

export interface BoardProps {
  camera: Camera;
  label: string;
  cells: readonly Cell[];
  /** what seldom changes; what stands on it; what is marked now. Keep their identity (`useMemo`) while nothing changed. */
  ground: ComponentChildren;
  things: ComponentChildren;
  marks?: ComponentChildren;
  /** what lies over the board and does not move with it */
  children?: ComponentChildren;
  /** true: something came of it */
  onPress(place: Place, by: 'touch' | 'mouse' | 'key'): boolean;
  onHold?(place: Place): void;
  /** where the mouse is, or the focus */
  onPoint?(place: Place | null): void;
  onGrab?(place: Place, event: PointerEvent): boolean;
  /** true: this key is dealt with */
  onKey?(event: KeyboardEvent, place: Place): boolean;
  /** fingers find a place that can be chosen within so many pixels, from this size of places on */
  snap?: { from: number; within: number };
}

/** How much more than the room is drawn on each side, as a share of its longer side: that far one can pan at once. */
const beyond = 0.3;
const redrawnAtMost = 500;

const Layer = memo(({ children }: { children: ComponentChildren }) => <>{children}</>);

const Cells = memo(({ grid, cells, stop }: { grid: Grid; cells: readonly Cell[]; stop: Place | undefined }) => {
  const [w, h] = [grid.across, Math.max(...grid.corners.map(({ y }) => y)) * 2];
  return (
    <>
      {cells.map(({ place, spoken, open, chosen }) => {
        const { x, y } = grid.middle(place);
        return (
          <button
            key={place}
            type="button"
            class="board-cell"
            data-cell={place}
            data-open={open}
            aria-label={spoken}
            aria-pressed={open || chosen ? Boolean(chosen) : undefined}
            tabIndex={place === stop ? 0 : -1}
            style={`left:${x - w / 2}px;top:${y - h / 2}px;width:${w}px;height:${h}px`}
          />
        );
      })}
    </>
  );
});

/** Lays the layers and the buttons out for where the camera rests, and moves their box for where it is. */
function useBox(camera: Camera, view: { current: HTMLElement | null }, box: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = view.current;
    const moving = box.current;
    if (!element || !moving) return;
    const layers = [...moving.querySelectorAll<SVGSVGElement>(':scope > svg')];
    const cells = moving.querySelector<HTMLElement>('.board-cells');
    let margin = 0;
    let drawn = -Infinity;

    function lay(): void {
      const { x, y, scale } = camera.rest.value;
      if (!scale) return;
      const { width, height } = camera.room;
      const { middle } = camera;
      drawn = performance.now();
      margin = Math.round(beyond * Math.max(width, height));
      const [w, h] = [width + 2 * margin, height + 2 * margin];
      const text = `${x - (middle.x + margin) / scale} ${y - (middle.y + margin) / scale} ${w / scale} ${h / scale}`;
      for (const layer of layers) {
        layer.setAttribute('viewBox', text);
        layer.style.cssText = `left:${-margin}px;top:${-margin}px;width:${w}px;height:${h}px`;
      }
      if (cells) cells.style.transform = `translate(${middle.x - x * scale}px, ${middle.y - y * scale}px) scale(${scale})`;
      move();
    }

    function move(): void {
      const { rest, view: now, middle, room } = camera;
      const { x, y, scale } = rest.peek();
      if (!scale) return;
      const grown = now.scale / scale;
      const [dx, dy] = [middle.x - grown * middle.x + (x - now.x) * now.scale, middle.y - grown * middle.y + (y - now.y) * now.scale];
      moving!.style.transform = now === rest.peek() ? '' : `translate(${dx}px, ${dy}px) scale(${grown})`;
      // What comes into sight beyond what is drawn must be drawn, even if the camera does not rest.
      const out = dx - grown * margin > 1 || dy - grown * margin > 1 || dx + grown * (room.width + margin) < room.width - 1 || dy + grown * (room.height + margin) < room.height - 1;
      if ((out || grown > 2.5) && performance.now() - drawn > redrawnAtMost) camera.redraw();
    }

    const measure = () => camera.resize({ width: element.clientWidth, height: element.clientHeight });
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    measure();
    const unwatch = camera.watch(move);
    const unlay = effect(lay);
    const unlevel = effect(() => {
      element.dataset['level'] = String(camera.level.value);
    });
    return () => {
      sizes.disconnect();
      unwatch();
      unlay();
      unlevel();
    };
  }, [camera]);
}

function nearestOpen(camera: Camera, cells: readonly Cell[], pixel: Point, within: number): Place | null {
  let found: Place | null = null;
  let least = within;
  for (const { place, open } of cells) {
    if (!open) continue;
    const { x, y } = camera.toScreen(camera.grid.middle(place));
    const far = Math.max(0, Math.hypot(x - pixel.x, y - pixel.y) - (camera.grid.across * camera.view.scale) / 2);
    if (far < least) [found, least] = [place, far];
  }
  return found;
}

export function Board(props: BoardProps) {
  const { camera, label, cells, ground, things, marks, children } = props;
  const { grid } = camera;
  const view = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const now = useRef(props);
  now.current = props;
  const [at, goTo] = useState<Place | undefined>(undefined);
  const [ring, draw] = useState<Place | null>(null);
  const there = cells.some(({ place }) => place === at);
  const stop = there ? at : (cells.find(({ open }) => open) ?? cells[0])?.place;
  useBox(camera, view, box);

  const button = (place: Place) => view.current?.querySelector<HTMLElement>(`[data-cell="${place}"]`);

  useEffect(() => {
    const element = view.current;
    if (!element) return;
    return watchGestures(element, camera, {
      press(place, by) {
        if (!now.current.cells.some((cell) => cell.place === place)) return false;
        goTo(place);
        return now.current.onPress(place, by);
      },
      hold: (place) => now.current.onHold?.(place),
      point: (place) => now.current.onPoint?.(place),
      grab: (place, event) => now.current.onGrab?.(place, event) ?? false,
      snap(pixel) {
        const { snap } = now.current;
        return snap && camera.size >= snap.from ? nearestOpen(camera, now.current.cells, pixel, snap.within) : null;
      },
    });
  }, [camera]);

  const cellOf = (event: Event) => (event.target instanceof HTMLElement ? event.target.dataset['cell'] : undefined);

  /** From one place that can be chosen to the next, in the order of the list. */
  const leap = (from: Place, by: 1 | -1): Place | null => {
    const order = by > 0 ? cells : [...cells].reverse();
    const here = order.findIndex(({ place }) => place === from);
    return [...order.slice(here + 1), ...order.slice(0, here)].find(({ open }) => open)?.place ?? null;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const place = cellOf(event);
    if (place === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const done = props.onKey?.(event, place) || zoomed(event.key, place);
    const to = done ? null : event.key === '.' ? leap(place, 1) : event.key === ',' ? leap(place, -1) : grid.step(place, event.key, event.shiftKey);
    if (to !== null) button(to)?.focus({ preventScroll: true });
    if (!done && to === null && !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const zoomed = (key: string, place: Place): boolean => {
    if (key === '+' || key === '=') camera.step(1.4, place);
    else if (key === '-') camera.step(1 / 1.4, place);
    else if (key === 'Home') camera.fit();
    else return false;
    return true;
  };

  return (
    <div class="board" role="group" aria-label={label}>
      <div
        ref={view}
        class="board-view"
        data-grid={grid.kind}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          // By keys, or by what reads the page aloud: pointers never hit the buttons.
          const place = cellOf(event);
          if (place !== undefined) props.onPress(place, 'key');
        }}
        onFocusIn={(event) => {
          const place = cellOf(event);
          if (place === undefined) return;
          goTo(place);
          draw((event.target as Element).matches(':focus-visible') ? place : null);
          camera.reveal(place);
          props.onPoint?.(place);
        }}
        onFocusOut={() => draw(null)}
      >
        <div ref={box} class="board-box">
          <svg class="board-ground" aria-hidden="true" focusable="false">
            <Layer>{ground}</Layer>
          </svg>
          <svg class="board-things" aria-hidden="true" focusable="false">
            <Layer>{things}</Layer>
          </svg>
          <svg class="board-marks" aria-hidden="true" focusable="false">
            <Layer>{marks}</Layer>
            {ring !== null && <path class="board-focus" d={polygon(grid, [ring], 0.94)} />}
          </svg>
          <div class="board-cells">
            <Cells grid={grid} cells={cells} stop={stop} />
          </div>
        </div>
      </div>
      <div class="board-tools">
        <button type="button" class="board-tool" aria-label={say('web.parts.nearer')} onClick={() => camera.step(1.4)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 5v14M5 12h14" />
          </svg>
        </button>
        <button type="button" class="board-tool" aria-label={say('web.parts.farther')} onClick={() => camera.step(1 / 1.4)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 12h14" />
          </svg>
        </button>
        <button type="button" class="board-tool" aria-label={say('web.parts.fit')} onClick={() => camera.fit()}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5M9 12h6M12 9v6" />
          </svg>
        </button>
      </div>
      {children}
    </div>
  );
}
