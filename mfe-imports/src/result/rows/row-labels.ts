import type { ImportRecord, ImportRow } from '@girassol/shared-domain/contract';
import { type DuplicateChoice, formatCellText } from '@girassol/shared-domain/imports';

/** Values that stand for a row which has no name. */
const MAX_VALUES = 4;

/** Formats the title of a row: `Linha 12`. */
export const formatRowTitle = ({ line }: ImportRow): string => `Linha ${line.toLocaleString('pt-BR')}`;

/** Formats the first values of a row; a dash if its cells are not retained. */
export function formatFirstValues({ cells }: Pick<ImportRow, 'cells'>): string {
  const texts = cells.map(formatCellText).filter((text) => text !== '');
  return texts.length === 0 ? '–' : texts.slice(0, MAX_VALUES).join(' · ');
}

/**
 * Formats the first values of a row from columns that are mapped to a property. The name stands first; a name
 * split over several columns is joined.
 */
export function formatMappedValues(
  { cells }: Pick<ImportRow, 'cells'>,
  { headers, mapping }: Pick<ImportRecord, 'headers' | 'mapping'>,
): string {
  const columns = headers.map((header, at) => ({
    property: mapping[header] ?? null,
    cell: cells[at] ?? null,
  }));
  const mapped = columns.filter(({ property }) => property !== null);
  if (mapped.length === 0) return formatFirstValues({ cells });
  const isName = ({ property }: (typeof mapped)[number]) =>
    property === 'nome' || property === 'nome_cliente';
  const name = mapped
    .filter(isName)
    .map(({ cell }) => formatCellText(cell))
    .filter((text) => text !== '')
    .join(' ');
  const others = mapped.filter((column) => !isName(column)).map(({ cell }) => cell);
  return formatFirstValues({ cells: [name, ...others] });
}

/**
 * Returns the text that explains why a row was not written or not undone: its faults, or the reason from the
 * server.
 */
export function getRowReason({ reason, faults }: ImportRow): string {
  if (faults.length === 0) return reason ?? '';
  return faults
    .map(({ column, message }) => (column === null ? message : `${column}: ${message}`))
    .join(' · ');
}

/**
 * Returns one sentence for each cell of a row that is ignored or interpreted differently than written, column
 * by column.
 */
export const describeRemarks = ({ remarks = [] }: ImportRow): string[] =>
  remarks.map(({ column, value, message }) => `${column ?? ''}, “${value}”: ${message}`);

/**
 * Returns the label that announces the outcome of a row, to stand before the row's name: `Novo:`, `Completa`,
 * `Atualiza`, `Igual a`. Null if the row's state already tells the outcome or a decision is needed.
 */
export function getOutcomeLabel(
  { state, action, decision, record }: ImportRow,
  chosen: DuplicateChoice,
): string | null {
  if (state === 'SAME') return 'Igual a';
  if (state !== 'READY') return null;
  if (action === 'CREATE') return 'Novo:';
  // An earlier line of the file, which the reason names.
  if (record === null) return 'Junto com outra linha:';
  return (decision ?? chosen) === 'UPDATE' ? 'Atualiza' : 'Completa';
}
