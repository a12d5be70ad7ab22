// Where there is room, the hand comes to the space: the Projects that fit in a fan around it, and around the ghost the
// buttons that turn it, make it, or let it go. The dock has all of them, too.
import { useEffect, useState } from 'preact/hooks';
import { say } from '../../../words';
import { Icon } from '../../../icons';
import { Ring, type RingItem } from '../../../parts/board/Ring';
import type { Camera } from '../../../parts/board/camera';
import type { Place, Seat } from '../kinds';
import { gold } from '../named';
import { left, matching, partOf } from './choices';
import { turnsOf, turnTile } from './turning';
import type { Drafting } from './drafting';
import { TileInHand } from './pieces';
import { tileWords } from './projects';
import { isBuild, type DockState } from './state';
import { mostGold, type Worths } from './worths';

const roomy = '(min-width: 1000px) and (min-height: 541px)';

/** Is there room beside a space for more than the space? */
function useRoom(): boolean {
  const [has, set] = useState(() => matchMedia(roomy).matches);
  useEffect(() => {
    const query = matchMedia(roomy);
    const look = () => set(query.matches);
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return has;
}

interface FanProps {
  draft: Drafting;
  state: DockState;
  seat: Seat;
  camera: Camera;
  worths: Worths;
}

export function Fan({ draft, state, seat, camera, worths }: FanProps) {
  const room = useRoom();
  const { choice, choices, picks, live } = draft;
  const space = draft.picked('space');
  if (!room || !live || state !== 'build') return null;
  // beyond the space, however near it is
  const far = Math.max(56, camera.size * 0.87 + 34);
  if (choice && isBuild(choice)) {
    const turns = turnsOf(draft).length > 1;
    const items: RingItem[] = [
      ...(turns ? [{ id: 'turn', spoken: say('web.digger.dock.turn'), sign: <Icon sign="again" />, angle: -150 }] : []),
      { id: 'confirm', spoken: say('web.digger.dock.build'), sign: <Icon sign="check" />, angle: -90 },
      { id: 'cancel', spoken: say('web.digger.dock.cancel'), sign: <Icon sign="close" />, angle: -30 },
    ];
    return <Ring camera={camera} place={partOf(choice, 'space') as Place} label={tileWords(partOf(choice, 'tile'))} items={items} far={far} onPick={(id) => (id === 'turn' ? void turnTile(draft) : id === 'confirm' ? draft.confirm() : draft.clear())} onClose={draft.undo} />;
  }
  if (space === undefined || draft.picked('tile') !== undefined) return null;
  const tiles = left(choices, picks, 'tile').filter(Boolean);
  const step = 44;
  const items = tiles.map((tile, at): RingItem => {
    const gp = mostGold(worths, matching(choices, [...picks, { slot: 'tile', value: tile }]));
    return {
      id: tile,
      spoken: [tileWords(tile), ...(gp ? [say('web.digger.dock.up_to', { gold: gold(gp) })] : [])].join(', '),
      sign: (
        <>
          <TileInHand tile={tile} seat={seat} />
          {gp ? <b class="dd-project-gold">+{gp}</b> : null}
        </>
      ),
      angle: -90 + step * (at - (tiles.length - 1) / 2),
    };
  });
  return (
    <div class="dd-fan">
      <Ring camera={camera} place={space as Place} label={say('web.digger.dock.projects')} items={items} far={far + 14} onPick={(tile) => draft.pick({ slot: 'tile', value: tile })} onClose={draft.undo} />
    </div>
  );
}
