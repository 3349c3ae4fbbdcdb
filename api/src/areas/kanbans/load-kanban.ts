import type { Tx } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { BoardKind } from '@girassol/shared-domain';
import type { Kanban } from '@girassol/shared-domain/contract';

/** Loads a board of the account with its columns in order. */
export async function loadKanban(
  tx: Tx,
  accountId: string,
  which: { id: string } | { type: BoardKind },
): Promise<Kanban> {
  const rows = await tx
    .selectFrom('kanbans as k')
    .leftJoin('kanban_columns as c', (join) =>
      join.onRef('c.account_id', '=', 'k.account_id').onRef('c.kanban_id', '=', 'k.id'),
    )
    .select(['k.id as kanbanId', 'k.type', 'c.id', 'c.title', 'c.inactivity_window'])
    .where('k.account_id', '=', accountId)
    .where((where) => ('id' in which ? where('k.id', '=', which.id) : where('k.type', '=', which.type)))
    .orderBy('c.position')
    .execute();
  const board = rows[0];
  if (!board) throw notFound('Este quadro não existe.');

  const columns = rows.flatMap(({ id, title, inactivity_window }, order) =>
    id && title !== null && inactivity_window !== null
      ? [{ _id: id, title, order, inactivityWindow: inactivity_window }]
      : [],
  );
  return { _id: board.kanbanId, type: board.type, columns };
}
