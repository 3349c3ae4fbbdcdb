import { api, useSession } from '@girassol/shared-auth';
import type { PricingRequest, Proposal } from '@girassol/shared-domain/contract';
import { showSnackbar } from '@girassol/shared-ui';
import { draftKey, dropDraft, FormBox, FormDraft } from '@girassol/shared-ui/fields';
import { Formik, type FormikErrors, type FormikHelpers } from 'formik';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { stepPath } from '../addresses';
import { StepFoot } from '../frame/StepFoot';
import { typedText } from '../frame/typed-text';
import { useStepSave } from '../frame/use-step-save';
import { VersionConflict } from '../frame/VersionConflict';
import { priceLabels, priceNames } from './price-names';

interface PriceStepFormProps<Values extends object> {
  proposal: Proposal;
  reload: () => Promise<void>;
  /** What the form begins with. */
  begin: () => Values;
  /** What the form is for: each keeps a draft of its own. */
  draftName: string;
  validate: (values: Values) => FormikErrors<Values>;
  termsOf: (values: Values) => PricingRequest;
  children: ReactNode;
}

/** A form that makes the price of a proposal, whichever way: keeps what is typed, saves it, goes on to the next step. */
export function PriceStepForm<Values extends object>({
  proposal,
  reload,
  begin,
  draftName,
  validate,
  termsOf,
  children,
}: PriceStepFormProps<Values>) {
  const navigate = useNavigate();
  const session = useSession();
  const { save, conflict, dismissConflict } = useStepSave();
  const ownDraft = draftKey(draftName, session?.userId ?? '', proposal._id);
  const [initial] = useState(begin);
  const sent = useRef(initial);

  async function submit(values: Values, helpers: FormikHelpers<Values>) {
    sent.current = values;
    const saved = await save(
      () =>
        api('POST /proposals/step-4/:pid', {
          params: { pid: proposal._id },
          body: { ...termsOf(values), version: proposal.version },
          silent: true,
        }),
      helpers,
    );
    if (!saved) return;
    dropDraft(ownDraft);
    helpers.resetForm({ values });
    const next = stepPath(5, saved.frontId);
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
            backTo={stepPath(4, proposal.frontId)}
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
