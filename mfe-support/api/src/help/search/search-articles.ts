import type { Tx } from '@girassol/api-platform/database';
import { removeAccents } from '@girassol/shared-domain';
import { sql } from 'kysely';
import type { HelpArticle } from '../articles/article';
import type { HelpArticles } from '../articles/load-articles';
import { findClosestWord, getVocabulary, splitIntoWords } from './vocabulary';

/** Article that a search has found. */
export interface FoundArticle {
  article: HelpArticle;
  /** Weight of the words that were found, rare ones more than common ones. */
  score: number;
  /** Share of the weight of all words that the article has, from 0 to 1. */
  covered: number;
  /** Prominence of the words that were found: 1 in the title, 0.9 in the keywords, 0.5 in the summary, 0.25 in the text, on average. */
  prominence: number;
}

/** Share of the words of a question that an article must have to be an answer to it. */
const MIN_COVERED = 0.4;
/**
 * Minimum score of an article that has only some words of a question. Measured on the questions of
 * `questions.fixture.ts`: the right articles have 3.5 and more, the wrong ones of unrelated questions seldom 3.
 */
const MIN_PARTIAL_SCORE = 3.3;

/** Minimum prominence of the words of an answer that has all words of a short question, such as "que horas são?". */
const MIN_PROMINENCE = 0.6;

/** Weight of a word of which an article has only the stem, where another article has the word. */
const STEM_WEIGHT = 0.75;

/** Maximum number of articles in a list. */
const MAX_FOUND = 8;

/**
 * Checks whether an article is an answer that can be given without a choice: it is relevant, and is about the words of the
 * question, or has many of them.
 */
export const isAnswer = (found: FoundArticle): boolean =>
  isRelevant(found) && (found.score >= MIN_PARTIAL_SCORE || found.prominence >= MIN_PROMINENCE);

/** Checks whether an article has to do with a question, and does not only mention some of its words. */
export const isRelevant = ({ covered, score }: FoundArticle): boolean =>
  covered >= MIN_COVERED && (score >= MIN_PARTIAL_SCORE || covered > 0.99);

/**
 * Searches help articles by the words of a text, best first, for a person who chooses from a list. Finds nothing
 * unless the best one answers the question; a single word is looked up wherever it stands.
 */
export async function findHelpArticles(
  tx: Tx,
  articles: HelpArticles,
  search: string,
): Promise<HelpArticle[]> {
  const found = await searchArticles(tx, articles, search);
  const isFound = splitIntoWords(search).length === 1 ? isRelevant : isAnswer;
  return found[0] && isFound(found[0]) ? found.slice(0, MAX_FOUND).map(({ article }) => article) : [];
}

/**
 * Searches help articles by the words of a question, best first. Stop words, accents and endings do not matter, nor does a
 * typing error in a word that no article has. A word is one word with its accents and without them: it counts once, and
 * is found if either form is. Where an article has the very word, others that only have its stem come after it: "logar"
 * and "logo" have one.
 */
export async function searchArticles(
  tx: Tx,
  articles: HelpArticles,
  question: string,
): Promise<FoundArticle[]> {
  const words = await correctTypos(tx, articles, splitWords(question));
  const exact = [...getVocabulary(articles).bySlug].flatMap(([slug, known]) =>
    words.map(removeAccents).flatMap((word) => (known.has(word) ? [{ slug, word }] : [])),
  );
  const { rows } = await sql<{ slug: string; score: number; covered: number; prominence: number }>`
    with typed as (
      select distinct on (to_tsvector('pg_catalog.portuguese', plain)) plain as word,
        tsvector_to_array(to_tsvector('pg_catalog.portuguese', word || ' ' || plain)) as lexemes
      from unnest(${words}::text[], ${words.map(removeAccents)}::text[]) as t (word, plain)
      where length(to_tsvector('pg_catalog.portuguese', word)) > 0
      order by to_tsvector('pg_catalog.portuguese', plain), plain
    ), lexemes as (
      select word, unnest(lexemes) as lexeme from typed
    ), exact as (
      select slug, word
      from unnest(${exact.map(({ slug }) => slug)}::text[], ${exact.map(({ word }) => word)}::text[]) as t (slug, word)
    ), found as (
      select a.slug, t.word,
        max(case weight when 'A' then 1 when 'B' then 0.9 when 'C' then 0.5 else 0.25 end)
          * case when exists (select from exact e where e.word = t.word)
              and not exists (select from exact e where e.word = t.word and e.slug = a.slug)
            then ${STEM_WEIGHT}::double precision else 1 end as weight
      from help_articles a
      cross join unnest(a.search) l
      cross join unnest(l.weights) weight
      join lexemes t using (lexeme)
      group by a.slug, t.word
    ), rarity as (
      select t.word, ln(1 + (select count(*) from help_articles)::double precision / greatest(count(f.slug), 1)) as worth
      from typed t left join found f using (word)
      group by t.word
    )
    select f.slug, sum(f.weight * r.worth)::double precision as score,
      sum(r.worth) / (select sum(worth) from rarity) as covered,
      sum(f.weight * r.worth)::double precision / sum(r.worth) as prominence
    from found f join rarity r using (word)
    group by f.slug
    order by 2 desc, f.slug`.execute(tx);
  return rows.flatMap(({ slug, ...found }) => {
    const article = articles.get(slug);
    return article ? [{ article, ...found }] : [];
  });
}

/** Replaces each word that no article has in any form by the one that it most likely stands for. */
async function correctTypos(tx: Tx, articles: HelpArticles, words: string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[], ${words.map(removeAccents)}::text[]) as t (word, plain)
    where not exists (
      select from help_articles a
      where a.search @@ (plainto_tsquery('pg_catalog.portuguese', word) || plainto_tsquery('pg_catalog.portuguese', plain))
    ) and length(to_tsvector('pg_catalog.portuguese', word)) > 0`.execute(tx);
  const unknown = new Set(rows.map(({ word }) => word));
  const vocabulary = getVocabulary(articles);
  return words.map((word) =>
    unknown.has(word) ? (findClosestWord(vocabulary, removeAccents(word)) ?? word) : word,
  );
}

/** Returns true for a question without a word to search for, such as "e como?". */
export async function hasOnlyStopWords(tx: Tx, question: string): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from unnest(${splitWords(question)}::text[]) as t (word)
    where length(to_tsvector('pg_catalog.portuguese', word)) > 0`.execute(tx);
  return rows[0]?.count === 0;
}

/** Words of questions that say nothing of their subject, without accents. The dictionary of stop words has the others. */
const EMPTY_WORDS = new Set(
  'ai agora boa bom consegue consigo da dar dou facil fica gostaria hoje jeito melhor nao ne onde posso pra pras precisava preciso pro pros queria quero rapida rapido ta tem ter to vc vcs voce'.split(
    ' ',
  ),
);

/** Splits a question into its words. Those that say nothing are left out. */
const splitWords = (question: string): string[] =>
  splitIntoWords(question).filter((word) => !EMPTY_WORDS.has(removeAccents(word)));
