import { api, attemptAction, getIdempotencyKeyOfAction, useReadOnlyReason } from '@girassol/shared-auth';
import type { Financing } from '@girassol/shared-domain/contract';
import { Button, ButtonLink, showSnackbar } from '@girassol/shared-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { financingPaths } from '../addresses/financing';
import { useMayViewOrders } from '../orders/order-rights';

const ORDER = 'POST /orders/new/:proposalId';

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
      <ButtonLink as={Link} to={financingPaths.orders} icon="truck">
        Ver o pedido dos equipamentos
      </ButtonLink>
    );

  if (!financing.contractSigned) return null;

  async function order() {
    setPending(true);
    const body = { financingId: financing._id };
    const answer = await attemptAction(() =>
      api(ORDER, {
        params: { proposalId: financing.proposal._id },
        body,
        idempotencyKey: getIdempotencyKeyOfAction(ORDER, body),
      }),
    );
    setPending(false);
    if (!answer) return;
    onChange({ ...financing, orderId: answer.order._id });
    showSnackbar({ text: 'Pedido dos equipamentos feito' });
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
