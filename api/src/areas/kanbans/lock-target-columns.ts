import type { Tx } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { BoardKind } from '@girassol/shared-domain';
import { findTopRankGap, generateRank, lockColumnRanks } from './column-ranks';
import { loadKanban } from './load-kanban';

/**
 * Request for the board column that is to receive an item, by the column's id or its position on the board.
 * Without either, the first column receives the item.
 */
export interface TargetColumnRequest {
  type: BoardKind;
  column?: string | undefined;
  /** 0-based. */
  order?: number | undefined;
}

/** Locked column that is to receive items. */
export interface TargetColumn {
  accountId: string;
  type: BoardKind;
  columnId: string;
  title: string;
}

/**
 * Finds and locks the columns that are to receive items, one per request. Must be called before rows of items
 * are locked, because moving a card also locks its column first. Throws 404 if a column no longer exists.
 */
export async function lockTargetColumns(
  tx: Tx,
  accountId: string,
  wishes: TargetColumnRequest[],
): Promise<TargetColumn[]> {
  const wanted: TargetColumn[] = [];
  for (const wish of wishes) wanted.push(await findTargetColumn(tx, accountId, wish));
  const ids = wanted.map(({ columnId }) => columnId);
  // In one order whatever the boards: two who need the same columns wait for one another.
  for (const columnId of [...ids].sort()) await lockColumnRanks(tx, { accountId, columnId });
  for (const target of wanted) {
    // It may have been deleted before its lock was ours.
    const { columns } = await loadKanban(tx, accountId, target);
    if (!columns.some(({ _id }) => _id === target.columnId)) throw columnGone();
  }
  return wanted;
}

/** Finds and locks the column that is to receive an item. Throws 404 if the column no longer exists. */
export async function lockTargetColumn(
  tx: Tx,
  accountId: string,
  wish: TargetColumnRequest,
): Promise<TargetColumn> {
  const [target] = await lockTargetColumns(tx, accountId, [wish]);
  if (!target) throw columnGone();
  return target;
}

async function findTargetColumn(
  tx: Tx,
  accountId: string,
  { type, column, order = 0 }: TargetColumnRequest,
): Promise<TargetColumn> {
  const { columns } = await loadKanban(tx, accountId, { type });
  const found = column ? columns.find(({ _id }) => _id === column) : columns[order];
  if (!found) throw columnGone();
  return { accountId, type, columnId: found._id, title: found.title };
}

/** Computes a rank at the top of a locked column. */
export const computeTopRank = async (tx: Tx, target: TargetColumn): Promise<string> =>
  generateRank(await findTopRankGap(tx, target));

const columnGone = () => notFound('Esta coluna não existe mais. O quadro foi atualizado.');
