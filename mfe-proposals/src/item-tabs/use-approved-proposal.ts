import { buildApiQueryKey, onAccountEvent, useApiQuery } from '@girassol/shared-auth';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const KEY = 'GET /proposals/approved/:saleId';

/**
 * Loads the approved proposal of an item, and loads the proposal again after a proposal of the item's
 * customer has changed.
 */
export function useApprovedProposal(item: { _id: string; customer: { _id: string } }) {
  const client = useQueryClient();
  const customerId = item.customer._id;
  useEffect(
    () =>
      onAccountEvent((event) => {
        const isOurs = event.kind === 'proposals-changed' && event.customer === customerId;
        if (isOurs || event.kind === 'resync')
          void client.invalidateQueries({ queryKey: buildApiQueryKey(KEY) });
      }),
    [client, customerId],
  );
  return useApiQuery(KEY, { params: { saleId: item._id } }, { refetchOnMount: 'always' });
}
