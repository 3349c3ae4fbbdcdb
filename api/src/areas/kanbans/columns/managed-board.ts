import { boards, can } from '@girassol/shared-domain';
import type { Kanban, KanbanColumn } from '@girassol/shared-domain/contract';
import type { Caller } from '../../../platform/access';
import type { Tx } from '../../../platform/database';
import { notAllowed, notFound } from '../../../platform/refusals/refusal';
import { requireBoard } from '../board-access';
import { readKanban } from '../read-kanban';

/**
 * A board whose columns the caller may change: a manager, or a vendor with the board's manager right. Changes of its
 * columns happen one after another: the board is held until the transaction ends. Moving cards does not wait for it.
 */
export async function managedBoard(tx: Tx, caller: Caller, kid: string): Promise<Kanban> {
  await tx
    .selectFrom('kanbans')
    .select('id')
    .where('account_id', '=', caller.accountId)
    .where('id', '=', kid)
    .forNoKeyUpdate()
    .execute();
  const kanban = await readKanban(tx, caller.accountId, { id: kid });
  requireBoard(caller, kanban.type);
  if (!can(caller, boards[kanban.type].managerPermission)) {
    throw notAllowed('Somente quem gerencia este quadro pode mudar as suas colunas.');
  }
  return kanban;
}

/** A column of a board. */
export function columnOf({ columns }: Kanban, columnId: string): KanbanColumn {
  const column = columns.find(({ _id }) => _id === columnId);
  if (!column) throw notFound('Esta coluna não existe mais. O quadro foi atualizado.');
  return column;
}
