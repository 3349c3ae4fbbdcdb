import { useFormikContext } from 'formik';
import { type ComponentProps, useEffect, useState } from 'react';
import { LabelRegistry } from './label-registry';

/**
 * The `<form>` of the Formik above it; use it in place of formik's own. It validates when it appears, so that a button
 * bound to validity is right from the start, and knows the labels of the fields inside it.
 */
export function Form(props: Omit<ComponentProps<'form'>, 'onSubmit' | 'onReset'>) {
  const { handleSubmit, handleReset, validateForm } = useFormikContext();
  const [labels] = useState(() => new Map<string, string>());
  useEffect(() => {
    void validateForm();
  }, [validateForm]);
  return (
    <LabelRegistry value={labels}>
      <form noValidate {...props} onSubmit={handleSubmit} onReset={handleReset} />
    </LabelRegistry>
  );
}
