import { clientId, onAccountEvent, useApiQuery } from '@girassol/shared-auth';
import { analyticsScope } from '@girassol/shared-domain';
import type { FetchScope } from '@girassol/shared-domain/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CUSTOMER_TOTALS, CUSTOMERS, refreshCustomers } from '../../board-state/query-names';
import type { ListView } from './list-view';

/** Whose customers are looked at: an id, and what it means. */
interface Viewed {
  fetchId: string;
  scope: FetchScope;
}

/** A page of customers as a person, a team or the company has them. The page before stays until the next is there. */
export function useCustomers({ fetchId, scope }: Viewed, view: ListView) {
  useEffect(
    () =>
      onAccountEvent((event) => {
        const isOthers = event.kind === 'customers-changed' && event.by !== clientId;
        if (isOthers || event.kind === 'resync') refreshCustomers();
      }),
    [],
  );
  return useApiQuery(CUSTOMERS, listRequest({ fetchId, scope }, view), {
    placeholderData: keepPreviousData,
    // What the page asked for before it was drawn is not asked for again.
    refetchOnMount: ({ state }) => (Date.now() - state.dataUpdatedAt < JUST_MS ? false : 'always'),
  });
}

/** Came with this very page, milliseconds. */
const JUST_MS = 2_000;

/** What the server is asked for a view of the list. */
export const listRequest = ({ fetchId, scope }: Viewed, view: ListView) => ({
  params: { userId: fetchId, multiplier: view.page },
  body: {
    fetchType: scope,
    fetchId,
    searchValue: view.search,
    searchValueField: view.field,
    ...(view.owner && { filter1Active: true, filter1Value: view.owner }),
    ...(view.isArchived && { filter2Active: true, filter2Value: true }),
    pageSize: view.size,
    order: view.order,
    wantsTotal: true,
  },
});

/** How many customers in use there are; null until it is known, or where it cannot be told. */
export function useCustomerCount({ fetchId, scope }: Viewed, isEnabled: boolean): number | null {
  const params = analyticsScope({ type: scope, id: fetchId });
  const { data } = useApiQuery(CUSTOMER_TOTALS, { params }, { enabled: isEnabled });
  return data?.totalCustomers ?? null;
}
