import { formatNumber, parseMoney } from '@girassol/shared-domain';

/** January to December; null where nothing was typed. */
export type Months = (number | null)[];

/** kWh as a cell shows it: `1.234`, `350,5`. */
export function cellText(kwh: number | null): string {
  if (kwh === null) return '';
  return formatNumber(kwh, 2)
    .replace(/,00$/, '')
    .replace(/(,\d)0$/, '$1');
}

/** kWh of a typed cell; null when there is no number in it. */
export const parseCell = (text: string): number | null => parseMoney(text);

/** The numbers of a text that was copied from a spreadsheet: a row, a column, or values with `;` between them. */
export const pastedCells = (text: string): (number | null)[] =>
  text
    .trim()
    .split(/[\t\r\n;]+|\s+/)
    .filter((cell) => cell !== '')
    .map(parseCell);

/** Months with pasted cells from one of them on; what goes beyond December is left out. */
export function pasteInto(months: Months, start: number, cells: readonly (number | null)[]): Months {
  return months.map((kwh, index) => {
    const cell = index < start ? undefined : cells[index - start];
    return cell === undefined ? kwh : cell;
  });
}

/** Sum and average of a year: the sum divided by 12, however many months were filled (proposals-023). */
export function yearFigures(months: Months): { total: number; average: number } {
  const total = months.reduce<number>((sum, kwh) => sum + (kwh ?? 0), 0);
  return { total, average: total / 12 };
}
