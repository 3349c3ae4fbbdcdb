import { apiQueryKey, clientId, onAccountEvent, queryClient, useApiQuery } from '@girassol/shared-auth';
import type { Body } from '@girassol/shared-domain/contract';
import { pageSizes, USUAL_PAGE_SIZE } from '@girassol/shared-ui/lists';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ListView } from './list-view';

const LIST = 'POST /proposals/filtered/:userId/:multiplier';
/** Where the proposals of customers are kept. */
const OF_CUSTOMER = ['proposals'];

/** Whatever shows proposals reads them again. */
export function refreshProposals(): void {
  for (const queryKey of [apiQueryKey(LIST), OF_CUSTOMER]) void queryClient.invalidateQueries({ queryKey });
}

/** Reads lists again when somebody else changed a proposal, or a customer looked at one. */
export function useProposalEvents(): void {
  useEffect(
    () =>
      onAccountEvent((event) => {
        const isOthers = event.kind === 'proposals-changed' && event.by !== clientId;
        if (isOthers || event.kind === 'resync') refreshProposals();
      }),
    [],
  );
}

/** A page of proposals of a person, a team or the company. The page before stays until the next is there. */
export function useProposals(fetchId: string, view: ListView) {
  useProposalEvents();
  return useApiQuery(
    LIST,
    { params: { userId: fetchId, multiplier: view.page }, body: listBody(fetchId, view) },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
}

/** What the server is asked for a view of the list. */
export const listBody = (
  fetchId: string,
  { search, state, orderBy, ascending, size }: ListView,
): Body<typeof LIST> => ({
  fetchId,
  searchValue: search,
  ...(state !== 'ALL' && { filter1Active: true, filter1Value: state }),
  ...(orderBy !== 'REGISTRY' && { orderBy }),
  ...(ascending && { ascending }),
  pageSize: pageSizes.find((one) => one === size) ?? USUAL_PAGE_SIZE,
});
