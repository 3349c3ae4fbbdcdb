export type { HelpArticles } from './help';
export { support } from './module';
