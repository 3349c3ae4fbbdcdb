import { pageSizes } from '@girassol/shared-domain';
import { LoadMore } from '@girassol/shared-ui';
import { Select } from '@girassol/shared-ui/pickers';
import type { PageSize } from './finished-filters';
import { Foot } from './finished-layout';
import type { useFinished } from './use-finished';

const sizes = pageSizes.map((size) => ({ value: String(size), label: `${size} por página` }));

interface FinishedFootProps {
  shown: number;
  query: ReturnType<typeof useFinished>['query'];
  pageSize: PageSize;
  onPageSize: (size: PageSize) => void;
}

/** How much is shown, more of it, and how much at a time. */
export function FinishedFoot({ shown, query, pageSize, onPageSize }: FinishedFootProps) {
  const total = query.data?.pages[0]?.totals.items ?? shown;
  return (
    <Foot>
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
    </Foot>
  );
}
