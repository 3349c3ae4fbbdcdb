import { formatNumber, formatPower } from '@girassol/shared-domain';
import type { Calculation } from '@girassol/shared-domain/contract';

/** An estimate has no cents: `R$ 412`. */
export const roundedMoney = (reais: number): string => `R$ ${formatNumber(reais, 0)}`;

/** What is saved, line by line; null where nothing is. */
export function savingsFacts({
  savings: { billWithout, billWith, firstYear, years25 },
}: Calculation['result']): { label: string; value: string }[] | null {
  if (firstYear <= 0) return null;
  return [
    { label: 'Conta de energia no primeiro ano, sem o sistema', value: roundedMoney(billWithout) },
    { label: 'Conta de energia no primeiro ano, com o sistema', value: roundedMoney(billWith) },
    { label: 'Economia no primeiro ano', value: roundedMoney(firstYear) },
    { label: 'Economia em 25 anos', value: roundedMoney(years25) },
  ];
}

/** The result as a text to be sent to somebody. */
export function resultText({ consumption, result }: Calculation): string {
  const { power, moduleCount, area, generation } = result;
  const savings = savingsFacts(result) ?? [];
  return [
    `Sistema solar para ${consumption.location.city}/${consumption.location.uf}`,
    `Potência: ${formatPower(power)} (${moduleCount} módulos, ${formatNumber(area, 0)} m²)`,
    `Geração: ${formatNumber(generation.averageMonthly, 0)} kWh por mês`,
    ...savings.map(({ label, value }) => `${label}: ${value}`),
  ].join('\n');
}
