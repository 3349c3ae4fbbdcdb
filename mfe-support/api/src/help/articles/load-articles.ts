import { readdirSync, readFileSync } from 'node:fs';
import { helpCategories } from '@girassol/support-domain/help';
import type { HelpArticle } from './article';
import { parseArticle } from './parse-article';

/** In a bundled server the articles lie beside the program (`api/build.mjs`). */
const folder = new URL(import.meta.url.endsWith('.ts') ? './texts/' : './help-articles/', import.meta.url);

/** Article that comes before the others of its category. */
const FIRST_SLUG = 'primeiros-passos';

/** Help articles by slug, in the order of the help page. */
export type HelpArticles = ReadonlyMap<string, HelpArticle>;

let loaded: HelpArticles | undefined;

/** Returns all help articles, read from their files once. Throws for a file that is no article. */
export function loadArticles(): HelpArticles {
  loaded ??= readArticles();
  return loaded;
}

function readArticles(): HelpArticles {
  const articles = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => parseArticle(name.slice(0, -'.md'.length), readFileSync(new URL(name, folder), 'utf8')))
    .sort(
      (one, other) =>
        Number(other.slug === FIRST_SLUG) - Number(one.slug === FIRST_SLUG) ||
        one.title.localeCompare(other.title, 'pt-BR'),
    );
  const ordered = helpCategories.flatMap((category) =>
    articles.filter((article) => article.category === category),
  );
  return new Map(ordered.map((article) => [article.slug, article]));
}
