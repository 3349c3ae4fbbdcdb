import { useApiQuery } from '@girassol/shared-auth';
import { formatDate, formatPower, formatRecordNumber } from '@girassol/shared-domain';
import { ErrorState, Heading, Skeleton, Stack, Text, tokens } from '@girassol/shared-ui';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { OrderItems } from './OrderItems';
import { OrderTimeline } from './OrderTimeline';

/**
 * Public page `/pedido/:orderId`: the state of an equipment order, for anybody who has the link. Contains
 * neither personal data nor prices (orders-002).
 */
export default function PublicOrderPage() {
  const { orderId = '' } = useParams();
  const { data, isError, error, isFetching, refetch } = useApiQuery('GET /orders/single/:orderId', {
    params: { orderId },
  });
  if (isError && !data)
    return (
      <ErrorState
        error={error}
        title="Pedido não encontrado"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <Sheet aria-busy>
        <Skeleton height={480} />
      </Sheet>
    );
  const { order } = data;
  return (
    <Sheet>
      <Stack gap={24}>
        <header>
          <Text size={13} tone="leaf" weight={600}>
            {order.companyName}
          </Text>
          <Heading level={1} tabIndex={-1}>
            {`Pedido ${formatRecordNumber(order.number)}`}
          </Heading>
          <Text as="p" tone="soft">
            {`Equipamentos de energia solar, ${formatPower(order.power)}, ${order.place}`}
          </Text>
          {order.expectedDate && order.status !== 'DELIVERED' && order.status !== 'CANCELLED' && (
            <Expected>
              Entrega prevista <b>{formatDate(order.expectedDate)}</b>
            </Expected>
          )}
        </header>
        <OrderTimeline order={order} />
        <section aria-labelledby="order-items">
          <Heading level={2} size={16} id="order-items">
            O que vem
          </Heading>
          <OrderItems items={order.items} />
        </section>
        <Text as="p" size={12} tone="soft">
          {`${order.supplier && `Fornecedor: ${order.supplier}. `}Pedido feito em ${formatDate(order.registryDate)}. Dúvidas? Fale com ${order.companyName}.`}
        </Text>
      </Stack>
    </Sheet>
  );
}

const { color, radius, shadow, space } = tokens;

const Sheet = styled.article`
  box-sizing: border-box;
  max-width: 40rem;
  margin: ${space[24]} auto;
  padding: ${space[32]};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.dialog};
  background: ${color.surface};
  box-shadow: ${shadow[1]};
  @media ${tokens.screen.phone} {
    margin: 0;
    padding: ${space[24]} ${space[16]};
    border: 0;
    border-radius: 0;
    box-shadow: none;
  }
`;

const Expected = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[8]};
  margin: ${space[16]} 0 0;
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.card};
  background: ${color.leafSoft};
  color: ${color.leafInk};
`;
