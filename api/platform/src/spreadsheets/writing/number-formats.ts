import type { WrittenCellKind } from '../written-sheet';

/**
 * Number formats of written cells by kind; spreadsheet programs show the separators of the reader's language.
 * Text cells stay text, leading zeros included.
 */
export const numberFormats: Record<WrittenCellKind, string> = {
  text: '@',
  integer: '0',
  number: '#,##0.00####',
  money: '"R$" #,##0.00;-"R$" #,##0.00',
  percent: '0.00"%"',
  date: 'dd/mm/yyyy',
  datetime: 'dd/mm/yyyy hh:mm',
};

/** Default column widths of written sheets by kind of cell, in characters. */
export const columnWidths: Record<WrittenCellKind, number> = {
  text: 24,
  integer: 12,
  number: 14,
  money: 16,
  percent: 11,
  date: 12,
  datetime: 17,
};
