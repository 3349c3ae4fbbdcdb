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
