import { api, useSession } from '@girassol/shared-auth';
import type { Proposal, StoredPricingTerms } from '@girassol/shared-domain/contract';
import { showSnackbar } from '@girassol/shared-ui';
import { buildDraftKey, FormBox, FormDraft, removeDraft } from '@girassol/shared-ui/fields';
import { Formik, type FormikErrors, type FormikHelpers } from 'formik';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { wizardStepPath } from '../../addresses/wizard';
import { StepFoot } from '../../wizard-frame/StepFoot';
import { formatFormValuesAsText } from '../../wizard-frame/typed-text';
import { useStepSave } from '../../wizard-frame/use-step-save';
import { VersionConflictDialog } from '../../wizard-frame/VersionConflictDialog';
import { fieldlessPriceProblemLabels, priceFieldLabels } from './price-labels';

interface PriceStepFormProps<Values extends object, Terms extends StoredPricingTerms> {
  proposal: Proposal;
  reload: () => Promise<void>;
  /** Returns the initial values of the form. */
  begin: () => Values;
  /** Name of the form's draft. */
  draftName: string;
  validate: (values: Values) => FormikErrors<Values>;
  getTerms: (values: Values) => Terms;
  /** Target of the price if it is not the proposal's own step. */
  target?: PriceSaveTarget<Terms> | undefined;
  children: ReactNode;
}

/**
 * Target of a price form that is used outside the price step of a proposal: the call that saves the price,
 * the function that receives the saved proposal, and the path to return to.
 */
export interface PriceSaveTarget<Terms> {
  send: (terms: Terms) => Promise<{ proposal: Proposal }>;
  /** Passes the saved proposal to the screens that show it. */
  remember: (proposal: Proposal) => void;
  backTo: string;
}

/**
 * Form of the price step for any pricing option: stores a draft, saves the price and opens the next wizard
 * step.
 */
export function PriceStepForm<Values extends object, Terms extends StoredPricingTerms>({
  proposal,
  reload,
  begin,
  draftName,
  validate,
  getTerms,
  target,
  children,
}: PriceStepFormProps<Values, Terms>) {
  const navigate = useNavigate();
  const session = useSession();
  const { save, conflict, dismissConflict } = useStepSave(target?.remember);
  // A price is typed for a kit: for another one it is begun anew.
  const about = `${proposal._id} ${proposal.kitData?.kitPrice ?? 0} ${proposal.realSystemData?.power ?? 0}`;
  const ownDraft = buildDraftKey(draftName, session?.userId ?? '', about);
  const [initial] = useState(begin);
  const sent = useRef(initial);

  async function submit(values: Values, helpers: FormikHelpers<Values>) {
    sent.current = values;
    const send = target?.send ?? ((terms: Terms) => sendStep(proposal, terms));
    const saved = await save(() => send(getTerms(values)), helpers);
    if (!saved) return;
    removeDraft(ownDraft);
    helpers.resetForm({ values });
    const next = target?.backTo ?? wizardStepPath(5, saved.frontId);
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
            backTo={target?.backTo ?? wizardStepPath(4, proposal.frontId)}
            {...(target && { submitLabel: 'Salvar' })}
            labels={fieldlessPriceProblemLabels}
          />
        </FormBox>
      </Formik>
      <VersionConflictDialog
        message={conflict}
        typed={() => formatFormValuesAsText(sent.current, priceFieldLabels)}
        onReload={() => {
          removeDraft(ownDraft);
          return reload();
        }}
        onClose={dismissConflict}
      />
    </>
  );
}

const sendStep = ({ _id: pid, version }: Proposal, terms: StoredPricingTerms) =>
  api('POST /proposals/step-4/:pid', { params: { pid }, body: { ...terms, version }, silent: true });
