import type { BoardKind } from '@girassol/shared-domain';
import type { Tx } from '../../platform/database';
import { notFound } from '../../platform/refusals/refusal';
import { lockColumn, rankIn, topOf } from './place';
import { readKanban } from './read-kanban';

/** A column by its id, or by its place on the board; the first when neither is said. */
export interface TargetWish {
  type: BoardKind;
  column?: string | undefined;
  /** 0-based. */
  order?: number | undefined;
}

/** A column that items are about to be put into, locked. */
export interface Target {
  accountId: string;
  type: BoardKind;
  columnId: string;
  title: string;
}

/**
 * Finds and locks the columns that get an item, one per wish. To be called before any row is held: whoever moves a card
 * locks its column first, too.
 */
export async function lockTargets(tx: Tx, accountId: string, wishes: TargetWish[]): Promise<Target[]> {
  const wanted: Target[] = [];
  for (const wish of wishes) wanted.push(await targetOf(tx, accountId, wish));
  const ids = wanted.map(({ columnId }) => columnId);
  // In one order whatever the boards: two who need the same columns wait for one another.
  for (const columnId of [...ids].sort()) await lockColumn(tx, { accountId, columnId });
  for (const target of wanted) {
    // It may have been deleted before its lock was ours.
    const { columns } = await readKanban(tx, accountId, target);
    if (!columns.some(({ _id }) => _id === target.columnId)) throw columnGone();
  }
  return wanted;
}

/** The same for one column. */
export async function lockTarget(tx: Tx, accountId: string, wish: TargetWish): Promise<Target> {
  const [target] = await lockTargets(tx, accountId, [wish]);
  if (!target) throw columnGone();
  return target;
}

async function targetOf(tx: Tx, accountId: string, { type, column, order = 0 }: TargetWish): Promise<Target> {
  const { columns } = await readKanban(tx, accountId, { type });
  const found = column ? columns.find(({ _id }) => _id === column) : columns[order];
  if (!found) throw columnGone();
  return { accountId, type, columnId: found._id, title: found.title };
}

/** The rank of the place on top of a locked column. */
export const topRank = async (tx: Tx, target: Target): Promise<string> => rankIn(await topOf(tx, target));

const columnGone = () => notFound('Esta coluna não existe mais. O quadro foi atualizado.');
