import { formatCountWithNoun } from '@girassol/shared-domain';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import { formatImportFigures } from '../result/import-figures';

/**
 * Formats the counts of an import: `120 criados · 3 com problema`. While the counts are unknown, formats the
 * number of rows in the file.
 */
export function formatImportCounts(record: ImportRecord): string {
  const isUncounted = record.state === 'DRAFT' || record.state === 'CHECKING';
  const texts = isUncounted ? [] : formatImportFigures(record);
  return texts.length > 0 ? texts.join(' · ') : formatCountWithNoun(record.rows, 'linha', 'linhas');
}
