import type { Tx } from '@girassol/api-platform/database';
import type { BoardKind } from '@girassol/shared-domain';
import { sql } from 'kysely';
import { buildOwnersCondition } from './board-filter';
import { findEndRankGap, findRankGapAbove, findRankGapBelow, type RankGap } from './column-ranks';

/**
 * Position in a column to which a user moves an item: the neighbours above and below, and the index among the
 * items that the user sees.
 */
export interface CardPositionRequest {
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
 * Finds the gap for an item that a user moves: below the requested upper neighbour; above the lower neighbour
 * if the upper one has left the column; at the requested index among the visible items if both have left.
 * Neighbours win over the index, because the user may see only a part of the column and other users move
 * cards too.
 */
export async function findRequestedRankGap(tx: Tx, wish: CardPositionRequest): Promise<RankGap> {
  const { beforeItem, afterItem, itemId } = wish;
  const above = beforeItem ? await findNeighbourRank(tx, wish, beforeItem) : undefined;
  if (above !== undefined) return findRankGapBelow(tx, wish, above, itemId);
  const below = afterItem ? await findNeighbourRank(tx, wish, afterItem) : undefined;
  if (below !== undefined) return findRankGapAbove(tx, wish, below, itemId);
  return atOrder(tx, wish);
}

/** Finds the rank of a neighbour, undefined if it has left the column. */
async function findNeighbourRank(
  tx: Tx,
  { accountId, columnId, itemId }: CardPositionRequest,
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

async function atOrder(tx: Tx, wish: CardPositionRequest): Promise<RankGap> {
  const { accountId, columnId, itemId, order, owners, type } = wish;
  const { rows } = await sql<{ rank: string }>`
    select s.rank from sales s
    where s.account_id = ${accountId} and s.column_id = ${columnId} and s.status = 'IN_PROGRESS'
      and s.id <> ${itemId} and ${buildOwnersCondition(type, owners)}
    order by s.rank offset ${order} limit 1`.execute(tx);
  const pushedDown = rows[0]?.rank;
  return pushedDown === undefined
    ? findEndRankGap(tx, wish, itemId)
    : findRankGapAbove(tx, wish, pushedDown, itemId);
}
