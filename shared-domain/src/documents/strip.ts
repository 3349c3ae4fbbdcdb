/** Returns the digits of a text. */
export function extractDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * Returns a CPF or CNPJ without punctuation, with letters in upper case. Letters are retained because a CNPJ
 * may have letters since July 2026.
 */
export function stripCpfOrCnpjMask(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]/g, '');
}
