import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import type { HelpArticles } from './articles/load-articles';
import { proposeArticles } from './search/propose-articles';
import { searchArticles } from './search/search-articles';

/** Maximum number of articles that a search answers. */
const MAX_FOUND = 8;

/** Registers the route by which screens find help articles. */
export function registerHelpRoutes(app: FastifyInstance, articles: HelpArticles): void {
  serve(app, 'GET /help/articles', async ({ tx, query: { search, path } }) => {
    if (search === '') return { articles: proposeArticles(articles, path) };
    const found = await searchArticles(tx, articles, search);
    return { articles: found.slice(0, MAX_FOUND).map(({ article }) => article) };
  });
}
