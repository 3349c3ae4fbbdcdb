import { api, useSession } from '@girassol/shared-auth';
import type { PricingRequest, Proposal } from '@girassol/shared-domain/contract';
import { showSnackbar } from '@girassol/shared-ui';
import { FormBox } from '@girassol/shared-ui/fields';
import { Formik, type FormikErrors, type FormikHelpers } from 'formik';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { stepPath } from '../addresses';
import { DraftKeeper } from '../frame/DraftKeeper';
import { DraftNote } from '../frame/DraftNote';
import { dropDraft, readDraft } from '../frame/draft';
import { StepFoot } from '../frame/StepFoot';
import { typedText } from '../frame/typed-text';
import { useStepSave } from '../frame/use-step-save';
import { VersionConflict } from '../frame/VersionConflict';
import { priceLabels, priceNames } from './price-names';

interface PriceStepFormProps<Values extends object> {
  proposal: Proposal;
  reload: () => Promise<void>;
  /** What the form begins with, where nothing was typed before. */
  begin: () => Values;
  isDraft: (values: unknown) => values is Values;
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
  isDraft,
  draftName,
  validate,
  termsOf,
  children,
}: PriceStepFormProps<Values>) {
  const navigate = useNavigate();
  const session = useSession();
  const { save, conflict, dismissConflict } = useStepSave();
  const draftKey = `${draftName}.1.${session?.userId ?? ''}.${proposal._id}`;
  const [draft, setDraft] = useState(() => readDraft(draftKey, isDraft));
  const [fresh] = useState(begin);
  const sent = useRef(fresh);

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
        initialValues={draft?.values ?? fresh}
        validate={validate}
        onSubmit={submit}
      >
        <FormBox aria-label="Preço">
          <DraftKeeper draftKey={draftKey} />
          {draft && (
            <DraftNote
              savedAt={draft.savedAt}
              onDrop={() => {
                dropDraft(draftKey);
                setDraft(null);
              }}
            />
          )}
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
          dropDraft(draftKey);
          return reload();
        }}
        onClose={dismissConflict}
      />
    </>
  );
}
