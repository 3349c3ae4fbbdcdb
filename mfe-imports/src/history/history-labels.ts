import { formatCountWithNoun } from '@girassol/shared-domain';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import { buildImportFigures } from '../result/import-figures';

/**
 * Formats the counts of an import: `120 criados · 3 com problema`. While the counts are unknown, formats the
 * number of rows in the file.
 */
export function formatImportCounts(record: ImportRecord): string {
  const told = record.state === 'DRAFT' || record.state === 'CHECKING' ? [] : buildImportFigures(record);
  const texts = told
    .filter(({ count }) => count > 0)
    .map(({ count, label }) => `${count.toLocaleString('pt-BR')} ${label}`);
  return texts.length > 0 ? texts.join(' · ') : formatCountWithNoun(record.rows, 'linha', 'linhas');
}
