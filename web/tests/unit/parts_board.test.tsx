import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Board, type Cell } from '../../src/parts/board/Board';
import { Camera } from '../../src/parts/board/camera';
import { watchGestures, type GestureHandlers } from '../../src/parts/board/gestures';
import { boxOf, hexagon, hexes, rectangle, squares } from '../../src/parts/board/grid';
import { border, hatch, polygon } from '../../src/parts/board/shape';
import { Area } from '../../src/parts/board/Overlay';
import { change } from '../../src/settings';

// At once: a camera jumps, and what is asked of it can be seen.
beforeEach(() => change({ speed: 4 }));
afterEach(cleanup);

const map = squares(rectangle(36, 19));
const hive = hexes(hexagon(7));

describe('grids', () => {
  test('every place lies at its own middle, and at points near its corners', () => {
    for (const grid of [map, hive]) {
      for (const place of grid.places) {
        const { x, y } = grid.middle(place);
        expect(grid.at({ x, y })).toBe(place);
        for (const corner of grid.corners) expect(grid.at({ x: x + 0.9 * corner.x, y: y + 0.9 * corner.y })).toBe(place);
      }
    }
    expect([map.places.length, hive.places.length]).toEqual([684, 169]);
  });

  test('neighbours share the side between them', () => {
    for (const grid of [map, hive]) {
      const place = '3,2';
      const here = grid.middle(place);
      grid.corners.forEach((a, side) => {
        const b = grid.corners[(side + 1) % grid.corners.length]!;
        const there = grid.middle(grid.neighbour(place, side));
        expect([(here.x + there.x) / 2, (here.y + there.y) / 2].map(Math.round)).toEqual([here.x + (a.x + b.x) / 2, here.y + (a.y + b.y) / 2].map(Math.round));
      });
    }
  });

  test('keys go where they lie: arrows on squares, six letters around a hand on hexagons', () => {
    expect(['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'w'].map((key) => map.step('3,3', key, false))).toEqual(['3,2', '4,3', '3,4', '2,3', null]);
    expect([...'weadzx'].map((key) => hive.step('0,0', key, false))).toEqual(['0,-1', '1,-1', '-1,0', '1,0', '-1,1', '0,1']);
    const around = hexes(hexagon(7), 'qweasd');
    expect([...'qweasd'].map((key) => around.step('0,0', key, false))).toEqual(['0,-1', '1,-1', '1,0', '-1,0', '-1,1', '0,1']);
  });

  test('up and down go straight on hexagons, with Shift by the other side, and come back', () => {
    const twice = (key: string, other: boolean) => hive.step(hive.step('0,0', key, other)!, key, other);
    expect([twice('ArrowUp', false), twice('ArrowUp', true), twice('ArrowDown', false)]).toEqual(['1,-2', '1,-2', '-1,2']);
    expect(hive.step('0,0', 'ArrowUp', false)).not.toBe(hive.step('0,0', 'ArrowUp', true));
    expect(hive.step(hive.step('0,0', 'ArrowUp', false)!, 'ArrowDown', false)).toBe('0,0');
  });

  test('a key leaps over what is not there, and stays at the edge', () => {
    const gap = squares(['0,0', '5,0']);
    expect([gap.step('0,0', 'ArrowRight', false), gap.step('0,0', 'ArrowLeft', false)]).toEqual(['5,0', null]);
  });
});

describe('outlines', () => {
  const lengthOf = (d: string) => [...d.matchAll(/[ML]/g)].length;

  test('the border of an area has no line between two of its places', () => {
    expect(lengthOf(border(map, ['0,0']))).toBe(4);
    expect(lengthOf(border(map, ['0,0', '1,0', '2,0']))).toBe(8);
    expect(lengthOf(border(hive, ['0,0', '1,0']))).toBe(10);
    expect([...border(map, rectangle(3, 3).filter((place) => place !== '1,1')).matchAll(/M/g)]).toHaveLength(2);
    expect(lengthOf(polygon(map, ['0,0', '1,0']))).toBe(8);
  });

  test('a border drawn inside stays inside, a hatch too', () => {
    for (const d of [border(map, ['2,2'], 6), hatch(map, ['2,2'], 45, 20)]) {
      const numbers = [...d.matchAll(/-?[\d.]+/g)].map(Number);
      expect(numbers.length).toBeGreaterThan(7);
      for (const value of numbers) expect(value >= 200 && value <= 300).toBe(true);
    }
  });
});

const options = { levels: [22, 44], play: 36, near: 60, most: 110 };
function cameraOver(grid = map, width = 390, height = 424) {
  const camera = new Camera(grid, options);
  camera.resize({ width, height });
  return camera;
}

describe('the camera', () => {
  test('shows the whole board first, and follows a room that changes', () => {
    const camera = cameraOver();
    const { left, right } = boxOf(map, map.places);
    const seen = [camera.toScreen({ x: left, y: 0 }).x, camera.toScreen({ x: right, y: 0 }).x];
    expect(seen[0]!).toBeGreaterThanOrEqual(0);
    expect(seen[1]!).toBeLessThanOrEqual(390);
    camera.resize({ width: 1014, height: 716 });
    expect(Math.round(camera.size)).toBe(28);
  });

  test('there and back: a pixel shows the place that lies under it', () => {
    const camera = cameraOver(hive);
    camera.approach(60, { x: 100, y: 90 });
    for (const place of ['0,0', '-2,1'] as const) expect(camera.placeAt(camera.toScreen(hive.middle(place)))).toBe(place);
    expect(camera.placeAt({ x: -5000, y: 0 })).toBeNull();
  });

  test('zooms about the finger, within its limits', () => {
    const camera = cameraOver();
    const pixel = { x: 300, y: 200 };
    camera.approach(60, pixel);
    const there = camera.toBoard(pixel);
    camera.zoom(1.2, pixel);
    expect(Math.abs(camera.toBoard(pixel).x - there.x)).toBeLessThan(0.01);
    camera.zoom(100);
    expect(camera.size).toBeCloseTo(110, 6);
    camera.zoom(0.001);
    expect(Math.round(camera.size * 10) / 10).toBe(10.7);
  });

  test('cannot be pushed off the board', () => {
    const camera = cameraOver();
    camera.approach(60, camera.middle);
    camera.pan(1e6, 1e6);
    const corner = camera.toScreen({ x: 0, y: 0 });
    expect([corner.x > 0 && corner.x < 60, corner.y > 0 && corner.y < 60]).toEqual([true, true]);
  });

  test('keeps what is framed clear of buttons, and pans until nothing is left below them', () => {
    const camera = cameraOver();
    camera.options = { ...options, aside: { right: 54 } };
    const whole = camera.view;
    camera.fit();
    expect(camera.view).toEqual(whole);
    const right = (place: string) => camera.toScreen(map.middle(place)).x + (map.across * camera.view.scale) / 2;
    camera.frame(['28,9', '35,9'], { size: [26, 44] });
    expect(right('35,9')).toBeLessThanOrEqual(390 - 54);
    camera.frame(['2,9', '6,9'], { size: [40, 40] });
    expect(right('6,9')).toBeLessThanOrEqual(390 - 54);
    camera.pan(-1e6, 0);
    expect(right('35,9')).toBeLessThanOrEqual(390 - 54);
    camera.reveal('34,9');
    expect(right('34,9')).toBeLessThanOrEqual(390 - 54);
  });

  test('frames places in the free room, at a size that can be read', () => {
    const camera = cameraOver();
    camera.options = { ...options, inset: { bottom: 100 } };
    camera.frame(['3,3', '9,5'], { size: [26, 44] });
    for (const place of ['3,3', '9,5']) {
      const { x, y } = camera.toScreen(map.middle(place));
      expect(x > 0 && x < 390 && y > 0 && y < 324).toBe(true);
    }
    expect(camera.size >= 26 && camera.size <= 44).toBe(true);
  });

  test('follows gently: not what is well in sight, and not while a finger was just there', () => {
    const camera = cameraOver();
    camera.frame(['18,9'], { size: [40, 40] });
    const before = camera.view;
    camera.frame(['18,10'], { size: [28, 44], gentle: true });
    expect(camera.view).toBe(before);
    camera.frame(['2,2'], { size: [28, 44], gentle: true });
    expect(camera.view).not.toBe(before);
    camera.touch();
    const held = camera.view;
    camera.frame(['30,15'], { gentle: true });
    expect(camera.view).toBe(held);
  });

  test('stays where the whole board is in sight, if that is large enough', () => {
    const camera = cameraOver(map, 1200, 800);
    const whole = camera.view;
    camera.frame(['35,18'], { size: [camera.size - 1, 44], gentle: true });
    expect(camera.view).toBe(whole);
    camera.frame(['35,18'], { size: [camera.size + 1, 44], gentle: true });
    expect(camera.view).not.toBe(whole);
  });

  test('how much is drawn changes only when it rests, not on the way', () => {
    const camera = cameraOver();
    const level = camera.level.value;
    camera.hold({ x: 0, y: 0 }, camera.middle, 1);
    camera.redraw();
    expect([camera.rest.value, camera.level.value]).toEqual([camera.view, level]);
    camera.settle();
    expect(camera.level.value).toBeGreaterThan(level);
  });

  test('nor while a finger lies on the board', () => {
    vi.useFakeTimers();
    const camera = cameraOver();
    const level = camera.level.value;
    camera.grip(true);
    camera.hold({ x: 0, y: 0 }, camera.middle, 1);
    vi.advanceTimersByTime(1000);
    expect([camera.rest.value, camera.level.value]).toEqual([camera.view, level]);
    camera.grip(false);
    vi.advanceTimersByTime(1000);
    expect(camera.level.value).toBeGreaterThan(level);
    vi.useRealTimers();
  });

  test('layers are drawn anew only when it rests', () => {
    vi.useFakeTimers();
    const camera = cameraOver();
    camera.approach(60, camera.middle);
    const rest = camera.rest.value;
    for (let n = 0; n < 20; ++n) camera.pan(4, 0);
    expect(camera.rest.value).toBe(rest);
    vi.advanceTimersByTime(130);
    expect([camera.rest.value, camera.level.value]).toEqual([camera.view, 2]);
    vi.useRealTimers();
  });
});

describe('fingers', () => {
  function surface(grid = map) {
    const camera = cameraOver(grid);
    const element = document.createElement('div');
    const handlers = { press: vi.fn(() => false), hold: vi.fn(), point: vi.fn(), grab: vi.fn(() => false), snap: vi.fn((): string | null => null) } satisfies GestureHandlers;
    watchGestures(element, camera, handlers);
    let now = 0;
    const send = (type: string, x: number, y: number, id = 1, kind = 'touch') => {
      const event = new PointerEvent(type, { pointerId: id, isPrimary: id === 1, button: 0, clientX: x, clientY: y, pointerType: kind });
      Object.defineProperty(event, 'timeStamp', { value: (now += 40) });
      element.dispatchEvent(event);
    };
    const tap = (x: number, y: number, kind = 'touch') => {
      send('pointerdown', x, y, 1, kind);
      send('pointerup', x, y, 1, kind);
    };
    return { camera, handlers, send, tap, element, later: (ms: number) => (now += ms) };
  }

  test('a tap on what is too small chooses nothing and goes nearer, wherever it falls', () => {
    for (let n = 0; n < 40; ++n) {
      const { camera, handlers, tap } = surface(n % 2 ? map : hive);
      tap((n * 97) % 390, (n * 61) % 424);
      expect(handlers.press).not.toHaveBeenCalled();
      expect(camera.size).toBeCloseTo(36, 3);
    }
  });

  test('what is let go elsewhere lies here no more', () => {
    const { camera, handlers, send, tap, later } = surface();
    handlers.grab.mockReturnValueOnce(true);
    send('pointerdown', 100, 100);
    dispatchEvent(new PointerEvent('pointerup', { pointerId: 1, button: 0, clientX: 900, clientY: 900, pointerType: 'touch' }));
    later(1000);
    const before = camera.view;
    send('pointerdown', 200, 200, 2);
    send('pointermove', 260, 200, 2);
    expect(camera.view.scale).toBe(before.scale);
    send('pointerup', 260, 200, 2);
    later(1000);
    tap(195, 212, 'mouse');
    expect(handlers.press).toHaveBeenCalledOnce();
  });

  test('a mouse is finer than a finger, and a place that snaps is taken', () => {
    const { camera, handlers, tap, later } = surface();
    const { x, y } = camera.toScreen(map.middle('7,4'));
    tap(x, y, 'mouse');
    expect(handlers.press).toHaveBeenLastCalledWith('7,4', 'mouse');
    later(1000);
    handlers.snap.mockReturnValueOnce('8,4');
    tap(x, y);
    expect(handlers.press).toHaveBeenLastCalledWith('8,4', 'touch');
  });

  test('large enough, a tap presses; a way pans and presses nothing', () => {
    const { camera, handlers, send, tap } = surface();
    camera.approach(60, camera.middle);
    const place = camera.placeAt({ x: 120, y: 130 });
    tap(120, 130);
    expect(handlers.press).toHaveBeenCalledWith(place, 'touch');
    const before = camera.view.x;
    send('pointerdown', 100, 100);
    send('pointermove', 150, 100);
    send('pointerup', 150, 100);
    expect([handlers.press.mock.calls.length, camera.view.x < before]).toEqual([1, true]);
  });

  test('twice where nothing came of it goes near, and back; twice where something did presses twice', () => {
    const { camera, handlers, tap, later } = surface();
    camera.approach(46, camera.middle);
    tap(100, 100);
    tap(102, 100);
    expect(camera.size).toBeCloseTo(60, 3);
    later(1000);
    tap(100, 100);
    tap(100, 100);
    expect(camera.size).toBeLessThan(20);
    later(1000);
    camera.approach(60, camera.middle);
    handlers.press.mockClear().mockReturnValue(true);
    tap(100, 100);
    tap(100, 100);
    expect(handlers.press).toHaveBeenCalledTimes(2);
  });

  test('two fingers pinch about what lies between them', () => {
    const { camera, send } = surface();
    camera.approach(40, camera.middle);
    const there = camera.toBoard({ x: 200, y: 200 });
    send('pointerdown', 150, 200, 1);
    send('pointerdown', 250, 200, 2);
    send('pointermove', 125, 200, 1);
    send('pointermove', 275, 200, 2);
    expect(camera.size).toBeCloseTo(60, 0);
    expect(camera.toBoard({ x: 200, y: 200 }).x).toBeCloseTo(there.x, 0);
    send('pointerup', 125, 200, 1);
    send('pointerup', 275, 200, 2);
  });

  test('a finger that stays holds, and is no tap', () => {
    vi.useFakeTimers();
    const { camera, handlers, send } = surface();
    camera.approach(60, camera.middle);
    send('pointerdown', 90, 90);
    vi.advanceTimersByTime(500);
    send('pointerup', 90, 90);
    expect([handlers.hold.mock.calls.length, handlers.press.mock.calls.length]).toEqual([1, 0]);
    vi.useRealTimers();
  });

  test('what is grabbed does not pan', () => {
    const { camera, handlers, send } = surface();
    handlers.grab.mockReturnValue(true);
    camera.approach(60, camera.middle);
    const before = camera.view;
    send('pointerdown', 100, 100);
    send('pointermove', 160, 100);
    expect(camera.view).toBe(before);
  });

  test('the wheel zooms where it is', () => {
    const { camera, element } = surface();
    const before = camera.size;
    element.dispatchEvent(new WheelEvent('wheel', { deltaY: -300, clientX: 40, clientY: 40, cancelable: true }));
    expect(camera.size).toBeGreaterThan(before);
  });
});

describe('the board', () => {
  const small = squares(rectangle(3, 2));
  const cells: Cell[] = small.places.map((place) => ({ place, spoken: `place ${place}`, open: place === '2,0' || place === '1,1' }));

  function show() {
    const pressed: string[] = [];
    const camera = new Camera(small, options);
    render(<Board camera={camera} label="board" cells={cells} ground={null} things={null} marks={<Area kind="open" grid={small} places={['2,0']} />} onPress={(place, by) => pressed.push(`${place} ${by}`) > 0} />);
    return { pressed, named: (place: string) => screen.getByRole('button', { name: `place ${place}` }) };
  }

  test('each place is a button with a name, and one of them a stop of Tab: the first that can be chosen', () => {
    const { named } = show();
    expect(screen.getAllByRole('button').filter(({ dataset, tabIndex }) => dataset['cell'] && tabIndex === 0)).toEqual([named('2,0')]);
    expect([named('2,0').getAttribute('aria-pressed'), named('0,0').getAttribute('aria-pressed')]).toEqual(['false', null]);
  });

  test('arrows move the focus, stops leap, Enter chooses', () => {
    const { pressed, named } = show();
    named('2,0').focus();
    fireEvent.keyDown(named('2,0'), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(named('2,1'));
    fireEvent.keyDown(named('2,1'), { key: '.' });
    expect(document.activeElement).toBe(named('2,0'));
    fireEvent.keyDown(named('2,0'), { key: ',' });
    expect(document.activeElement).toBe(named('1,1'));
    expect(named('1,1').tabIndex).toBe(0);
    fireEvent.click(named('1,1'));
    expect(pressed).toEqual(['1,1 key']);
  });

  test('what is marked is one path for a kind, and hidden from those who hear', () => {
    show();
    expect(document.querySelectorAll('[data-area="open"] .area-edge')).toHaveLength(1);
    expect(document.querySelector('.board-marks')!.getAttribute('aria-hidden')).toBe('true');
  });
});
