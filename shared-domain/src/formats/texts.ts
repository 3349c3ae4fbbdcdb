/** Returns the first and last initial of a name, for an avatar: `Ana Paula Souza` is `AS`. */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends
    .map((word = '') => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}

/** Returns the first `length` characters of a text, with an ellipsis if something was left out. */
export function truncate(text: string, length: number): string {
  // By code point: an emoji is not cut in half.
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text;
}

/** Joins words to an enumeration: `Vendas, Obras e Contratos`. */
export const formatEnumeration = (words: readonly string[]): string =>
  new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(words);
