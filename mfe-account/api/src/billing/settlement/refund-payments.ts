import type { Row, Tx } from '@girassol/api-platform/database';
import type { PaymentProvider } from '../../payments/payment-provider';
import { callProvider } from '../charges/provider-refusal';
import { computeBackCents } from './received-payments';
import { type SettlingServer, settleReference } from './settle-reference';

/**
 * Loads the references of a charge at which its money may be: those of its codes, of its debit and of every attempt by card.
 * A card that was refused leaves one, too, and the charge was paid by Pix afterwards.
 */
export async function loadBankReferences(
  tx: Tx,
  charge: Pick<Row<'charges'>, 'account_id' | 'id' | 'card_reference' | 'debit_reference' | 'reference'>,
): Promise<string[]> {
  const attempts = await tx
    .selectFrom('card_attempts')
    .select('reference')
    .where('account_id', '=', charge.account_id)
    .where('charge_id', '=', charge.id)
    .execute();
  const { card_reference: card, debit_reference: debit, reference } = charge;
  const all = [...attempts.map((attempt) => attempt.reference), card, debit, reference];
  return [...new Set(all.filter((one) => one !== null))];
}

/**
 * Gives back through its provider what is held of the payments of a charge, or of one of them, and settles what the provider
 * says then. Two at the same time give back once: the key says how much had gone back before. Refused with a message for
 * people where the provider refuses or is down.
 */
export const refundPayments = (
  server: SettlingServer,
  payments: PaymentProvider,
  { references, paymentId, now }: { references: readonly string[]; paymentId: string | null; now: Date },
): Promise<void> =>
  callProvider(async () => {
    for (const reference of references) {
      const report = await payments.readCharge(reference);
      for (const payment of report.payments) {
        const backCents = computeBackCents(report, payment);
        const amountCents = payment.cents - backCents;
        if (amountCents === 0 || (paymentId !== null && payment.id !== paymentId)) continue;
        const key = `refund:${payment.id}:${backCents}`;
        await payments.refund({ key, reference, paymentId: payment.id, amountCents, now });
      }
      if (report.payments.length > 0) await settleReference(server, payments, reference);
    }
  });
