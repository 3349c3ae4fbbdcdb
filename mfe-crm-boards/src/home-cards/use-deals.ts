import type { SlotContext } from '@girassol/federation';
import { useApiQuery, useRefresh } from '@girassol/shared-auth';
import { analyticsScope } from '@girassol/shared-domain';
import type { AccountEvent, Answer } from '@girassol/shared-domain/contract';

/** Something happened to a card of the sales board. */
export const isOfSales = (event: AccountEvent): boolean => 'board' in event && event.board === 'SALES';

interface Deals {
  generated: Answer<'GET /analytics/gen-sales/:scope/:id'> | undefined;
  won: Answer<'GET /analytics/closed-sales/:scope/:id'> | undefined;
  hasFailed: boolean;
  error: Error | null;
  retry: () => void;
}

/** Deals generated and won in three months: the cards that show both ask once. */
export function useDeals(scope: SlotContext<'home.card/v1'>['scope']): Deals {
  const params = analyticsScope(scope);
  useRefresh('GET /analytics/gen-sales/:scope/:id', isOfSales);
  useRefresh('GET /analytics/closed-sales/:scope/:id', isOfSales);
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
