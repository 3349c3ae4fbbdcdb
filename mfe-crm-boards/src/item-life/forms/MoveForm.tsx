import { ApiError, api, getSession, queryClient } from '@girassol/shared-auth';
import { formatItemNumber } from '@girassol/shared-domain';
import type { KanbanColumn } from '@girassol/shared-domain/contract';
import { showSnackbar, Text } from '@girassol/shared-ui';
import { refreshBoards } from '../../board-state/change-boards';
import { itemKey } from '../../item/use-live-item';
import { readAgain } from '../../undo/show-change';
import { undoOf } from '../../undo/take-back';
import { boardIdOf } from '../board-id';
import type { LifeFormProps } from '../LifeDialog';
import { ColumnForm } from './ColumnForm';

/** Mover para coluna: to the top of another column, from wherever the item is looked at. */
export function MoveForm({ item, onDone, onGone: _, ...form }: LifeFormProps) {
  async function move(column: KanbanColumn): Promise<void> {
    const session = getSession();
    if (!session) return;
    const { deed } = await api('PUT /kanbans/single/item/order/:kid/:itemId', {
      params: { kid: await boardIdOf(item.type), itemId: item._id },
      body: {
        order: 0,
        column: column._id,
        // The place is counted among the items that this person sees by themselves.
        fetchId: session.type === 'MANAGER' ? session.managerId : session.userId,
        beforeItem: null,
      },
    });
    void queryClient.invalidateQueries({ queryKey: itemKey(item._id, item.type) });
    void refreshBoards(item.type);
    showSnackbar({ text: `${formatItemNumber(item.id)} ${item.name}: ${column.title}.`, ...undoOf(deed) });
  }

  const attempt = (column: KanbanColumn): Promise<ApiError | null> =>
    move(column).then(
      () => null,
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        readAgain(item._id, item.type);
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
    <ColumnForm {...form} kind={item.type} except={item.kanbanData.column} onSubmit={send}>
      <Text as="p">Agora em “{item.columnTitle}”. O item entra no topo da coluna escolhida.</Text>
    </ColumnForm>
  );
}
