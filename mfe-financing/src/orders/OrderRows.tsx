import { ApiError, api, createCallKeys } from '@girassol/shared-auth';
import { formatDate, formatMoney, formatPower, padNumber } from '@girassol/shared-domain';
import type { Order } from '@girassol/shared-domain/contract';
import { Badge, confirm, copyText, Row, Stack, showSnackbar, Text } from '@girassol/shared-ui';
import { type ListColumn, ListRows, NameLink } from '@girassol/shared-ui/lists';
import type { MenuItem } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { financingPaths } from '../addresses/financing';
import { nextStep, statusWords } from './order-words';
import { refreshOrders } from './use-orders';

const MOVE = 'PUT /orders/single/:orderId';

/** Orders: a table where there is room for one, cards elsewhere. */
export function OrderRows({ orders, isWaiting }: { orders: readonly Order[]; isWaiting: boolean }) {
  const [keyOf] = useState(() => createCallKeys());

  async function move(order: Order, status: Order['status']) {
    const body = { version: order.version, status };
    try {
      await api(MOVE, {
        params: { orderId: order._id },
        body,
        idempotencyKey: keyOf(MOVE, [order._id, body]),
      });
      showSnackbar({ text: `Pedido ${padNumber(order.number)}: ${statusWords[status].label}` });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
    refreshOrders();
  }

  async function cancel(order: Order) {
    const isSure = await confirm({
      text: `Cancelar o pedido ${padNumber(order.number)} de ${order.customer.name}?`,
      confirmLabel: 'Cancelar pedido',
      danger: true,
    });
    if (isSure) await move(order, 'CANCELLED');
  }

  const menuOf = (order: Order): MenuItem[] => {
    const next = nextStep(order.status);
    const isOpen = next !== null;
    const address = new URL(order.publicPath, window.location.origin).href;
    return [
      ...(next
        ? [
            {
              id: 'next',
              label: `Marcar: ${statusWords[next].label}`,
              icon: 'check' as const,
              onAction: () => void move(order, next),
            },
          ]
        : []),
      {
        id: 'copy',
        label: 'Copiar link público',
        icon: 'link' as const,
        onAction: () => void copyText(address, 'Link do pedido copiado'),
      },
      ...(isOpen
        ? [
            {
              id: 'cancel',
              label: 'Cancelar pedido',
              icon: 'x' as const,
              onAction: () => void cancel(order),
            },
          ]
        : []),
    ];
  };

  return (
    <ListRows
      label="Pedidos"
      items={orders}
      columns={columns}
      nameOf={({ number, customer }) => `pedido ${padNumber(number)} de ${customer.name}`}
      card={(order) => <OrderCard order={order} />}
      selection={null}
      menuOf={menuOf}
      isWaiting={isWaiting}
    />
  );
}

const columns: ListColumn<Order>[] = [
  { title: 'Número', kind: 'figure', cell: ({ number }) => padNumber(number) },
  { title: 'Situação', cell: (order) => <Status order={order} /> },
  {
    title: 'Cliente',
    kind: 'name',
    cell: (order) => (
      <>
        <Customer order={order} />
        <Text size={12} tone="soft">
          {order.place}
        </Text>
      </>
    ),
  },
  { title: 'Fornecedor', cell: ({ supplier }) => supplier },
  { title: 'Potência', kind: 'figure', cell: ({ power }) => formatPower(power) },
  { title: 'Valor', kind: 'amount', cell: ({ amount }) => formatMoney(amount) },
  {
    title: 'Entrega prevista',
    kind: 'figure',
    cell: ({ expectedDate }) => (expectedDate ? formatDate(expectedDate) : '–'),
  },
];

function OrderCard({ order }: { order: Order }) {
  return (
    <Stack gap={4}>
      <Row gap={8} wraps>
        <Text weight={600}>{padNumber(order.number)}</Text>
        <Status order={order} />
      </Row>
      <Customer order={order} />
      <Text size={13} tone="soft">
        {`${order.supplier} · ${formatPower(order.power)} · ${formatMoney(order.amount)}`}
      </Text>
      {order.expectedDate && (
        <Text size={12} tone="soft">{`Entrega prevista: ${formatDate(order.expectedDate)}`}</Text>
      )}
    </Stack>
  );
}

function Customer({ order }: { order: Order }) {
  if (!order.financing) return <Text as="div">{order.customer.name}</Text>;
  return (
    <NameLink
      as={Link}
      to={`${financingPaths.marketplaceList}?financiamento=${order.financing._id}`}
      data-name
    >
      {order.customer.name}
    </NameLink>
  );
}

function Status({ order }: { order: Order }) {
  const { label, tone } = statusWords[order.status];
  return <Badge tone={tone}>{label}</Badge>;
}
