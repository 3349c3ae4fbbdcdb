import { ApiError } from '@girassol/shared-auth';
import type { FormikHelpers } from 'formik';

type FieldHelpers = Pick<FormikHelpers<unknown>, 'setFieldError' | 'setFieldTouched'>;

/**
 * Shows the reasons of a refused call at the fields of a form that it names. Returns the reason that belongs to no field;
 * null if all do. Throws any error that is not of the API.
 */
export function showRefusal(
  error: unknown,
  names: readonly string[],
  { setFieldError, setFieldTouched }: FieldHelpers,
): string | null {
  if (!(error instanceof ApiError)) throw error;
  const known = (error.fields ?? []).filter(({ path }) => names.includes(path));
  for (const { path, message } of known) {
    void setFieldTouched(path, true, false);
    setFieldError(path, message);
  }
  return known.length > 0 ? null : error.message;
}
