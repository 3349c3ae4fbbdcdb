import type { SlotContext } from '@girassol/federation/remote';
import { showSnackbar } from '@girassol/shared-ui';
import { MenuButton } from '@girassol/shared-ui/overlays';

/** Menu of actions on a list with its current filters; opens once its button is pressed. */
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
