import type { SlotContext } from '@girassol/federation';
import { NewProposalLink } from './NewProposalLink';
import { CustomerProposalList } from './ProposalList';

/** "Propostas" tab of a customer's page. The page header has the button for a new proposal. */
export default function CustomerProposalsTab({ customer }: SlotContext<'customer.tab/v1'>) {
  return (
    <CustomerProposalList customer={customer} emptyAction={<NewProposalLink customerId={customer._id} />} />
  );
}
