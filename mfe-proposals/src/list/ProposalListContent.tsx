import { Button, EmptyState, ErrorState, NoResults } from '@girassol/shared-ui';
import { LoadingList } from '@girassol/shared-ui/lists';
import type { ReactNode } from 'react';

interface ProposalStatesProps {
  query: { isError: boolean; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** Number of proposals on the page; null until it is known. */
  count: number | null;
  page: number;
  isNarrowed: boolean;
  /** Empty state without any proposal. */
  nothing: { title: string; text: string; action?: ReactNode };
  onClear: () => void;
  onFirstPage: () => void;
  children: ReactNode;
}

/** Proposal list; if the list is empty, the reason and a button for the next step. */
export function ProposalListContent(props: ProposalStatesProps) {
  const { query, count, page, isNarrowed, nothing, onClear, onFirstPage, children } = props;
  if (query.isError && count === null)
    return (
      <ErrorState
        error={query.error}
        title="Não foi possível carregar as propostas"
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  if (count === null) return <LoadingList label="Carregando as propostas" />;
  if (count > 0) return children;
  if (page > 1)
    return (
      <EmptyState
        title="Esta página não existe mais"
        text="A lista ficou menor desde que você a abriu."
        action={<Button onClick={onFirstPage}>Ir para a primeira página</Button>}
      />
    );
  if (isNarrowed) return <NoResults action={<Button onClick={onClear}>Limpar filtros</Button>} />;
  return <EmptyState {...nothing} />;
}
