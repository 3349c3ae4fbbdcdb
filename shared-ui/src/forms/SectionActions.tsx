import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
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
  const isShown = dirty || isSubmitting;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isShown || document.activeElement !== document.body || !form.current?.isConnected) return;
    // The button that was pressed is gone with the footer; the keyboard goes on in the section.
    form.current.tabIndex = -1;
    form.current.style.outline = 'none';
    form.current.focus({ preventScroll: true });
  }, [isShown]);
  if (!isShown) return null;
  return (
    <FormFooter
      ref={(footer) => {
        if (footer) form.current = footer.closest('form');
      }}
    >
      <Button variant="ghost" disabled={isSubmitting} onClick={() => resetForm()}>
        Descartar
      </Button>
      <FormErrorsButton />
      <FormSubmitButton>{submitLabel}</FormSubmitButton>
    </FormFooter>
  );
}
