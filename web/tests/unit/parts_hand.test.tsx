import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { HandGroup, HandSaid } from '../../src/parts/HandGroup';
import { useHand } from '../../src/parts/hand';
import { alike, litBy, setRules, within, without, type Option } from '../../src/parts/sets';
import { change as set } from '../../src/settings';
import { laid, laidOn, lifted, placeOf, useDraft, type Laid } from '../../src/parts/draft';

// At once: what was dropped nowhere is back home.
beforeEach(() => set({ speed: 4 }));
afterEach(cleanup);
const option = (place: string, ...kinds: string[]): Option => ({ place, kinds, action: `cover ${place} ${kinds.join(' ')}` });

describe('sets', () => {
  test('order says nothing, number does', () => {
    expect([alike(['S1', 'S4'], ['S4', 'S1']), alike(['S1', 'S1'], ['S1', 'S4']), within(['A6', 'A6'], ['A6', 'S1']), within(['A6'], ['S1', 'A6'])]).toEqual([true, false, false, true]);
    expect([without(['S1', 'S1', 'S4'], ['S1']), without(['S1'], ['S4'])]).toEqual([['S1', 'S4'], null]);
  });

  test('a place is lit if an action there has all that is held, ready if it is exactly that', () => {
    const options = [option('3', 'S4'), option('9', 'S4', 'S5'), option('4', 'A6')];
    expect([...litBy(options, ['S4'])]).toEqual([['3', 'ready'], ['9', 'lit']]);
    expect([...litBy(options, ['S5', 'S4'])]).toEqual([['9', 'ready']]);
    expect([...litBy(options, []).values()]).toEqual(['lit', 'lit', 'lit']);
  });
});

describe('rules over a list of actions', () => {
  const things = ['S1', 'S4', 'S5', 'A6', 'A6'].map((kind, at) => ({ id: `${kind}.${at}`, kind }));
  const chosen: string[] = [];
  const rules = (options: Option[], best?: (place: string) => Option | null) =>
    setRules({ things, options, ...(best ? { best } : {}), choose: ({ action }, ids) => chosen.push(`${action}: ${ids.join(' ')}`) });
  const last = () => chosen.pop();

  test('a second thing joins; if no action has both it takes the place of what was held', () => {
    const { take } = rules([option('1', 'S4', 'S5'), option('2', 'A6')]);
    expect(take(['S4.1'], 'S5.2')).toEqual(['S4.1', 'S5.2']);
    expect(take(['S4.1'], 'A6.3')).toEqual(['A6.3']);
    expect(take(['S4.1'], 'S4.1')).toEqual([]);
    expect(take([], 'S1.0')).toEqual([]);
  });

  test('what equals an action is put, by whichever of the alike things was held', () => {
    expect(rules([option('2', 'A6')]).put(['A6.4'], '2')).toEqual([]);
    expect(last()).toBe('cover 2 A6: A6.4');
  });

  test('nothing held: the best drop in; a part is completed by the best', () => {
    const options = [option('1', 'S4'), option('1', 'S5'), option('1', 'S4', 'S5'), option('1', 'S5', 'S1')];
    expect(rules(options, () => options[1]!).put([], '1')).toEqual([]);
    expect(last()).toBe('cover 1 S5: S5.2');
    expect(rules(options.slice(2), () => options[3]!).put(['S5.2'], '1')).toEqual([]);
    expect(last()).toBe('cover 1 S5 S1: S5.2 S1.0');
  });

  test('too much: the largest part goes, the rest stays in the hand', () => {
    expect(rules([option('1', 'S4')]).put(['S4.1', 'S5.2'], '1')).toEqual(['S5.2']);
    expect(last()).toBe('cover 1 S4: S4.1');
    expect(rules([option('1', 'A6')]).put(['S4.1'], '1')).toBeNull();
    expect(last()).toBeUndefined();
  });
});

