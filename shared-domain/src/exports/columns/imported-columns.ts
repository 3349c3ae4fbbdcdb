import { type ImportType, propertiesOf } from '../../imports';
import { cellKind, type ExportColumn } from './column';

interface Wanted {
  /** Properties that are exported only where somebody chooses them, by their names. */
  optional?: readonly string[];
  /** Properties that are not exported at all. */
  without?: readonly string[];
  /** Columns with a sum below. */
  summed?: readonly string[];
}

/**
 * Columns that carry the labels of the properties of an import, so that what was exported can be imported again and changes
 * nothing.
 */
export const importedColumns = (
  type: ImportType,
  { optional = [], without = [], summed = [] }: Wanted = {},
): ExportColumn[] =>
  propertiesOf(type)
    .filter(({ name }) => !without.includes(name))
    .map(({ name, label, kind }) => ({
      key: name,
      title: label,
      kind: cellKind(kind),
      isDefault: !optional.includes(name),
      ...(summed.includes(name) && { hasSum: true }),
    }));
