import type { SlotContext } from '@girassol/federation';
import { meets } from '@girassol/shared-domain';
import { FinancingTabList } from './FinancingTabList';

/** Fills the Financiamentos tab of the item panel: those of the customer of the item. */
export default function ItemTab({ item, session, permissions }: SlotContext<'board-item.tab/v1'>) {
  return (
    <FinancingTabList
      subject={{ kind: 'customer', id: item.customer._id }}
      hasMarketplace={meets({ module: 'Marketplace' }, { session, permissions })}
      proposalId={item.approvedProposal ?? undefined}
    />
  );
}
