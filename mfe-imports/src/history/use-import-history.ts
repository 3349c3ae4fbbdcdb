import {
  buildApiPagesQuery,
  buildApiQueryKey,
  removeDuplicateItems,
  useRefreshOnEvent,
  useSession,
} from '@girassol/shared-auth';
import { useInfiniteQuery } from '@tanstack/react-query';

const LIST = 'GET /imports/user/:userId/:multiplier';

/** Loads the imports visible to the person, newest first, page by page, and refreshes their progress. */
export function useImportHistory() {
  const userId = useSession()?.userId ?? '';
  useRefreshOnEvent(LIST, ({ kind }) => kind === 'import-changed');
  return useInfiniteQuery({
    queryKey: [...buildApiQueryKey(LIST), 'pages', userId],
    ...buildApiPagesQuery(LIST, { params: { userId } }),
    enabled: userId !== '',
    refetchOnMount: 'always',
    select: ({ pages }) => removeDuplicateItems(pages.flatMap((page) => page.imports)),
  });
}
