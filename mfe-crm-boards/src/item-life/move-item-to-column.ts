import { ApiError, getSession, queryClient } from '@girassol/shared-auth';
import { formatItemNumber, getOwnBoardId } from '@girassol/shared-domain';
import type { BoardItem, KanbanColumn } from '@girassol/shared-domain/contract';
import { showSnackbar } from '@girassol/shared-ui';
import { refreshBoards } from '../board-state/change-boards';
import { moveOrQueue } from '../board-state/waiting-moves';
import { itemQueryKey } from '../item/item-query';
import { refreshItemAndBoard } from '../undo/show-change';
import { buildSnackbarUndo } from '../undo/undo-action';
import { loadBoardId } from './board-id';

/**
 * Moves an item to the top of a column, updates the screen and shows a snackbar. Resolves to null on success. On
 * refusal, reloads the item and resolves to the error, which the API client has already shown.
 */
export async function moveItemToColumn(item: BoardItem, column: KanbanColumn): Promise<ApiError | null> {
  try {
    await move(item, column);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    refreshItemAndBoard(item._id, item.type);
    return error;
  }
}

async function move(item: BoardItem, column: KanbanColumn): Promise<void> {
  const session = getSession();
  if (!session) return;
  const answer = await moveOrQueue({
    kid: await loadBoardId(item.type),
    card: item,
    place: {
      order: 0,
      column: column._id,
      // The place is counted among the items that this person sees by themselves.
      fetchId: getOwnBoardId(session),
      beforeItem: null,
    },
    columnTitle: column.title,
  });
  void queryClient.invalidateQueries({ queryKey: itemQueryKey(item._id, item.type) });
  void refreshBoards(item.type);
  const text = `${formatItemNumber(item.id)} ${item.name}: ${column.title}.`;
  const topic = `move ${item._id}`;
  if (answer === 'waiting') showSnackbar({ text: `${text} Esperando sinal.`, topic });
  else showSnackbar({ text, topic, ...buildSnackbarUndo(answer.deed) });
}
