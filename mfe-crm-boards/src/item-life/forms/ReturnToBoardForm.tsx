import { boardDescriptions } from '@girassol/shared-domain';
import { Text } from '@girassol/shared-ui';
import type { ItemActionFormProps } from '../item-action-form-props';
import { useStatusFormSubmit } from '../use-status-change';
import { TargetColumnForm } from './ColumnForm';

/** Form that returns a finished item to its board, into a column (boards-060, boards-061). */
export function ReturnToBoardForm({ item, onDone, onGone: _, ...form }: ItemActionFormProps) {
  const send = useStatusFormSubmit(item, onDone);
  return (
    <TargetColumnForm
      {...form}
      kind={item.type}
      onSubmit={({ _id, order }) => send({ status: 'IN_PROGRESS', column: _id, order })}
    >
      <Text as="p">
        O item volta a ficar em andamento, no topo da coluna do {boardDescriptions[item.type].boardNoun}.
      </Text>
    </TargetColumnForm>
  );
}
