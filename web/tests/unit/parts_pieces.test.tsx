import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { useRef } from 'preact/hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Card } from '../../src/parts/Card';
import { Chip } from '../../src/parts/Chip';
import { Die } from '../../src/parts/Die';
import { Drawer } from '../../src/parts/Drawer';
import { Figure } from '../../src/parts/Figure';
import { Pips } from '../../src/parts/Pips';
import { bandsSpoken, RiskBar, SixFaces, type Band } from '../../src/parts/Risk';
import type { Hand } from '../../src/parts/hand';
import { Slot, type SlotFrame } from '../../src/parts/Slot';
import { Token } from '../../src/parts/Token';
import { owners, tones, weaves } from '../../src/parts/tones';
import { Camera } from '../../src/parts/board/camera';
import { rectangle, squares } from '../../src/parts/board/grid';
import { Ring } from '../../src/parts/board/Ring';
import { useWalks, walk } from '../../src/parts/board/walk';
import { change } from '../../src/settings';
import { speak } from '../../src/words';

beforeEach(() => change({ speed: 2 }));
afterEach(async () => {
  cleanup();
  await speak('en');
});

describe('dice', () => {
  const count = (part: string) => document.querySelectorAll(part).length;

  test('show as many pips as they are worth, or a numeral, or what they are', () => {
    for (const value of [1, 2, 3, 4, 5, 6]) {
      render(<Die body="yellow" letter="S" value={value} />);
      expect([value, count('.die-pip')]).toEqual([value, value]);
      cleanup();
    }
    render(<Die body="blue" letter="M" shape="octagon" value={4} numeral />);
    expect([count('.die-pip'), document.querySelector('.die-numeral')!.textContent]).toEqual([0, '4']);
    cleanup();
    render(<Die body="blue" letter="M" />);
    expect(document.querySelector('.die-letter')!.textContent).toBe('M');
  });

  test('are hidden from those who hear: whoever holds one names it', () => {
    render(<Die body="dark" letter="H" sign="star" value={2} thing="die H2" />);
    const drawing = document.querySelector('.die')!;
    expect([drawing.getAttribute('aria-hidden'), drawing.getAttribute('data-thing'), count('.die-sign')]).toEqual(['true', 'die H2', 1]);
  });
});

test('six owners are told apart by colour, and without it', () => {
  expect(new Set(owners.map((owner) => tones(owner)['--tone-2'])).size).toBe(6);
  expect(new Set(Object.values(weaves)).size).toBe(6);
  expect(tones('gold')['--tone-1']).toBe('var(--art-gold1)');
});

test('chains hang before a locked place, fall when it is free, and are gone at a tap', async () => {
  const hand = { rules: { lit: () => new Map() }, held: { value: [] }, over: { value: null }, place: () => ({}) } as unknown as Hand;
  const slot = (frame: SlotFrame) => <Slot hand={hand} id="box" spoken="a box" body="blue" frame={frame} ask="5" />;
  const chains = () => document.querySelector<SVGElement>('.slot-chain')?.dataset['falls'];
  const { rerender } = render(slot('chained'));
  expect(chains()).toBe('false');
  rerender(slot('plain'));
  await vi.waitFor(() => expect(chains()).toBe('true'));
  fireEvent.pointerDown(document.body);
  await vi.waitFor(() => expect(chains()).toBeUndefined());
  // With reduced motion they are gone at once.
  change({ speed: 4 });
  rerender(slot('chained'));
  rerender(slot('plain'));
  await vi.waitFor(() => expect(chains()).toBeUndefined());
});

