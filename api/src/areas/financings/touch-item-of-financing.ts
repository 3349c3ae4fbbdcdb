import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { publishItemChanged, updateItemLastActivity } from '../kanbans/touch-item';

/**
 * Updates the last activity of the item to which the proposal of a financing belongs, so that the item does
 * not count as idle, and publishes the change to open boards.
 */
export async function touchItemOfFinancing(
  tx: Tx,
  sender: Pick<Caller, 'accountId' | 'clientId'>,
  { account_id, proposal_id }: Pick<Row<'financings'>, 'account_id' | 'proposal_id'>,
  activity: string,
): Promise<void> {
  const item = await tx
    .selectFrom('sales')
    .innerJoin('proposals as proposal', (join) =>
      join.onRef('proposal.account_id', '=', 'sales.account_id').onRef('proposal.sale_id', '=', 'sales.id'),
    )
    .selectAll('sales')
    .where('proposal.account_id', '=', account_id)
    .where('proposal.id', '=', proposal_id)
    .executeTakeFirst();
  if (!item) return;
  await updateItemLastActivity(tx, sender, item, activity);
  await publishItemChanged(tx, sender, item);
}
