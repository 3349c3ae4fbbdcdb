import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { Button } from '../actions/Button';
import { FormErrorsButton, FormSubmitButton } from './FormButtons';
import { FormFoot } from './form-layout';

export interface SectionActionsProps {
  submitLabel?: string;
  /** Told when there is something to lose, and when there is no more. */
  onDirtyChange: (isDirty: boolean) => void;
}

/** The foot of a section that is saved by itself: there only while something was changed. */
export function SectionActions({ submitLabel = 'Salvar', onDirtyChange }: SectionActionsProps) {
  const { dirty, isSubmitting, resetForm } = useFormikContext();
  useEffect(() => {
    onDirtyChange(dirty);
    return () => onDirtyChange(false);
  }, [dirty, onDirtyChange]);
  if (!dirty && !isSubmitting) return null;
  return (
    <FormFoot>
      <Button variant="ghost" disabled={isSubmitting} onClick={() => resetForm()}>
        Descartar alterações
      </Button>
      <FormErrorsButton />
      <FormSubmitButton>{submitLabel}</FormSubmitButton>
    </FormFoot>
  );
}
