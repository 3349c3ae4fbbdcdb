export { type HelpArticles, loadArticles } from './articles/load-articles';
export { registerHelpRoutes } from './routes';
export { indexArticles } from './search/index-articles';
