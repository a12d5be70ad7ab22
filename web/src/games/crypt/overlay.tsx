// A sheet over the board with more about one thing.
import type { ComponentChildren } from 'preact';
import { Modal } from '../../modal';
import { say } from '../../words';

export function Overlay({ title, close, children }: { title: string; close(): void; children: ComponentChildren }) {
  return (
    <Modal class="crypt-overlay" label={title} onClose={close}>
      <div class="inside">
        <div class="overlay-head">
          <h2>{title}</h2>
          <button type="button" class="button quiet" aria-label={say('web.crypt.close')} onClick={close}>
            ✕
          </button>
        </div>
        {children}
      </div>
    </Modal>
  );
}
