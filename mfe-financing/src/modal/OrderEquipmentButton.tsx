import { api, attemptAction, useReadOnlyReason } from '@girassol/shared-auth';
import type { Financing } from '@girassol/shared-domain/contract';
import { Button, ButtonLink, confirm } from '@girassol/shared-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { orderPanelPath } from '../addresses/financing';
import { describeOrder } from '../orders/describe-order';
import { useMayViewOrders } from '../orders/order-rights';
import { placeOrder } from '../orders/place-order';

interface OrderActionProps {
  financing: Financing;
  onChange: (financing: Financing) => void;
}

/** Button that orders the equipment after the contract is signed, or a link to the order. */
export function OrderEquipmentButton({ financing, onChange }: OrderActionProps) {
  const [isPending, setPending] = useState(false);
  const mayOrder = useMayViewOrders();
  const readOnlyReason = useReadOnlyReason('orders');
  if (!mayOrder) return null;
  if (financing.orderId !== null)
    return (
      <ButtonLink as={Link} to={orderPanelPath(financing.orderId)} icon="truck">
        Ver o pedido dos equipamentos
      </ButtonLink>
    );

  if (!financing.contractSigned) return null;

  async function order() {
    setPending(true);
    const found = await attemptAction(() =>
      api('GET /proposals/single/:pid', { params: { pid: financing.proposal._id } }),
    );
    setPending(false);
    if (!found) return;
    const isSure = await confirm({
      title: 'Pedir os equipamentos',
      text: describeOrder(found.proposal),
      confirmLabel: 'Fazer o pedido',
    });
    if (!isSure) return;
    setPending(true);
    const placed = await placeOrder(financing.proposal._id, { financingId: financing._id });
    setPending(false);
    if (placed) onChange({ ...financing, orderId: placed._id });
  }

  return (
    <Button
      icon="truck"
      disabled={readOnlyReason !== undefined}
      title={readOnlyReason}
      isPending={isPending}
      onClick={() => void order()}
    >
      Pedir os equipamentos
    </Button>
  );
}
