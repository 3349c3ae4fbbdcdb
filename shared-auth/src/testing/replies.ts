import type { ErrorAnswer } from '@girassol/shared-domain/contract';

/** A reply that is no answer. Made by `refuse`, `unreachable` and `pending`. */
export class Special {
  readonly kind: 'refusal' | 'unreachable' | 'pending';
  readonly status: number;
  readonly error: ErrorAnswer | undefined;

  constructor(kind: Special['kind'], status = 0, error?: ErrorAnswer) {
    this.kind = kind;
    this.status = status;
    this.error = error;
  }
}

/** The server refuses, in the error form of the API; without one, with an empty body. */
export const refuse = (status: number, error?: ErrorAnswer) => new Special('refusal', status, error);

/** The call does not arrive. */
export const unreachable = () => new Special('unreachable');

/** No answer comes until the call is cancelled: for loading states. */
export const pending = () => new Special('pending');
