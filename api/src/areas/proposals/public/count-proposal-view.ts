import { createHmac } from 'node:crypto';
import type { Row, Tx } from '@girassol/api-platform/database';
import { createSecretLoader } from '@girassol/api-platform/secrets/create-secret-loader';
import { addDays, toIsoDate } from '@girassol/shared-domain';
import { sql } from 'kysely';
import { publishProposalsChanged } from '../publish-proposals-changed';
import { PROPOSAL_VISITOR_RETENTION_DAYS } from '../retention';
import { notifySellersOfView } from './notify-sellers';
import { publishSaleCardChanged } from './publish-sale-card-changed';

const viewsSecret = createSecretLoader('proposal-views');

/** Counts a view of a proposal, once per visitor and day (boards-016). */
export async function countProposalView(
  tx: Tx,
  proposal: Row<'proposals'>,
  visitor: { ip: string; userAgent: string },
): Promise<void> {
  const { account_id, id, sale_id } = proposal;
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
    .where('day', '<', addDays(today, -PROPOSAL_VISITOR_RETENTION_DAYS))
    .execute();
  await tx
    .updateTable('proposals')
    .set({ views: sql<number>`views + 1`, last_viewed_at: sql<Date>`now()` })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
  const sender = { accountId: account_id, clientId: null };
  await publishProposalsChanged(tx, sender, proposal);
  await publishSaleCardChanged(tx, account_id, sale_id);
  await notifySellersOfView(tx, proposal);
}
