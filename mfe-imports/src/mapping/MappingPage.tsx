import { type ImportType, importTitles } from '@girassol/shared-domain/imports';
import { PageHeader } from '@girassol/shared-ui';
import { ListFrame } from '@girassol/shared-ui/lists';
import { Navigate, useSearchParams } from 'react-router-dom';
import { FILE, uploadPath } from '../addresses/imports';
import { ImportGate } from '../gate/ImportGate';
import { OpenDraft } from './OpenDraft';

/** The mapping page of a type. Without a file there is nothing to map: it leads to the upload page (imports-001). */
export default function MappingPage({ type, title }: { type: ImportType; title: string }) {
  const [search] = useSearchParams();
  const importId = search.get(FILE);
  if (!importId) return <Navigate to={uploadPath(type)} replace />;
  return (
    <ListFrame>
      <PageHeader
        title={title}
        summary={`Diga o que é cada coluna. Antes de gravar ${importTitles[type].many}, todas as linhas são conferidas.`}
      />
      <ImportGate type={type}>
        <OpenDraft key={importId} type={type} importId={importId} />
      </ImportGate>
    </ListFrame>
  );
}
