// The whole board as a small map while only a part of it is in sight: whose ground lies where, what can be chosen, and what is
// seen now. A tap goes there; from keys it shows everything.
import { memo } from 'preact/compat';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Camera } from '../../../parts/board/camera';
import { boxOf, type Place } from '../../../parts/board/grid';
import { border, polygon } from '../../../parts/board/shape';
import { owners } from '../../../parts/tones';
import { say } from '../../../words';
import type { Laid } from '../kinds';

const Land = memo(({ camera, board, open }: { camera: Camera; board: readonly Laid[]; open: readonly Place[] }) => {
  const { grid } = camera;
  const of = (owner: number | null) => board.filter((laid) => laid.owner === owner).map(({ space }) => space);
  return (
    <>
      <path class="rock" d={border(grid, grid.places)} />
      <path class="neutral" d={polygon(grid, of(null))} />
      {owners.map((letter, seat) => (
        <path key={letter} class={`a-own${letter}`} d={polygon(grid, of(seat))} />
      ))}
      {open.length > 0 && <path class="open" d={polygon(grid, open, 0.7)} />}
    </>
  );
});

export function Minimap({ camera, board, open }: { camera: Camera; board: readonly Laid[]; open: readonly Place[] }) {
  const button = useRef<HTMLButtonElement>(null);
  const frame = useRef<SVGRectElement>(null);
  const box = boxOf(camera.grid, camera.grid.places, 30);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  useLayoutEffect(() => {
    const follow = () => {
      const { width: w, height: h } = camera.room;
      if (!button.current || !frame.current || !w) return;
      const [a, b] = [camera.toBoard({ x: 0, y: 0 }), camera.toBoard({ x: w, y: h })];
      // a little of the rim out of sight is no reason for a map
      const whole = a.x - 90 <= box.left && a.y - 90 <= box.top && b.x + 90 >= box.right && b.y + 90 >= box.bottom;
      button.current.hidden = whole;
      for (const [name, value] of Object.entries({ x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y })) frame.current.setAttribute(name, value.toFixed(0));
    };
    follow();
    return camera.watch(follow);
  }, [camera, camera.grid]);
  return (
    <button
      ref={button}
      type="button"
      class="digger-map"
      aria-label={say('web.digger.map')}
      hidden
      onClick={(event) => {
        const { left, top, width: w, height: h } = event.currentTarget.getBoundingClientRect();
        if (!event.detail) return camera.fit();
        const scale = Math.max(width / w, height / h);
        const place = camera.grid.at({ x: (box.left + box.right) / 2 + (event.clientX - left - w / 2) * scale, y: (box.top + box.bottom) / 2 + (event.clientY - top - h / 2) * scale });
        const size = Math.max(camera.size, camera.options.play);
        if (camera.grid.has(place)) camera.frame([place], { size: [size, size] });
      }}
    >
      <svg viewBox={`${box.left} ${box.top} ${width} ${height}`} aria-hidden="true" focusable="false">
        <Land camera={camera} board={board} open={open} />
        <rect ref={frame} class="frame" />
      </svg>
    </button>
  );
}
