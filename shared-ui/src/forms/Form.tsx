import { useFormikContext } from 'formik';
import { type ComponentProps, useEffect, useState } from 'react';
import { createFormRegistry, FormRegistryContext } from './form-registry';

/**
 * `<form>` element of the surrounding `<Formik>`, used instead of formik's own. Validates the values on
 * mount, so that submit buttons are right from the start, and after every change, since formik would check a
 * second change in one event, or a field left right after a change, against old values; collects the labels
 * of its fields and the names of its rows for the list of errors.
 */
export function Form(props: Omit<ComponentProps<'form'>, 'onSubmit' | 'onReset'>) {
  const { values, handleSubmit, handleReset, validateForm } = useFormikContext();
  const [registry] = useState(createFormRegistry);
  useEffect(() => {
    void validateForm(values);
  }, [validateForm, values]);
  return (
    <FormRegistryContext value={registry}>
      <form noValidate {...props} onSubmit={handleSubmit} onReset={handleReset} />
    </FormRegistryContext>
  );
}
