import type { Row } from '@girassol/api-platform/database';
import { addDays, toIsoDate } from '@girassol/shared-domain';

/** Days in which the first payment can be taken back by one press (Código de Defesa do Consumidor, art. 49). */
export const WITHDRAWAL_DAYS = 7;

/** States of a charge whose money came, whether it stayed or not. */
const wasPaid: ReadonlySet<string> = new Set(['paid', 'refunded', 'disputed']);

/** Finds the first payment of an account, while it can still be taken back. `charges`: newest first. */
export function findWithdrawable(
  charges: readonly Pick<Row<'charges'>, 'id' | 'kind' | 'state' | 'paid_at' | 'amount_cents'>[],
  today: string,
): string | null {
  const first = charges.findLast(({ state, amount_cents: cents }) => cents > 0 && wasPaid.has(state));
  // What was taken back once is not taken back again: the first payment stays the first.
  if (!first?.paid_at || first.state !== 'paid' || first.kind === 'upgrade') return null;
  return today <= addDays(toIsoDate(first.paid_at.getTime()), WITHDRAWAL_DAYS) ? first.id : null;
}

/** Checks whether the first payment of an account can still be taken back. `charges`: newest first. */
export const mayWithdraw = (charges: Parameters<typeof findWithdrawable>[0], today: string): boolean =>
  findWithdrawable(charges, today) !== null;
