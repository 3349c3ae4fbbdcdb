import type { AccountLiveEvent, RouteKey } from '@girassol/shared-domain/contract';
import { useEffect, useRef } from 'react';
import { onAccountEvent } from '../events/account-events';
import { buildApiQueryKey } from './build-api-query';
import { queryClient } from './query-client';

/** Many changes at once are one reading. */
const GATHER_MS = 500;

/**
 * Reloads a call's data, on every screen that shows the data, after an account event for which `concerns`
 * returns true: `useRefreshOnEvent('GET /analytics/gen-sales/:scope/:id', ({ kind }) => kind ===
 * 'item-left')`.
 */
export function useRefreshOnEvent(key: RouteKey, concerns: (event: AccountLiveEvent) => boolean): void {
  const latest = useRef(concerns);
  latest.current = concerns;
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const stop = onAccountEvent((event) => {
      if (event.kind !== 'resync' && !latest.current(event)) return;
      waiting ??= setTimeout(() => {
        waiting = undefined;
        void queryClient.invalidateQueries({ queryKey: buildApiQueryKey(key) });
      }, GATHER_MS);
    });
    return () => {
      stop();
      clearTimeout(waiting);
    };
  }, [key]);
}
