/**
 * Groups the 47 digits under the bars of a boleto as people read them:
 * `99991.23456 78901.234567 89012.345678 1 12340000044900`.
 */
export const groupBoletoLine = (line: string): string =>
  line.replace(/^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8');

/** Formats the number of a bank with its check digit (modulo 11), as it stands on a boleto: `341-7`. */
export function formatBankNumber(bank: string): string {
  const total = [...bank].reverse().reduce((sum, digit, index) => sum + Number(digit) * (index + 2), 0);
  const digit = 11 - (total % 11);
  return `${bank}-${digit > 9 ? 0 : digit}`;
}
