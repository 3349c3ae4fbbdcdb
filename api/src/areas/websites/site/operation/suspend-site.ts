import type { ParsedBody } from '@girassol/shared-domain/contract';
import { newId, type Tx } from '../../../../platform/database';
import { publish } from '../../../../platform/events/publish';
import { notify } from '../../../../platform/notifications';
import { notFound, wrongField } from '../../../../platform/refusals/refusal';

interface Suspension extends ParsedBody<'PUT /websites/suspension/:accountId'> {
  accountId: string;
  /** The operator's name. */
  by: string;
}

/** Takes a site offline, or lets it back; kept with who did it, and told to those who look after the site. */
export async function suspendSite(tx: Tx, { accountId, suspended, why, by }: Suspension): Promise<void> {
  if (suspended && why.trim() === '') throw wrongField('why', 'Escreva o motivo: a conta vai lê-lo.');
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
    .values({ account_id: accountId, id: newId(), suspended, why, by })
    .execute();
  await publish(tx, { accountId, clientId: null }, { kind: 'website-changed' });
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
