import type { Proposal } from '@girassol/shared-domain/contract';
import { reaisOf } from '@girassol/shared-domain/pricing';
import { useFormikContext } from 'formik';
import { useDeferredValue, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { Warnings } from '../../charts/Warnings';
import { StepAside, StepColumns, StepMain } from '../../wizard-frame/WizardFrame';
import { type AutoValues, autoErrors, autoPriceOf, autoTermsOf } from './auto-values';
import { CashFlow } from './CashFlow';
import { ComponentLists } from './ComponentLists';
import { PriceGate } from './PriceGate';
import { PriceStepForm } from './PriceStepForm';
import { PriceSummary } from './PriceSummary';
import type { PriceRules } from './price-rules';
import { studyOfTerms } from './price-study';
import { TermsSection } from './TermsSection';
import { TierList } from './TierList';

/** `/proposta/gerar-proposta/preco-auto/:pid`: the price by the account's rules (pricing-001). */
export default function AutoPricePage() {
  const { pid = '' } = useParams();
  return (
    <PriceGate pid={pid} title="Preço automático" needsEditing>
      {(proposal, reload, { rules }) => (
        <PriceStepForm
          proposal={proposal}
          reload={reload}
          begin={() => autoPriceOf(proposal)}
          draftName="auto-price"
          validate={(values) => autoErrors(proposal, values, rules)}
          termsOf={autoTermsOf}
        >
          <AutoParts proposal={proposal} rules={rules} />
        </PriceStepForm>
      )}
    </PriceGate>
  );
}

function AutoParts({ proposal, rules }: { proposal: Proposal; rules: PriceRules }) {
  const { values } = useFormikContext<AutoValues>();
  // Typing goes first; the figures follow.
  const settled = useDeferredValue(values);
  const result = useMemo(
    () => studyOfTerms(proposal, autoTermsOf(settled), rules),
    [proposal, settled, rules],
  );
  const viability = result.ok ? result.study.viability : null;
  return (
    <StepColumns>
      <StepMain>
        {rules.autoPricingType === 'DETAILED' ? (
          <ComponentLists proposal={proposal} rules={rules} priced={result.ok ? result : null} />
        ) : (
          <TierList rules={rules} power={proposal.realSystemData?.power ?? 0} />
        )}
        <TermsSection
          steps={result.ok ? result.price.formula : []}
          listPrice={result.ok ? reaisOf(result.price.listPrice) : null}
          inflation={proposal.calculationSettings?.inflation ?? rules.inflation}
        />
        {viability && <CashFlow viability={viability} />}
      </StepMain>
      <StepAside>
        <PriceSummary result={result} present={proposal.revenueData ?? null} />
        <Warnings messages={result.ok ? result.price.warnings.map(({ message }) => message) : []} />
      </StepAside>
    </StepColumns>
  );
}
