import type { Financing } from '@girassol/shared-domain/contract';
import { Stack } from '@girassol/shared-ui';
import { keepFinancing } from '../financing/financings';
import { BankWords } from './BankWords';
import { DealTabs } from './DealTabs';
import { FinancingFoot } from './FinancingFoot';
import { HistoryList } from './HistoryList';
import { SimulationView } from './SimulationView';

/** A financing: what the bank said, what is to be done, and what can be done besides. */
export default function FinancingView({ financing }: { financing: Financing }) {
  return (
    <Stack gap={16}>
      <BankWords financing={financing} />
      {financing.stage === 'DEAL' ? (
        <DealTabs financing={financing} onChange={keepFinancing} />
      ) : (
        <SimulationView financing={financing} onChange={keepFinancing} />
      )}
      <FinancingFoot financing={financing} onChange={keepFinancing} />
      {/* A deal has a tab for it. */}
      {financing.stage === 'SIMULATION' && (
        <section aria-label="Histórico">
          <HistoryList fid={financing._id} />
        </section>
      )}
    </Stack>
  );
}
