import type { SignerKind, SignerState } from './signature-states';
import { isWaitedFor } from './signer-problems';

/** What says whose turn it is. */
export interface Turn {
  kind: SignerKind;
  /** From 1; of those with the same one, all may sign at the same time. */
  order: number;
  hasSigned: boolean;
}

/** The order of those who come next; null: nobody is waited for any more. */
export function currentTurn(persons: readonly Turn[]): number | null {
  const open = persons.filter(({ kind, hasSigned }) => isWaitedFor(kind) && !hasSigned);
  return open.length === 0 ? null : Math.min(...open.map(({ order }) => order));
}

/** May somebody sign now, as far as the others go? Where nobody said in which order, everybody may. */
export const isTurnOf = (person: Turn, persons: readonly Turn[], isOrdered: boolean): boolean =>
  isWaitedFor(person.kind) && !person.hasSigned && (!isOrdered || person.order === currentTurn(persons));

/** What somebody has done so far. */
export interface SignerSteps {
  notifiedTimestamp: number | null;
  openedTimestamp: number | null;
  signedTimestamp: number | null;
  refusedTimestamp: number | null;
}

/** Where somebody stands, by the furthest they came. */
export function signerStateOf(steps: SignerSteps): SignerState {
  if (steps.refusedTimestamp !== null) return 'REFUSED';
  if (steps.signedTimestamp !== null) return 'SIGNED';
  if (steps.openedTimestamp !== null) return 'OPENED';
  return steps.notifiedTimestamp === null ? 'WAITING' : 'NOTIFIED';
}
