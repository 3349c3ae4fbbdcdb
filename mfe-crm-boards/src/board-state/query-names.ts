import { apiQueryKey, queryClient } from '@girassol/shared-auth';

/** Every loaded agenda. */
export const AGENDA_KEY: readonly unknown[] = ['agenda'];

/** Every loaded list of an item's notes. */
export const notesKey = (itemId: string): readonly unknown[] => ['notes', itemId];

export const CUSTOMERS = 'POST /customers/filtered/:userId/:multiplier';
export const CUSTOMER_TOTALS = 'GET /analytics/customers-and-proposals-totals/:scope/:id';

/** Lists of customers and their count are read again. A form that is open keeps what it started from. */
export function refreshCustomers(): void {
  for (const key of [CUSTOMERS, CUSTOMER_TOTALS] as const)
    void queryClient.invalidateQueries({ queryKey: apiQueryKey(key) });
}
