import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useLeaveGuard } from '../leaving/use-leave-guard';
import { removeDraft } from './draft';
import { FormErrorsButton, FormSubmitButton } from './FormButtons';
import { FormFooter } from './form-layout';

export interface FormActionsProps {
  submitLabel: string;
  /** The form changes what exists: nothing can be saved until something was changed. */
  isEditing?: boolean | undefined;
  /** The way out without saving: a link. */
  cancel: ReactNode;
  /** The draft of this form, where it has one: it goes with whoever leaves without saving. */
  draftKey?: string | undefined;
}

/**
 * Footer of a form page with the submit and cancel buttons. Asks the user before the page is left with
 * unsaved changes.
 */
export function FormActions({ submitLabel, isEditing, cancel, draftKey }: FormActionsProps) {
  const { dirty } = useFormikContext();
  useLeaveGuard(dirty, () => draftKey && removeDraft(draftKey));
  return (
    <FormFooter>
      {cancel}
      <FormErrorsButton />
      <FormSubmitButton isEditing={isEditing}>{submitLabel}</FormSubmitButton>
    </FormFooter>
  );
}
