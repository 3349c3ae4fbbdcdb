import { formatMoney, formatNumber } from '@girassol/shared-domain';

/** Amounts as a family says them: whole reais from a thousand on. */
export const roundMoney = (reais: number): string =>
  Math.abs(reais) >= 1_000 ? formatMoney(Math.round(reais)).replace(/,00$/, '') : formatMoney(reais);

export const kwh = (value: number): string => `${formatNumber(value, 0)} kWh`;

/** A fraction as percent: `0.125` is `12,5%`. */
export const percent = (fraction: number, digits = 1): string => `${formatNumber(fraction * 100, digits)}%`;

/** `10`, `12,5`: no decimals where there are none. */
export const plainNumber = (value: number): string => formatNumber(value).replace(/,?(?<!0)0+$/, '');

export const years = (value: number): string =>
  `${plainNumberOfYears(value)} ${value === 1 ? 'ano' : 'anos'}`;

const plainNumberOfYears = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 1);
