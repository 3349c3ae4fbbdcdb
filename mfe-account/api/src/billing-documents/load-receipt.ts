import type { Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { addDays, toIsoDate } from '@girassol/shared-domain';
import { describeCharge, loadCharge } from '../billing/charges';
import { describePayment } from './describe-payment';
import { getChargeNumber } from './get-charge-number';
import { loadDocumentPayer } from './load-document-payer';
import type { ReceiptDocument } from './receipt-document';

/**
 * Loads the receipt of a charge of an account. Refused (404) for a charge of another account, and (409) for one that is not
 * paid or cost nothing.
 */
export async function loadReceipt(
  tx: Tx,
  accountId: string,
  chargeId: string,
): Promise<Omit<ReceiptDocument, 'issuer' | 'isDemonstration'>> {
  const charge = await loadCharge(tx, accountId, chargeId);
  const { state, receipt_number: receiptNumber, paid_at: paidAt } = charge;
  if (state !== 'paid' && state !== 'refunded')
    throw new Refusal(409, 'Esta cobrança não está paga. O recibo sai com o pagamento.');
  if (receiptNumber === null || paidAt === null)
    throw new Refusal(409, 'Esta cobrança não teve valor a pagar e não tem recibo.');
  const { method, paidOn } = describePayment(charge);
  return {
    payer: charge.payer ?? (await loadDocumentPayer(tx, accountId)),
    receiptNumber,
    description: describeCharge(charge),
    lines: charge.lines,
    amountCents: charge.amount_cents,
    method,
    paidAt,
    paidOn: paidOn ?? toIsoDate(paidAt.getTime()),
    period:
      charge.period_start !== null && charge.period_end !== null
        ? { firstDay: charge.period_start, lastDay: addDays(charge.period_end, -1) }
        : null,
    serviceInvoice: charge.service_invoice,
    documentNumber: getChargeNumber(charge.id),
    isRefunded: state === 'refunded',
  };
}
