import type { SlotContext } from '@girassol/federation';
import { useApiQuery, useRefreshOnEvent } from '@girassol/shared-auth';
import { toAnalyticsScope } from '@girassol/shared-domain';
import type { AccountLiveEvent, ResponseBody } from '@girassol/shared-domain/contract';

/** Returns true if the event concerns a card of the sales board. */
export const isSalesBoardEvent = (event: AccountLiveEvent): boolean =>
  'board' in event && event.board === 'SALES';

interface Deals {
  generated: ResponseBody<'GET /analytics/gen-sales/:scope/:id'> | undefined;
  won: ResponseBody<'GET /analytics/closed-sales/:scope/:id'> | undefined;
  hasFailed: boolean;
  error: Error | null;
  retry: () => void;
}

/**
 * Loads the figures of generated and won deals of three months, and reloads them after changes on the sales
 * board. The home cards that show deals share the two requests.
 */
export function useDeals(scope: SlotContext<'home.card/v1'>['scope']): Deals {
  const params = toAnalyticsScope(scope);
  useRefreshOnEvent('GET /analytics/gen-sales/:scope/:id', isSalesBoardEvent);
  useRefreshOnEvent('GET /analytics/closed-sales/:scope/:id', isSalesBoardEvent);
  const generated = useApiQuery('GET /analytics/gen-sales/:scope/:id', { params });
  const won = useApiQuery('GET /analytics/closed-sales/:scope/:id', { params });
  return {
    generated: generated.data,
    won: won.data,
    hasFailed: (generated.isError && !generated.data) || (won.isError && !won.data),
    error: generated.error ?? won.error,
    retry: () => {
      for (const query of [generated, won]) if (query.isError) void query.refetch();
    },
  };
}
