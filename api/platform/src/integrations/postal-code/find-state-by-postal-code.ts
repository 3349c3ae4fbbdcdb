import type { BrazilianStateCode } from '@girassol/shared-domain';

/** The last first-five-digits of each state's range, in order (Correios, faixas de CEP por estado). */
const ranges: readonly [last: number, uf: BrazilianStateCode][] = [
  [19_999, 'SP'],
  [28_999, 'RJ'],
  [29_999, 'ES'],
  [39_999, 'MG'],
  [48_999, 'BA'],
  [49_999, 'SE'],
  [56_999, 'PE'],
  [57_999, 'AL'],
  [58_999, 'PB'],
  [59_999, 'RN'],
  [63_999, 'CE'],
  [64_999, 'PI'],
  [65_999, 'MA'],
  [68_899, 'PA'],
  [68_999, 'AP'],
  [69_299, 'AM'],
  [69_399, 'RR'],
  [69_899, 'AM'],
  [69_999, 'AC'],
  [72_799, 'DF'],
  [72_999, 'GO'],
  [73_699, 'DF'],
  [76_799, 'GO'],
  [76_999, 'RO'],
  [77_999, 'TO'],
  [78_899, 'MT'],
  [79_999, 'MS'],
  [87_999, 'PR'],
  [89_999, 'SC'],
  [99_999, 'RS'],
];

/**
 * Finds the Brazilian state of a postal code by its number alone; null for a number below the first range.
 */
export function findStateByPostalCode(cep: string): BrazilianStateCode | null {
  const place = Number(cep.slice(0, 5));
  if (place < 1_000) return null;
  return ranges.find(([last]) => place <= last)?.[1] ?? null;
}
