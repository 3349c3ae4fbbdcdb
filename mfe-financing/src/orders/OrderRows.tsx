import { ApiError, api, createIdempotencyKeyCache, useReadOnlyReason } from '@girassol/shared-auth';
import { formatDate, formatMoney, formatPower, formatRecordNumber } from '@girassol/shared-domain';
import type { EquipmentOrder } from '@girassol/shared-domain/contract';
import { Badge, confirm, copyText, Row, Stack, showSnackbar, Text } from '@girassol/shared-ui';
import { type ListColumn, ListRows, NameLink } from '@girassol/shared-ui/lists';
import type { MenuItem } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { financingPaths } from '../addresses/financing';
import { getNextOrderStep, orderStatusLabels } from './order-labels';
import { refreshOrders } from './use-orders';

const MOVE = 'PUT /orders/single/:orderId';

/** Rows of the list of equipment orders, displayed as a table on wide screens and as cards on narrow ones. */
export function OrderRows({ orders, isWaiting }: { orders: readonly EquipmentOrder[]; isWaiting: boolean }) {
  const mayEdit = useReadOnlyReason('orders') === undefined;
  const [keyOf] = useState(() => createIdempotencyKeyCache());

  async function move(order: EquipmentOrder, status: EquipmentOrder['status']) {
    const body = { version: order.version, status };
    try {
      await api(MOVE, {
        params: { orderId: order._id },
        body,
        idempotencyKey: keyOf(MOVE, [order._id, body]),
      });
      showSnackbar({
        text: `Pedido ${formatRecordNumber(order.number)}: ${orderStatusLabels[status].label}`,
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
    refreshOrders();
  }

  async function cancel(order: EquipmentOrder) {
    const isSure = await confirm({
      text: `Cancelar o pedido ${formatRecordNumber(order.number)} de ${order.customer.name}?`,
      confirmLabel: 'Cancelar pedido',
      danger: true,
    });
    if (isSure) await move(order, 'CANCELLED');
  }

  const getMenu = (order: EquipmentOrder): MenuItem[] => {
    const next = mayEdit ? getNextOrderStep(order.status) : null;
    const isOpen = next !== null;
    const address = new URL(order.publicPath, window.location.origin).href;
    return [
      ...(next
        ? [
            {
              id: 'next',
              label: `Marcar: ${orderStatusLabels[next].label}`,
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
      getName={({ number, customer }) => `pedido ${formatRecordNumber(number)} de ${customer.name}`}
      card={(order) => <OrderCard order={order} />}
      selection={null}
      getMenu={getMenu}
      isWaiting={isWaiting}
    />
  );
}

const columns: ListColumn<EquipmentOrder>[] = [
  { title: 'Número', kind: 'figure', cell: ({ number }) => formatRecordNumber(number) },
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
  { title: 'Fornecedor', cell: ({ supplier }) => supplier || '–' },
  { title: 'Potência', kind: 'figure', cell: ({ power }) => formatPower(power) },
  { title: 'Valor', kind: 'amount', cell: ({ amount }) => formatMoney(amount) },
  {
    title: 'Entrega prevista',
    kind: 'figure',
    cell: ({ expectedDate }) => (expectedDate ? formatDate(expectedDate) : '–'),
  },
];

function OrderCard({ order }: { order: EquipmentOrder }) {
  return (
    <Stack gap={4}>
      <Row gap={8} wraps>
        <Text weight={600}>{formatRecordNumber(order.number)}</Text>
        <Status order={order} />
      </Row>
      <Customer order={order} />
      <Text size={13} tone="soft">
        {[order.supplier, formatPower(order.power)].filter(Boolean).join(' · ')}
      </Text>
      <Text size={13}>{formatMoney(order.amount)}</Text>
      {order.expectedDate && (
        <Text size={12} tone="soft">{`Entrega prevista: ${formatDate(order.expectedDate)}`}</Text>
      )}
    </Stack>
  );
}

function Customer({ order }: { order: EquipmentOrder }) {
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

function Status({ order }: { order: EquipmentOrder }) {
  const { label, tone } = orderStatusLabels[order.status];
  return <Badge tone={tone}>{label}</Badge>;
}
