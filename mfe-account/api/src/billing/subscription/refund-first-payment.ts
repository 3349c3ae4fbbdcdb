import type { Caller } from '@girassol/api-platform/access';
import { loadAccountNow, loadAccountToday } from '@girassol/api-platform/clock';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { sql } from 'kysely';
import { recordAuditEntry } from '../../audit';
import type { PaymentProvider } from '../../payments/payment-provider';
import { loadBankReferences, refundPayments } from '../settlement/refund-payments';
import type { SettlingServer } from '../settlement/settle-reference';
import { requireOwnSubscription } from './owner';
import { findWithdrawable } from './withdraw';

/**
 * Gives the first payment back to the owner of an account within seven days, and cancels the subscription: access ends with
 * the money. Refused (409) later. Asking twice gives back once.
 */
export async function refundFirstPayment(
  server: SettlingServer,
  payments: PaymentProvider,
  caller: Caller,
): Promise<void> {
  const { accountId } = caller;
  const { references, now } = await server.database.asAccount(caller, async (tx) => {
    const today = await loadAccountToday(tx, accountId);
    await requireOwnSubscription(tx, caller, today);
    const charges = await tx
      .selectFrom('charges')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .execute();
    const id = findWithdrawable(charges, today);
    const charge = charges.find((one) => one.id === id);
    if (!charge) throw new Refusal(409, 'Os 7 dias para desistir já passaram. Você ainda pode cancelar.');
    const references = await loadBankReferences(tx, charge);
    if (references.length === 0)
      throw new Refusal(409, 'Este pagamento não passou pelo banco. Fale conosco para a devolução.');
    await tx
      .updateTable('subscriptions')
      .set({ canceled_on: today, changed_at: sql<Date>`now()` })
      .where('account_id', '=', accountId)
      .execute();
    await recordAuditEntry(tx, caller, { area: 'plan', action: 'withdraw' });
    return { references, now: await loadAccountNow(tx, accountId) };
  });
  await refundPayments(server, payments, { references, paymentId: null, now });
}
