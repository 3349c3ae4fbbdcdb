import { useApiQuery } from '@girassol/shared-auth';
import type { ArticleReference } from '@girassol/support-domain/contract';

/** Loads the help articles that fit the screen at a path; none while they are on their way, or if they do not come. */
export function useProposedArticles(path: string): readonly ArticleReference[] {
  return useApiQuery('GET /help/articles', { query: { path } }).data?.articles ?? [];
}
