import type { SlotContext } from '@girassol/federation';
import { meetsCondition } from '@girassol/shared-domain';
import { FinancingsTabContent } from './FinancingsTabContent';

/** "Financiamentos" tab of a customer's page. */
export default function CustomerFinancingsTab({
  customer,
  session,
  permissions,
}: SlotContext<'customer.tab/v1'>) {
  return (
    <FinancingsTabContent
      subject={{ kind: 'customer', id: customer._id }}
      hasMarketplace={meetsCondition({ module: 'Marketplace' }, { session, permissions })}
    />
  );
}
