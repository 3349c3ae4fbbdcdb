/** The digits of a text. */
export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** A CPF or CNPJ without its mask. Letters stay, in upper case: since July 2026 a CNPJ may have some. */
export function stripDocument(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]/g, '');
}
