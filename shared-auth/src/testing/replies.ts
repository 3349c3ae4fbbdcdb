import type { ErrorResponse } from '@girassol/shared-domain/contract';

/**
 * Reply of the fake API other than a successful answer: a refusal, a call that does not reach the server, or
 * a call that stays pending.
 */
export class FakeReply {
  readonly kind: 'refusal' | 'unreachable' | 'pending';
  readonly status: number;
  readonly error: ErrorResponse | undefined;

  constructor(kind: FakeReply['kind'], status = 0, error?: ErrorResponse) {
    this.kind = kind;
    this.status = status;
    this.error = error;
  }
}

/** Creates a reply that refuses a call with a status and the error body of the API, or with an empty body. */
export const replyRefused = (status: number, error?: ErrorResponse) =>
  new FakeReply('refusal', status, error);

/** Creates a reply for a call that does not arrive at the server. */
export const replyUnreachable = () => new FakeReply('unreachable');

/** Creates a fake reply that leaves a call pending until the caller cancels it, to test loading states. */
export const replyPending = () => new FakeReply('pending');
