import { getImportProperties, type ImportType } from '@girassol/shared-domain/imports';
import { type ColumnValues, computeChanges } from '../changes';
import type { KeyedRecordType } from './keyed-record-type';

/**
 * Lists the labels of those values of a row that differ from the existing record and are not imported,
 * because the import only fills empty fields.
 */
export function listUnappliedLabels<Full>(
  keyed: KeyedRecordType<Full>,
  type: ImportType,
  { current, wanted }: { current: ColumnValues; wanted: ColumnValues },
): string[] {
  const filled = computeChanges(current, wanted, 'FILL') ?? {};
  const differs = computeChanges(current, wanted, 'UPDATE') ?? {};
  const names = Object.entries(differs).flatMap(([column, value]) =>
    column in filled ? [] : (keyed.tell(column, value)?.property ?? []),
  );
  if (names.length === 0) return [];
  return getImportProperties(type).flatMap(({ name, label }) => (names.includes(name) ? [label] : []));
}
