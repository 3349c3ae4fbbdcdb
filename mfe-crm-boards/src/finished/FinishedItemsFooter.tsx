import { pageSizes } from '@girassol/shared-domain';
import { LoadMore } from '@girassol/shared-ui';
import { Select } from '@girassol/shared-ui/choices';
import type { PageSize } from './finished-item-filters';
import { TableFooter } from './finished-layout';
import type { useFinishedItems } from './use-finished';

const sizes = pageSizes.map((size) => ({ value: String(size), label: `${size} por página` }));

interface FinishedFootProps {
  shown: number;
  query: ReturnType<typeof useFinishedItems>['query'];
  pageSize: PageSize;
  onPageSize: (size: PageSize) => void;
}

/**
 * Footer of the list of finished items: number of displayed items, button for more items, and choice of the
 * page size.
 */
export function FinishedItemsFooter({ shown, query, pageSize, onPageSize }: FinishedFootProps) {
  const total = query.data?.pages[0]?.totals.items ?? shown;
  return (
    <TableFooter>
      <span>
        Mostrando {shown} de {total}
      </span>
      {query.hasNextPage && (
        <LoadMore
          loadsAtEnd
          isLoading={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          failure="Não foi possível carregar mais."
          onMore={() => void query.fetchNextPage()}
        />
      )}
      <Select
        label="Itens por página"
        hideLabel
        size="sm"
        options={sizes}
        value={String(pageSize)}
        onChange={(choice) => {
          const size = pageSizes.find((candidate) => String(candidate) === choice);
          if (size) onPageSize(size);
        }}
      />
    </TableFooter>
  );
}
