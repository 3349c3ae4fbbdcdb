import { useAddressView } from '@girassol/federation/remote';
import type { Order } from '@girassol/shared-domain/contract';
import { Button, EmptyState, ErrorState, LoadMore, NoResults, PageHeader, tokens } from '@girassol/shared-ui';
import { FilterSelect, PausedSearch } from '@girassol/shared-ui/filters';
import { ListFrame, LoadingList, readSearch } from '@girassol/shared-ui/lists';
import { styled } from 'styled-components';
import { OrderRows } from './OrderRows';
import { statuses, statusWords } from './order-words';
import { useOrders } from './use-orders';

/** Letters that the server takes. */
const LONGEST = 150;
const EVERY = '';

interface OrdersView {
  search: string;
  status: Order['status'] | null;
  page: number;
}

const readView = (query: URLSearchParams): OrdersView => ({
  search: readSearch(query),
  status: statuses.find((status) => status === query.get('situacao')) ?? null,
  page: 1,
});

const writeView = ({ search, status }: OrdersView) =>
  new URLSearchParams({ ...(search && { busca: search }), ...(status && { situacao: status }) });

/** Orders of equipment: searched, by status, moved on. */
export function OrderList({ managerId }: { managerId: string }) {
  const [view, changeView] = useAddressView(readView, writeView);
  const list = useOrders(managerId, view.search, view.status);
  const { data } = list;
  return (
    <ListFrame>
      <PageHeader
        title="Pedidos"
        summary={data ? totalText(data.total) : 'Carregando os totais'}
        filters={
          <>
            <Search>
              <PausedSearch
                label="Buscar pedidos"
                placeholder="Buscar número, cliente ou fornecedor"
                value={view.search}
                onChange={(search) => changeView({ search: search.slice(0, LONGEST) })}
              />
            </Search>
            <FilterSelect
              label="Situação"
              hideLabel
              value={view.status ?? EVERY}
              options={[
                { value: EVERY, label: 'Todas as situações' },
                ...statuses.map((status) => ({ value: status, label: statusWords[status].label })),
              ]}
              onChange={(value) =>
                changeView({ status: statuses.find((status) => status === value) ?? null })
              }
            />
          </>
        }
      />
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
        <OrderRows orders={data.orders} isWaiting={list.isPlaceholderData} />
      )}
      {data?.orders.length === 0 &&
        (view.search !== '' || view.status !== null ? (
          <NoResults
            action={<Button onClick={() => changeView({ search: '', status: null })}>Limpar filtros</Button>}
          />
        ) : (
          <EmptyState
            title="Nenhum pedido ainda"
            text="Quando o contrato de um financiamento está assinado, os equipamentos são pedidos nele, e o pedido aparece aqui."
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
    </ListFrame>
  );
}

const totalText = (total: number): string =>
  total === 1 ? '1 pedido' : `${total.toLocaleString('pt-BR')} pedidos`;

const Search = styled.div`
  flex: 1 1 18rem;
  max-width: 28rem;
  @media ${tokens.screen.phone} { flex-basis: 100%; max-width: none; }
`;
