import { comparePatternSpecificity, matchesPath } from '@girassol/shared-domain';
import { PROPOSED_ARTICLES } from '@girassol/support-domain/help';
import type { HelpArticle } from '../articles/article';
import type { HelpArticles } from '../articles/load-articles';

/** First articles for somebody on a screen that no article names. */
const GENERAL_SLUGS = ['primeiros-passos', 'buscar-em-tudo', 'falar-com-o-suporte'];

/** Returns the articles that fit the screen at a path: those that name its route most exactly, then general ones. */
export function proposeArticles(articles: HelpArticles, path: string): HelpArticle[] {
  const fitting = [...articles.values()]
    .flatMap((article) => {
      const [pattern] = article.screens
        .filter((screen) => matchesPath(screen, path))
        .sort(comparePatternSpecificity);
      return pattern ? [{ article, pattern }] : [];
    })
    .sort((one, other) => comparePatternSpecificity(one.pattern, other.pattern))
    .map(({ article }) => article);
  const general = GENERAL_SLUGS.flatMap((slug) => articles.get(slug) ?? []);
  return [...new Set([...fitting, ...general])].slice(0, PROPOSED_ARTICLES);
}
