import type { SlotContext } from '@girassol/federation';
import { meets } from '@girassol/shared-domain';
import { FinancingTabList } from './FinancingTabList';

/** Fills the Financiamentos tab of a customer's page. */
export default function CustomerTab({ customer, session, permissions }: SlotContext<'customer.tab/v1'>) {
  return (
    <FinancingTabList
      subject={{ kind: 'customer', id: customer._id }}
      hasMarketplace={meets({ module: 'Marketplace' }, { session, permissions })}
    />
  );
}
