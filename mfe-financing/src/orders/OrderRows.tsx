import { formatDate, formatMoney, formatPower, formatRecordNumber } from '@girassol/shared-domain';
import type { EquipmentOrder } from '@girassol/shared-domain/contract';
import { Row, Stack, Text } from '@girassol/shared-ui';
import { type ListColumn, ListRows } from '@girassol/shared-ui/lists';
import { NameButton } from '../financing/NameButton';
import { OrderBadge } from './OrderBadge';
import { orderNextActions } from './order-labels';
import { useOrderMenu } from './use-order-menu';

interface OrderRowsProps {
  orders: readonly EquipmentOrder[];
  /** The list before is shown until this one comes. */
  isWaiting: boolean;
  onOpen: (order: EquipmentOrder) => void;
}

/** Rows of the list of equipment orders, displayed as a table on wide screens and as cards on narrow ones. */
export function OrderRows({ orders, isWaiting, onOpen }: OrderRowsProps) {
  const getMenu = useOrderMenu();
  return (
    <ListRows
      label="Pedidos"
      items={orders}
      columns={buildColumns(onOpen)}
      getName={({ number, customer }) => `pedido ${formatRecordNumber(number)} de ${customer.name}`}
      card={(order) => <OrderCard order={order} onOpen={onOpen} />}
      selection={null}
      getMenu={(order) => [
        { id: 'open', label: 'Ver pedido', icon: 'eye', onAction: () => onOpen(order) },
        ...getMenu(order),
      ]}
      isWaiting={isWaiting}
    />
  );
}

const buildColumns = (onOpen: OrderRowsProps['onOpen']): ListColumn<EquipmentOrder>[] => [
  { title: 'Número', kind: 'figure', cell: ({ number }) => formatRecordNumber(number) },
  {
    title: 'Situação',
    cell: ({ status }) => (
      <Stack gap={4}>
        <OrderBadge status={status} />
        <WaitsFor status={status} />
      </Stack>
    ),
  },
  {
    title: 'Cliente',
    kind: 'name',
    cell: (order) => (
      <>
        <Customer order={order} onOpen={onOpen} />
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

interface OrderCellProps {
  order: EquipmentOrder;
  onOpen: OrderRowsProps['onOpen'];
}

function OrderCard({ order, onOpen }: OrderCellProps) {
  return (
    <Stack gap={4}>
      <Row gap={8} wraps>
        <Text weight={600}>{formatRecordNumber(order.number)}</Text>
        <OrderBadge status={order.status} />
        <WaitsFor status={order.status} />
      </Row>
      <Customer order={order} onOpen={onOpen} />
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

function WaitsFor({ status }: Pick<EquipmentOrder, 'status'>) {
  const next = orderNextActions[status];
  return (
    next && (
      <Text size={12} tone="soft">
        {next.waitsFor}
      </Text>
    )
  );
}

function Customer({ order, onOpen }: OrderCellProps) {
  return <NameButton onClick={() => onOpen(order)}>{order.customer.name}</NameButton>;
}
