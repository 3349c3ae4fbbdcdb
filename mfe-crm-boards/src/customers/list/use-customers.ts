import { apiQueryKey, clientId, onAccountEvent, queryClient, useApiQuery } from '@girassol/shared-auth';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ListView } from './list-view';

const LIST = 'POST /customers/filtered/:userId/:multiplier';
const TOTALS = 'GET /analytics/customers-and-proposals-totals/:scope/:id';

/** Lists of customers and their count are read again. A form that is open keeps what it started from. */
export function refreshCustomers(): void {
  for (const key of [LIST, TOTALS] as const)
    void queryClient.invalidateQueries({ queryKey: apiQueryKey(key) });
}

/** A page of customers as a person, a team or the company has them. The page before stays until the next is there. */
export function useCustomers(fetchId: string, view: ListView, isEnabled: boolean) {
  useEffect(
    () =>
      onAccountEvent((event) => {
        const isOthers = event.kind === 'customers-changed' && event.by !== clientId;
        if (isOthers || event.kind === 'resync') refreshCustomers();
      }),
    [],
  );
  return useApiQuery(
    LIST,
    {
      params: { userId: fetchId, multiplier: view.page },
      body: {
        fetchId,
        searchValue: view.search,
        searchValueField: view.field,
        ...(view.owner && { filter1Active: true, filter1Value: view.owner }),
        ...(view.isArchived && { filter2Active: true, filter2Value: true }),
        pageSize: view.size,
      },
    },
    { enabled: isEnabled, placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
}

/** How many customers in use there are; null until it is known, or where it cannot be told. */
export function useCustomerCount(
  { fetchId, scope }: { fetchId: string; scope: 'USER' | 'TEAM' | 'MANAGER' },
  isEnabled: boolean,
): number | null {
  const { data } = useApiQuery(TOTALS, { params: { scope, id: fetchId } }, { enabled: isEnabled });
  return data?.totalCustomers ?? null;
}
