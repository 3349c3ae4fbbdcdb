/** Lower case, without accents, apostrophes and hyphens: how "Dias d'Ávila" and "dias davila" are the same. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’`´]/g, '')
    .toLowerCase()
    .replace(/[-\s]+/g, ' ')
    .trim();
}
