import { buildApiPagesQuery, removeDuplicateItems } from '@girassol/shared-auth';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { FINANCINGS_QUERY_KEY, useFinancingRefresh } from '../financing/financings';
import type { FinancingScope } from './financing-rights';
import type { FinancingListView } from './list-view';

/**
 * Loads the financings of a user, team or account page by page. Rows loaded earlier stay visible while a
 * changed search or filter is loading.
 */
export function useFinancingList({ search, show, order }: FinancingListView, looked: FinancingScope) {
  useFinancingRefresh();
  const body = { searchValue: search, show, order, ...looked };
  return useInfiniteQuery({
    queryKey: [FINANCINGS_QUERY_KEY, 'list', body],
    ...buildApiPagesQuery('POST /financings/filtered/:multiplier', { body }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    select: ({ pages }) => ({
      financings: removeDuplicateItems(pages.flatMap((page) => page.financings)),
      total: pages[0]?.total ?? 0,
      expired: pages[0]?.expiredFinancings ?? 0,
      limit: pages[0]?.expiredFinancingsLimit ?? 0,
    }),
  });
}
