import { api, useSession } from '@girassol/shared-auth';
import type { SaleContract } from '@girassol/shared-domain/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { drawingRetries } from './retry-drawing';

/** Contract whose pages are drawn, and the item that it is of. */
export interface ContractOfPages {
  saleId: string;
  contract: Pick<SaleContract, '_id' | 'lastModified'>;
}

/** Returns the query for images of a contract's pages; one that is not enabled only follows what others load. */
export function useContractPages(
  { saleId, contract: { _id: contractId, lastModified } }: ContractOfPages,
  { isEnabled = true } = {},
) {
  const userId = useSession()?.userId ?? '';
  return useInfiniteQuery({
    enabled: isEnabled,
    queryKey: ['contracts', 'pages', contractId, lastModified],
    queryFn: ({ pageParam, signal }) =>
      api('GET /sales/contracts/:userId/:saleId/:contractId/pages', {
        params: { userId, saleId, contractId },
        query: { from: pageParam },
        silent: true,
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((count, page) => count + page.pages.length, 0);
      return shown < total ? shown + 1 : undefined;
    },
    staleTime: Number.POSITIVE_INFINITY,
    ...drawingRetries,
  });
}
