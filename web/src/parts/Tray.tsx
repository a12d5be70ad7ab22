// The things that lie before a player: a board of wood, one stop of the Tab key.
import type { ComponentChildren } from 'preact';
import { HandGroup } from './HandGroup';
import './tray.css';

interface TrayProps {
  label: string;
  /** so many columns at most; what does not fit goes into the next row */
  columns?: number;
  scroll?: 'x' | 'y';
  children: ComponentChildren;
}

export function Tray({ label, columns, scroll, children }: TrayProps) {
  return (
    <div class="tray" style={columns ? { '--columns': columns } : undefined}>
      <HandGroup label={label} class="tray-things" scroll={scroll}>
        {children}
      </HandGroup>
    </div>
  );
}
