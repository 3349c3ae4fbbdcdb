/**
 * Normalizes a text to lower case without accents, apostrophes and hyphens, so that "Dias d'Ávila" equals "dias
 * davila".
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’`´]/g, '')
    .toLowerCase()
    .replace(/[-\s]+/g, ' ')
    .trim();
}
