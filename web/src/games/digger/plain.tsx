// What stands in for parts of the face that are still to come: short, but nothing in it is wrong.
import type { EndProps, GameFace } from '../../contract';
import type { DiggerView } from '../../generated/digger_view';
import { known, plural, say } from '../../words';

function End({ results, chairs }: EndProps<DiggerView>) {
  return (
    <ol>
      {results.map(({ seat, place, score }) => (
        <li key={seat} value={place}>
          {chairs[seat]?.name} {score}
        </li>
      ))}
    </ol>
  );
}

export const plain: Omit<GameFace<DiggerView>, 'id' | 'Board'> = {
  End,
  must({ kind, actor }, view, chairs) {
    const name = typeof actor === 'number' ? (chairs[actor]?.name ?? '') : '';
    const { asked, turn, pool } = view;
    const orders = (asked?.orders ?? []).join(', ');
    const pending = Object.entries(pool).flatMap(([order, count]) => (count ? [order] : []));
    const places = { name, tp: turn.tp, left: asked?.left ?? 0, orders, pool: pending.join(', '), space: asked?.space ?? '', from: asked?.from ?? '', stooges: asked?.stooges ?? 0, other: asked?.other === null || !asked ? '' : (chairs[asked.other]?.name ?? ''), creature: asked?.creature ?? '', drawn: '' };
    if (kind === 'treasure_with') return plural('must.digger.treasure_with', asked?.stooges ?? 0, places);
    const key = `must.digger.${kind}`;
    return known(key) ? say(key, places) : say('web.table.wait');
  },
  actionWords: (action) => action,
  oddsWords: () => [],
  gainWords: () => [],
  lines: ({ action }) => [{ text: action, weight: 'plain' }],
  pause: () => 0,
  looks: [],
  sound: () => null,
  scoreWords: (score) => String(score),
  setup: {},
  strength: () => null,
  lessons: [],
  luck: () => null,
  Statistics: () => null,
};
