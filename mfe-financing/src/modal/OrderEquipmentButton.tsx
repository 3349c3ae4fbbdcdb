import { api, attemptAction, getIdempotencyKeyOfAction, useReadOnlyReason } from '@girassol/shared-auth';
import { formatCountWithNoun, formatMoney, formatPower } from '@girassol/shared-domain';
import type { Financing, Proposal } from '@girassol/shared-domain/contract';
import { Button, ButtonLink, confirm, showSnackbar } from '@girassol/shared-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { orderPanelPath } from '../addresses/financing';
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
    if (isSure) await placeOrder();
  }

  async function placeOrder() {
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

/** Describes what an order of the equipment of a proposal buys: from whom, what, and at which price. */
function describeOrder({ kitData, realSystemData, pvModuleData = [], inverterData = [] }: Proposal): string {
  const supplier = kitData?.kitSupplier || realSystemData?.supplier;
  const modules = pvModuleData.reduce((sum, { quantity }) => sum + quantity, 0);
  const inverters = inverterData.reduce((sum, { iQuantity }) => sum + iQuantity, 0);
  const goods = [
    realSystemData && formatPower(realSystemData.power),
    formatCountWithNoun(modules, 'módulo', 'módulos'),
    formatCountWithNoun(inverters, 'inversor', 'inversores'),
    // Whoever may not see prices orders without it.
    kitData?.kitPrice && `por ${formatMoney(kitData.kitPrice)}`,
  ].filter(Boolean);
  const from = supplier ? `Fornecedor: ${supplier}` : 'O kit da proposta não diz o fornecedor';
  return `${from}. ${goods.join(', ')}. O pedido entra em Pedidos, com uma página para o cliente acompanhar a entrega.`;
}
