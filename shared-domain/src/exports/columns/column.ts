import type { PropertyKind } from '../../imports';

/** What the cells of a column are. */
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

/** A column that can be exported. */
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

/** A column that is not imported. */
export const column = (
  key: string,
  title: string,
  kind: ExportColumnKind = 'text',
  more: Partial<Pick<ExportColumn, 'isDefault' | 'hasSum' | 'needsPricing'>> = {},
): ExportColumn => ({ key, title, kind, isDefault: true, ...more });

/** What the cells of an imported property are when they are exported. */
export function cellKind(kind: PropertyKind): ExportColumnKind {
  return kind === 'money' || kind === 'number' || kind === 'integer' || kind === 'date' ? kind : 'text';
}
