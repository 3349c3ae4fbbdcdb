import { useSession } from '@girassol/shared-auth';
import { accountPlanLabels, formatCountWithNoun } from '@girassol/shared-domain';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  LoadMore,
  NoAccessState,
  NoResults,
  PageHeader,
} from '@girassol/shared-ui';
import { DebouncedSearchField, FilterGroup, FilterSelect } from '@girassol/shared-ui/filters';
import { LoadingList } from '@girassol/shared-ui/lists';
import { accountOrders, accountStates } from '@girassol/support-domain/accounts';
import { Link, useSearchParams } from 'react-router-dom';
import { NEW_ACCOUNT_PATH } from '../addresses/operator';
import { OperatorFrame } from '../operator/OperatorFrame';
import { AccountRows } from './AccountRows';
import { accountOrderLabels, accountStateLabels, isNarrowed, readAccountFilters } from './account-filters';
import { useAccountOverviews } from './use-account-overviews';

/** Page `/admin1`: all accounts, for the administration of the platform. */
export default function AccountsPage() {
  const session = useSession();
  // Without a session the shell shows its prompt, and nothing is called.
  if (!session) return null;
  if (session.isAdmin) return <Accounts />;
  return (
    <OperatorFrame>
      <PageHeader title="Contas" />
      <NoAccessState
        title="Somente para a administração"
        text="As contas são cuidadas pela equipe da plataforma. Os dados da sua estão em Dados da conta."
      />
    </OperatorFrame>
  );
}

function Accounts() {
  const [address, setAddress] = useSearchParams();
  const filters = readAccountFilters(address);
  const { query, accounts } = useAccountOverviews(filters);
  const total = query.data?.pages[0]?.total;
  const choose = (name: string, value: string | null) => {
    const next = new URLSearchParams(address);
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
    setAddress(next, { replace: true });
  };
  const clear = <Button onClick={() => setAddress({}, { replace: true })}>Ver todas as contas</Button>;
  return (
    <OperatorFrame>
      <PageHeader
        title="Contas"
        summary={
          total === undefined ? 'Quem usa a plataforma.' : formatCountWithNoun(total, 'conta', 'contas')
        }
        actions={
          <ButtonLink as={Link} to={NEW_ACCOUNT_PATH} icon="plus" variant="primary">
            Abrir conta
          </ButtonLink>
        }
        filters={
          <>
            <DebouncedSearchField
              label="Buscar conta"
              placeholder="Nome, e-mail ou id"
              value={filters.search}
              onChange={(value) => choose('busca', value)}
            />
            <FilterGroup
              inUse={[filters.state, filters.plan, filters.order !== 'NAME'].filter(Boolean).length}
            >
              <FilterSelect
                label="Situação"
                hideLabel
                value={filters.state ?? ALL}
                onChange={(value) => choose('situacao', value === ALL ? null : value)}
                options={[
                  { value: ALL, label: 'Todas as situações' },
                  ...accountStates.map((value) => ({ value, label: accountStateLabels[value] })),
                ]}
              />
              <FilterSelect
                label="Plano"
                hideLabel
                value={filters.plan ?? ALL}
                onChange={(value) => choose('plano', value === ALL ? null : value)}
                options={[
                  { value: ALL, label: 'Todos os planos' },
                  ...Object.entries(accountPlanLabels).map(([value, label]) => ({ value, label })),
                ]}
              />
              <FilterSelect
                label="Ordem"
                hideLabel
                value={filters.order}
                onChange={(value) => choose('ordem', value === 'NAME' ? null : value)}
                options={accountOrders.map((value) => ({ value, label: accountOrderLabels[value] }))}
              />
            </FilterGroup>
          </>
        }
      />
      {!query.data && query.error && (
        <ErrorState
          error={query.error}
          title="Não foi possível carregar as contas"
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <LoadingList label="Carregando as contas" />}
      {query.data &&
        accounts.length === 0 &&
        (isNarrowed(filters) ? (
          <NoResults action={clear} />
        ) : (
          <EmptyState
            title="Nenhuma conta"
            text="As contas que se cadastrarem aparecem aqui."
            action={
              <ButtonLink as={Link} to={NEW_ACCOUNT_PATH}>
                Abrir a primeira conta
              </ButtonLink>
            }
          />
        ))}
      {accounts.length > 0 && <AccountRows accounts={accounts} />}
      {query.hasNextPage && (
        <LoadMore
          loadsAtEnd
          isLoading={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          failure="Não foi possível carregar mais contas."
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </OperatorFrame>
  );
}

const ALL = 'ALL';