describe('drafts', () => {
  test('things go to a place, to another, and home again', () => {
    const one = laid(new Map(), 'box 1', ['a', 'b']);
    const two = laid(one, 'box 2', ['b']);
    expect([laidOn(two, 'box 1'), laidOn(two, 'box 2'), placeOf(two, 'b'), laidOn(lifted(two, 'b'), 'box 2')]).toEqual([['a'], ['b'], 'box 2', []]);
    expect(laidOn(one, 'box 1')).toEqual(['a', 'b']);
  });

  test('each step is taken back; another decision forgets all', () => {
    function Sum({ of }: { of: string }) {
      const draft = useDraft(of, 0);
      return (
        <>
          <button type="button" onClick={() => draft.change(draft.now + 1)}>
            {draft.now}
          </button>
          <button type="button" disabled={!draft.canUndo} onClick={draft.undo}>
            undo
          </button>
        </>
      );
    }
    const { rerender } = render(<Sum of="a" />);
    const add = () => fireEvent.click(screen.getAllByRole('button')[0]!);
    add();
    add();
    fireEvent.click(screen.getByText('undo'));
    expect(screen.getAllByRole('button')[0]!.textContent).toBe('1');
    rerender(<Sum of="b" />);
    expect([screen.getAllByRole('button')[0]!.textContent, (screen.getByText('undo') as HTMLButtonElement).disabled]).toEqual(['0', true]);
  });
});

/** Three dice, two boxes: box 1 takes S4 and S5 together, box 2 either alone. */
function Table({ refused }: { refused(place: string): void }) {
  const [now, change] = useState<Laid>(new Map());
  const dice = ['S4', 'S5', 'A1'].filter((id) => placeOf(now, id) === undefined);
  const hand = useHand({
    ...setRules({
      things: dice.map((id) => ({ id, kind: id })),
      options: [option('1', 'S4', 'S5'), option('2', 'S4'), option('2', 'S5')].filter(({ place }) => !laidOn(now, place).length),
      choose: ({ place }, ids) => change(laid(now, place, ids)),
    }),
    lift: (id, to) => change(to === undefined ? lifted(now, id) : laid(now, to, [id])),
    spoken: (id) => (/\d/.test(id[0]!) ? `box ${id}` : `die ${id}`),
    refused,
  });
  return (
    <>
      <HandGroup label="boxes">
        {['1', '2'].map((id) => (
          <span key={id}>
            <button {...hand.place(id)} aria-label={`box ${id}`} />
            {laidOn(now, id).map((die) => (
              <button key={die} {...hand.thing(die, { in: id })} aria-label={`${die} on ${id}`} />
            ))}
          </span>
        ))}
      </HandGroup>
      <HandGroup label="dice">
        {dice.map((id) => (
          <button key={id} {...hand.thing(id)} aria-label={`die ${id}`} />
        ))}
      </HandGroup>
      <HandSaid hand={hand} />
    </>
  );
}

