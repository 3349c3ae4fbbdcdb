import type { Proposal, RevenueData } from '@girassol/shared-domain/contract';
import { reaisOf } from '@girassol/shared-domain/pricing';
import { useFormikContext } from 'formik';
import { useDeferredValue, useMemo } from 'react';
import { StepAside, StepColumns, StepMain } from '../../wizard-frame/WizardFrame';
import { CashFlow } from './CashFlow';
import { KitCostSection, ServiceSection } from './CostSections';
import { PercentSection } from './PercentSection';
import { PriceStepForm, type PriceTarget } from './PriceStepForm';
import { PriceSummary } from './PriceSummary';
import type { PriceRules } from './price-rules';
import { priceErrors, studyOfPrice } from './price-study';
import { type ManualTerms, type PriceValues, termsOf } from './price-values';
import { TermsSection } from './TermsSection';
import { WhatIf } from './WhatIf';

interface PriceFormProps {
  proposal: Proposal;
  reload: () => Promise<void>;
  rules: PriceRules;
  begin: () => PriceValues;
  /** The price that is there, where it is the one that is edited. */
  present?: RevenueData;
  draftName: string;
  target?: PriceTarget<ManualTerms>;
}

/** A price made by hand, with what it comes to beside it. */
export function PriceForm({ proposal, reload, rules, begin, present, draftName, target }: PriceFormProps) {
  return (
    <PriceStepForm
      proposal={proposal}
      reload={reload}
      begin={begin}
      draftName={draftName}
      validate={(values) => priceErrors(proposal, values, rules)}
      termsOf={(values) => termsOf(values, proposal.kitData?.kitPrice ?? null)}
      {...(target && { target })}
    >
      <PriceParts proposal={proposal} rules={rules} present={present ?? null} />
    </PriceStepForm>
  );
}

interface PricePartsProps {
  proposal: Proposal;
  rules: PriceRules;
  present: RevenueData | null;
}

function PriceParts({ proposal, rules, present }: PricePartsProps) {
  const { values } = useFormikContext<PriceValues>();
  // Typing goes first; the figures follow.
  const settled = useDeferredValue(values);
  const result = useMemo(() => studyOfPrice(proposal, settled, rules), [proposal, settled, rules]);
  const steps = result.ok ? result.price.formula : [];
  const overflow = result.ok ? null : result.problems.find(({ path }) => path === 'percentageComponents');
  const viability = result.ok ? result.study.viability : null;
  return (
    <StepColumns>
      <StepMain>
        <KitCostSection steps={steps} />
        <ServiceSection steps={steps} />
        <PercentSection problem={overflow?.message ?? null} />
        <TermsSection
          isByHand
          listPrice={result.ok ? reaisOf(result.price.listPrice) : null}
          steps={steps.filter(({ key }) => key === 'list' || key === 'final')}
          inflation={proposal.calculationSettings?.inflation ?? rules.inflation}
        />
        {viability && <CashFlow viability={viability} />}
      </StepMain>
      <StepAside>
        <PriceSummary result={result} present={present} />
        <WhatIf
          proposal={proposal}
          rules={rules}
          typedPrice={result.ok ? result.revenueData.finalPrice : null}
        />
      </StepAside>
    </StepColumns>
  );
}
