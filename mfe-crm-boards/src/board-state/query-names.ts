import { buildApiQueryKey, queryClient } from '@girassol/shared-auth';

/** Query cache key prefix of all loaded agendas. */
export const AGENDA_QUERY_KEY: readonly unknown[] = ['agenda'];

/** Returns the query cache key prefix of all loaded note lists of an item. */
export const notesQueryKey = (itemId: string): readonly unknown[] => ['notes', itemId];

export const LIST_CUSTOMERS_CALL = 'POST /customers/filtered/:userId/:multiplier';
export const CUSTOMER_TOTALS_CALL = 'GET /analytics/customers-and-proposals-totals/:scope/:id';
export const LOAD_CUSTOMER_CALL = 'GET /customers/single/:cid';

/**
 * Invalidates the cached customer lists, customer counts and customers. A customer form that is open keeps its values.
 */
export function refreshCustomers(): void {
  for (const key of [LIST_CUSTOMERS_CALL, CUSTOMER_TOTALS_CALL, LOAD_CUSTOMER_CALL] as const)
    void queryClient.invalidateQueries({ queryKey: buildApiQueryKey(key) });
}
