import { ErrorState } from '@girassol/shared-ui';
import { ListFrame, LoadingList } from '@girassol/shared-ui/lists';
import { useParams } from 'react-router-dom';
import { useImport } from '../data/use-import';
import { ImportResult } from './ImportResult';

/** Page `/importacoes/resultado/:importId`: an import, its progress and its actions. */
export default function ResultPage() {
  const { importId = '' } = useParams();
  return (
    <ListFrame>
      <KnownImport key={importId} importId={importId} />
    </ListFrame>
  );
}

function KnownImport({ importId }: { importId: string }) {
  const { data, error, isFetching, refetch } = useImport(importId);
  if (data) return <ImportResult record={data.import} />;
  if (!error) return <LoadingList label="Carregando a importação" />;
  return (
    <ErrorState
      error={error}
      title="Não foi possível abrir a importação"
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
