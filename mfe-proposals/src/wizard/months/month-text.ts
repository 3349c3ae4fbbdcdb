import { formatNumber } from '@girassol/shared-domain';

/** Figures from January to December; null for a month without a figure. */
export type MonthlyValues = (number | null)[];

/** Formats kWh for a month's cell in the month grid: `1.234`, `350,5`. */
export function formatKwhCell(kwh: number | null): string {
  if (kwh === null) return '';
  return formatNumber(kwh, 2)
    .replace(/,00$/, '')
    .replace(/(,\d)0$/, '$1');
}

/**
 * Computes the sum and the average of twelve monthly figures. The average is the sum divided by 12, even if
 * some months are empty (proposals-023).
 */
export function computeYearSumAndAverage(months: MonthlyValues): { total: number; average: number } {
  const total = months.reduce<number>((sum, kwh) => sum + (kwh ?? 0), 0);
  return { total, average: total / 12 };
}
