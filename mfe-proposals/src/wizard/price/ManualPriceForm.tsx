import type { PriceBreakdown, Proposal } from '@girassol/shared-domain/contract';
import { centsToReais } from '@girassol/shared-domain/pricing';
import { useFormikContext } from 'formik';
import { useDeferredValue, useMemo } from 'react';
import { StepAside, StepColumns, StepMain } from '../../wizard-frame/WizardFrame';
import { CashFlowSection } from './CashFlowSection';
import { KitCostSection, ServiceCostSection } from './CostSections';
import { MarginTrialCard } from './MarginTrialCard';
import {
  buildManualPricingTerms,
  type ManualPriceValues,
  type ManualPricingTerms,
} from './manual-price-values';
import { PercentSection } from './PercentSection';
import { type PriceSaveTarget, PriceStepForm } from './PriceStepForm';
import { PriceSummary } from './PriceSummary';
import { PricingTermsSection } from './PricingTermsSection';
import type { PriceRules } from './price-rules';
import { getPricedStudyByFormValues, getPriceErrors } from './price-study';

interface PriceFormProps {
  proposal: Proposal;
  reload: () => Promise<void>;
  rules: PriceRules;
  begin: () => ManualPriceValues;
  /** The price that is there, where it is the one that is edited. */
  present?: PriceBreakdown | undefined;
  draftName: string;
  target?: PriceSaveTarget<ManualPricingTerms> | undefined;
}

/** Form of a manual price, beside the live result of the typed values. */
export function ManualPriceForm({
  proposal,
  reload,
  rules,
  begin,
  present,
  draftName,
  target,
}: PriceFormProps) {
  return (
    <PriceStepForm
      proposal={proposal}
      reload={reload}
      begin={begin}
      draftName={draftName}
      validate={(values) => getPriceErrors(proposal, values, rules)}
      getTerms={(values) => buildManualPricingTerms(values, proposal.kitData?.kitPrice ?? null)}
      {...(target && { target })}
    >
      <PriceParts proposal={proposal} rules={rules} present={present ?? null} />
    </PriceStepForm>
  );
}

interface PricePartsProps {
  proposal: Proposal;
  rules: PriceRules;
  present: PriceBreakdown | null;
}

function PriceParts({ proposal, rules, present }: PricePartsProps) {
  const { values } = useFormikContext<ManualPriceValues>();
  // Typing goes first; the figures follow.
  const settled = useDeferredValue(values);
  const result = useMemo(
    () => getPricedStudyByFormValues(proposal, settled, rules),
    [proposal, settled, rules],
  );
  const steps = result.ok ? result.price.formula : [];
  const overflow = result.ok ? null : result.problems.find(({ path }) => path === 'percentageComponents');
  const viability = result.ok ? result.study.viability : null;
  return (
    <StepColumns>
      <StepMain>
        <KitCostSection
          steps={steps}
          calc={rules.autoPricingCalc}
          watts={(proposal.realSystemData?.power ?? 0) * 1_000}
        />
        <ServiceCostSection steps={steps} calc={rules.autoPricingCalc} />
        <PercentSection problem={overflow?.message ?? null} />
        <PricingTermsSection
          isByHand
          listPrice={result.ok ? centsToReais(result.price.listPrice) : null}
          steps={steps.filter(({ key }) => key === 'list' || key === 'final')}
          inflation={proposal.calculationSettings?.inflation ?? rules.inflation}
        />
        {viability && <CashFlowSection viability={viability} />}
      </StepMain>
      <StepAside>
        <PriceSummary result={result} present={present} />
        <MarginTrialCard
          proposal={proposal}
          rules={rules}
          typedPrice={result.ok ? result.revenueData.finalPrice : null}
        />
      </StepAside>
    </StepColumns>
  );
}
