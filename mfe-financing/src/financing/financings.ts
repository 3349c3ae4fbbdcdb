import { apiQueryKey, clientId, onAccountEvent, queryClient, useApiQuery } from '@girassol/shared-auth';
import type { Answer, Financing } from '@girassol/shared-domain/contract';
import { useEffect } from 'react';

const ONE = 'GET /financings/single/:fid';
/** Where lists of financings are kept, whichever they are. */
export const FINANCINGS = 'financings';
export const REGISTRATION = 'GET /registrations/single';

/** Lists read again; what is said of a financing by itself as well. */
export function refreshFinancings(): void {
  void queryClient.invalidateQueries({ queryKey: [FINANCINGS] });
  void queryClient.invalidateQueries({ queryKey: apiQueryKey(ONE) });
  void queryClient.invalidateQueries({
    queryKey: apiQueryKey('GET /financings/dates/:scope/:fetchId/:from/:until'),
  });
  for (const call of ['papers', 'events'] as const)
    void queryClient.invalidateQueries({
      queryKey: apiQueryKey(
        call === 'papers'
          ? 'GET /financings/single/papers/:fid'
          : 'GET /financings/single/events/:fid/:multiplier',
      ),
    });
}

/** Reads financings again when somebody else, or the bank, moved one. */
export function useFinancingEvents(): void {
  useEffect(
    () =>
      onAccountEvent((event) => {
        const isOthers = event.kind === 'financings-changed' && event.by !== clientId;
        if (!isOthers && event.kind !== 'resync') return;
        refreshFinancings();
        if (event.kind === 'resync' || event.financing === null)
          void queryClient.invalidateQueries({ queryKey: apiQueryKey(REGISTRATION) });
      }),
    [],
  );
}

/** A financing by itself. */
export function useFinancing(fid: string | null) {
  useFinancingEvents();
  return useApiQuery(
    ONE,
    { params: { fid: fid ?? '' } },
    { enabled: fid !== null, refetchOnMount: 'always', select: ({ financing }) => financing },
  );
}

/** What a call answered takes the place of what is on screen (financing-096); lists follow. */
export function keepFinancing(financing: Financing): void {
  const answer: Answer<typeof ONE> = { financing };
  queryClient.setQueryData(apiQueryKey(ONE, { params: { fid: financing._id } }), answer);
  refreshFinancings();
}
