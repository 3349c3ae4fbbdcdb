import { useApiQuery, useConditionFacts } from '@girassol/shared-auth';
import { formatCountWithNoun, meetsCondition } from '@girassol/shared-domain';
import { worksWithProposals } from '../customer-rights';

/** Records that hang on a customer. */
export interface LinkedRecordCounts {
  /** Deals and proposals together. */
  total: number;
  /** As "3 negócios, 2 propostas". */
  text: string;
  isLoading: boolean;
}

/**
 * Counts the deals and proposals of a customer. Leaves out what could not be loaded and the proposals for a person who
 * does not work with them.
 */
export function useLinkedRecordCounts(customerId: string): LinkedRecordCounts {
  const facts = useConditionFacts();
  const deals = useApiQuery('GET /customers/items/:cid', { params: { cid: customerId } });
  const proposals = useApiQuery(
    'GET /proposals/customer/:cid/:multiplier',
    { params: { cid: customerId, multiplier: 1 } },
    { enabled: facts !== null && meetsCondition(worksWithProposals, facts) },
  );
  const dealCount = deals.data ? deals.data.items.length + deals.data.hidden : 0;
  const proposalCount = proposals.data?.proposals.length ?? 0;
  const texts = [
    deals.data && formatCountWithNoun(dealCount, 'negócio', 'negócios'),
    proposals.data &&
      `${formatCountWithNoun(proposalCount, 'proposta', 'propostas')}${proposals.data.hasMoreItems ? ' ou mais' : ''}`,
  ];
  return {
    total: dealCount + proposalCount,
    text: texts.filter(Boolean).join(', '),
    isLoading: deals.isLoading || proposals.isLoading,
  };
}
