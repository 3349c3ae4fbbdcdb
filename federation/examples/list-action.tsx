import type { SlotContext } from '@girassol/federation/remote';
import { showSnackbar } from '@girassol/shared-ui';
import { MenuButton } from '@girassol/shared-ui/overlays';

/** Something to do with a list as it is filtered. Its button was pressed: the menu opens by itself. */
export default function ListAction({ list, total }: SlotContext<'list.action/v1'>) {
  const plan = (days: number) =>
    showSnackbar({ text: `${total ?? 'Todas as'} visitas em ${days} dias (${list.kind})` });
  return (
    <MenuButton
      label="Marcar visitas"
      icon="truck"
      isIconOnly
      variant="secondary"
      startsOpen
      items={[
        { id: 'week', label: 'Nesta semana', onAction: () => plan(7) },
        { id: 'month', label: 'Neste mês', onAction: () => plan(30) },
      ]}
    />
  );
}
