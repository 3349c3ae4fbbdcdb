import type { SignerAction, SignerState } from './signature-states';
import { isSignerActionRequired } from './signer-problems';

/**
 * Fields of a signer that determine which signers of a document may act now: action, order number, and
 * whether the signer has signed.
 */
export interface SignerTurn {
  kind: SignerAction;
  /** From 1; of those with the same one, all may sign at the same time. */
  order: number;
  hasSigned: boolean;
}

/** Returns the order number of the signers who are to act now; null if no signer has to act any more. */
export function getCurrentSigningOrder(persons: readonly SignerTurn[]): number | null {
  const open = persons.filter(({ kind, hasSigned }) => isSignerActionRequired(kind) && !hasSigned);
  return open.length === 0 ? null : Math.min(...open.map(({ order }) => order));
}

/**
 * Returns true if a signer may act on the document now. If the signature has no fixed order, every signer who
 * has not signed may act.
 */
export const isSignersTurn = (
  person: SignerTurn,
  persons: readonly SignerTurn[],
  isOrdered: boolean,
): boolean =>
  isSignerActionRequired(person.kind) &&
  !person.hasSigned &&
  (!isOrdered || person.order === getCurrentSigningOrder(persons));

/**
 * Times at which a signer was notified, opened, signed or refused the document, in epoch milliseconds; null
 * for a step not taken.
 */
export interface SignerTimestamps {
  notifiedTimestamp: number | null;
  openedTimestamp: number | null;
  signedTimestamp: number | null;
  refusedTimestamp: number | null;
}

/** Returns the state of a signer, by the furthest step taken. */
export function computeSignerState(steps: SignerTimestamps): SignerState {
  if (steps.refusedTimestamp !== null) return 'REFUSED';
  if (steps.signedTimestamp !== null) return 'SIGNED';
  if (steps.openedTimestamp !== null) return 'OPENED';
  return steps.notifiedTimestamp === null ? 'WAITING' : 'NOTIFIED';
}
