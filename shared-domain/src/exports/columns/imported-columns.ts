import { getImportProperties, type ImportType } from '../../imports';
import { type ExportColumn, toExportColumnKind } from './column';

interface Wanted {
  /** Properties that are exported only where somebody chooses them, by their names. */
  optional?: readonly string[];
  /** Properties that are not exported at all. */
  without?: readonly string[];
  /** Columns with a sum below. */
  summed?: readonly string[];
}

/**
 * Builds the export columns that correspond to the properties of an import type, with the same labels. A file
 * exported with these columns can be imported again and changes no record.
 */
export const buildReimportableColumns = (
  type: ImportType,
  { optional = [], without = [], summed = [] }: Wanted = {},
): ExportColumn[] =>
  getImportProperties(type)
    .filter(({ name }) => !without.includes(name))
    .map(({ name, label, kind }) => ({
      key: name,
      title: label,
      kind: toExportColumnKind(kind),
      isDefault: !optional.includes(name),
      ...(summed.includes(name) && { hasSum: true }),
    }));
