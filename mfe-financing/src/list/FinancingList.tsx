import { attemptAction, useReadOnlyReason } from '@girassol/shared-auth';
import type { Financing } from '@girassol/shared-domain/contract';
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
import {
  DebouncedSearchField,
  FilterGroup,
  FilterSelect,
  RecordOwnerSelect,
} from '@girassol/shared-ui/filters';
import { ListFrame, ListSearch, LoadingList } from '@girassol/shared-ui/lists';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { simulationPath } from '../addresses/financing';
import { cacheFinancing } from '../financing/financings';
import { FinancingSidePanel } from '../modal/FinancingSidePanel';
import { turnSimulationIntoDeal } from '../modal/turn-simulation-into-deal';
import { FinancingObstacleNotices } from '../registration/FinancingObstacleNotices';
import { FinancingRows } from './FinancingRows';
import type { FinancingRights } from './financing-rights';
import {
  type FinancingListView,
  financingFilters,
  financingSortOptions,
  useFinancingListView,
} from './list-view';
import { useFinancingList } from './use-financing-list';

/** Letters that the server takes. */
const MAX_SEARCH_LENGTH = 150;

/** Financings of a user, a team or the company, with search, filters and a panel for the open one. */
export function FinancingList({ rights }: { rights: FinancingRights }) {
  const [view, changeView] = useFinancingListView();
  const list = useFinancingList(view, rights.getScope(view.viewer));
  const { data } = list;
  const mayEdit = useReadOnlyReason('financings') === undefined;
  const open = useCallback((financing: Financing) => changeView({ open: financing._id }), [changeView]);
  const begin = async (financing: Financing) => {
    const answer = await attemptAction(() => turnSimulationIntoDeal(financing._id));
    if (!answer) return;
    cacheFinancing(answer.financing);
    open(financing);
  };
  const close = useCallback(() => changeView({ open: null }), [changeView]);

  return (
    <ListFrame>
      <PageHeader
        title="Financiamentos"
        summary={data ? totalText(data.total, data.expired, data.limit) : 'Carregando os totais'}
        actions={
          <>
            <RecordOwnerSelect
              label="De quem são os financiamentos"
              groups={rights.viewers}
              value={rights.getScope(view.viewer).fetchId}
              onChange={(viewer) => changeView({ viewer })}
            />
            {mayEdit && (
              <ButtonLink as={Link} to={simulationPath()} variant="primary" icon="calculator">
                Simular
              </ButtonLink>
            )}
          </>
        }
        filters={<Filters view={view} onChange={changeView} />}
      />
      <FinancingObstacleNotices
        expired={data?.expired ?? 0}
        limit={data?.limit ?? 0}
        isCounted={data !== undefined}
      />
      <Body>
        <States
          list={list}
          count={data?.financings.length ?? null}
          mayEdit={mayEdit}
          isNarrowed={view.search !== '' || view.show !== 'ALL'}
          onClear={() => changeView({ search: '', show: 'ALL' })}
        >
          <FinancingRows
            financings={data?.financings ?? []}
            isWaiting={list.isPlaceholderData}
            onOpen={open}
            onBegin={(financing) => void begin(financing)}
          />
          {list.hasNextPage && (
            <LoadMore
              onMore={() => void list.fetchNextPage()}
              isLoading={list.isFetchingNextPage}
              hasFailed={list.isFetchNextPageError}
              failure="Não foi possível carregar mais financiamentos."
            />
          )}
        </States>
      </Body>
      <FinancingSidePanel fid={view.open} onClose={close} />
    </ListFrame>
  );
}

interface FiltersProps {
  view: FinancingListView;
  onChange: (change: Partial<FinancingListView>) => void;
}

function Filters({ view, onChange }: FiltersProps) {
  return (
    <>
      <ListSearch>
        <DebouncedSearchField
          label="Buscar financiamentos"
          placeholder="Buscar número ou cliente"
          value={view.search}
          onChange={(search) => onChange({ search: search.slice(0, MAX_SEARCH_LENGTH) })}
        />
      </ListSearch>
      <FilterGroup inUse={[view.show !== 'ALL', view.order !== 'REGISTRY'].filter(Boolean).length}>
        <FilterSelect
          label="Situação"
          hideLabel
          options={[...financingFilters]}
          value={view.show}
          onChange={(value) =>
            onChange({ show: financingFilters.find((show) => show.value === value)?.value ?? 'ALL' })
          }
        />
        <FilterSelect
          label="Ordem"
          hideLabel
          options={[...financingSortOptions]}
          value={view.order}
          onChange={(value) =>
            onChange({
              order: financingSortOptions.find((order) => order.value === value)?.value ?? 'REGISTRY',
            })
          }
        />
      </FilterGroup>
    </>
  );
}

interface StatesProps {
  list: { isError: boolean; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** Number of financings; null until it is known. */
  count: number | null;
  isNarrowed: boolean;
  /** May the person simulate? */
  mayEdit: boolean;
  onClear: () => void;
  children: React.ReactNode;
}

/** The list, or in its place why there is none and what to do. */
function States({ list, count, isNarrowed, mayEdit, onClear, children }: StatesProps) {
  if (list.isError && count === null)
    return (
      <ErrorState
        error={list.error}
        title="Não foi possível carregar os financiamentos"
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  if (count === null) return <LoadingList label="Carregando os financiamentos" />;
  if (count > 0) return children;
  if (isNarrowed) return <NoResults action={<Button onClick={onClear}>Limpar filtros</Button>} />;
  return (
    <EmptyState
      title="Nenhum financiamento ainda"
      text="Simule as parcelas de uma proposta e peça a análise de crédito: o que o banco responder aparece aqui."
      action={
        mayEdit && (
          <ButtonLink as={Link} to={simulationPath()} icon="calculator">
            Simular um financiamento
          </ButtonLink>
        )
      }
    />
  );
}

/** `14 financiamentos · 1 de 3 atrasos de documentos` (financing-004) */
function totalText(total: number, expired: number, limit: number): string {
  const many = total === 1 ? '1 financiamento' : `${total.toLocaleString('pt-BR')} financiamentos`;
  return `${many} · ${expired} de ${limit} atrasos de documentos`;
}

const Body = styled.div`
  padding-bottom: ${tokens.space[24]};
`;
