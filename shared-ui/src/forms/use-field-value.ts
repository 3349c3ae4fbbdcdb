import { getIn, useFormikContext } from 'formik';

/**
 * Returns the formik value of the given path, and a function that sets it. For what stands beside the field of that
 * path: formik's `useField` would take the place of that field, and its checks would be missing until it is drawn again.
 */
export function useFieldValue<Value>(name: string): [value: Value, setValue: (value: Value) => void] {
  const { values, setFieldValue } = useFormikContext();
  return [getIn(values, name), (value) => void setFieldValue(name, value)];
}
