import { ButtonLink, ErrorState } from '@girassol/shared-ui';
import { ListFrame, LoadingList } from '@girassol/shared-ui/lists';
import { Link, useParams } from 'react-router-dom';
import { IMPORT_HISTORY_PATH } from '../addresses/imports';
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
      wayOut={
        <ButtonLink as={Link} to={IMPORT_HISTORY_PATH}>
          Ver as importações
        </ButtonLink>
      }
    />
  );
}
