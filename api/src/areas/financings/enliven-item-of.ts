import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { enlivenItem, tellCard } from '../kanbans/enliven-item';

/** The item that its proposal was made for does not stand idle while a financing moves, whoever moves it. */
export async function enlivenItemOf(
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
  await enlivenItem(tx, sender, item, activity);
  await tellCard(tx, sender, item);
}
