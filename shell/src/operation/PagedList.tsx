import { ErrorState, LoadMore, Skeleton } from '@girassol/shared-ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OperationList } from './OperationList';
import { OperatorsOnlyNotice } from './OperationPage';
import { isForbiddenError } from './use-accounts';

interface PagedListProps<Page, Item> {
  query: UseInfiniteQueryResult<InfiniteData<Page>>;
  getItems: (page: Page) => readonly Item[];
  label: string;
  /** Shown where there is nothing. */
  none: ReactNode;
  /** Said where the next page does not come. */
  failure: string;
  /** A row, with its key. */
  children: (item: Item) => ReactNode;
}

/** List of an operator page, loaded page by page, with its loading, empty and error states. */
export function PagedList<Page, Item>({
  query,
  getItems,
  label,
  none,
  failure,
  children,
}: PagedListProps<Page, Item>) {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  if (isForbiddenError(error)) return <OperatorsOnlyNotice />;
  if (!data && error)
    return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Skeleton height={320} radius={10} />;
  const items = data.pages.flatMap(getItems);
  if (items.length === 0) return none;
  return (
    <>
      <OperationList aria-label={label} aria-busy={query.isPlaceholderData}>
        {items.map(children)}
      </OperationList>
      {hasNextPage && (
        <LoadMore
          onMore={() => void fetchNextPage()}
          isLoading={isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          failure={failure}
        />
      )}
    </>
  );
}
