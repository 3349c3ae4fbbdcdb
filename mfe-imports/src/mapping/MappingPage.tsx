import { type ImportType, importTypeNouns } from '@girassol/shared-domain/imports';
import { PageHeader } from '@girassol/shared-ui';
import { ListFrame } from '@girassol/shared-ui/lists';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ImportHistoryBackLink } from '../addresses/ImportHistoryBackLink';
import { IMPORT_ID_PARAMETER, uploadPath } from '../addresses/imports';
import { ImportGate } from '../gate/ImportGate';
import { ImportDraftView } from './ImportDraftView';

/**
 * Page that maps the columns of an uploaded file of one import type. Redirects to the upload page if the
 * address contains no import id (imports-001).
 */
export default function MappingPage({ type, title }: { type: ImportType; title: string }) {
  const [search] = useSearchParams();
  const importId = search.get(IMPORT_ID_PARAMETER);
  if (!importId) return <Navigate to={uploadPath(type)} replace />;
  return (
    <ListFrame>
      <ImportHistoryBackLink />
      <PageHeader
        title={title}
        summary={`Diga o que é cada coluna. Antes de gravar ${importTypeNouns[type].many}, todas as linhas são conferidas.`}
      />
      <ImportGate type={type}>
        <ImportDraftView key={importId} type={type} importId={importId} />
      </ImportGate>
    </ListFrame>
  );
}
