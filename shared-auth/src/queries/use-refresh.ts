import type { AccountEvent, RouteKey } from '@girassol/shared-domain/contract';
import { useEffect, useRef } from 'react';
import { onAccountEvent } from '../events/account-events';
import { apiQueryKey } from './api-query';
import { queryClient } from './query-client';

/** Many changes at once are one reading. */
const GATHER_MS = 500;

/**
 * Reads a call again, wherever it is shown, when something happens in the account that it tells of:
 * `useRefresh('GET /analytics/gen-sales/:scope/:id', ({ kind }) => kind === 'item-left')`.
 */
export function useRefresh(key: RouteKey, concerns: (event: AccountEvent) => boolean): void {
  const latest = useRef(concerns);
  latest.current = concerns;
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const stop = onAccountEvent((event) => {
      if (event.kind !== 'resync' && !latest.current(event)) return;
      waiting ??= setTimeout(() => {
        waiting = undefined;
        void queryClient.invalidateQueries({ queryKey: apiQueryKey(key) });
      }, GATHER_MS);
    });
    return () => {
      stop();
      clearTimeout(waiting);
    };
  }, [key]);
}
