import { apiPages, onceEach } from '@girassol/shared-auth';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { FINANCINGS, useFinancingEvents } from '../financing/financings';
import type { Looked } from './financing-rights';
import type { ListView } from './list-view';

/** Financings of whom one looks at, page by page; what is on screen stays until the next is there. */
export function useFinancingList({ search, show, order }: ListView, looked: Looked) {
  useFinancingEvents();
  const body = { searchValue: search, show, order, ...looked };
  return useInfiniteQuery({
    queryKey: [FINANCINGS, 'list', body],
    ...apiPages('POST /financings/filtered/:multiplier', { body }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    select: ({ pages }) => ({
      financings: onceEach(pages.flatMap((page) => page.financings)),
      total: pages[0]?.total ?? 0,
      expired: pages[0]?.expiredFinancings ?? 0,
      limit: pages[0]?.expiredFinancingsLimit ?? 0,
    }),
  });
}
