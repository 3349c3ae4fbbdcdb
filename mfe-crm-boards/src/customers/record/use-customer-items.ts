import { useApiQuery, useRefreshOnEvent } from '@girassol/shared-auth';
import type { ResponseBody } from '@girassol/shared-domain/contract';

const ITEMS = 'GET /customers/items/:cid';

/** Item of a customer on one of the boards. */
export type CustomerItem = ResponseBody<typeof ITEMS>['items'][number];

/** Loads the items of a customer on all boards, newest first, and again when one of them or its schedules change. */
export function useCustomerItems(customerId: string) {
  const query = useApiQuery(ITEMS, { params: { cid: customerId } }, { refetchOnMount: 'always' });
  const hasItem = (id: string) => query.data?.items.some(({ _id }) => _id === id) ?? false;
  useRefreshOnEvent(
    ITEMS,
    (event) => 'board' in event || (event.kind === 'notes-changed' && hasItem(event.item)),
  );
  return query;
}