describe('one hand', () => {
  const refused = vi.fn<(place: string) => void>();
  const named = (name: string) => screen.getByRole('button', { name });
  const said = () => screen.getByRole('status').textContent;
  const begin = () => render(<Table refused={refused} />);
  // happy-dom lays nothing out: what lies at a point is said here
  let below: Element | null = null;
  beforeAll(() => {
    document.elementFromPoint = () => below;
  });
  const pointer = (type: string, x: number, y: number, kind = 'mouse') => new PointerEvent(type, { pointerId: 7, isPrimary: true, button: 0, clientX: x, clientY: y, pointerType: kind, bubbles: true });
  const drag = (from: Element, to: Element | null, way: readonly (readonly [number, number])[], kind = 'mouse') => {
    fireEvent(from, pointer('pointerdown', 0, 0, kind));
    below = to;
    for (const [x, y] of way) fireEvent(from, pointer('pointermove', x, y, kind));
    fireEvent(from, pointer('pointerup', ...way.at(-1)!, kind));
  };

  test('a tap takes, what can take it lights up, a second tap puts; each is said', () => {
    begin();
    fireEvent.click(named('die S4'));
    expect([named('box 1').dataset['lit'], named('box 2').dataset['lit'], named('die S4').getAttribute('aria-pressed')]).toEqual(['lit', 'ready', 'true']);
    expect(said()).toBe('In hand: die S4. 2 places take it.');
    fireEvent.click(named('box 2'));
    expect(said()).toBe('die S4: on box 2.');
    expect(screen.queryByRole('button', { name: 'die S4' })).toBeNull();
    fireEvent.click(named('S4 on 2'));
    expect([named('die S4') !== null, said()]).toEqual([true, 'die S4: taken back.']);
  });

  test('what no action takes stays; what does not fit is refused, and asked about', () => {
    begin();
    fireEvent.click(named('die A1'));
    expect(said()).toBe('die A1 cannot be taken now.');
    fireEvent.click(named('die S4'));
    fireEvent.click(named('die S5'));
    fireEvent.click(named('box 1'));
    fireEvent.click(named('box 1'));
    expect([said(), refused.mock.calls]).toEqual(['box 1 does not take that.', [['1']]]);
  });

  test('a drag does the same, and a short way is a tap', () => {
    begin();
    drag(named('die S5'), named('box 2'), [[3, 0]]);
    expect(screen.queryByRole('button', { name: 'S5 on 2' })).toBeNull();
    drag(named('die S5'), named('box 2'), [[20, 0], [60, 40]]);
    expect(named('S5 on 2')).not.toBeNull();
    expect(document.querySelector('.hand-ghost')).toBeNull();
  });

  test('a finger must go farther than a mouse before it drags', () => {
    begin();
    drag(named('die S5'), named('box 2'), [[6, 0]], 'touch');
    expect(screen.queryByRole('button', { name: 'S5 on 2' })).toBeNull();
    drag(named('die S5'), named('box 2'), [[12, 0]], 'touch');
    expect(named('S5 on 2')).not.toBeNull();
  });

  test('dropped nowhere, or taken by the browser to scroll, all is as before', () => {
    begin();
    drag(named('die S4'), null, [[50, 50]]);
    expect(said()).toBe('The hand is empty.');
    fireEvent(named('die S4'), pointer('pointerdown', 0, 0, 'touch'));
    fireEvent(named('die S4'), pointer('pointermove', 30, 0, 'touch'));
    expect(document.querySelector('.hand-ghost')).not.toBeNull();
    fireEvent(named('die S4'), pointer('pointercancel', 30, 0, 'touch'));
    expect(document.querySelector('.hand-ghost')).toBeNull();
    expect(named('die S4').getAttribute('aria-pressed')).toBe('false');
  });

  test('what lies in a place is dragged back home, and stays if it is dropped where it was', () => {
    begin();
    fireEvent.click(named('die S4'));
    fireEvent.click(named('die S5'));
    fireEvent.click(named('box 1'));
    drag(named('S5 on 1'), named('box 1'), [[40, 0]]);
    expect(named('S5 on 1')).not.toBeNull();
    // no action that is left puts it there, so it goes home
    drag(named('S5 on 1'), named('box 2'), [[40, 0]]);
    expect([named('die S5') !== null, named('S4 on 1') !== null, said()]).toEqual([true, true, 'die S5: taken back.']);
  });

  test('keys: one stop of Tab, arrows inside, Escape lets go from everywhere', () => {
    begin();
    expect(screen.getAllByRole('button').map((button) => button.tabIndex)).toEqual([0, -1, 0, -1, -1]);
    named('die S4').focus();
    fireEvent.keyDown(named('die S4'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(named('die S5'));
    expect([named('die S4').tabIndex, named('die S5').tabIndex]).toEqual([-1, 0]);
    fireEvent.click(named('die S5'));
    expect(named('die S5').dataset['held']).toBe('true');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect([named('die S5').dataset['held'], said()]).toEqual(['false', 'The hand is empty.']);
  });
});
