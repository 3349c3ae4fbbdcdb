import { createHash } from 'node:crypto';
import type { Database } from '@girassol/api-platform/database';
import { removeAccents } from '@girassol/shared-domain';
import { sql } from 'kysely';
import type { HelpArticle } from '../articles/article';
import type { HelpArticles } from '../articles/load-articles';

/** Changes with how articles are indexed, so that all are indexed anew. */
const INDEX_VERSION = '2';

/**
 * Returns a text with itself without accents, which people leave out and the dictionary of stop words does not, and its
 * words with a hyphen in one: `e-mail` is also `email`.
 */
function withPlainForms(text: string): string {
  const plain = removeAccents(text);
  const compounds = plain.split(/[^\p{L}-]/u).filter((word) => word.includes('-'));
  return [text, plain, ...compounds.map((word) => word.replaceAll('-', ''))].join(' ');
}

/** Writes the index of the articles whose content has changed, and deletes the rows of those that are gone. */
export async function indexArticles(database: Database, articles: HelpArticles): Promise<void> {
  await database.asSystem(async (tx) => {
    const indexed = await tx.selectFrom('help_articles').select(['slug', 'hash']).execute();
    const hashes = new Map(indexed.map(({ slug, hash }) => [slug, hash]));
    for (const article of articles.values())
      if (hashes.get(article.slug) !== hashArticle(article)) {
        const row = {
          title: article.title,
          summary: article.summary,
          hash: hashArticle(article),
          search: buildSearch(article),
        };
        await tx
          .insertInto('help_articles')
          .values({ slug: article.slug, ...row })
          .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
          .execute();
      }
    const gone = indexed.map(({ slug }) => slug).filter((slug) => !articles.has(slug));
    if (gone.length > 0) await tx.deleteFrom('help_articles').where('slug', 'in', gone).execute();
  });
}

const hashArticle = ({ title, summary, keywords, text }: HelpArticle): string =>
  createHash('sha256')
    .update(JSON.stringify([INDEX_VERSION, title, summary, keywords, text]))
    .digest('hex');

function buildSearch({ title, summary, keywords, blocks }: HelpArticle) {
  const body = blocks.flatMap(({ lines }) => lines.flat().map(({ text }) => text)).join(' ');
  const part = (text: string, weight: 'A' | 'B' | 'C' | 'D') =>
    sql<string>`setweight(to_tsvector('pg_catalog.portuguese', ${withPlainForms(text)}), ${sql.lit(weight)})`;
  return sql<string>`${part(title, 'A')} || ${part(keywords.join(' '), 'B')} || ${part(summary, 'C')} || ${part(body, 'D')}`;
}
