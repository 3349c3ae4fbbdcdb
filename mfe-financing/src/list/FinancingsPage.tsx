import { PageHeader } from '@girassol/shared-ui';
import { ListFrame, LoadingList } from '@girassol/shared-ui/lists';
import { FinancingList } from './FinancingList';
import { useFinancingRights } from './financing-rights';

/** Page `/financiamentos`, or `/marketplace/financiamentos` with the module Marketplace. */
export default function FinancingsPage() {
  const rights = useFinancingRights();
  if (rights) return <FinancingList rights={rights} />;
  return (
    <ListFrame>
      <PageHeader title="Financiamentos" />
      <LoadingList label="Carregando os financiamentos" />
    </ListFrame>
  );
}
