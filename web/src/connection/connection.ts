// The one way from the page to a host: messages of docs/protocol.md, whatever carries them.
import type { Code } from '../generated/messages';

export interface Request {
  cmd: string;
  [field: string]: unknown;
}

export interface Connection {
  /** The reply, or a ProtocolError. */
  request<Reply>(message: Request): Promise<Reply>;
}

/** Beside the protocol's own: `storage` is full, refused or damaged; the host `crashed` and was started anew; a game is
 * `busy` in another window; advice was `dropped` because the game went on; the engine of a game is `away` and cannot be
 * fetched. */
export type FaultCode = Code | 'storage' | 'crashed' | 'busy' | 'dropped' | 'away' | 'unknown_campaign';

export interface Fault {
  code: FaultCode;
  message: string;
  rule?: string;
  path?: string;
}

export class ProtocolError extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
    this.name = 'ProtocolError';
  }
}
