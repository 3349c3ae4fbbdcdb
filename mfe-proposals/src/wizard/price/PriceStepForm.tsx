import { api, useSession } from '@girassol/shared-auth';
import type { Proposal, StoredPricingTerms } from '@girassol/shared-domain/contract';
import { showSnackbar } from '@girassol/shared-ui';
import { draftKey, dropDraft, FormBox, FormDraft } from '@girassol/shared-ui/fields';
import { Formik, type FormikErrors, type FormikHelpers } from 'formik';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { stepPath } from '../../addresses/wizard';
import { StepFoot } from '../../wizard-frame/StepFoot';
import { typedText } from '../../wizard-frame/typed-text';
import { useStepSave } from '../../wizard-frame/use-step-save';
import { VersionConflict } from '../../wizard-frame/VersionConflict';
import { priceLabels, priceNames } from './price-names';

interface PriceStepFormProps<Values extends object, Terms extends StoredPricingTerms> {
  proposal: Proposal;
  reload: () => Promise<void>;
  /** What the form begins with. */
  begin: () => Values;
  /** What the form is for: each keeps a draft of its own. */
  draftName: string;
  validate: (values: Values) => FormikErrors<Values>;
  termsOf: (values: Values) => Terms;
  /** Where the price goes, when it is not that of the proposal's own step. */
  target?: PriceTarget<Terms>;
  children: ReactNode;
}

/** Where a price is kept besides in the step of its proposal, and the way back from there. */
export interface PriceTarget<Terms> {
  send: (terms: Terms) => Promise<{ proposal: Proposal }>;
  /** What is saved is told to whoever shows it. */
  remember: (proposal: Proposal) => void;
  backTo: string;
}

/** A form that makes the price of a proposal, whichever way: keeps what is typed, saves it, goes on to the next step. */
export function PriceStepForm<Values extends object, Terms extends StoredPricingTerms>({
  proposal,
  reload,
  begin,
  draftName,
  validate,
  termsOf,
  target,
  children,
}: PriceStepFormProps<Values, Terms>) {
  const navigate = useNavigate();
  const session = useSession();
  const { save, conflict, dismissConflict } = useStepSave(target?.remember);
  // A price is typed for a kit: for another one it is begun anew.
  const about = `${proposal._id} ${proposal.kitData?.kitPrice ?? 0} ${proposal.realSystemData?.power ?? 0}`;
  const ownDraft = draftKey(draftName, session?.userId ?? '', about);
  const [initial] = useState(begin);
  const sent = useRef(initial);

  async function submit(values: Values, helpers: FormikHelpers<Values>) {
    sent.current = values;
    const send = target?.send ?? ((terms: Terms) => sendStep(proposal, terms));
    const saved = await save(() => send(termsOf(values)), helpers);
    if (!saved) return;
    dropDraft(ownDraft);
    helpers.resetForm({ values });
    const next = target?.backTo ?? stepPath(5, saved.frontId);
    if (next) return navigate(next);
    showSnackbar({ text: 'Preço salvo.' });
    await reload();
  }

  return (
    <>
      <Formik initialValues={initial} validate={validate} onSubmit={submit}>
        <FormBox aria-label="Preço">
          <FormDraft draftKey={ownDraft} />
          {children}
          <StepFoot
            savedAt={proposal.revenueData ? proposal.lastUpdate.timestamp : null}
            backTo={target?.backTo ?? stepPath(4, proposal.frontId)}
            {...(target && { submitLabel: 'Salvar' })}
            labels={priceLabels}
          />
        </FormBox>
      </Formik>
      <VersionConflict
        message={conflict}
        typed={() => typedText(sent.current, priceNames)}
        onReload={() => {
          dropDraft(ownDraft);
          return reload();
        }}
        onClose={dismissConflict}
      />
    </>
  );
}

const sendStep = ({ _id: pid, version }: Proposal, terms: StoredPricingTerms) =>
  api('POST /proposals/step-4/:pid', { params: { pid }, body: { ...terms, version }, silent: true });
