import type { ImportRecord } from '@girassol/shared-domain/contract';
import { importTypeNouns } from '@girassol/shared-domain/imports';
import { Row, TextLink } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { recordListPath } from '../addresses/records';
import { useBoardUserId } from '../data/use-board-user-id';
import { RowCountFigures } from '../figures/RowCountFigures';
import { buildImportFigures } from './import-figures';
import { countWrittenRows, isNotFullyWritten } from './import-state';

/** Row counts of an import, by actual or expected outcome, and the way to what was written. */
export function ImportSummary({ record }: { record: ImportRecord }) {
  const fetchId = useBoardUserId();
  const { importType, state } = record;
  const hasRecords = !isNotFullyWritten(record) && state !== 'UNDONE' && countWrittenRows(record) > 0;
  return (
    <Row gap={16} wraps>
      <RowCountFigures label="Linhas por resultado" figures={buildImportFigures(record)} />
      {hasRecords && (
        <TextLink as={Link} to={recordListPath(importType, fetchId)}>
          Ver {importTypeNouns[importType].many}
        </TextLink>
      )}
    </Row>
  );
}
