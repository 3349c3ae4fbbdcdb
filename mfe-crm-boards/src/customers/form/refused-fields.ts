import type { ApiError } from '@girassol/shared-auth';
import type { FormikHelpers } from 'formik';
import { type CustomerValues, fieldOfPath } from './customer-values';

/** Shows what the server found wrong at the fields themselves. */
export function markRefusedFields(error: ApiError, helpers: FormikHelpers<CustomerValues>): void {
  for (const { path, message } of error.fields ?? []) {
    const field = fieldOfPath(path);
    if (!field) continue;
    helpers.setFieldTouched(field, true, false);
    helpers.setFieldError(field, message);
  }
}
