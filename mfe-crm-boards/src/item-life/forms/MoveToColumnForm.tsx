import { ApiError, getSession, queryClient } from '@girassol/shared-auth';
import { formatItemNumber } from '@girassol/shared-domain';
import type { KanbanColumn } from '@girassol/shared-domain/contract';
import { showSnackbar, Text } from '@girassol/shared-ui';
import { refreshBoards } from '../../board-state/change-boards';
import { moveOrQueue } from '../../board-state/waiting-moves';
import { itemQueryKey } from '../../item/use-live-item';
import { refreshItemAndBoard } from '../../undo/show-change';
import { buildSnackbarUndo } from '../../undo/undo-action';
import { loadBoardId } from '../board-id';
import type { ItemActionFormProps } from '../item-action-form-props';
import { TargetColumnForm } from './ColumnForm';

/** Form of "Mover para coluna": moves the item to the top of another column. */
export function MoveToColumnForm({ item, onDone, onGone: _, ...form }: ItemActionFormProps) {
  async function move(column: KanbanColumn): Promise<void> {
    const session = getSession();
    if (!session) return;
    const answer = await moveOrQueue({
      kid: await loadBoardId(item.type),
      card: item,
      place: {
        order: 0,
        column: column._id,
        // The place is counted among the items that this person sees by themselves.
        fetchId: session.type === 'MANAGER' ? session.managerId : session.userId,
        beforeItem: null,
      },
      columnTitle: column.title,
    });
    void queryClient.invalidateQueries({ queryKey: itemQueryKey(item._id, item.type) });
    void refreshBoards(item.type);
    const text = `${formatItemNumber(item.id)} ${item.name}: ${column.title}.`;
    if (answer === 'waiting') showSnackbar({ text: `${text} Esperando sinal.` });
    else showSnackbar({ text, ...buildSnackbarUndo(answer.deed) });
  }

  const attempt = (column: KanbanColumn): Promise<ApiError | null> =>
    move(column).then(
      () => null,
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        refreshItemAndBoard(item._id, item.type);
        return error;
      },
    );

  async function send(column: KanbanColumn): Promise<ApiError | null> {
    const refused = await attempt(column);
    if (refused) return refused;
    onDone();
    return null;
  }

  return (
    <TargetColumnForm {...form} kind={item.type} except={item.kanbanData.column} onSubmit={send}>
      <Text as="p">Agora em “{item.columnTitle}”. O item entra no topo da coluna escolhida.</Text>
    </TargetColumnForm>
  );
}
