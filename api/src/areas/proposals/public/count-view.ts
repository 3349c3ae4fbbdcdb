import { createHmac } from 'node:crypto';
import { addDays, toIsoDate } from '@girassol/shared-domain';
import { sql } from 'kysely';
import type { Row, Tx } from '../../../platform/database';
import { publish } from '../../../platform/events/publish';
import { serverSecret } from '../../../platform/secrets/server-secret';
import { tellCard } from './tell-card';

const viewsSecret = serverSecret('proposal-views');

/** Days after which nobody needs to know any more that a visitor came. */
const REMEMBERED_DAYS = 2;

/** Counts a look at a proposal: once per visitor and day (boards-016). */
export async function countView(
  tx: Tx,
  { account_id, id, customer_id, sale_id }: Row<'proposals'>,
  visitor: { ip: string; userAgent: string },
): Promise<void> {
  const today = toIsoDate(Date.now());
  const hash = createHmac('sha256', await viewsSecret(tx))
    .update(JSON.stringify([id, visitor.ip, visitor.userAgent]))
    .digest();
  const isNew = await tx
    .insertInto('proposal_views')
    .values({ account_id, proposal_id: id, day: today, visitor: hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  if (!isNew) return;
  await tx
    .deleteFrom('proposal_views')
    .where('account_id', '=', account_id)
    .where('proposal_id', '=', id)
    .where('day', '<', addDays(today, -REMEMBERED_DAYS))
    .execute();
  await tx
    .updateTable('proposals')
    .set({ views: sql<number>`views + 1`, last_viewed_at: sql<Date>`now()` })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
  const sender = { accountId: account_id, clientId: null };
  await publish(tx, sender, { kind: 'proposals-changed', customer: customer_id });
  await tellCard(tx, account_id, sale_id);
}
