import { api, useSession } from '@girassol/shared-auth';
import type { SaleContract } from '@girassol/shared-domain/contract';
import { LoadMore, Stack } from '@girassol/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { DocumentPageImages } from '../documents/DocumentPageImages';
import { drawingRetries } from '../documents/retry-drawing';

interface ContractPagesProps {
  saleId: string;
  contract: SaleContract;
}

/** Printed pages of a contract, loaded a few at a time. */
export function ContractPageImages({
  saleId,
  contract: { _id: contractId, lastModified },
}: ContractPagesProps) {
  const userId = useSession()?.userId ?? '';
  const list = useInfiniteQuery({
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
  return (
    <Stack gap={16}>
      <DocumentPageImages
        pages={list.data?.pages.flatMap(({ pages }) => pages) ?? null}
        total={list.data?.pages[0]?.total ?? 0}
        drawing={list}
      />
      {list.hasNextPage && (
        <LoadMore
          onMore={() => void list.fetchNextPage()}
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          failure="Não foi possível desenhar mais páginas."
        />
      )}
    </Stack>
  );
}