describe('cards and chips', () => {
  test('a card is a button only where it can be chosen; one that cannot says so', () => {
    const pick = vi.fn();
    render(<Card title="Wraith" ground="jewelry" spoken="Wraith, 3 lanterns" state="chosen" onPick={pick} />);
    const button = screen.getByRole('button', { name: 'Wraith, 3 lanterns' });
    expect(button.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button);
    expect(pick).toHaveBeenCalledOnce();
    cleanup();
    render(<Card title="Wraith" ground="jewelry" />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a chip that is not possible now can be reached, and does nothing', () => {
    const pick = vi.fn();
    render(
      <Chip disabled spoken="Sabotage, not now possible" onPick={pick}>
        ✕
      </Chip>,
    );
    const button = screen.getByRole('button', { name: 'Sabotage, not now possible' });
    fireEvent.click(button);
    expect([pick.mock.calls.length, button.getAttribute('aria-disabled')]).toEqual([0, 'true']);
  });
});

describe('risk', () => {
  const bands: Band[] = [
    { share: 0.6, what: 'no damage', sign: '0', tone: 'calm' },
    { share: 0.4, what: 'death', sign: '☠', tone: 'death' },
    { share: 0, what: 'nothing at all', tone: 'grave' },
  ];

  test('a bar is one sentence, its bands as wide as they are likely', () => {
    render(<RiskBar label="Damage" bands={bands} />);
    expect(screen.getByRole('img', { name: 'Damage: no damage: 60% and death: 40%' })).not.toBeNull();
    expect([...document.querySelectorAll<HTMLElement>('.risk-band')].map(({ style, dataset }) => [style.flexGrow, dataset['tone']])).toEqual([['0.6', 'calm'], ['0.4', 'death']]);
  });

  test('in Italian, too', async () => {
    await speak('it');
    expect(bandsSpoken(bands)).toBe('no damage: 60% e death: 40%');
  });

  test('six faces, those that fail crossed out', () => {
    render(<SixFaces fails={[1, 2]} />);
    expect(screen.getByRole('img', { name: 'fails on 1 and 2' }).querySelectorAll('.lost')).toHaveLength(2);
    cleanup();
    render(<SixFaces fails={[]} />);
    expect(screen.getByRole('img', { name: 'cannot fail' })).not.toBeNull();
  });

  test('points: those that would break are among the full ones', () => {
    render(<Pips kind="heart" full={5} cracked={2} ghost={1} lost={3} spoken="5 of 8 health" />);
    const looks = [...screen.getByRole('img', { name: '5 of 8 health' }).children].map((pip) => pip.getAttribute('data-pip'));
    expect(looks).toEqual(['full', 'full', 'full', 'cracked', 'cracked', 'ghost', 'lost', 'lost', 'lost']);
  });
});

describe('figures and tokens', () => {
  const draw = (piece: preact.ComponentChild) => render(<svg>{piece}</svg>).container;

  test('a figure looks where it faces; one without a front has none', () => {
    const found = draw(<Figure body="blue" side="plain" letter="O" facing={90} />);
    expect(found.querySelector('.figure-front')!.getAttribute('transform')).toBe('rotate(90)');
    cleanup();
    expect(draw(<Figure body="blue" side="plain" letter="O" facing={null} />).querySelector('.figure-front')).toBeNull();
  });

  test('the two sides have other bases', () => {
    const base = (side: 'plain' | 'notched') => draw(<Figure body="red" side={side} letter="a" facing={0} />).querySelector('.figure-base')!.getAttribute('d');
    expect(base('plain')).not.toBe(base('notched'));
  });

  test('wounds are a drop with a number from afar, and one mark each when near, the crippling one barred', () => {
    const found = draw(<Figure body="blue" side="plain" letter="O" facing={0} wounds={2} life={5} cripples={3} />);
    expect([found.querySelector('.figure-drop.until-3 text')!.textContent, found.querySelectorAll('.figure-wounds.from-3 .lost').length, found.querySelectorAll('.figure-wounds .left').length, found.querySelectorAll('.bar').length]).toEqual(['2', 2, 3, 1]);
    cleanup();
    expect(draw(<Figure body="blue" side="plain" letter="O" facing={0} life={5} />).querySelector('.figure-drop')).toBeNull();
  });

  test('two badges, then how many more', () => {
    const badges = ['a', 'b', 'c', 'd'].map((sign) => ({ sign, stuff: 'red' as const }));
    const found = draw(<Figure body="blue" side="plain" letter="O" facing={0} badges={badges} />);
    expect([found.querySelectorAll('.figure-badge').length, found.querySelector('.figure-more')!.textContent]).toEqual([2, '+2']);
  });

  test('a token has its owner’s letter and weave, and how many it stands for', () => {
    const found = draw(<Token body="D" letter="D" number={3} />);
    expect([found.querySelector('.piece-letter')!.textContent, found.querySelector('.piece-number text')!.textContent, found.querySelector('.token-weave') !== null]).toEqual(['D', '3', true]);
  });
});

describe('over a board', () => {
  test('a drawer takes the focus, closes with Escape and its button, and gives the focus back', () => {
    const close = vi.fn();
    const before = document.body.appendChild(document.createElement('button'));
    before.focus();
    const { unmount } = render(
      <Drawer title="Orlaf" onClose={close}>
        text
      </Drawer>,
    );
    const button = screen.getByRole('button', { name: 'Close' });
    expect(document.activeElement).toBe(button);
    fireEvent.keyDown(button, { key: 'Escape' });
    fireEvent.click(button);
    expect(close).toHaveBeenCalledTimes(2);
    unmount();
    expect(document.activeElement).toBe(before);
    before.remove();
  });

  test('a ring goes with its place and is pushed inwards at the edge', () => {
    change({ speed: 4 });
    const grid = squares(rectangle(36, 19));
    const camera = new Camera(grid, { levels: [20], play: 44, near: 60, most: 100 });
    camera.resize({ width: 390, height: 424 });
    const pick = vi.fn();
    render(<Ring camera={camera} place="0,0" label="Facing" items={['N', 'E', 'S', 'W'].map((id) => ({ id, spoken: `look ${id}`, sign: id }))} onPick={pick} />);
    const ring = screen.getByRole('group', { name: 'Facing' });
    expect(ring.style.transform).toMatch(/^translate\(82px, /);
    camera.frame(['0,0'], { size: [60, 60] });
    const there = camera.toScreen(grid.middle('0,0'));
    expect(there.x).toBeLessThan(82);
    expect(ring.style.transform).toBe('translate(82px, 82px)');
    fireEvent.click(screen.getByRole('button', { name: 'look W' }));
    expect(pick).toHaveBeenCalledWith('W');
  });
});

describe('walking', () => {
  const grid = squares(rectangle(9, 9));
  /** What an element was asked to show, and when it is over. */
  function stage() {
    const asked: { frames: Keyframe[]; duration: number; end(): void }[] = [];
    Element.prototype.animate = function (frames, how) {
      let end = () => undefined as void;
      const finished = new Promise<void>((resolve) => (end = () => resolve()));
      asked.push({ frames: frames as Keyframe[], duration: (how as KeyframeAnimationOptions).duration as number, end });
      return Object.assign(new EventTarget(), { finished, finish: end }) as unknown as Animation;
    };
    return asked;
  }
  const way = ['1,1', '2,1', '2,2'].map((place) => grid.middle(place));

  test('goes from place to place, from the beginning to where it stands', () => {
    const asked = stage();
    void walk(document.createElement('div'), way);
    expect(asked[0]!.frames.map(({ transform }) => transform)).toEqual(['translate(-100px, -100px)', 'translate(0px, -100px)', 'translate(0px, 0px)']);
    expect(asked[0]!.duration).toBe(220);
  });

  test('a long way takes no longer than the most; at once is at once', () => {
    const asked = stage();
    void walk(document.createElement('div'), Array.from({ length: 40 }, (_, x) => ({ x, y: 0 })));
    expect(asked[0]!.duration).toBe(900);
    change({ speed: 4 });
    void walk(document.createElement('div'), way);
    expect(asked).toHaveLength(1);
  });

  test('one after another, each step once', async () => {
    const asked = stage();
    function Two({ of }: { of: number }) {
      const root = useRef<HTMLDivElement>(null);
      useWalks(root, grid, of, [{ thing: 'a', way: ['0,0', '1,0'] }, { thing: 'b', way: ['3,0', '3,1'] }]);
      return (
        <div ref={root}>
          <i data-walker="a" />
          <i data-walker="b" />
        </div>
      );
    }
    const { rerender, container } = render(<Two of={0} />);
    expect(asked).toHaveLength(0);
    rerender(<Two of={1} />);
    const second = container.querySelector<HTMLElement>('[data-walker="b"]')!;
    expect([asked.length, second.style.transform]).toEqual([1, 'translate(0px, -100px)']);
    asked[0]!.end();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(second.style.transform).toBe('');
    rerender(<Two of={1} />);
    expect(asked).toHaveLength(2);
  });
});
