import { type ImportType, importTitles } from '@girassol/shared-domain/imports';
import { ButtonLink, ErrorState, Skeleton, Stack } from '@girassol/shared-ui';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { mappingPath, resultPath, uploadPath } from '../addresses/imports';
import { useTemplate } from '../data/templates';
import { type Draft, useDraft } from '../data/use-draft';
import { useImport } from '../data/use-import';
import { ImportedBefore } from './ImportedBefore';
import { MappingForm } from './MappingForm';
import { isMappable } from './wish/wish';

const waiting = <Skeleton height={320} radius={10} />;

/** The file that the address names, with its mapping. */
export function OpenDraft({ type, importId }: { type: ImportType; importId: string }) {
  const { data: draft, error, isFetching, refetch } = useDraft(importId);
  if (draft)
    return <KnownDraft key={`${draft.import._id} ${draft.import.sheet}`} type={type} draft={draft} />;
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
        Enviar {importTitles[type].many} de novo
      </ButtonLink>
    </Stack>
  );
}

function KnownDraft({ type, draft }: { type: ImportType; draft: Draft }) {
  const { data } = useImport(draft.import._id, draft.import);
  const record = data?.import ?? draft.import;
  const saved = useTemplate(record.importType, record.headers);
  const [wasMappable] = useState(isMappable(record));
  const [goesOn, setGoesOn] = useState(record.state !== 'DRAFT');

  if (record.importType !== type) return <Navigate to={mappingPath(record.importType, record._id)} replace />;
  if (!wasMappable) return <Navigate to={resultPath(record._id)} replace />;
  if (record.importedBefore !== null && !goesOn)
    return <ImportedBefore type={type} when={record.importedBefore} onGoOn={() => setGoesOn(true)} />;
  if (!saved) return waiting;
  return <MappingForm record={record} draft={draft} saved={saved} />;
}
