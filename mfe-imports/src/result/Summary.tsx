import type { ImportRecord } from '@girassol/shared-domain/contract';
import { RowCountFigures } from '../figures/RowCountFigures';
import { buildImportFigures } from './import-figures';

/** Row counts of an import, by actual or expected outcome. */
export function ImportSummary({ record }: { record: ImportRecord }) {
  return <RowCountFigures label="Linhas por resultado" figures={buildImportFigures(record)} />;
}
