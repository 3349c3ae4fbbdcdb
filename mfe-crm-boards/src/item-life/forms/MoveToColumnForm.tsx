import type { ApiError } from '@girassol/shared-auth';
import type { KanbanColumn } from '@girassol/shared-domain/contract';
import { Text } from '@girassol/shared-ui';
import type { ItemActionFormProps } from '../item-action-form-props';
import { moveItemToColumn } from '../move-item-to-column';
import { TargetColumnForm } from './ColumnForm';

/** Form of "Mover para coluna": moves the item to the top of another column. */
export function MoveToColumnForm({ item, onDone, onGone: _, ...form }: ItemActionFormProps) {
  async function send(column: KanbanColumn): Promise<ApiError | null> {
    const refused = await moveItemToColumn(item, column);
    if (!refused) onDone();
    return refused;
  }

  return (
    <TargetColumnForm {...form} kind={item.type} except={item.kanbanData.column} onSubmit={send}>
      <Text as="p">Agora em “{item.columnTitle}”. O item entra no topo da coluna escolhida.</Text>
    </TargetColumnForm>
  );
}
