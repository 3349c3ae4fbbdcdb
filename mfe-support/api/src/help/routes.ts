import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import type { HelpArticles } from './articles/load-articles';
import { proposeArticles } from './search/propose-articles';
import { findHelpArticles } from './search/search-articles';

/** Registers the route by which screens find help articles. */
export function registerHelpRoutes(app: FastifyInstance, articles: HelpArticles): void {
  serve(app, 'GET /help/articles', async ({ tx, query: { search, path } }) => {
    if (search === '') return { articles: proposeArticles(articles, path) };
    return { articles: await findHelpArticles(tx, articles, search) };
  });
}
