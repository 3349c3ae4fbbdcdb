import { useIsPhone } from '@girassol/shared-ui';
import { RowButtons } from '@girassol/shared-ui/fields';
import { RowMenu } from '@girassol/shared-ui/lists';
import type { ComponentProps } from 'react';

/** Buttons of a row of a named list; on a phone one menu, which leaves the line to the name. */
export function EntryButtons(props: Omit<ComponentProps<typeof RowButtons>, 'onDuplicate'>) {
  const isPhone = useIsPhone();
  const { name, index, count, onMove, onDelete } = props;
  if (!isPhone) return <RowButtons {...props} />;
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
