import type { WrittenKind } from '../written-sheet';

/** How cells of a kind are shown; programs put the separators of the reader's language. Text stays text: zeros in front too. */
export const numberFormats: Record<WrittenKind, string> = {
  text: '@',
  integer: '0',
  number: '#,##0.00####',
  money: '"R$" #,##0.00;-"R$" #,##0.00',
  percent: '0.00"%"',
  date: 'dd/mm/yyyy',
  datetime: 'dd/mm/yyyy hh:mm',
};

/** Characters, where a column does not say. */
export const widths: Record<WrittenKind, number> = {
  text: 24,
  integer: 12,
  number: 14,
  money: 16,
  percent: 11,
  date: 12,
  datetime: 17,
};
