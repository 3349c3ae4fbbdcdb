import { ErrorState, LoadMore } from '@girassol/shared-ui';
import { ListRows, LoadingList } from '@girassol/shared-ui/lists';
import { historyColumns } from './history-columns';
import { ImportCard } from './ImportCard';
import { NoImports } from './NoImports';
import { useImportHistory } from './use-import-history';

/** Imports visible to the person, as a table or, on phones, as cards. */
export function ImportList() {
  const { data, error, isFetching, refetch, ...more } = useImportHistory();
  if (!data)
    return error ? (
      <ErrorState
        error={error}
        title="Não foi possível carregar as importações"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <LoadingList label="Carregando as importações" />
    );
  if (data.length === 0) return <NoImports />;
  return (
    <>
      <ListRows
        label="Importações"
        items={data}
        columns={historyColumns}
        getName={({ fileName }) => fileName}
        card={(record) => <ImportCard record={record} />}
        selection={null}
        getMenu={() => []}
        isWaiting={false}
      />
      {more.hasNextPage && (
        <LoadMore
          onMore={() => void more.fetchNextPage()}
          isLoading={more.isFetchingNextPage}
          hasFailed={more.isFetchNextPageError}
          failure="Não foi possível carregar mais importações."
        />
      )}
    </>
  );
}
