import type { SlotContext } from '@girassol/federation';
import { ProposalList } from './ProposalList';

/** Fills the Propostas tab of a customer's page, whose header begins a new one. */
export default function CustomerTab({ customer }: SlotContext<'customer.tab/v1'>) {
  return <ProposalList customer={customer} />;
}
