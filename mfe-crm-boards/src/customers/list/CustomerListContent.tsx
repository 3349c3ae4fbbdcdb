import { usePaymentWay } from '@girassol/federation/remote';
import { useSession } from '@girassol/shared-auth';
import { Button, ButtonLink, EmptyState, ErrorState, NoResults } from '@girassol/shared-ui';
import { LoadingList } from '@girassol/shared-ui/lists';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { NEW_CUSTOMER_PATH } from '../../addresses/customers';
import { type CustomerListView, hasCustomerFilters } from './list-view';
import type { useCustomers } from './use-customers';

interface ListStatesProps {
  query: ReturnType<typeof useCustomers>;
  view: CustomerListView;
  canRegister: boolean;
  onClear: () => void;
  onFirstPage: () => void;
  children: ReactNode;
}

/**
 * Customer list; if the list is empty, the reason and a button for the next step, such as clearing the
 * filters.
 */
export function CustomerListContent({
  query,
  view,
  canRegister,
  onClear,
  onFirstPage,
  children,
}: ListStatesProps) {
  const isPaid = useSession()?.statusOk ?? true;
  const payment = usePaymentWay();
  if (query.isError && !query.data)
    return (
      <ErrorState
        error={query.error}
        title="Não foi possível carregar os clientes"
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  if (!query.data) return <LoadingList label="Carregando os clientes" />;
  if (query.data.customers.length > 0) return children;
  if (view.page > 1)
    return (
      <EmptyState
        title="Esta página não existe mais"
        text="A lista ficou menor desde que você a abriu."
        action={<Button onClick={onFirstPage}>Ir para a primeira página</Button>}
      />
    );
  if (view.isArchived && view.search === '' && view.owner === '')
    return (
      <EmptyState
        title="Nenhum cliente arquivado"
        text="Quem você arquiva sai da lista e fica guardado aqui."
        action={<Button onClick={onClear}>Ver clientes ativos</Button>}
      />
    );
  if (hasCustomerFilters(view))
    return <NoResults action={<Button onClick={onClear}>Limpar filtros</Button>} />;
  return (
    <EmptyState
      title="Nenhum cliente ainda"
      text={
        isPaid
          ? 'Cadastre o primeiro para começar negócios e propostas com ele.'
          : 'O cadastro fica disponível assim que o pagamento for confirmado.'
      }
      action={
        isPaid
          ? canRegister && (
              <ButtonLink as={Link} to={NEW_CUSTOMER_PATH} variant="primary" icon="plus">
                Novo cliente
              </ButtonLink>
            )
          : payment && (
              <ButtonLink as={Link} to={payment.path} variant="primary">
                {payment.label}
              </ButtonLink>
            )
      }
    />
  );
}
