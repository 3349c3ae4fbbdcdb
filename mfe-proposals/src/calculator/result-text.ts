import { formatCity, formatNumber, formatPower } from '@girassol/shared-domain';
import type { SavedCalculation } from '@girassol/shared-domain/contract';

/** Formats an estimate in R$ without cents: `R$ 412`. */
export const formatRoundedMoney = (reais: number): string => `R$ ${formatNumber(reais, 0)}`;

/**
 * Returns the savings that a calculation promises: the bill without and with the system, and the savings in
 * the first year and in 25 years, in R$; null if the system saves nothing.
 */
export function getSavingsFacts({
  savings: { billWithout, billWith, firstYear, years25 },
}: SavedCalculation['result']): { label: string; value: string }[] | null {
  if (firstYear <= 0) return null;
  return [
    { label: 'Conta de luz no primeiro ano, sem o sistema', value: formatRoundedMoney(billWithout) },
    { label: 'Conta de luz no primeiro ano, com o sistema', value: formatRoundedMoney(billWith) },
    { label: 'Economia no primeiro ano', value: formatRoundedMoney(firstYear) },
    { label: 'Economia em 25 anos', value: formatRoundedMoney(years25) },
  ];
}

/**
 * Builds a text with the result of a calculation, one figure a line, which the person can send to somebody.
 */
export function buildCalculationResultMessage({ consumption, result }: SavedCalculation): string {
  const { power, moduleCount, area, generation } = result;
  const savings = getSavingsFacts(result) ?? [];
  return [
    `Sistema solar para ${formatCity(consumption.location)}`,
    `Potência: ${formatPower(power)} (${moduleCount} módulos, ${formatNumber(area, 0)} m²)`,
    `Geração: ${formatNumber(generation.averageMonthly, 0)} kWh por mês`,
    ...savings.map(({ label, value }) => `${label}: ${value}`),
  ].join('\n');
}
