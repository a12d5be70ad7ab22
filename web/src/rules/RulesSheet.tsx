// The rulebook over a table that goes on lying there: what was being put together is still there when it closes.
import { useState } from 'preact/hooks';
import { Dialog } from '../table/Dialog';
import { say } from '../words';
import { Reader } from './Reader';

export default function RulesSheet({ game, rule = null, onClose }: { game: string; rule?: string | null; onClose(): void }) {
  const [places, setPlaces] = useState<(string | null)[]>([rule]);
  const place = places.at(-1) ?? null;
  return (
    <Dialog title={say('web.rules.title', { game: say(`game.${game as 'crypt'}`) })} onClose={onClose} kind="sheet">
      <Reader
        game={game}
        place={place}
        open={(next) => next !== place && setPlaces([...places, next])}
        back={places.length > 1 ? () => setPlaces(places.slice(0, -1)) : undefined}
      />
    </Dialog>
  );
}
