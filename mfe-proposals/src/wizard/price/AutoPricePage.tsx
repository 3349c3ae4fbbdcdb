import type { Proposal } from '@girassol/shared-domain/contract';
import { centsToReais } from '@girassol/shared-domain/pricing';
import { useFormikContext } from 'formik';
import { useDeferredValue, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { SystemWarningList } from '../../charts/SystemWarningList';
import { StepAside, StepColumns, StepMain } from '../../wizard-frame/WizardFrame';
import {
  type AutoPriceValues,
  buildAutoPricingTerms,
  getAutoPriceErrors,
  toAutoPriceValues,
} from './auto-values';
import { CashFlowSection } from './CashFlowSection';
import { MarginTierList } from './MarginTierList';
import { PriceComponentLists } from './PriceComponentLists';
import { PriceGate } from './PriceGate';
import { PriceStepForm } from './PriceStepForm';
import { PriceSummary } from './PriceSummary';
import { PricingTermsSection } from './PricingTermsSection';
import type { PriceRules } from './price-rules';
import { getPricedStudyByTerms } from './price-study';

/**
 * Page `/proposta/gerar-proposta/preco-auto/:pid`: the automatic price of a proposal, by the account's
 * pricing rules (pricing-001).
 */
export default function AutoPricePage() {
  const { pid = '' } = useParams();
  return (
    <PriceGate pid={pid} title="Preço automático" needsEditing>
      {(proposal, reload, { rules }) => (
        <PriceStepForm
          proposal={proposal}
          reload={reload}
          begin={() => toAutoPriceValues(proposal)}
          draftName="auto-price"
          validate={(values) => getAutoPriceErrors(proposal, values, rules)}
          getTerms={buildAutoPricingTerms}
        >
          <AutoParts proposal={proposal} rules={rules} />
        </PriceStepForm>
      )}
    </PriceGate>
  );
}

function AutoParts({ proposal, rules }: { proposal: Proposal; rules: PriceRules }) {
  const { values } = useFormikContext<AutoPriceValues>();
  // Typing goes first; the figures follow.
  const settled = useDeferredValue(values);
  const result = useMemo(
    () => getPricedStudyByTerms(proposal, buildAutoPricingTerms(settled), rules),
    [proposal, settled, rules],
  );
  const viability = result.ok ? result.study.viability : null;
  return (
    <StepColumns>
      <StepMain>
        {rules.autoPricingType === 'DETAILED' ? (
          <PriceComponentLists proposal={proposal} rules={rules} priced={result.ok ? result : null} />
        ) : (
          <MarginTierList rules={rules} power={proposal.realSystemData?.power ?? 0} />
        )}
        <PricingTermsSection
          steps={result.ok ? result.price.formula : []}
          listPrice={result.ok ? centsToReais(result.price.listPrice) : null}
          inflation={proposal.calculationSettings?.inflation ?? rules.inflation}
        />
        {viability && <CashFlowSection viability={viability} />}
      </StepMain>
      <StepAside>
        <PriceSummary result={result} present={proposal.revenueData ?? null} />
        <SystemWarningList messages={result.ok ? result.price.warnings.map(({ message }) => message) : []} />
      </StepAside>
    </StepColumns>
  );
}
