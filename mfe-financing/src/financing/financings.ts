import {
  buildApiQueryKey,
  onAccountEvent,
  queryClient,
  tabId,
  useApiQuery,
  useRefreshOnEvent,
} from '@girassol/shared-auth';
import { isAboutDeal } from '@girassol/shared-domain';
import type { Financing, ResponseBody } from '@girassol/shared-domain/contract';
import { useEffect } from 'react';

const ONE = 'GET /financings/single/:fid';
/** Query cache key prefix of all lists of financings. */
export const FINANCINGS_QUERY_KEY = 'financings';
/** API call that loads the account's registration with the bank. */
export const LOAD_REGISTRATION_CALL = 'GET /registrations/single';

/** Reloads all lists of financings and the data of single financings. */
export function refreshFinancings(): void {
  void queryClient.invalidateQueries({ queryKey: [FINANCINGS_QUERY_KEY] });
  void queryClient.invalidateQueries({ queryKey: buildApiQueryKey(ONE) });
  void queryClient.invalidateQueries({
    queryKey: buildApiQueryKey('GET /financings/dates/:scope/:fetchId/:from/:until'),
  });
  for (const call of ['papers', 'events'] as const)
    void queryClient.invalidateQueries({
      queryKey: buildApiQueryKey(
        call === 'papers'
          ? 'GET /financings/single/papers/:fid'
          : 'GET /financings/single/events/:fid/:multiplier',
      ),
    });
}

/**
 * Reloads the lists and single financings on screen when another person or the bank has changed a financing.
 */
export function useFinancingRefresh(): void {
  useEffect(
    () =>
      onAccountEvent((event) => {
        const isOthers = event.kind === 'financings-changed' && event.by !== tabId;
        if (!isOthers && event.kind !== 'resync') return;
        refreshFinancings();
        if (event.kind === 'resync' || event.financing === null)
          void queryClient.invalidateQueries({ queryKey: buildApiQueryKey(LOAD_REGISTRATION_CALL) });
      }),
    [],
  );
}

/** Loads a financing with the records of its deal, and refreshes it after changes. */
export function useFinancing(fid: string | null) {
  useFinancingRefresh();
  const query = useApiQuery(
    ONE,
    { params: { fid: fid ?? '' } },
    { enabled: fid !== null, refetchOnMount: 'always' },
  );
  // Changes of financings are read above.
  useRefreshOnEvent(
    ONE,
    (event) => event.kind !== 'financings-changed' && isAboutDeal(event, query.data?.dealRecords ?? []),
  );
  return query;
}

/** Stores the financing from a call's answer in the query cache (financing-096) and reloads the lists. */
export function cacheFinancing(financing: Financing): void {
  queryClient.setQueryData<ResponseBody<typeof ONE>>(
    buildApiQueryKey(ONE, { params: { fid: financing._id } }),
    (before) => ({ ...before, financing }),
  );
  refreshFinancings();
}
