// A window over the table. The browser keeps the focus inside, Escape closes it, a tap beside it too.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons';
import { say } from '../words';
import './dialog.css';

interface Props {
  title: string;
  onClose(): void;
  children: ComponentChildren;
  /** `sheet` rises from the lower edge on a phone and takes most of the screen. */
  kind?: 'sheet' | 'box';
}

let count = 0;

export function Dialog({ title, onClose, children, kind = 'box' }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useRef(`dialog-${++count}`);
  // Before it is drawn, so that a quick Escape finds it open.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      class={`dialog ${kind}`}
      aria-labelledby={id.current}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <div class="dialog-frame">
        <header>
          <h2 id={id.current}>{title}</h2>
          <button type="button" class="button quiet" onClick={onClose} aria-label={say('web.close')}>
            <Icon sign="close" />
          </button>
        </header>
        {/* A long text can be scrolled with the keys, so it can be focused. */}
        <div class="dialog-body" tabIndex={kind === 'sheet' ? 0 : undefined}>
          {children}
        </div>
      </div>
    </dialog>
  );
}
