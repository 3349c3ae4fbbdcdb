import type { Row, Tx } from '@girassol/api-platform/database';
import type { PaymentProvider } from '../../payments/payment-provider';

/**
 * Cancels at the payer's bank the debit of a charge that is about to be paid in another way. Does nothing for a charge
 * without debit. Throws `tooLate` from the due day on, when the debit may be on its way.
 */
export async function cancelScheduledDebit(
  payments: PaymentProvider,
  { state, debit_reference: debit }: Pick<Row<'charges'>, 'state' | 'debit_reference'>,
  now: Date,
): Promise<void> {
  if (state === 'open' && debit !== null) await payments.cancelDebit(debit, now);
}

/** Lets Pix pay the open renewal that Pix Automático does not take any more. */
export async function payByPixInstead(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('charges')
    .set({ method: 'pix', next_try_on: null })
    .where('account_id', '=', accountId)
    .where('kind', '=', 'renewal')
    .where('state', '=', 'open')
    .where('method', '=', 'pixAutomatic')
    .execute();
}
