import type { Financing } from '@girassol/shared-domain/contract';
import { Stack } from '@girassol/shared-ui';
import { useRef } from 'react';
import { cacheFinancing } from '../financing/financings';
import { BankNotices } from './BankNotices';
import { ConclusionCard } from './ConclusionCard';
import { DealTabs } from './DealTabs';
import { FinancingFoot } from './FinancingFoot';
import { FinancingHistoryList } from './FinancingHistoryList';
import { SimulationView } from './SimulationView';

/** Financing with the bank's message, the current step and further actions. */
export default function FinancingView({ financing }: { financing: Financing }) {
  const steps = useRef<HTMLDivElement>(null);
  // The next step begins at its top, not where the long cards of the step before were left.
  function advance(changed: Financing) {
    cacheFinancing(changed);
    steps.current?.scrollIntoView({ block: 'start' });
  }
  return (
    <Stack gap={16}>
      <ConclusionCard financing={financing} />
      <BankNotices financing={financing} />
      <div ref={steps}>
        {financing.stage === 'DEAL' ? (
          <DealTabs financing={financing} onChange={cacheFinancing} onAdvance={advance} />
        ) : (
          <SimulationView financing={financing} onChange={advance} />
        )}
      </div>
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
