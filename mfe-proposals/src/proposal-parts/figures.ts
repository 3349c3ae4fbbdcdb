import { formatMoney, formatNumber, formatYears } from '@girassol/shared-domain';

/** Energy in kWh, whole: `1.234 kWh`. */
export const kwhText = (kwh: number): string => `${formatNumber(kwh, 0)} kWh`;

/** A price of energy: `R$ 0,950/kWh`. */
export const tariffText = (reais: number): string => `R$ ${formatNumber(reais, 3)}/kWh`;

/** `12,5%` of 12.5. */
export const percentText = (percent: number): string =>
  `${formatNumber(percent, Number.isInteger(percent) ? 0 : 2)}%`;

/** `3 anos e 2 meses`; null: never. */
export const yearsText = (years: number | null): string => (years === null ? '–' : formatYears(years));

/** Money, or a dash where nothing is known. */
export const moneyText = (reais: number | null | undefined): string =>
  reais === null || reais === undefined ? '–' : formatMoney(reais);
