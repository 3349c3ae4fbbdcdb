import { apiQueryKey, clientId, onAccountEvent, queryClient, useApiQuery } from '@girassol/shared-auth';
import type { Answer, Archive } from '@girassol/shared-domain/contract';
import { useEffect } from 'react';

const READ = 'GET /archives/customer/:userId/:cid';
/** Links are good for ten minutes at least; they are renewed before. */
const RENEW_LINKS_MS = 8 * 60_000;

/** A customer's archive, read again when somebody else changes it. */
export function useArchive(userId: string, cid: string, isOpen: boolean) {
  const query = useApiQuery(
    READ,
    { params: { userId, cid } },
    { enabled: isOpen, refetchOnMount: 'always', refetchInterval: RENEW_LINKS_MS },
  );
  useEffect(
    () =>
      onAccountEvent((event) => {
        const isOurs = event.kind === 'archive-changed' && event.customer === cid && event.by !== clientId;
        if (isOurs || event.kind === 'resync') void readArchiveAgain(cid);
      }),
    [cid],
  );
  return query;
}

const isOfCustomer = (cid: string) => (query: { queryKey: readonly unknown[] }) =>
  JSON.stringify(query.queryKey).includes(cid);

/** Reads what is shown of a customer's archive again. */
export const readArchiveAgain = (cid: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: apiQueryKey(READ), predicate: isOfCustomer(cid) });

/** Changes what is shown at once; the server's answer follows. Gives back how to undo it. */
export function changeArchive(cid: string, change: (archive: Archive) => Archive): () => void {
  const filters = { queryKey: apiQueryKey(READ), predicate: isOfCustomer(cid) };
  const before = queryClient.getQueriesData<Answer<typeof READ>>(filters);
  queryClient.setQueriesData<Answer<typeof READ>>(
    filters,
    (data) => data && { ...data, archive: change(data.archive) },
  );
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data);
  };
}
