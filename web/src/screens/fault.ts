// What went wrong, in words a person can use.
import { ProtocolError } from '../connection/connection';
import { known, say } from '../words';

export function faultWords(error: unknown): string {
  if (error instanceof ProtocolError) {
    const { code } = error.fault;
    if (code === 'storage') return say('web.home.fault.storage');
    if (code === 'busy') return say('web.fault.busy');
    if (code === 'away') return say('web.fault.away');
    if (code === 'crashed') return say('web.home.fault.crashed');
    // A game of the house, as a rule, that the page has no board for.
    if (code === 'unknown_game') return say('web.new.none');
    const key = `code.${code}`;
    if (known(key)) return say(key);
  }
  return say('web.home.fault.other');
}

/** The detail behind it, in English: for whoever reports it. */
export function faultDetail(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
