import { formatMoney, formatNumber } from '@girassol/shared-domain';

/** Energy in kWh, whole: `1.234 kWh`. */
export const kwhText = (kwh: number): string => `${formatNumber(kwh, 0)} kWh`;

/** A price of energy: `R$ 0,950/kWh`. */
export const tariffText = (reais: number): string => `R$ ${formatNumber(reais, 3)}/kWh`;

/** `12,5%` of 12.5. */
export const percentText = (percent: number): string =>
  `${formatNumber(percent, Number.isInteger(percent) ? 0 : 2)}%`;

/** Years with their part of a year in words: `3 anos e 2 meses`; null: never. */
export function yearsText(years: number | null): string {
  if (years === null) return '–';
  const months = Math.ceil(years * 12 - 1e-9);
  const whole = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [
    whole > 0 && `${whole} ${whole === 1 ? 'ano' : 'anos'}`,
    rest > 0 && `${rest} ${rest === 1 ? 'mês' : 'meses'}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' e ') : 'menos de 1 mês';
}

/** Money, or a dash where nothing is known. */
export const moneyText = (reais: number | null | undefined): string =>
  reais === null || reais === undefined ? '–' : formatMoney(reais);
