import { api } from '@girassol/shared-auth';
import { type BoardKind, formatItemNumber } from '@girassol/shared-domain';
import type { BoardCard } from '@girassol/shared-domain/contract';
import { confirm, showSnackbar } from '@girassol/shared-ui';
import { refreshBoardsAndFinishedItems } from '../../board-state/change-boards';
import { buildSnackbarUndo } from '../../undo/undo-action';

/**
 * Asks for confirmation and permanently deletes the selected items, all or none. Resolves to true if they were deleted.
 */
export async function deleteSelectedItems(
  kind: BoardKind,
  userId: string,
  cards: readonly BoardCard[],
): Promise<boolean> {
  const [first] = cards;
  if (!first) return false;
  const isOne = cards.length === 1;
  const isSure = await confirm({
    text: isOne
      ? `Deseja excluir permanentemente ${formatItemNumber(first.id)} ${first.name}?`
      : `Deseja excluir permanentemente estes ${cards.length} itens? As notas deles também serão excluídas.`,
    confirmLabel: isOne ? 'Excluir item' : `Excluir ${cards.length} itens`,
    cancelLabel: 'Cancelar',
    danger: true,
  });
  if (!isSure) return false;
  try {
    const { deletedItems, deed } = await api('POST /sales/selected/:userId', {
      params: { userId },
      body: { salesIds: cards.map(({ _id }) => _id) },
    });
    const text = deletedItems === 1 ? '1 item excluído.' : `${deletedItems} itens excluídos.`;
    showSnackbar({ text, ...buildSnackbarUndo(deed) });
    return true;
  } catch {
    return false;
  } finally {
    // After a refusal, too: it means that somebody was faster.
    refreshBoardsAndFinishedItems(kind);
  }
}
