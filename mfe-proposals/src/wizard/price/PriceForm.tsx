import { api, useSession } from '@girassol/shared-auth';
import type { Proposal, RevenueData } from '@girassol/shared-domain/contract';
import { showSnackbar } from '@girassol/shared-ui';
import { FormBox } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { stepPath } from '../addresses';
import { DraftKeeper } from '../frame/DraftKeeper';
import { DraftNote } from '../frame/DraftNote';
import { dropDraft, readDraft } from '../frame/draft';
import { StepFoot } from '../frame/StepFoot';
import { typedText } from '../frame/typed-text';
import { useStepSave } from '../frame/use-step-save';
import { VersionConflict } from '../frame/VersionConflict';
import { StepAside, StepColumns, StepMain } from '../frame/WizardFrame';
import { CashFlow } from './CashFlow';
import { KitCostSection, ServiceSection } from './CostSections';
import { PercentSection } from './PercentSection';
import { PriceSummary } from './PriceSummary';
import { priceLabels, priceNames } from './price-names';
import type { PriceRules } from './price-rules';
import { priceErrors, studyOfPrice } from './price-study';
import { isPriceDraft, type PriceValues, termsOf } from './price-values';
import { TermsSection } from './TermsSection';
import { WhatIf } from './WhatIf';

interface PriceFormProps {
  proposal: Proposal;
  reload: () => Promise<void>;
  rules: PriceRules;
  /** What the form begins with, where nothing was typed before. */
  begin: () => PriceValues;
  /** The price that is there, where it is the one that is edited. */
  present?: RevenueData;
  /** What the form is for: each keeps a draft of its own. */
  draftName: string;
}

/** A price made by hand, with what it comes to beside it. */
export function PriceForm({ proposal, reload, rules, begin, present, draftName }: PriceFormProps) {
  const navigate = useNavigate();
  const session = useSession();
  const { save, conflict, dismissConflict } = useStepSave();
  const draftKey = `${draftName}.1.${session?.userId ?? ''}.${proposal._id}`;
  const [draft, setDraft] = useState(() => readDraft(draftKey, isPriceDraft));
  const [fresh] = useState(begin);
  const initial = draft?.values ?? fresh;
  const sent = useRef(initial);
  const kitPrice = proposal.kitData?.kitPrice ?? null;

  const forget = () => {
    dropDraft(draftKey);
    setDraft(null);
  };

  async function submit(values: PriceValues, helpers: FormikHelpers<PriceValues>) {
    sent.current = values;
    const saved = await save(
      () =>
        api('POST /proposals/step-4/:pid', {
          params: { pid: proposal._id },
          body: { ...termsOf(values, kitPrice), version: proposal.version },
          silent: true,
        }),
      helpers,
    );
    if (!saved) return;
    dropDraft(draftKey);
    helpers.resetForm({ values });
    const next = stepPath(5, saved.frontId);
    if (next) return navigate(next);
    showSnackbar({ text: 'Preço salvo.' });
    await reload();
  }

  return (
    <>
      <Formik
        key={draft?.savedAt ?? 'fresh'}
        initialValues={initial}
        validate={(values) => priceErrors(proposal, values, rules)}
        onSubmit={submit}
      >
        <FormBox aria-label="Preço">
          <DraftKeeper draftKey={draftKey} />
          {draft && <DraftNote savedAt={draft.savedAt} onDrop={forget} />}
          <PriceParts proposal={proposal} rules={rules} present={present ?? null} />
          <StepFoot
            savedAt={proposal.revenueData ? proposal.lastUpdate.timestamp : null}
            backTo={stepPath(4, proposal.frontId)}
            labels={priceLabels}
          />
        </FormBox>
      </Formik>
      <VersionConflict
        message={conflict}
        typed={() => typedText(sent.current, priceNames)}
        onReload={() => {
          dropDraft(draftKey);
          return reload();
        }}
        onClose={dismissConflict}
      />
    </>
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
          steps={steps}
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
