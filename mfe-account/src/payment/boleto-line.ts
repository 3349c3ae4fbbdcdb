/** Digits of each group of the typable line of a boleto, and the character before it. */
const groups = [
  [5, ''],
  [5, '.'],
  [5, ' '],
  [6, '.'],
  [5, ' '],
  [6, '.'],
  [1, ' '],
  [14, ' '],
] as const;

/**
 * Formats the typable line of a boleto as banks print it: `00190.50095 40144.816069 06809.350314 3 37370000000100`.
 * Text that has not 47 digits is returned as it is.
 */
export function formatBoletoLine(line: string): string {
  const digits = line.replace(/\D/g, '');
  if (digits.length !== 47) return line;
  let start = 0;
  return groups.reduce((text, [length, separator]) => {
    const group = digits.slice(start, start + length);
    start += length;
    return text + separator + group;
  }, '');
}
