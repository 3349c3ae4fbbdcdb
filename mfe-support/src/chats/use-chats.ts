import {
  buildApiPagesQuery,
  buildApiQueryKey,
  queryClient,
  removeDuplicateItems,
  useApiQuery,
  useRefreshOnEvent,
  useSession,
} from '@girassol/shared-auth';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ChatChoices } from './chat-address';

const LIST = 'GET /chats/list/:multiplier';
const ACCOUNTS = 'GET /omnichannels/user/:userId';

/** Loads the conversations that the choices find, page by page, and again when one of them changes. */
export function useChats({ search, filter, accountId }: ChatChoices) {
  const input = { query: { search, filter, ...(accountId && { accountId }) } };
  const query = useInfiniteQuery({
    queryKey: buildApiQueryKey(LIST, input),
    ...buildApiPagesQuery(LIST, input),
    placeholderData: keepPreviousData,
  });
  useRefreshOnEvent(LIST, ({ kind }) => kind === 'chat-changed');
  return { query, chats: removeDuplicateItems(query.data?.pages.flatMap(({ items }) => items) ?? []) };
}

/** Loads the lists of conversations again, after an own change. */
export const refreshChatLists = (): void =>
  void queryClient.invalidateQueries({ queryKey: buildApiQueryKey(LIST) });

/** Loads the WhatsApp accounts of the company. */
export function useWppAccounts() {
  const userId = useSession()?.userId ?? '';
  return useApiQuery(ACCOUNTS, { params: { userId } });
}

/** Loads the WhatsApp accounts again, after one was changed. */
export const refreshWppAccounts = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: buildApiQueryKey(ACCOUNTS) });
