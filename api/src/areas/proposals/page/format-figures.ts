import { formatExactNumber, formatMoney, formatNumber } from '@girassol/shared-domain';

/** Formats an amount in reais, without cents from a thousand on. */
export const formatWholeMoney = (reais: number): string =>
  Math.abs(reais) >= 1_000 ? formatMoney(Math.round(reais)).replace(/,00$/, '') : formatMoney(reais);

/** Formats an energy in kWh without decimals: `1.250 kWh`. */
export const formatKwh = (value: number): string => `${formatNumber(value, 0)} kWh`;

/** Formats a fraction as percent: `0.125` is `12,5%`. */
export const formatPercentage = (fraction: number, digits = 1): string =>
  `${formatNumber(fraction * 100, digits)}%`;

/** Formats a number without needless decimals: `10`, `12,5`. */
export const formatPlainNumber = (value: number): string => formatExactNumber(value);

/** Describes the yearly rise of tariffs, in percent: `com a energia reajustada em 10% ao ano`. */
export const describeInflation = (inflation: number): string =>
  inflation === 0
    ? 'sem reajuste da energia'
    : `com a energia reajustada em ${formatPlainNumber(inflation)}% ao ano`;

/** Formats a duration in years with its unit: `1 ano`, `4,5 anos`. */
export const formatDurationInYears = (value: number): string =>
  `${formatYearCount(value)} ${value === 1 ? 'ano' : 'anos'}`;

const formatYearCount = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 1);
