import { useFormikContext } from 'formik';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useUnsavedInput } from '../leaving/unsaved-input';
import { createFormRegistry, FormRegistryContext } from './form-registry';

/** Fields whose content nobody keeps: passwords and codes. */
const SECRETS = 'input:is([type="password"], [autocomplete$="password"], [autocomplete="one-time-code"])';

/**
 * `<form>` element of the surrounding `<Formik>`, used instead of formik's own. Validates the values on
 * mount, so that submit buttons are right from the start, and after every change, since formik would check a
 * second change in one event, or a field left right after a change, against old values; collects the labels
 * of its fields and the names of its rows for the list of errors. A dialog around it asks before it closes over
 * changed values, unless the form asks for a password or a code.
 */
export function Form(props: Omit<ComponentProps<'form'>, 'onSubmit' | 'onReset'>) {
  const { values, dirty, handleSubmit, handleReset, validateForm } = useFormikContext();
  const [registry] = useState(createFormRegistry);
  const form = useRef<HTMLFormElement>(null);
  const [asksForSecret, setAsksForSecret] = useState(false);
  useEffect(() => setAsksForSecret(form.current?.querySelector(SECRETS) != null), []);
  useUnsavedInput(dirty && !asksForSecret);
  useEffect(() => {
    void validateForm(values);
  }, [validateForm, values]);
  return (
    <FormRegistryContext value={registry}>
      <form ref={form} noValidate {...props} onSubmit={handleSubmit} onReset={handleReset} />
    </FormRegistryContext>
  );
}
