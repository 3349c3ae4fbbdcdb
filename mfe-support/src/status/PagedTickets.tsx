import { ErrorState, LoadMore } from '@girassol/shared-ui';
import { LoadingList } from '@girassol/shared-ui/lists';
import type { ReactNode } from 'react';

interface PagedTicketsProps {
  /** Query that loads the pages. */
  query: {
    data: unknown;
    error: Error | null;
    isPending: boolean;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    hasNextPage: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  /** The list as it stands in sentences: `os chamados`, `a fila`. */
  named: string;
  isEmpty: boolean;
  empty: ReactNode;
  /** Rows of the pages that are there. */
  children: ReactNode;
}

/** List of tickets that comes page by page: while it loads, if it fails, and if nothing is in it. */
export function PagedTickets({ query, named, isEmpty, empty, children }: PagedTicketsProps) {
  return (
    <>
      {!query.data && query.error && (
        <ErrorState
          error={query.error}
          title={`Não foi possível carregar ${named}`}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <LoadingList label={`Carregando ${named}`} />}
      {Boolean(query.data) && isEmpty && empty}
      {!isEmpty && children}
      {query.hasNextPage && (
        <LoadMore
          loadsAtEnd
          isLoading={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          failure="Não foi possível carregar mais chamados."
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}
