import { useReadOnlyReason } from '@girassol/shared-auth';
import { formatRecordNumber } from '@girassol/shared-domain';
import type { EquipmentOrder } from '@girassol/shared-domain/contract';
import { confirm, copyText } from '@girassol/shared-ui';
import type { MenuItem } from '@girassol/shared-ui/overlays';
import { openPageInNewTab } from '../financing/open-page-in-new-tab';
import { getNextOrderStep, getPreviousOrderStep, orderStatusLabels } from './order-labels';
import { useMoveOrder } from './use-move-order';

/** Returns the function that lists what can be done with an order: its status changed, the customer's page opened. */
export function useOrderMenu(): (order: EquipmentOrder) => MenuItem[] {
  const mayEdit = useReadOnlyReason('orders') === undefined;
  const move = useMoveOrder();

  async function cancel(order: EquipmentOrder) {
    const isSure = await confirm({
      title: 'Cancelar o pedido',
      text: `O pedido ${formatRecordNumber(order.number)} de ${order.customer.name} passa a Cancelado, e o cliente vê isso na página dele. O fornecedor não é avisado daqui: fale com ele.`,
      confirmLabel: 'Cancelar pedido',
      cancelLabel: 'Voltar',
      danger: true,
    });
    if (isSure) await move(order, 'CANCELLED');
  }

  return (order) => {
    const next = mayEdit ? getNextOrderStep(order.status) : null;
    const previous = mayEdit ? getPreviousOrderStep(order) : null;
    const items: (MenuItem | false)[] = [
      next !== null && {
        id: 'next',
        label: `Marcar: ${orderStatusLabels[next].label}`,
        icon: 'check',
        onAction: () => void move(order, next),
      },
      previous !== null && {
        id: 'previous',
        label: `Voltar para: ${orderStatusLabels[previous].label}`,
        icon: 'undo',
        onAction: () => void move(order, previous),
      },
      {
        id: 'page',
        label: 'Abrir página do cliente',
        icon: 'external',
        onAction: () => void openPageInNewTab(order.publicPath),
      },
      {
        id: 'copy',
        label: 'Copiar link público',
        icon: 'link',
        onAction: () =>
          void copyText(new URL(order.publicPath, window.location.origin).href, 'Link do pedido copiado'),
      },
      next !== null && {
        id: 'cancel',
        label: 'Cancelar pedido',
        icon: 'x',
        onAction: () => void cancel(order),
      },
    ];
    return items.filter((item) => item !== false);
  };
}
