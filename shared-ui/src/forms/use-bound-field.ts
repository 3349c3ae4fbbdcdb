import { type FieldValidator, useField } from 'formik';
import { useRegisteredLabel } from './label-registry';

/** Props of a field bound to formik: the value is formik's, the name says which, the error shows once it was touched. */
export type Bound<Props> = Omit<
  Props,
  'value' | 'onChange' | 'error' | 'name' | 'onBlur' | 'onValidityChange'
> & {
  name: string;
};

/** What joins a field to formik's value of that name. */
export function useBoundField<Value>(name: string, label: string, validate?: FieldValidator) {
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
