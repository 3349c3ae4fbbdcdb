import { buildApiPagesQuery, buildApiQueryKey, removeDuplicateItems } from '@girassol/shared-auth';
import { omitUndefined } from '@girassol/shared-domain';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AccountFilters } from './account-filters';

const KEY = 'GET /operation/accounts/overview/:multiplier';

/** Loads the list of all accounts page by page. */
export function useAccountOverviews(filters: AccountFilters) {
  const query = omitUndefined({ ...filters });
  const pages = useInfiniteQuery({
    queryKey: buildApiQueryKey(KEY, { query }),
    ...buildApiPagesQuery(KEY, { query }),
    placeholderData: keepPreviousData,
    // What an operator has just changed on the page of an account stands here too.
    staleTime: 0,
  });
  return {
    query: pages,
    accounts: removeDuplicateItems(pages.data?.pages.flatMap(({ accounts }) => accounts) ?? []),
  };
}
