import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { notAllowed, notFound } from '@girassol/api-platform/refusals/refusal';
import { boardDescriptions, can } from '@girassol/shared-domain';
import type { Kanban, KanbanColumn } from '@girassol/shared-domain/contract';
import { requireBoardAccess } from '../board-access';
import { loadKanban } from '../load-kanban';

/**
 * Loads and locks a board until the transaction ends, if the caller may change its columns: the manager, or a
 * vendor with the manager right of the board. Moves of cards do not wait for the lock.
 */
export async function lockEditableBoard(tx: Tx, caller: Caller, kid: string): Promise<Kanban> {
  await tx
    .selectFrom('kanbans')
    .select('id')
    .where('account_id', '=', caller.accountId)
    .where('id', '=', kid)
    .forNoKeyUpdate()
    .execute();
  const kanban = await loadKanban(tx, caller.accountId, { id: kid });
  requireBoardAccess(caller, kanban.type);
  if (!can(caller, boardDescriptions[kanban.type].managerPermission)) {
    throw notAllowed('Somente quem gerencia este quadro pode mudar as suas colunas.');
  }
  return kanban;
}

/** Returns a column of a board by its id. Throws 404 if the board has no such column. */
export function requireColumn({ columns }: Kanban, columnId: string): KanbanColumn {
  const column = columns.find(({ _id }) => _id === columnId);
  if (!column) throw notFound('Esta coluna não existe mais. O quadro foi atualizado.');
  return column;
}
