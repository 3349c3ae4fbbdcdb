import { ApiError, api, getSession } from '@girassol/shared-auth';
import { boardDescriptions, formatItemNumber } from '@girassol/shared-domain';
import type { BoardCard } from '@girassol/shared-domain/contract';
import { beginUndoableAction, confirm, showSnackbar, Text } from '@girassol/shared-ui';
import { refreshColumnTotals, removeFromCachedBoards } from '../board-state/change-boards';
import { refreshItemAndBoard, removeCachedItem } from '../undo/show-change';
import { buildSnackbarUndo } from '../undo/undo-action';

type DeletedItem = Pick<BoardCard, '_id' | 'id' | 'type' | 'name' | 'kanbanData'>;

/**
 * Asks for confirmation and permanently deletes an item. The item's card is removed from the board at once
 * and is restored if the server refuses.
 */
export async function deleteItem(item: DeletedItem, onGone: (itemId: string) => void): Promise<void> {
  const session = getSession();
  const name = `${formatItemNumber(item.id)} ${item.name}`;
  const isSure = await confirm({
    text: (
      <>
        <Text as="p">Deseja excluir este item permanentemente?</Text>
        <Text as="p" weight={600} tone="ink">
          {name}
        </Text>
      </>
    ),
    confirmLabel: `Excluir ${boardDescriptions[item.type].itemName.toLocaleLowerCase('pt-BR')}`,
    danger: true,
  });
  if (!isSure || !session) return;

  const putBack = removeFromCachedBoards(item.type, item._id);
  const step = beginUndoableAction();
  let deed: string | undefined;
  try {
    ({ deed } = await api('DELETE /sales/single/:userId/:itemId', {
      params: { userId: session.userId, itemId: item._id },
    }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    step.end();
    putBack();
    refreshItemAndBoard(item._id, item.type);
    return;
  }
  onGone(item._id);
  removeCachedItem(item._id, item.type);
  void refreshColumnTotals(item.type, item.kanbanData.column);
  const { itemName, gender } = boardDescriptions[item.type];
  showSnackbar({
    text: `${itemName} ${name} excluíd${gender === 'f' ? 'a' : 'o'}.`,
    ...buildSnackbarUndo(deed),
    step,
  });
  step.end();
}
