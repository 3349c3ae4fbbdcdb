import { useConnection } from '@girassol/shared-auth';
import { type BoardKind, boards } from '@girassol/shared-domain';
import type { FinishedItem } from '@girassol/shared-domain/contract';
import { Button, EmptyState, ErrorState, NoResults } from '@girassol/shared-ui';
import { FinishedFoot } from './FinishedFoot';
import { FinishedSkeleton } from './FinishedSkeleton';
import { FinishedTable } from './FinishedTable';
import { type FinishedFilters, hasFilters, noFilters } from './finished-filters';
import type { useFinished } from './use-finished';
import type { FinishedActions } from './use-finished-actions';

interface FinishedContentProps {
  kind: BoardKind;
  filters: FinishedFilters;
  query: ReturnType<typeof useFinished>['query'];
  items: FinishedItem[];
  openItemId: string | null;
  onOpen: (itemId: string) => void;
  onFilter: (filters: FinishedFilters) => void;
  actions: FinishedActions;
}

/** The rows, or why there are none. */
export function FinishedContent(props: FinishedContentProps) {
  const { kind, filters, query, items, openItemId, onOpen, onFilter, actions } = props;
  const isOffline = useConnection() === 'OFFLINE';
  const { data, error } = query;

  if (!data) {
    if (error)
      return (
        <ErrorState
          error={query.error}
          isOffline={isOffline}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      );
    return <FinishedSkeleton />;
  }
  if (items.length === 0) {
    if (hasFilters(filters))
      return (
        <NoResults
          action={
            <Button onClick={() => onFilter({ ...noFilters, pageSize: filters.pageSize })}>
              Limpar filtros
            </Button>
          }
        />
      );
    return <Nothing kind={kind} />;
  }
  return (
    <>
      <FinishedTable
        kind={kind}
        items={items}
        isStale={query.isPlaceholderData}
        openItemId={openItemId}
        onOpen={onOpen}
        actions={actions}
      />
      <FinishedFoot
        shown={items.length}
        query={query}
        pageSize={filters.pageSize}
        onPageSize={(pageSize) => onFilter({ ...filters, pageSize })}
      />
    </>
  );
}

function Nothing({ kind }: { kind: BoardKind }) {
  const { itemsName, gender, boardWord } = boards[kind];
  const none = gender === 'f' ? 'Nenhuma' : 'Nenhum';
  const item = boards[kind].itemName.toLocaleLowerCase('pt-BR');
  const finished = gender === 'f' ? 'finalizada' : 'finalizado';
  return (
    <EmptyState
      title={`${none} ${item} ${finished} ainda`}
      text={`${itemsName} que saem do ${boardWord} ficam guardad${gender === 'f' ? 'as' : 'os'} aqui, com o valor e a data.`}
    />
  );
}
