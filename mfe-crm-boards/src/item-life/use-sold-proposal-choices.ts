import { useState } from 'react';
import { listSoldProposalChoices, type SaleToWin } from './sold-proposal-choices';
import { useFinishedCustomerProposals } from './use-finished-customer-proposals';

/** Loads the proposals of a customer that can be chosen as the sold one, with the query that loads them. */
export function useSoldProposalChoices(customerId: string, sale: SaleToWin) {
  const query = useFinishedCustomerProposals(customerId);
  const [now] = useState(Date.now);
  return { query, proposals: listSoldProposalChoices(query.data ?? [], sale, now) };
}
