import type { Row } from '@girassol/api-platform/database';

/** Columns of a charge that decide on which day its renewal is due. */
export type AgreedCharge = Pick<
  Row<'charges'>,
  'kind' | 'state' | 'agreed_due_on' | 'created_at' | 'paid_at'
>;

/**
 * Finds the due day that an operator has agreed for the renewal that is not paid yet, in the charges of an account, oldest
 * first. It holds until something is paid, also for a renewal that was replaced by another choice. Null where none was agreed.
 */
export function findAgreedDueDay(charges: readonly AgreedCharge[]): string | null {
  const found = charges.findLast(
    ({ kind, state, agreed_due_on: day, created_at: createdAt }) =>
      kind === 'renewal' &&
      (state === 'open' || state === 'canceled') &&
      day !== null &&
      !charges.some(
        (other) => other.kind !== 'upgrade' && other.paid_at !== null && other.paid_at >= createdAt,
      ),
  );
  return found?.agreed_due_on ?? null;
}
