import { onAccountEvent, tabId, useApiQuery } from '@girassol/shared-auth';
import { toAnalyticsScope } from '@girassol/shared-domain';
import type { FetchScope } from '@girassol/shared-domain/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CUSTOMER_TOTALS_CALL, LIST_CUSTOMERS_CALL, refreshCustomers } from '../../board-state/query-names';
import type { CustomerListView } from './list-view';

/** Owner of the listed customers: an id and its kind. */
interface ListOwner {
  fetchId: string;
  scope: FetchScope;
}

/**
 * Loads a page of customers of a user, a team or the company. The previous page stays visible while the next one loads.
 */
export function useCustomers({ fetchId, scope }: ListOwner, view: CustomerListView) {
  useEffect(
    () =>
      onAccountEvent((event) => {
        const isOthers = event.kind === 'customers-changed' && event.by !== tabId;
        if (isOthers || event.kind === 'resync') refreshCustomers();
      }),
    [],
  );
  return useApiQuery(LIST_CUSTOMERS_CALL, buildCustomerListRequest({ fetchId, scope }, view), {
    placeholderData: keepPreviousData,
    // Do not repeat a request that the prefetch just made.
    refetchOnMount: ({ state }) => (Date.now() - state.dataUpdatedAt < PREFETCH_AGE_MS ? false : 'always'),
  });
}

/** Came with this very page, milliseconds. */
const PREFETCH_AGE_MS = 2_000;

/**
 * Builds the request that loads the customer list of `fetchId`, a user, team or company, for a state of the
 * list.
 */
export const buildCustomerListRequest = ({ fetchId, scope }: ListOwner, view: CustomerListView) => ({
  params: { userId: fetchId, multiplier: view.page },
  body: {
    fetchType: scope,
    fetchId,
    searchValue: view.search,
    searchValueField: view.field,
    ...(view.owner && { filter1Active: true, filter1Value: view.owner }),
    ...(view.isArchived && { filter2Active: true, filter2Value: true }),
    pageSize: view.size,
    ...(view.order && { order: view.order }),
    wantsTotal: true,
  },
});

/**
 * Loads the number of customers that are not archived ("ativos"), for a user, a team or the company; null
 * while the number is loading or if loading has failed.
 */
export function useActiveCustomerCount({ fetchId, scope }: ListOwner, isEnabled: boolean): number | null {
  const params = toAnalyticsScope({ type: scope, id: fetchId });
  const { data } = useApiQuery(CUSTOMER_TOTALS_CALL, { params }, { enabled: isEnabled });
  return data?.totalCustomers ?? null;
}
