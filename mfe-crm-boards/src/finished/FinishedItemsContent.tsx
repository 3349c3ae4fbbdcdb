import { useSession } from '@girassol/shared-auth';
import { type BoardKind, boardDescriptions, buildBoardPath, getOwnBoardId } from '@girassol/shared-domain';
import type { FinishedItem } from '@girassol/shared-domain/contract';
import { Button, ButtonLink, EmptyState, ErrorState, NoResults } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { FinishedItemsFooter } from './FinishedItemsFooter';
import { FinishedItemsSkeleton } from './FinishedItemsSkeleton';
import { FinishedItemsTable } from './FinishedItemsTable';
import {
  type FinishedItemFilters,
  hasFinishedItemFilters,
  noFinishedItemFilters,
} from './finished-item-filters';
import type { useFinishedItems } from './use-finished';
import type { FinishedItemActions } from './use-finished-item-actions';

interface FinishedContentProps {
  kind: BoardKind;
  filters: FinishedItemFilters;
  query: ReturnType<typeof useFinishedItems>['query'];
  items: FinishedItem[];
  openItemId: string | null;
  onOpen: (itemId: string) => void;
  onFilter: (filters: FinishedItemFilters) => void;
  actions: FinishedItemActions;
}

/**
 * Table of the finished items; or a skeleton, an error, or a notice that the board has no finished items or
 * none that matches the filters.
 */
export function FinishedItemsContent(props: FinishedContentProps) {
  const { kind, filters, query, items, openItemId, onOpen, onFilter, actions } = props;
  const { data, error } = query;

  if (!data) {
    if (error)
      return (
        <ErrorState error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      );
    return <FinishedItemsSkeleton />;
  }
  if (items.length === 0) {
    if (hasFinishedItemFilters(filters))
      return (
        <NoResults
          action={
            <Button onClick={() => onFilter({ ...noFinishedItemFilters, pageSize: filters.pageSize })}>
              Limpar filtros
            </Button>
          }
        />
      );
    return <Nothing kind={kind} />;
  }
  return (
    <>
      <FinishedItemsTable
        kind={kind}
        items={items}
        isStale={query.isPlaceholderData}
        openItemId={openItemId}
        onOpen={onOpen}
        actions={actions}
      />
      <FinishedItemsFooter
        shown={items.length}
        query={query}
        pageSize={filters.pageSize}
        onPageSize={(pageSize) => onFilter({ ...filters, pageSize })}
      />
    </>
  );
}

function Nothing({ kind }: { kind: BoardKind }) {
  const session = useSession();
  const { itemsName, gender, boardNoun } = boardDescriptions[kind];
  const none = gender === 'f' ? 'Nenhuma' : 'Nenhum';
  const item = boardDescriptions[kind].itemName.toLocaleLowerCase('pt-BR');
  const finished = gender === 'f' ? 'finalizada' : 'finalizado';
  return (
    <EmptyState
      title={`${none} ${item} ${finished} ainda`}
      text={`${itemsName} que saem do ${boardNoun} ficam guardad${gender === 'f' ? 'as' : 'os'} aqui, com o valor e a data.`}
      action={
        session && (
          <ButtonLink as={Link} to={buildBoardPath(kind, getOwnBoardId(session))} icon="kanban">
            {`Ver o ${boardNoun}`}
          </ButtonLink>
        )
      }
    />
  );
}
