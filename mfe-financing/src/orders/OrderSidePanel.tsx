import { useApiQuery, useReadOnlyReason, useSession } from '@girassol/shared-auth';
import {
  formatDate,
  formatMoney,
  formatPower,
  formatRecordNumber,
  MARKETPLACE_MODULE,
} from '@girassol/shared-domain';
import type { EquipmentOrder, PublicEquipmentOrder } from '@girassol/shared-domain/contract';
import {
  Button,
  ButtonLink,
  ErrorState,
  Heading,
  Row,
  Skeleton,
  Stack,
  Text,
  tokens,
} from '@girassol/shared-ui';
import { SidePanel } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { financingListPath } from '../addresses/financing';
import { formatProposalNumberOrZeros } from '../financing/financing-labels';
import { ExpectedDateDialog } from './ExpectedDateDialog';
import { OrderBadge } from './OrderBadge';
import { OrderItems } from './OrderItems';
import { OrderTimeline } from './OrderTimeline';
import { orderNextActions } from './order-labels';
import { useOrderMenu } from './use-order-menu';

interface OrderSidePanelProps {
  /** Order that is open; null for none. */
  orderId: string | null;
  /** The same order, if the list has it: with amount, customer and actions. */
  listed: EquipmentOrder | undefined;
  onClose: () => void;
}

/**
 * Panel of an equipment order beside its list: actions, facts, steps and articles. An order that the list has not loaded
 * shows what its public page does.
 */
export function OrderSidePanel({ orderId, listed, onClose }: OrderSidePanelProps) {
  const { data, isError, error, isFetching, refetch } = useApiQuery(
    'GET /orders/single/:orderId',
    { params: { orderId: orderId ?? '' } },
    { enabled: orderId !== null && listed === undefined },
  );
  const order = listed ?? data?.order;
  return (
    <SidePanel
      isOpen={orderId !== null}
      onClose={onClose}
      label="Pedido"
      size="md"
      header={order && <Head order={order} customerName={listed?.customer.name} />}
    >
      <Body>
        {order && <NextAction status={order.status} />}
        {listed && <Actions order={listed} />}
        {order ? (
          <Content order={order} listed={listed} />
        ) : isError ? (
          <ErrorState
            error={error}
            title="Não foi possível abrir o pedido"
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton height={320} />
        )}
      </Body>
    </SidePanel>
  );
}

function Head({ order, customerName }: { order: PublicEquipmentOrder; customerName: string | undefined }) {
  return (
    <Stack gap={4}>
      <Row gap={8} wraps align="center">
        <Heading level={2}>{`Pedido ${formatRecordNumber(order.number)}`}</Heading>
        <OrderBadge status={order.status} />
      </Row>
      {customerName && (
        <Text size={13} tone="soft">
          {customerName}
        </Text>
      )}
    </Stack>
  );
}

/** Says what an order waits for, and what the person at the screen does then. */
function NextAction({ status }: Pick<PublicEquipmentOrder, 'status'>) {
  const next = orderNextActions[status];
  return (
    <Text as="p" size={13}>
      {next ? (
        <>
          <strong>Sua vez:</strong> {next.action}
        </>
      ) : status === 'DELIVERED' ? (
        'Os equipamentos foram entregues. Não há mais nada a fazer neste pedido.'
      ) : (
        'O pedido foi cancelado, e o cliente vê isso na página dele.'
      )}
    </Text>
  );
}

/** The entries of the order's menu as buttons. */
function Actions({ order }: { order: EquipmentOrder }) {
  const hasMarketplace = useSession()?.activeModules.includes(MARKETPLACE_MODULE) ?? false;
  const items = useOrderMenu()(order);
  const [isDating, setIsDating] = useState(false);
  const mayDate = useReadOnlyReason('orders') === undefined && orderNextActions[order.status] !== null;
  return (
    <Row gap={8} wraps>
      {items.map(({ id, label, icon, onAction }) => (
        <Button
          key={id}
          size="sm"
          variant={id === 'next' ? 'primary' : 'secondary'}
          icon={icon}
          onClick={onAction}
        >
          {label}
        </Button>
      ))}
      {mayDate && (
        <Button size="sm" icon="calendar" onClick={() => setIsDating(true)}>
          Entrega prevista
        </Button>
      )}
      {isDating && <ExpectedDateDialog order={order} onClose={() => setIsDating(false)} />}
      {order.financing && (
        <ButtonLink
          as={Link}
          to={financingListPath(hasMarketplace, order.financing._id)}
          size="sm"
          variant="ghost"
          icon="landmark"
        >
          {`Ver financiamento ${formatRecordNumber(order.financing.number)}`}
        </ButtonLink>
      )}
    </Row>
  );
}

function Content({ order, listed }: { order: PublicEquipmentOrder; listed: EquipmentOrder | undefined }) {
  const facts: [string, string][] = [
    ...(listed
      ? ([
          ['Valor do kit', formatMoney(listed.amount)],
          ['Veio de', describeOrigin(listed)],
        ] satisfies [string, string][])
      : []),
    ['Fornecedor', order.supplier || '–'],
    ['Potência', formatPower(order.power)],
    ['Cidade', order.place || '–'],
    ['Pedido feito em', formatDate(order.registryDate)],
    ['Entrega prevista', order.expectedDate ? formatDate(order.expectedDate) : 'Sem data'],
  ];
  return (
    <>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <section aria-labelledby="order-panel-steps">
        <Heading level={3} id="order-panel-steps">
          Andamento
        </Heading>
        <OrderTimeline order={order} />
      </section>
      <section aria-labelledby="order-panel-items">
        <Heading level={3} id="order-panel-items">
          Itens
        </Heading>
        <OrderItems items={order.items} />
      </section>
    </>
  );
}

/** Describes the records from which an order was made: `Financiamento 00003, proposta 00012`. */
function describeOrigin({ financing, proposal }: EquipmentOrder): string {
  const count = formatProposalNumberOrZeros(proposal.count);
  return financing
    ? `Financiamento ${formatRecordNumber(financing.number)}, proposta ${count}`
    : `Proposta ${count}`;
}

const { color, font, screen, space } = tokens;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[24]};
  padding: ${space[16]} ${space[24]} ${space[32]};
  @media ${screen.phone} { padding-inline: ${space[16]}; }
  section > h3 { margin-bottom: ${space[8]}; }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${space[12]} ${space[16]};
  margin: 0;
  dt { color: ${color.inkSoft}; font: ${font[12]}; }
  dd { margin: 0; font: ${font[14]}; font-variant-numeric: tabular-nums; }
`;
