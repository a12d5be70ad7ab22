// The fingerprint of the game's seed, short; it leads to the whole one and to what it is good for.
import { Icon } from '../icons';
import { address } from '../route';
import { say } from '../words';

const shown = 8;

export function shortSeal(commitment: string): string {
  return `${commitment.slice(0, shown)}…`;
}

export function Seal({ commitment }: { commitment: string }) {
  return (
    <a class="seal" href={address('fair', commitment)}>
      <Icon sign="shield" />
      {say('web.table.seal', { seal: shortSeal(commitment) })}
    </a>
  );
}
