import { describe, expect, test } from 'vitest';
import { journeys, type Box, type Placed } from '../../src/table/travel';

const at = (left: number, top = 0): Box => ({ left, top, width: 10, height: 10 });
const thing = (element: string, kind: string, left: number, from?: string): Placed => ({ element, kind, box: at(left), ...(from ? { from } : {}) });
const nowhere = () => null;

describe('what travels', () => {
  test('a die that left one place and came to another flies from there', () => {
    const found = journeys([thing('tray 3', 'die 0', 0), thing('tray 2', 'die 0', 20)], [thing('tray 2', 'die 0', 20), thing('slot', 'die 0', 100)], nowhere);
    expect(found).toEqual([{ thing: thing('slot', 'die 0', 100), from: at(0), gone: thing('tray 3', 'die 0', 0) }]);
  });
  test('what is still there stays, even if its place was moved', () => {
    expect(journeys([thing('a', 'die 0', 0)], [thing('a', 'die 0', 50)], nowhere)).toEqual([]);
  });
  test('a die of another seat is another thing', () => {
    expect(journeys([thing('a', 'die 0', 0)], [thing('b', 'die 1', 50)], nowhere)).toEqual([]);
  });
  test('an element that shows another thing now has lost the one it had', () => {
    const found = journeys([thing('a', 'card idol', 0)], [thing('a', 'card remains', 0), thing('b', 'card idol', 90)], nowhere);
    expect(found).toEqual([{ thing: thing('b', 'card idol', 90), from: at(0), gone: thing('a', 'card idol', 0) }]);
  });
  test('each that left is the past of one that came', () => {
    const found = journeys([thing('a', 'die 0', 0), thing('b', 'die 0', 20)], [thing('c', 'die 0', 60), thing('d', 'die 0', 80), thing('e', 'die 0', 95)], nowhere);
    expect(found.map(({ thing: { element }, from }) => [element, from.left])).toEqual([
      ['c', 0],
      ['d', 20],
    ]);
  });
  test('a new card comes from the deck, if there is one to be seen', () => {
    const places = (name: string) => (name === 'deck' ? at(300) : null);
    expect(journeys([], [thing('a', 'card idol', 0, 'deck')], places)).toEqual([{ thing: thing('a', 'card idol', 0, 'deck'), from: at(300) }]);
    expect(journeys([], [thing('a', 'card idol', 0, 'box')], places)).toEqual([]);
  });
  test('what came to where it was before has not travelled', () => {
    expect(journeys([thing('placed', 'die 2', 40)], [thing('rolled', 'die 2', 41)], nowhere)).toEqual([]);
  });
});
