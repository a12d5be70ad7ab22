// Fair dice: what the fingerprint at the start of a game promises, and a place to check it.
import { useEffect, useState } from 'preact/hooks';
import { route } from '../route';
import { say } from '../words';
import { fingerprint, looksLikeCommitment, tidied } from './fingerprint';
import { Frame } from './Frame';
import './fair.css';

type Verdict = 'waiting' | 'odd' | 'match' | 'differ';

function verdictOf(seed: string, hash: string, commitment: string): Verdict {
  if (seed === '' || commitment === '') return 'waiting';
  if (!looksLikeCommitment(commitment)) return 'odd';
  return hash === '' ? 'waiting' : hash === commitment ? 'match' : 'differ';
}

function Checker() {
  // The end of a game leads here with both, #/fair/SEED/FINGERPRINT; its log with the fingerprint alone, #/fair/FINGERPRINT.
  const both = route.value.length > 2;
  const [seed, setSeed] = useState(both ? route.value[1]! : '');
  const [commitment, setCommitment] = useState(route.value[both ? 2 : 1] ?? '');
  const [hash, setHash] = useState('');
  // Outside a safe context (https, or this machine) browsers do not compute fingerprints.
  const able = globalThis.crypto?.subtle !== undefined;
  useEffect(() => {
    let current = true;
    setHash('');
    if (able && seed !== '') void fingerprint(seed).then((found) => current && setHash(found));
    return () => {
      current = false;
    };
  }, [seed]);
  const verdict = verdictOf(seed, hash, tidied(commitment));
  return (
    <section class="panel checker" aria-labelledby="fair-check">
      <h2 id="fair-check">{say('web.fair.check')}</h2>
      <label for="fair-seed">{say('web.fair.seed')}</label>
      <input id="fair-seed" class="field" type="text" autocomplete="off" spellcheck={false} value={seed} onInput={(event) => setSeed(event.currentTarget.value)} />
      <label for="fair-commitment">{say('web.fair.commitment')}</label>
      <input
        id="fair-commitment"
        class="field"
        type="text"
        autocomplete="off"
        spellcheck={false}
        value={commitment}
        aria-describedby="fair-verdict"
        onInput={(event) => setCommitment(event.currentTarget.value)}
      />
      {!able && <p>{say('web.fair.unable')}</p>}
      {hash !== '' && (
        <p>
          {say('web.fair.hash')} <code>{hash}</code>
        </p>
      )}
      <p id="fair-verdict" class={`verdict ${verdict}`} role="status">
        {say(`web.fair.verdict.${verdict}`)}
      </p>
    </section>
  );
}

export default function Fair() {
  return (
    <Frame title={say('web.fair.title')} lead={say('web.fair.lead')} kind="fair">
      <div class="fair-parts">
        <ol class="fair-steps">
          <li>
            <h2>{say('web.fair.start')}</h2>
            <p>{say('web.fair.start.text')}</p>
          </li>
          <li>
            <h2>{say('web.fair.during')}</h2>
            <p>{say('web.fair.during.text')}</p>
          </li>
          <li>
            <h2>{say('web.fair.end')}</h2>
            <p>{say('web.fair.end.text')}</p>
          </li>
        </ol>
        <Checker />
        <section class="fair-whole" aria-labelledby="fair-whole">
          <h2 id="fair-whole">{say('web.fair.whole')}</h2>
          <p>{say('web.fair.whole.text')}</p>
          <pre>
            <code>undercroft replay --verify evening.json</code>
          </pre>
          <p>{say('web.fair.whole.after')}</p>
        </section>
      </div>
    </Frame>
  );
}
