import { removeAccents } from './remove-accents';

/** Returns a text in lower case without accents, for searching: "pré" and "PRE" are equal. */
export function toSearchText(text: string): string {
  return removeAccents(text).toLocaleLowerCase('pt-BR').trim();
}

const splitWords = (text: string): string[] =>
  toSearchText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Returns true if every word of the search is the beginning of some word of the text. A blank search matches everything;
 * one of signs alone, such as "%" or an emoji, nothing.
 */
export function matchesSearchWords(text: string, search: string): boolean {
  const words = splitWords(text);
  const parts = splitWords(search);
  if (parts.length === 0) return search.trim() === '';
  return parts.every((part) => words.some((word) => word.startsWith(part)));
}
