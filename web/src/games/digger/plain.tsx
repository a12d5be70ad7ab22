// What stands in for parts of the face that are still to come: short, but nothing in it is wrong.
import type { EndProps, GameFace } from '../../contract';
import type { DiggerView } from '../../generated/digger_view';

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

export const plain: Pick<GameFace<DiggerView>, 'End' | 'setup' | 'strength' | 'lessons' | 'luck' | 'Statistics'> = {
  End,
  setup: {},
  strength: () => null,
  lessons: [],
  luck: () => null,
  Statistics: () => null,
};
