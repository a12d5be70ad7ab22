// A window over the table, with a title and a way out.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons';
import { focusable, Modal } from '../modal';
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
  // A long text can be scrolled with the keys, so it can be focused, where nothing in it can.
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (kind === 'box') body.current!.removeAttribute('tabindex');
    if (!body.current!.querySelector(focusable) || kind === 'sheet') body.current!.tabIndex = 0;
  });
  return (
    <Modal class={`dialog ${kind}`} labelledBy={id.current} onClose={onClose}>
      <div class="dialog-frame">
        <div class="dialog-head">
          <h2 id={id.current}>{title}</h2>
          <button type="button" class="button quiet" onClick={onClose} aria-label={say('web.close')}>
            <Icon sign="close" />
          </button>
        </div>
        <div class="dialog-body" ref={body}>
          {children}
        </div>
      </div>
    </Modal>
  );
}
