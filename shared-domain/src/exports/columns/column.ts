import type { ImportPropertyKind } from '../../imports';

/** Kinds of values in the cells of an export column. */
export const exportColumnKinds = [
  'text',
  'integer',
  'number',
  'money',
  'percent',
  'date',
  'datetime',
] as const;

export type ExportColumnKind = (typeof exportColumnKinds)[number];

/**
 * Definition of a column of an exported file: key, title, kind of values, and whether the column is exported
 * by default.
 */
export interface ExportColumn {
  /** As it is asked for; the name of the property where it can be imported again. */
  key: string;
  title: string;
  kind: ExportColumnKind;
  /** Is it exported where nobody chose columns? */
  isDefault: boolean;
  /** A sum below, in spreadsheets. */
  hasSum?: boolean;
  /** Says how a price is made: only for who may see that (boards-037). */
  needsPricing?: boolean;
}

/**
 * Builds the definition of an export column without a counterpart among the import properties. If the
 * exported file is imported again, the column is ignored.
 */
export const buildExportColumn = (
  key: string,
  title: string,
  kind: ExportColumnKind = 'text',
  more: Partial<Pick<ExportColumn, 'isDefault' | 'hasSum' | 'needsPricing'>> = {},
): ExportColumn => ({ key, title, kind, isDefault: true, ...more });

/** Converts the kind of an import property to the kind of its export column. */
export function toExportColumnKind(kind: ImportPropertyKind): ExportColumnKind {
  return kind === 'money' || kind === 'number' || kind === 'integer' || kind === 'date' ? kind : 'text';
}
