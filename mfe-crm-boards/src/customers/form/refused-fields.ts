import type { ApiError } from '@girassol/shared-auth';
import type { FormikHelpers } from 'formik';
import { type CustomerValues, findFieldByPath } from './customer-values';

/** Shows the server's validation errors on the fields of the customer form to which the errors belong. */
export function markRefusedFields(error: ApiError, helpers: FormikHelpers<CustomerValues>): void {
  for (const { path, message } of error.fields ?? []) {
    const field = findFieldByPath(path);
    if (!field) continue;
    helpers.setFieldTouched(field, true, false);
    helpers.setFieldError(field, message);
  }
}
