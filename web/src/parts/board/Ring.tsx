// A few buttons around a place of a board: orders that a space offers, ways that a figure can look. They go with the place
// when the camera moves, keep their size, and are pushed inwards where the room ends.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Camera } from './camera';
import type { Place } from './grid';
import { Spoken } from '../Spoken';
import { useRoving } from '../roving';
import './ring.css';

export interface RingItem {
  id: string;
  spoken: string;
  sign: ComponentChildren;
  /** in degrees from east, clockwise; spread evenly from the top if nothing is said */
  angle?: number;
  pressed?: boolean;
}

interface RingProps {
  camera: Camera;
  place: Place;
  label: string;
  items: readonly RingItem[];
  /** pixels from the middle of the place to that of a button */
  far?: number;
  onPick(id: string): void;
  /** Escape */
  onClose?(): void;
}

/** half a button, and a little air */
const half = 26;

export function Ring({ camera, place, label, items, far = 56, onPick, onClose }: RingProps) {
  const box = useRef<HTMLDivElement>(null);
  useRoving(box);
  useLayoutEffect(() => {
    const follow = () => {
      const { x, y } = camera.toScreen(camera.grid.middle(place));
      const { width, height } = camera.room;
      const inside = (at: number, length: number) => Math.min(Math.max(at, far + half), Math.max(far + half, length - far - half));
      if (box.current) box.current.style.transform = `translate(${inside(x, width)}px, ${inside(y, height)}px)`;
    };
    follow();
    return camera.watch(follow);
  }, [camera, place, far]);
  return (
    <div
      ref={box}
      class="ring"
      role="group"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !onClose) return;
        event.stopPropagation();
        onClose();
      }}
    >
      {items.map(({ id, spoken, sign, angle, pressed }, at) => {
        const turn = ((angle ?? (360 * at) / items.length - 90) * Math.PI) / 180;
        return (
          <button key={id} type="button" class="ring-button" aria-pressed={pressed} style={`left:${far * Math.cos(turn)}px;top:${far * Math.sin(turn)}px`} onClick={() => onPick(id)}>
            <Spoken words={spoken}>{sign}</Spoken>
          </button>
        );
      })}
    </div>
  );
}
