import type { Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';
import type { HelpArticle } from '../articles/article';
import type { HelpArticles } from '../articles/load-articles';
import { withoutAccentsToo } from './index-articles';

/** Article that a search has found. */
export interface FoundArticle {
  article: HelpArticle;
  /** Weight of the words that were found, rare ones more than common ones. */
  score: number;
  /** Share of the weight of all words that the article has, from 0 to 1. */
  covered: number;
}

/** Share of the words of a question that an article must have to be an answer to it. */
const MIN_COVERED = 0.4;
/**
 * Minimum score of an article that has only some words of a question. Measured on the questions of
 * `questions.fixture.ts`: the right articles have 3.4 and more, the wrong ones of unrelated questions seldom 2.
 */
const MIN_PARTIAL_SCORE = 3;

/** Maximum number of articles in a list. */
const MAX_FOUND = 8;

/** Checks whether an article answers a question, and does not only mention some of its words. */
export const isRelevant = ({ covered, score }: FoundArticle): boolean =>
  covered >= MIN_COVERED && (score >= MIN_PARTIAL_SCORE || covered > 0.99);

/**
 * Searches help articles by the words of a text, best first, for a person who chooses from a list. Finds nothing
 * unless the best one is relevant.
 */
export async function findHelpArticles(
  tx: Tx,
  articles: HelpArticles,
  search: string,
): Promise<HelpArticle[]> {
  const found = await searchArticles(tx, articles, search);
  return found[0] && isRelevant(found[0]) ? found.slice(0, MAX_FOUND).map(({ article }) => article) : [];
}

/** Searches help articles by the words of a question, best first. Stop words, accents and endings do not matter. */
export async function searchArticles(
  tx: Tx,
  articles: HelpArticles,
  question: string,
): Promise<FoundArticle[]> {
  const { rows } = await sql<{ slug: string; score: number; covered: number }>`
    select slug, score, covered from search_help_articles(${withoutAccentsToo(question)})`.execute(tx);
  return rows.flatMap(({ slug, score, covered }) => {
    const article = articles.get(slug);
    return article ? [{ article, score, covered }] : [];
  });
}

/** Returns true for a question without a word to search for, such as "e como?". */
export async function hasOnlyStopWords(tx: Tx, question: string): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select length(to_tsvector('pg_catalog.portuguese', ${withoutAccentsToo(question)})) as count`.execute(tx);
  return rows[0]?.count === 0;
}
