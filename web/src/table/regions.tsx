// The two regions of a table that a game's face fills, for every game alike: the board takes the room that is left and
// scales; the dock, with what can be done now and one's own things, is always wholly in sight.
import type { ComponentChildren } from 'preact';
import { say } from '../words';

interface RegionProps {
  class?: string;
  children: ComponentChildren;
}

export function BoardRegion({ class: own = '', children }: RegionProps) {
  return (
    <div class={`table-board ${own}`} data-region="board">
      {children}
    </div>
  );
}

export function DockRegion({ class: own = '', children }: RegionProps) {
  return (
    <section class={`table-dock ${own}`} data-region="dock" aria-label={say('web.table.dock')}>
      {children}
    </section>
  );
}
