import { removeAccents } from '@girassol/shared-domain';
import type { HelpArticle } from '../articles/article';
import type { HelpArticles } from '../articles/load-articles';

/** Minimum length of a word that lacks a letter or has one too many; shorter words are like too many others. */
const MIN_TYPED_LENGTH = 4;
/** Minimum length of a word with a changed letter: there are many more of these. */
const MIN_CHANGED_LENGTH = 5;
/** Minimum length of the beginning of a word that stands for the whole, such as "whats". */
const MIN_BEGINNING_LENGTH = 5;

/** Words of the help articles, in small letters and without accents. */
export interface Vocabulary {
  /** Words of each article, by its slug. */
  bySlug: ReadonlyMap<string, ReadonlySet<string>>;
  /** Words by themselves and by each form with one letter less. */
  byTypo: ReadonlyMap<string, ReadonlySet<string>>;
}

const vocabularies = new WeakMap<HelpArticles, Vocabulary>();

/** Returns the words of articles; they are collected once. */
export function getVocabulary(articles: HelpArticles): Vocabulary {
  const known = vocabularies.get(articles);
  if (known) return known;
  const bySlug = new Map([...articles.values()].map((article) => [article.slug, collectWords(article)]));
  const byTypo = new Map<string, Set<string>>();
  for (const words of bySlug.values())
    for (const word of words)
      for (const form of listTypoForms(word)) byTypo.set(form, (byTypo.get(form) ?? new Set()).add(word));
  const vocabulary = { bySlug, byTypo };
  vocabularies.set(articles, vocabulary);
  return vocabulary;
}

/** Splits a text into its words, in small letters. */
export const splitIntoWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const collectWords = ({ title, summary, keywords, text }: HelpArticle): ReadonlySet<string> =>
  new Set(splitIntoWords(removeAccents([title, summary, ...keywords, text].join(' '))));

/** Lists a word and its forms with one letter less. Two words that share a form are one typing error apart. */
const listTypoForms = (word: string): string[] => [
  word,
  ...[...word].map((_, at) => word.slice(0, at) + word.slice(at + 1)),
];

/**
 * Finds the word of the articles that an unknown one, without accents, most likely stands for: one that it begins, or
 * one with a letter more, less or changed, or two changed about. The first letter is seldom mistyped. Undefined where
 * none is close.
 */
export function findClosestWord({ byTypo, bySlug }: Vocabulary, typed: string): string | undefined {
  if (typed.length < MIN_TYPED_LENGTH || /\d/.test(typed)) return undefined;
  const close = new Set(listTypoForms(typed).flatMap((form) => [...(byTypo.get(form) ?? [])]));
  if (typed.length >= MIN_BEGINNING_LENGTH)
    for (const words of bySlug.values())
      for (const word of words) if (word.startsWith(typed)) close.add(word);
  const candidates = [...close].filter(
    (word) =>
      word[0] === typed[0] &&
      !/\d/.test(word) &&
      word.length >= MIN_TYPED_LENGTH &&
      (word.length !== typed.length || word.length >= MIN_CHANGED_LENGTH),
  );
  const countArticles = (word: string) => [...bySlug.values()].filter((words) => words.has(word)).length;
  return candidates.toSorted(
    (one, other) => countArticles(other) - countArticles(one) || one.localeCompare(other),
  )[0];
}
