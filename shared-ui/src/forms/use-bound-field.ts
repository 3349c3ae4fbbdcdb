import { useField } from 'formik';
import type { Check } from './checks';
import { useRegisteredLabel } from './label-registry';

/**
 * Props of a field bound to formik: the value is formik's, the name says which, the error shows once it was touched.
 * Required fields and fields of a kind (e-mail, documents, dates) check themselves; the messages of formik's own
 * `validate` or `validationSchema` come first.
 */
export type Bound<Props extends { value: unknown }> = Omit<
  Props,
  'value' | 'onChange' | 'error' | 'name' | 'onBlur' | 'onValidityChange'
> & {
  name: string;
  /** What else is wrong with the value, in words. */
  check?: Check<Props['value']>;
};

/** What joins a field to formik's value of that name. */
export function useBoundField<Value>(name: string, label: string, validate?: Check<Value>) {
  useRegisteredLabel(name, label);
  const [{ value }, { error, touched }, { setValue, setTouched }] = useField<Value>({ name, validate });
  return {
    name,
    value,
    error: touched ? error : undefined,
    onChange: (next: Value) => void setValue(next),
    onBlur: () => void setTouched(true),
  };
}
