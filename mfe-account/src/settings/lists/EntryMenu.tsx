import type { RowButtonsProps } from '@girassol/shared-ui/fields';
import { RowMenu } from '@girassol/shared-ui/lists';

/** Menu that moves or deletes a row of a named list. */
export default function EntryMenu({ name, index, count, onMove, onDelete }: RowButtonsProps) {
  return (
    <RowMenu
      label={`Ações de ${name}`}
      items={[
        {
          id: 'move',
          spokenLabel: 'Ordem',
          items: [
            {
              id: 'up',
              label: 'Subir',
              icon: 'arrow-up',
              isDisabled: index === 0,
              onAction: () => onMove(index - 1),
            },
            {
              id: 'down',
              label: 'Descer',
              icon: 'arrow-down',
              isDisabled: index === count - 1,
              onAction: () => onMove(index + 1),
            },
          ],
        },
        {
          id: 'end',
          spokenLabel: 'Excluir',
          items: [{ id: 'delete', label: 'Excluir', icon: 'trash', onAction: onDelete }],
        },
      ]}
    />
  );
}
