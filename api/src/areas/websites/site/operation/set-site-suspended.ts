import { generateId, type Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { notify } from '@girassol/api-platform/notifications';
import { invalidField, notFound } from '@girassol/api-platform/refusals/refusal';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';

interface Suspension extends ParsedRequestBody<'PUT /websites/suspension/:accountId'> {
  accountId: string;
  /** The operator's name. */
  by: string;
}

/**
 * Takes the site of an account offline, or puts it online again. Records the operator and the reason, and
 * notifies the managers of the account. Throws 400 without a reason, 404 if the account has no site.
 */
export async function setSiteSuspended(tx: Tx, { accountId, suspended, why, by }: Suspension): Promise<void> {
  if (suspended && why.trim() === '') throw invalidField('why', 'Escreva o motivo: a conta vai lê-lo.');
  const site = await tx
    .selectFrom('websites')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!site) throw notFound('Esta conta não tem site.');
  if ((site.suspended_at !== null) === suspended) return;
  await tx
    .updateTable('websites')
    .set({ suspended_at: suspended ? new Date() : null, suspended_why: suspended ? why : null })
    .where('account_id', '=', accountId)
    .execute();
  await tx
    .insertInto('website_suspensions')
    .values({ account_id: accountId, id: generateId(), suspended, why, by })
    .execute();
  await publishEvent(tx, { accountId, clientId: null }, { kind: 'website-changed' });
  const managers = await tx
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', accountId)
    .where('type', '=', 'MANAGER')
    .execute();
  await notify(tx, {
    accountId,
    kind: 'website-suspended',
    people: managers.map(({ id }) => id),
    by: null,
    facts: { suspended, why },
  });
}
