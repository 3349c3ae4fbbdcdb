import { ApiError, api, getSession } from '@girassol/shared-auth';
import { boards, formatItemNumber } from '@girassol/shared-domain';
import type { BoardCard } from '@girassol/shared-domain/contract';
import { beginUndoable, confirm, showSnackbar, Text } from '@girassol/shared-ui';
import { refreshTotals, takeOffBoards } from '../board-state/change-boards';
import { forgetItem, readAgain } from '../undo/show-change';
import { undoOf } from '../undo/take-back';

type DeletedItem = Pick<BoardCard, '_id' | 'id' | 'type' | 'name' | 'kanbanData'>;

/** Asks, then deletes an item for good. The card leaves at once and comes back if the server refuses. */
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
    confirmLabel: `Excluir ${boards[item.type].itemName.toLocaleLowerCase('pt-BR')}`,
    danger: true,
  });
  if (!isSure || !session) return;

  const putBack = takeOffBoards(item.type, item._id);
  const step = beginUndoable();
  let deed: string | undefined;
  try {
    ({ deed } = await api('DELETE /sales/single/:userId/:itemId', {
      params: { userId: session.userId, itemId: item._id },
    }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    step.end();
    putBack();
    readAgain(item._id, item.type);
    return;
  }
  onGone(item._id);
  forgetItem(item._id, item.type);
  void refreshTotals(item.type, item.kanbanData.column);
  const { itemName, gender } = boards[item.type];
  showSnackbar({ text: `${itemName} ${name} excluíd${gender === 'f' ? 'a' : 'o'}.`, ...undoOf(deed), step });
  step.end();
}
