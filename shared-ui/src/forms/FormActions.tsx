import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useLeaveGuard } from '../leaving/use-leave-guard';
import { dropDraft } from './draft';
import { FormErrorsButton, FormSubmitButton } from './FormButtons';
import { FormFoot } from './form-layout';

export interface FormActionsProps {
  submitLabel: string;
  /** The way out without saving: a link. */
  cancel: ReactNode;
  /** The draft of this form, where it has one: it goes with whoever leaves without saving. */
  draftKey?: string;
}

/** The foot of a form page. Leaving with unsaved changes asks. */
export function FormActions({ submitLabel, cancel, draftKey }: FormActionsProps) {
  const { dirty } = useFormikContext();
  useLeaveGuard(dirty, () => draftKey && dropDraft(draftKey));
  return (
    <FormFoot>
      {cancel}
      <FormErrorsButton />
      <FormSubmitButton>{submitLabel}</FormSubmitButton>
    </FormFoot>
  );
}
