import type { Caller } from '@girassol/api-platform/access';
import { loadAccountToday } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';
import { recordAuditEntry } from '../../audit';
import { requireOwnSubscription } from './owner';

/** Changes name and document of the receipts to come, and who is mailed about payments besides the owner. */
export async function changeBillingData(
  tx: Tx,
  caller: Caller,
  { name, document, billingEmails }: { name: string; document: string; billingEmails: string[] },
): Promise<void> {
  const today = await loadAccountToday(tx, caller.accountId);
  const { row } = await requireOwnSubscription(tx, caller, today);
  await tx
    .updateTable('subscriptions')
    .set({
      payer: JSON.stringify({ ...row.payer, name, document }),
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
