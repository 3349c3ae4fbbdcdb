import { boards } from '@girassol/shared-domain';
import { Text } from '@girassol/shared-ui';
import type { LifeFormProps } from '../LifeDialog';
import { useStatusForm } from '../use-status-change';
import { ColumnForm } from './ColumnForm';

/** Back to the funnel or board, into a column (boards-060, boards-061). */
export function ReturnForm({ item, onDone, onGone: _, ...form }: LifeFormProps) {
  const send = useStatusForm(item, onDone);
  return (
    <ColumnForm
      {...form}
      kind={item.type}
      onSubmit={({ _id, order }) => send({ status: 'IN_PROGRESS', column: _id, order })}
    >
      <Text as="p">
        O item volta a ficar em andamento, no topo da coluna do {boards[item.type].boardWord}.
      </Text>
    </ColumnForm>
  );
}
