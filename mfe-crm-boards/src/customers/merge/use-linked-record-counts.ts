import { useApiQuery, useConditionFacts } from '@girassol/shared-auth';
import { formatCountWithNoun, meetsCondition } from '@girassol/shared-domain';
import { worksWithProposals } from '../customer-rights';

/**
 * Returns how many deals and proposals a customer has, as "3 negócios, 2 propostas". Leaves out what is not loaded yet
 * and the proposals for a person who does not work with them.
 */
export function useLinkedRecordCounts(customerId: string): string {
  const facts = useConditionFacts();
  const deals = useApiQuery('GET /customers/items/:cid', { params: { cid: customerId } });
  const proposals = useApiQuery(
    'GET /proposals/customer/:cid/:multiplier',
    { params: { cid: customerId, multiplier: 1 } },
    { enabled: facts !== null && meetsCondition(worksWithProposals, facts) },
  );
  const counts = [
    deals.data && formatCountWithNoun(deals.data.items.length + deals.data.hidden, 'negócio', 'negócios'),
    proposals.data &&
      `${formatCountWithNoun(proposals.data.proposals.length, 'proposta', 'propostas')}${proposals.data.hasMoreItems ? ' ou mais' : ''}`,
  ];
  return counts.filter(Boolean).join(', ');
}
