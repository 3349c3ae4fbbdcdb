import type { BoardKind } from '@girassol/shared-domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database';
import { ownedBy } from './board-filter';
import { endOf, type Gap, over, under } from './place';

/** Where a sender wants an item in a column. */
export interface Wish {
  accountId: string;
  columnId: string;
  type: BoardKind;
  itemId: string;
  /** The item right above, as the sender sees the column; null or absent at the top. */
  beforeItem?: string | null | undefined;
  /** The item right below; null or absent at the end. */
  afterItem?: string | null | undefined;
  /** 0-based position among the items the sender sees: used when no neighbour is left. */
  order: number;
  /** Owners whose items the sender sees; null: everybody's. */
  owners: string[] | null;
}

/**
 * The place that fits a wish best, in the column as it is now. Neighbours win over the position: the sender may see a part
 * of the column only, and others move cards meanwhile.
 *
 *   sender saw   A  [x]  B        A went away:   right over B
 *   now          A  n  B          both went:     at the position, among what the sender sees
 *   placed       A  [x]  n  B
 */
export async function gapFor(tx: Tx, wish: Wish): Promise<Gap> {
  const { beforeItem, afterItem, itemId } = wish;
  const above = beforeItem ? await rankOf(tx, wish, beforeItem) : undefined;
  if (above !== undefined) return under(tx, wish, above, itemId);
  const below = afterItem ? await rankOf(tx, wish, afterItem) : undefined;
  if (below !== undefined) return over(tx, wish, below, itemId);
  return atOrder(tx, wish);
}

/** The rank of a neighbour that is still in the column. */
async function rankOf(
  tx: Tx,
  { accountId, columnId, itemId }: Wish,
  neighbourId: string,
): Promise<string | undefined> {
  if (neighbourId === itemId) return undefined;
  const neighbour = await tx
    .selectFrom('sales')
    .select('rank')
    .where('account_id', '=', accountId)
    .where('id', '=', neighbourId)
    .where('column_id', '=', columnId)
    .where('status', '=', 'IN_PROGRESS')
    .executeTakeFirst();
  return neighbour?.rank;
}

async function atOrder(tx: Tx, wish: Wish): Promise<Gap> {
  const { accountId, columnId, itemId, order, owners, type } = wish;
  const { rows } = await sql<{ rank: string }>`
    select s.rank from sales s
    where s.account_id = ${accountId} and s.column_id = ${columnId} and s.status = 'IN_PROGRESS'
      and s.id <> ${itemId} and ${ownedBy(type, owners)}
    order by s.rank offset ${order} limit 1`.execute(tx);
  const pushedDown = rows[0]?.rank;
  return pushedDown === undefined ? endOf(tx, wish, itemId) : over(tx, wish, pushedDown, itemId);
}
