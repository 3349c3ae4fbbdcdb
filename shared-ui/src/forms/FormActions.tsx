import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useLeaveGuard } from '../leaving/use-leave-guard';
import { FormErrorsButton, FormSubmitButton } from './FormButtons';
import { FormFoot } from './form-layout';

export interface FormActionsProps {
  submitLabel: string;
  /** The way out without saving: a link. */
  cancel: ReactNode;
}

/** The foot of a form page. Leaving with unsaved changes asks. */
export function FormActions({ submitLabel, cancel }: FormActionsProps) {
  const { dirty } = useFormikContext();
  useLeaveGuard(dirty);
  return (
    <FormFoot>
      {cancel}
      <FormErrorsButton />
      <FormSubmitButton>{submitLabel}</FormSubmitButton>
    </FormFoot>
  );
}
