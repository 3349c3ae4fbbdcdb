import { formatExactNumber, formatMoney, formatNumber, formatYears } from '@girassol/shared-domain';

/** Formats energy in whole kWh: `1.234 kWh`. */
export const formatKwh = (kwh: number): string => `${formatNumber(kwh, 0)} kWh`;

/** Formats a percentage: `12,5%` for 12.5. */
export const formatPercent = (percent: number): string =>
  `${formatExactNumber(percent, Number.isInteger(percent) ? 0 : 2)}%`;

/**
 * Formats the payback time of a system in years: `3 anos e 2 meses`; a dash for null, a system that never
 * pays back.
 */
export const formatPayback = (years: number | null): string => (years === null ? '–' : formatYears(years));

/** Formats an amount in R$, or a dash if it is unknown. */
export const formatMoneyOrDash = (reais: number | null | undefined): string =>
  reais === null || reais === undefined ? '–' : formatMoney(reais);
