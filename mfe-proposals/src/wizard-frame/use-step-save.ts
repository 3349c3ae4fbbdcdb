import { ApiError } from '@girassol/shared-auth';
import type { Proposal } from '@girassol/shared-domain/contract';
import { alertDialog } from '@girassol/shared-ui';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { rememberProposal } from './use-wizard-proposal';

type FieldHelpers<Values> = Pick<FormikHelpers<Values>, 'setFieldError' | 'setFieldTouched'>;

/** Says why a form was refused: at its fields, and in a dialog. */
export function showRefusal<Values>(error: ApiError, helpers: FieldHelpers<Values>): void {
  for (const { path, message } of error.fields ?? []) {
    void helpers.setFieldTouched(path, true, false);
    helpers.setFieldError(path, message);
  }
  void alertDialog({ title: error.title, text: error.message });
}

/**
 * Saving a step. What another person changed meanwhile is a conflict to be shown; the form keeps what was typed. What was
 * saved is what the next step starts from, unless it is `remember`ed otherwise.
 */
export function useStepSave(remember: (proposal: Proposal) => void = rememberProposal) {
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
      showRefusal(error, helpers);
      return null;
    }
  }

  return { save, conflict, dismissConflict: () => setConflict(null) };
}
