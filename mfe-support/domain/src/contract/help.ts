import { type ContractRoutes, trimmedText } from '@girassol/shared-domain/contract';
import { z } from 'zod';
import { MAX_HELP_SEARCH_LENGTH } from '../help';

/** Help article as lists and citations name it. Its page is `/ajuda/<slug>`. */
export const articleReference = z.object({ slug: z.string(), title: z.string(), summary: z.string() });

/** API calls of help articles. */
export const helpContract = {
  'GET /help/articles': {
    access: 'session',
    summary: 'Help articles that fit a search, or the screen at a path; best first',
    query: z.object({
      search: trimmedText(MAX_HELP_SEARCH_LENGTH).default(''),
      /** Path of the screen that the caller looks at; counts where nothing is searched. */
      path: trimmedText(500).default(''),
    }),
    answer: z.object({ articles: z.array(articleReference) }),
  },
} as const satisfies ContractRoutes;

/** Help article as lists and citations name it. */
export type ArticleReference = z.infer<typeof articleReference>;
