import { useListViewInAddress } from '@girassol/federation/remote';
import { useReadOnlyReason, useSession } from '@girassol/shared-auth';
import { formatCountWithNoun, formatMoney, MARKETPLACE_MODULE } from '@girassol/shared-domain';
import type { EquipmentOrder } from '@girassol/shared-domain/contract';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  LoadMore,
  NoResults,
  PageHeader,
  tokens,
} from '@girassol/shared-ui';
import { DebouncedSearchField, FilterGroup, FilterSelect } from '@girassol/shared-ui/filters';
import { ListFrame, ListSearch, LoadingList, readSearch } from '@girassol/shared-ui/lists';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { financingListPath } from '../addresses/financing';
import { NewOrderDialog } from './NewOrderDialog';
import { OrderRows } from './OrderRows';
import { OrderSidePanel } from './OrderSidePanel';
import { orderStatuses, orderStatusLabels } from './order-labels';
import { useOrders } from './use-orders';

/** Letters that the server takes. */
const MAX_SEARCH_LENGTH = 150;
const EVERY = '';

interface OrdersView {
  search: string;
  status: EquipmentOrder['status'] | null;
  /** Id of the order that is open beside the list. */
  open: string | null;
  page: number;
}

interface OrderTotals {
  total: number;
  /** R$, without what is cancelled. */
  amount: number;
  /** R$ */
  cancelledAmount: number;
}

const readView = (query: URLSearchParams): OrdersView => ({
  search: readSearch(query),
  status: orderStatuses.find((status) => status === query.get('situacao')) ?? null,
  open: query.get('pedido'),
  page: 1,
});

const writeView = ({ search, status, open }: OrdersView) =>
  new URLSearchParams({
    ...(search && { busca: search }),
    ...(status && { situacao: status }),
    ...(open && { pedido: open }),
  });

/** Equipment orders with search, a status filter, and the action that advances an order. */
export function OrderList({ managerId }: { managerId: string }) {
  const [view, changeView] = useListViewInAddress(readView, writeView);
  const hasMarketplace = useSession()?.activeModules.includes(MARKETPLACE_MODULE) ?? false;
  const list = useOrders(managerId, view.search, view.status);
  const { data } = list;
  const [isOrdering, setIsOrdering] = useState(false);
  const readOnlyReason = useReadOnlyReason('orders');
  return (
    <ListFrame>
      <PageHeader
        title="Pedidos"
        summary={data ? formatTotals(data) : 'Carregando os totais'}
        actions={
          <Button
            variant="primary"
            icon="plus"
            disabled={readOnlyReason !== undefined}
            title={readOnlyReason}
            onClick={() => setIsOrdering(true)}
          >
            Novo pedido
          </Button>
        }
        filters={
          <>
            <ListSearch>
              <DebouncedSearchField
                label="Buscar pedidos"
                placeholder="Buscar número, cliente ou fornecedor"
                value={view.search}
                onChange={(search) => changeView({ search: search.slice(0, MAX_SEARCH_LENGTH) })}
              />
            </ListSearch>
            <FilterGroup inUse={view.status === null ? 0 : 1}>
              <FilterSelect
                label="Situação"
                hideLabel
                value={view.status ?? EVERY}
                options={[
                  { value: EVERY, label: 'Todas as situações' },
                  ...orderStatuses.map((status) => ({
                    value: status,
                    label: orderStatusLabels[status].label,
                  })),
                ]}
                onChange={(value) =>
                  changeView({ status: orderStatuses.find((status) => status === value) ?? null })
                }
              />
            </FilterGroup>
          </>
        }
      />
      {data && data.orders.length > 0 && (
        <Introduction>
          Um pedido reúne os equipamentos de uma proposta. Você marca a situação, e o cliente a acompanha na
          página dele.
        </Introduction>
      )}
      {list.isError && !data && (
        <ErrorState
          error={list.error}
          title="Não foi possível carregar os pedidos"
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && <LoadingList label="Carregando os pedidos" />}
      {data && data.orders.length > 0 && (
        <OrderRows
          orders={data.orders}
          isWaiting={list.isPlaceholderData}
          onOpen={({ _id }) => changeView({ open: _id })}
        />
      )}
      {data?.orders.length === 0 &&
        (view.search !== '' || view.status !== null ? (
          <NoResults
            action={<Button onClick={() => changeView({ search: '', status: null })}>Limpar filtros</Button>}
          />
        ) : (
          <EmptyState
            title="Nenhum pedido ainda"
            action={
              <ButtonLink as={Link} to={financingListPath(hasMarketplace)} icon="landmark">
                Ver financiamentos
              </ButtonLink>
            }
            text="Faça o pedido de uma proposta em Novo pedido. Se ela é financiada, espere o contrato assinado: abra o financiamento e escolha Pedir os equipamentos. Você acompanha a entrega aqui, e o cliente na página dele."
          />
        ))}
      {list.hasNextPage && (
        <LoadMore
          onMore={() => void list.fetchNextPage()}
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          failure="Não foi possível carregar mais pedidos."
        />
      )}
      {isOrdering && (
        <NewOrderDialog
          onPlaced={({ _id }) => {
            setIsOrdering(false);
            changeView({ search: '', status: null, open: _id });
          }}
          onClose={() => setIsOrdering(false)}
        />
      )}
      <OrderSidePanel
        orderId={view.open}
        listed={data?.orders.find(({ _id }) => _id === view.open)}
        onClose={() => changeView({ open: null })}
      />
    </ListFrame>
  );
}

const { color, font, space } = tokens;

const Introduction = styled.p`
  margin: 0 0 ${space[12]};
  color: ${color.inkSoft};
  font: ${font[13]};
`;

/** Formats how many orders there are, and their sum in R$: `3 pedidos · R$ 28.000,00 · R$ 9.800,00 em cancelados`. */
const formatTotals = ({ total, amount, cancelledAmount }: OrderTotals): string =>
  [
    formatCountWithNoun(total, 'pedido', 'pedidos'),
    amount > 0 && formatMoney(amount),
    cancelledAmount > 0 && `${formatMoney(cancelledAmount)} em cancelados`,
  ]
    .filter(Boolean)
    .join(' · ');
