import { buildApiQueryKey, onAccountEvent, queryClient, tabId, useApiQuery } from '@girassol/shared-auth';
import type { RequestBody } from '@girassol/shared-domain/contract';
import { DEFAULT_ROWS_PER_PAGE, pageSizes } from '@girassol/shared-ui/lists';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ProposalListView } from './list-view';

const LIST = 'POST /proposals/filtered/:userId/:multiplier';
/** Query cache key prefix of the customers' proposals. */
const CUSTOMER_PROPOSALS_KEY = ['proposals'];

/** Invalidates all cached proposals; proposals on screen reload at once. */
export function refreshProposals(): void {
  for (const queryKey of [buildApiQueryKey(LIST), CUSTOMER_PROPOSALS_KEY])
    void queryClient.invalidateQueries({ queryKey });
}

/**
 * Reloads the proposal lists on screen after another person has changed a proposal or a customer has viewed a
 * proposal.
 */
export function useProposalEvents(): void {
  useEffect(
    () =>
      onAccountEvent((event) => {
        const isOthers = event.kind === 'proposals-changed' && event.by !== tabId;
        if (isOthers || event.kind === 'resync') refreshProposals();
      }),
    [],
  );
}

/**
 * Loads a page of proposals of a user, a team or the company. The previous page stays visible while the next one loads.
 */
export function useProposals(fetchId: string, view: ProposalListView) {
  useProposalEvents();
  return useApiQuery(
    LIST,
    { params: { userId: fetchId, multiplier: view.page }, body: buildProposalListBody(fetchId, view) },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
}

/** Builds the request body for a state of the proposal list. */
export const buildProposalListBody = (
  fetchId: string,
  { search, state, orderBy, ascending, size }: ProposalListView,
): RequestBody<typeof LIST> => ({
  fetchId,
  searchValue: search,
  ...(state !== 'ALL' && { filter1Active: true, filter1Value: state }),
  ...(orderBy !== 'REGISTRY' && { orderBy }),
  ...(ascending && { ascending }),
  pageSize: pageSizes.find((one) => one === size) ?? DEFAULT_ROWS_PER_PAGE,
});
