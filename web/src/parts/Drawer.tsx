// A sheet over a board: half of it at most, never over the dock, because it lives inside the board's region. The board
// beside it can still be used; Escape or its button closes it, and the focus goes back to where it was.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons';
import { say } from '../words';
import './drawer.css';

interface DrawerProps {
  title: string;
  /** from the lower edge, or from the side */
  from?: 'foot' | 'side';
  onClose(): void;
  children: ComponentChildren;
}

let count = 0;

export function Drawer({ title, from = 'foot', onClose, children }: DrawerProps) {
  const box = useRef<HTMLElement>(null);
  const id = useRef(`drawer-${++count}`);
  useLayoutEffect(() => {
    const before = document.activeElement;
    box.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section
      ref={box}
      class="drawer"
      data-from={from}
      aria-labelledby={id.current}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header class="drawer-head">
        <h2 id={id.current}>{title}</h2>
        <button type="button" class="button quiet" aria-label={say('web.close')} onClick={onClose}>
          <Icon sign="close" />
        </button>
      </header>
      {/* A long one is scrolled with the keys, so it can be focused. */}
      <div class="drawer-body" tabIndex={0} role="group" aria-labelledby={id.current}>
        {children}
      </div>
    </section>
  );
}
