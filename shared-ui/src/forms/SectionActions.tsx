import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { Button } from '../actions/Button';
import { FormErrorsButton, FormSubmitButton } from './FormButtons';
import { FormFooter } from './form-layout';

export interface SectionActionsProps {
  submitLabel?: string | undefined;
  /** Told when there is something to lose, and when there is no more. */
  onDirtyChange: (isDirty: boolean) => void;
}

/**
 * Footer with the save button of a form section that is saved on its own; visible only while the section has
 * unsaved changes.
 */
export function SectionActions({ submitLabel = 'Salvar', onDirtyChange }: SectionActionsProps) {
  const { dirty, isSubmitting, resetForm } = useFormikContext();
  useEffect(() => {
    onDirtyChange(dirty);
    return () => onDirtyChange(false);
  }, [dirty, onDirtyChange]);
  if (!dirty && !isSubmitting) return null;
  return (
    <FormFooter>
      <Button variant="ghost" disabled={isSubmitting} onClick={() => resetForm()}>
        Descartar alterações
      </Button>
      <FormErrorsButton />
      <FormSubmitButton>{submitLabel}</FormSubmitButton>
    </FormFooter>
  );
}
