import { type ImportType, importTypeNouns } from '@girassol/shared-domain/imports';
import { ButtonLink, ErrorState, Skeleton, Stack } from '@girassol/shared-ui';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { mappingPath, resultPath, uploadPath } from '../addresses/imports';
import { useMappingTemplate } from '../data/mapping-templates';
import { useImport } from '../data/use-import';
import { type ImportDraft, useImportDraft } from '../data/use-import-draft';
import { ImportedBeforeNotice } from './ImportedBeforeNotice';
import { MappingForm } from './MappingForm';
import { isMappingEditable } from './request/import-request';

const waiting = <Skeleton height={320} radius={10} />;

/**
 * Content of the mapping page: loads the uploaded file and shows the form that maps its columns. Redirects to
 * the result page if the mapping can no longer be changed.
 */
export function ImportDraftView({ type, importId }: { type: ImportType; importId: string }) {
  const { data: draft, error, isFetching, refetch } = useImportDraft(importId);
  if (draft) {
    const { import: record, header } = draft;
    const layout = `${record._id} ${record.sheet} ${header?.line} ${header?.rows}`;
    return <KnownDraft key={layout} type={type} draft={draft} />;
  }
  if (!error) return waiting;
  return (
    <Stack gap={8} align="center">
      <ErrorState
        error={error}
        title="Não foi possível abrir a planilha"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
      <ButtonLink as={Link} to={uploadPath(type)}>
        Enviar {importTypeNouns[type].many} de novo
      </ButtonLink>
    </Stack>
  );
}

function KnownDraft({ type, draft }: { type: ImportType; draft: ImportDraft }) {
  const { data } = useImport(draft.import._id, draft.import);
  const record = data?.import ?? draft.import;
  const saved = useMappingTemplate(record.importType, record.headers);
  const [wasMappable] = useState(isMappingEditable(record));
  const [goesOn, setGoesOn] = useState(record.state !== 'DRAFT');

  if (record.importType !== type) return <Navigate to={mappingPath(record.importType, record._id)} replace />;
  if (!wasMappable) return <Navigate to={resultPath(record._id)} replace />;
  if (record.importedBefore !== null && !goesOn)
    return <ImportedBeforeNotice type={type} when={record.importedBefore} onGoOn={() => setGoesOn(true)} />;
  if (!saved) return waiting;
  return <MappingForm record={record} draft={draft} saved={saved} />;
}
