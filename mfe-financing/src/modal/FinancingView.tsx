import type { Financing } from '@girassol/shared-domain/contract';
import { Stack } from '@girassol/shared-ui';
import { cacheFinancing } from '../financing/financings';
import { BankNotices } from './BankNotices';
import { ConclusionCard } from './ConclusionCard';
import { DealTabs } from './DealTabs';
import { FinancingFoot } from './FinancingFoot';
import { FinancingHistoryList } from './FinancingHistoryList';
import { SimulationView } from './SimulationView';

/** Financing with the bank's message, the current step and further actions. */
export default function FinancingView({ financing }: { financing: Financing }) {
  return (
    <Stack gap={16}>
      <ConclusionCard financing={financing} />
      <BankNotices financing={financing} />
      {financing.stage === 'DEAL' ? (
        <DealTabs financing={financing} onChange={cacheFinancing} />
      ) : (
        <SimulationView financing={financing} onChange={cacheFinancing} />
      )}
      <FinancingFoot financing={financing} onChange={cacheFinancing} />
      {/* A deal has a tab for it. */}
      {financing.stage === 'SIMULATION' && (
        <section aria-label="Histórico">
          <FinancingHistoryList fid={financing._id} />
        </section>
      )}
    </Stack>
  );
}
