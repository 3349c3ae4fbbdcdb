import { buildApiQueryKey, onAccountEvent, queryClient, tabId, useApiQuery } from '@girassol/shared-auth';
import type { Archive, ResponseBody } from '@girassol/shared-domain/contract';
import { useEffect } from 'react';

const READ = 'GET /archives/customer/:userId/:cid';
/** Links are good for ten minutes at least; they are renewed before. */
const RENEW_LINKS_MS = 8 * 60_000;

/** Loads a customer's archive and reloads it when somebody else changes it. */
export function useArchive(userId: string, cid: string, isOpen: boolean) {
  const query = useApiQuery(
    READ,
    { params: { userId, cid } },
    { enabled: isOpen, refetchOnMount: 'always', refetchInterval: RENEW_LINKS_MS },
  );
  useEffect(
    () =>
      onAccountEvent((event) => {
        const isOurs = event.kind === 'archive-changed' && event.customer === cid && event.by !== tabId;
        if (isOurs || event.kind === 'resync') void refreshArchive(cid);
      }),
    [cid],
  );
  return query;
}

const matchesCustomer = (cid: string) => (query: { queryKey: readonly unknown[] }) =>
  JSON.stringify(query.queryKey).includes(cid);

/** Invalidates the cached archive of a customer; archives on screen reload. */
export const refreshArchive = (cid: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: buildApiQueryKey(READ), predicate: matchesCustomer(cid) });

/**
 * Changes the cached archive of a customer ahead of the server's answer. Returns a function that reverts the change.
 */
export function changeCachedArchive(cid: string, change: (archive: Archive) => Archive): () => void {
  const filters = { queryKey: buildApiQueryKey(READ), predicate: matchesCustomer(cid) };
  const before = queryClient.getQueriesData<ResponseBody<typeof READ>>(filters);
  queryClient.setQueriesData<ResponseBody<typeof READ>>(
    filters,
    (data) => data && { ...data, archive: change(data.archive) },
  );
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data);
  };
}
