import { ApiError } from '@girassol/shared-auth';
import type { Proposal } from '@girassol/shared-domain/contract';
import { showErrorDialog } from '@girassol/shared-ui';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { cacheWizardProposal } from './use-wizard-proposal';

type FieldHelpers<Values> = Pick<FormikHelpers<Values>, 'setFieldError' | 'setFieldTouched'>;

/**
 * Shows the server's refusal of a wizard step: the messages on the form fields to which they belong, and the
 * reason in a dialog.
 */
export function showStepRefusal<Values>(error: ApiError, helpers: FieldHelpers<Values>): void {
  for (const { path, message } of error.fields ?? []) {
    void helpers.setFieldTouched(path, true, false);
    helpers.setFieldError(path, message);
  }
  void showErrorDialog({ title: error.title, text: error.message });
}

/**
 * Provides saving a wizard step. If another person has changed the proposal meanwhile, `conflict` holds the
 * message to show, and the form keeps the typed values. The saved proposal is passed to `remember`, by
 * default `cacheWizardProposal`.
 */
export function useStepSave(remember: (proposal: Proposal) => void = cacheWizardProposal) {
  const [conflict, setConflict] = useState<string | null>(null);

  /** Sends a step; the proposal as it is now, or null where it was refused. */
  async function save<Values>(
    send: () => Promise<{ proposal: Proposal }>,
    helpers: FieldHelpers<Values>,
  ): Promise<Proposal | null> {
    try {
      const { proposal } = await send();
      remember(proposal);
      return proposal;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 409 && error.fields?.some(({ path }) => path === 'version')) {
        setConflict(error.message);
        return null;
      }
      showStepRefusal(error, helpers);
      return null;
    }
  }

  return { save, conflict, dismissConflict: () => setConflict(null) };
}
