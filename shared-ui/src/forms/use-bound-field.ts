import { useField } from 'formik';
import type { FieldCheck } from './checks';
import { useRegisterLabel } from './form-registry';

/**
 * Props of a field that is bound to formik by its name and shows its error once touched. Formik's own
 * `validate` or `validationSchema` has precedence over the checks of the field itself (required, e-mail,
 * documents, dates).
 */
export type BoundFieldProps<Props extends { value: unknown }> = Omit<
  Props,
  'value' | 'onChange' | 'error' | 'name' | 'onBlur' | 'onValidityChange' | 'onProblemChange'
> & {
  name: string;
  /** Additional check that returns an error message. */
  check?: FieldCheck<Props['value']> | undefined;
};

/**
 * Returns the props that bind a field component to the formik value named `name`, and registers the field's
 * label.
 */
export function useBoundField<Value>(name: string, label: string, validate?: FieldCheck<Value>) {
  useRegisterLabel(name, label);
  const [{ value }, { error, touched }, { setValue, setTouched }] = useField<Value>({
    name,
    ...(validate && { validate }),
  });
  return {
    name,
    value,
    error: touched ? error : undefined,
    onChange: (next: Value) => void setValue(next),
    onBlur: () => void setTouched(true),
  };
}
