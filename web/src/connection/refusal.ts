/** What a host answers with instead of doing it: a code of docs/protocol.md, and English words for logs. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly more: object = {},
  ) {
    super(message);
  }
}
