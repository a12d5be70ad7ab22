// A saved game or a campaign from a file: chosen, or dropped here.
import { useRef, useState } from 'preact/hooks';
import { importFile } from '../kept';
import { go } from '../route';
import { say } from '../words';
import { FaultNotice } from './FaultNotice';

export function LoadFile() {
  const [over, setOver] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const load = async (file: File | undefined) => {
    if (!file) return;
    setFault(null);
    try {
      const found = await importFile(file);
      if ('campaign' in found) go('campaign', found.campaign);
      else go('table', found.table);
    } catch (error) {
      setFault(error);
    }
  };
  return (
    <section
      class={over ? 'load-file over' : 'load-file'}
      aria-labelledby="load-file"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void load(event.dataTransfer?.files[0]);
      }}
    >
      <div>
        <h2 id="load-file">{say('web.home.load')}</h2>
        <p id="load-file-how">{say('web.home.load.how')}</p>
      </div>
      <input
        ref={chooser}
        class="spoken"
        type="file"
        accept=".json,application/json"
        tabIndex={-1}
        aria-labelledby="load-file"
        onChange={(event) => {
          void load(event.currentTarget.files?.[0]);
          // The same file may be chosen again after it was mended.
          event.currentTarget.value = '';
        }}
      />
      <button type="button" class="button" aria-describedby="load-file-how" onClick={() => chooser.current?.click()}>
        {say('web.home.load.choose')}
      </button>
      {fault !== null && <FaultNotice what={say('web.home.load.failed')} error={fault} />}
    </section>
  );
}
