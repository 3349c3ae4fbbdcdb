import type { SlotContext } from '@girassol/federation';
import { meetsCondition } from '@girassol/shared-domain';
import { FinancingsTabContent } from './FinancingsTabContent';

/** "Financiamentos" tab of the item panel: the financings of the item's customer. */
export default function ItemFinancingsTab({ item, session, permissions }: SlotContext<'board-item.tab/v1'>) {
  return (
    <FinancingsTabContent
      subject={{ kind: 'customer', id: item.customer._id }}
      hasMarketplace={meetsCondition({ module: 'Marketplace' }, { session, permissions })}
      proposalId={item.approvedProposal ?? undefined}
    />
  );
}
