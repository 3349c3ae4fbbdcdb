import { LoadMore, Stack } from '@girassol/shared-ui';
import { DocumentPageImages } from '../documents/DocumentPageImages';
import { type ContractOfPages, useContractPages } from '../documents/use-contract-pages';

/** Printed pages of a contract, loaded a few at a time. */
export function ContractPageImages(props: ContractOfPages) {
  const list = useContractPages(props);
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
