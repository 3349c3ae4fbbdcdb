import { useFormikContext } from 'formik';
import { type ComponentProps, useEffect, useState } from 'react';
import { FieldLabelsContext } from './field-labels-context';

/**
 * `<form>` element of the surrounding `<Formik>`, used instead of formik's own. Validates the values on
 * mount, so that submit buttons are right from the start, and after every change, since formik would check a
 * second change in one event, or a field left right after a change, against old values; collects the labels
 * of its fields for the list of errors.
 */
export function Form(props: Omit<ComponentProps<'form'>, 'onSubmit' | 'onReset'>) {
  const { values, handleSubmit, handleReset, validateForm } = useFormikContext();
  const [labels] = useState(() => new Map<string, string>());
  useEffect(() => {
    void validateForm(values);
  }, [validateForm, values]);
  return (
    <FieldLabelsContext value={labels}>
      <form noValidate {...props} onSubmit={handleSubmit} onReset={handleReset} />
    </FieldLabelsContext>
  );
}
