import { apiPages, apiQueryKey, onceEach, useRefresh, useSession } from '@girassol/shared-auth';
import { useInfiniteQuery } from '@tanstack/react-query';

const LIST = 'GET /imports/user/:userId/:multiplier';

/** Imports that this person may see, the newest first and page by page; how far they are is kept fresh. */
export function useHistory() {
  const userId = useSession()?.userId ?? '';
  useRefresh(LIST, ({ kind }) => kind === 'import-changed');
  return useInfiniteQuery({
    queryKey: [...apiQueryKey(LIST), 'pages', userId],
    ...apiPages(LIST, { params: { userId } }),
    enabled: userId !== '',
    refetchOnMount: 'always',
    select: ({ pages }) => onceEach(pages.flatMap((page) => page.imports)),
  });
}
