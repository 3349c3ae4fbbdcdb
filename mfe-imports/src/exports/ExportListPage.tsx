import { ErrorState, LoadMore, PageHeader } from '@girassol/shared-ui';
import { ListFrame, LoadingList } from '@girassol/shared-ui/lists';
import { useExports } from '../data/use-exports';
import { useNow } from '../data/use-now';
import { ExportMenu } from './ExportMenu';
import { NoExports } from './NoExports';
import { ExportRows } from './parts/ExportRows';

/** Page `/exportacoes/lista`: the exports with their downloads. */
export default function ExportListPage() {
  const now = useNow();
  const { query, exports } = useExports();
  return (
    <ListFrame>
      <PageHeader
        title="Exportações"
        summary="O que foi exportado, da mais nova à mais antiga. Cada arquivo fica guardado por 7 dias."
        actions={exports.length > 0 && <ExportMenu />}
      />
      {!query.data && query.error && (
        <ErrorState
          error={query.error}
          title="Não foi possível carregar as exportações"
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <LoadingList label="Carregando as exportações" />}
      {query.data && exports.length === 0 && <NoExports />}
      {exports.length > 0 && <ExportRows exports={exports} now={now} />}
      {query.hasNextPage && (
        <LoadMore
          isLoading={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          failure="Não foi possível carregar mais exportações."
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </ListFrame>
  );
}
