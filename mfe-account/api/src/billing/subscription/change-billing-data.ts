import type { Caller } from '@girassol/api-platform/access';
import { loadAccountToday } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { recordAuditEntry } from '../../audit';
import { requireOwnSubscription } from './owner';

/** Billing data that an owner changes. The address stays as it is where it is left out. */
type BillingData = ParsedRequestBody<'PUT /signup/billing-data/:userId'>;

/** Changes name, document and address of the payer from the next charge and receipt on, and who is mailed besides the owner. */
export async function changeBillingData(
  tx: Tx,
  caller: Caller,
  { name, document, address, billingEmails }: BillingData,
): Promise<void> {
  const today = await loadAccountToday(tx, caller.accountId);
  const { row } = await requireOwnSubscription(tx, caller, today);
  await tx
    .updateTable('subscriptions')
    .set({
      payer: JSON.stringify({ ...row.payer, name, document, ...(address && { address }) }),
      billing_emails: [...new Set(billingEmails.map((email) => email.toLowerCase()))],
      changed_at: sql<Date>`now()`,
    })
    .where('account_id', '=', caller.accountId)
    .execute();
  await recordAuditEntry(tx, caller, {
    area: 'card',
    action: 'change-billing-data',
    before: { name: row.payer.name },
    after: { name },
  });
}
