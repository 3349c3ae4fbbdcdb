import type { ImportRecord } from '@girassol/shared-domain/contract';
import { importTypeNouns } from '@girassol/shared-domain/imports';
import { Badge, ButtonLink, DateText, EmptyState, PageHeader, Row, Stack } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { ImportHistoryBackLink } from '../addresses/ImportHistoryBackLink';
import { mappingPath, uploadPath } from '../addresses/imports';
import { getImportStateLabel } from '../labels/import-state-labels';
import { ImportNotices } from './Notices';
import { ImportProgress } from './Progress';
import { RowTabs } from './rows/RowTabs';
import { ImportSummary } from './Summary';
import { ImportActionButtons } from './steps/Steps';
import { useMayImport } from './use-may-import';

/** Link to the upload of another file, where nothing more can be done with this one. */
function ImportAgainLink({ record: { importType, state } }: { record: ImportRecord }) {
  const mayImport = useMayImport(importType);
  if (!mayImport || (state !== 'UNDONE' && state !== 'CANCELLED')) return null;
  return (
    <ButtonLink as={Link} to={uploadPath(importType)} icon="upload" variant="primary">
      Importar de novo
    </ButtonLink>
  );
}

/** Result of an import and the actions on it. */
export function ImportResult({ record }: { record: ImportRecord }) {
  const { importType, state, fileName, user, registryTimestamp } = record;
  const { label, tone } = getImportStateLabel(state);
  const mayImport = useMayImport(importType);
  return (
    <>
      <ImportHistoryBackLink />
      <PageHeader
        title={`Importação de ${importTypeNouns[importType].many}`}
        summary={
          <Row gap={8} wraps>
            <span>
              {fileName} · {user.name} · <DateText value={registryTimestamp} show="dateTime" />
            </span>
            <Badge tone={tone} role="status">
              {label}
            </Badge>
          </Row>
        }
        actions={
          <>
            <ImportActionButtons record={record} />
            <ImportAgainLink record={record} />
          </>
        }
      />
      <Stack gap={16}>
        <ImportProgress record={record} />
        <ImportNotices record={record} />
        {state === 'DRAFT' && (
          <EmptyState
            title="Falta dizer o que é cada coluna"
            text="Em Mapear as colunas, escolha o que cada uma traz. Nada é gravado antes de você conferir as linhas."
            action={
              mayImport && (
                <ButtonLink as={Link} to={mappingPath(importType, record._id)}>
                  Mapear as colunas
                </ButtonLink>
              )
            }
          />
        )}
        {state !== 'DRAFT' && state !== 'CHECKING' && <ImportSummary record={record} />}
        <RowTabs record={record} />
      </Stack>
    </>
  );
}
