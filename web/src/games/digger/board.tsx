// The table of Dungeon Digger: the dungeon, and all that can be done in it.
import type { BoardProps } from '../../contract';
import type { DiggerView } from '../../generated/digger_view';
import { BoardRegion, DockRegion } from '../../table/regions';
import './digger.css';

export function Board({ view, chairs, turn, choose }: BoardProps<DiggerView>) {
  return (
    <>
      <BoardRegion class="digger">
        <ul class="dd-plain">
          {view.seats.map(({ seat, gp, projects }) => (
            <li key={seat}>
              {chairs[seat]?.name}: {gp} {projects.tiles?.join(' ')}
            </li>
          ))}
          {view.board.map(({ space, tile, owner, stooges }) => (
            <li key={space}>
              {space} {tile} {owner !== null && chairs[owner]?.name} {stooges?.count}
            </li>
          ))}
        </ul>
      </BoardRegion>
      <DockRegion class="digger">
        <div class="dd-plain">
          {turn?.actions?.map((action) => (
            <button key={action} type="button" class="button" onClick={() => choose(action)}>
              {action}
            </button>
          ))}
        </div>
      </DockRegion>
    </>
  );
}
