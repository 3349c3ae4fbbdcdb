import type { Database } from '@girassol/api-platform/database';
import { toIsoDate } from '@girassol/shared-domain';
import { describeCharge, loadCharge, lockCharge } from '../billing/charges';
import { loadDocumentPayer } from '../billing-documents/load-document-payer';
import type { ServiceInvoiceProvider } from '../payments/service-invoices/service-invoice-provider';
import { lockBilling, type OperatorAct, recordOperatorAct } from './account-billing';

interface ChargeInvoice {
  act: OperatorAct;
  chargeId: string;
  /** Number that an operator noted; empty: the provider's if it issues invoices, otherwise none. */
  serviceInvoice: string;
}

/**
 * Writes the number of the service invoice (NFS-e) of a charge: the one that an operator noted, or without it the one that
 * the provider issues for a paid charge. The history of the account has it. Refused (404) for a charge of another account.
 */
export async function noteServiceInvoice(
  database: Database,
  provider: ServiceInvoiceProvider,
  { act, chargeId, serviceInvoice }: ChargeInvoice,
): Promise<void> {
  const { accountId } = act;
  const number =
    serviceInvoice === '' ? await issue(database, provider, { accountId, chargeId }) : serviceInvoice;
  await database.asAccount({ accountId }, async (tx) => {
    await lockBilling(tx, accountId);
    await lockCharge(tx, accountId, chargeId);
    await tx
      .updateTable('charges')
      .set({ service_invoice: number })
      .where('account_id', '=', accountId)
      .where('id', '=', chargeId)
      .execute();
    await recordOperatorAct(tx, act, number === null ? 'NFS-e retirada' : `NFS-e ${number}`);
  });
}

/** Asks the provider for the invoice of a paid charge, outside any transaction; null where there is none. */
async function issue(
  database: Database,
  provider: ServiceInvoiceProvider,
  { accountId, chargeId }: { accountId: string; chargeId: string },
): Promise<string | null> {
  const { charge, payer } = await database.asAccount({ accountId }, async (tx) => ({
    charge: await loadCharge(tx, accountId, chargeId),
    payer: await loadDocumentPayer(tx, accountId),
  }));
  if (charge.state !== 'paid' || charge.paid_at === null) return null;
  const invoice = await provider.issue({
    key: charge.id,
    payer,
    description: describeCharge(charge),
    amountCents: charge.amount_cents,
    paidOn: toIsoDate(charge.paid_at.getTime()),
  });
  return invoice?.number ?? null;
}
