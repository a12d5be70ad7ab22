// A window over the table, with a title and a way out.
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Icon } from '../icons';
import { Modal } from '../modal';
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
  const id = useRef(`dialog-${++count}`);
  return (
    <Modal class={`dialog ${kind}`} labelledBy={id.current} onClose={onClose}>
      <div class="dialog-frame">
        <div class="dialog-head">
          <h2 id={id.current}>{title}</h2>
          <button type="button" class="button quiet" onClick={onClose} aria-label={say('web.close')}>
            <Icon sign="close" />
          </button>
        </div>
        {/* A long text can be scrolled with the keys, so it can be focused. */}
        <div class="dialog-body" tabIndex={kind === 'sheet' ? 0 : undefined}>
          {children}
        </div>
      </div>
    </Modal>
  );
}
