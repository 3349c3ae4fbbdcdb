import type { ApiError } from '@girassol/shared-auth';
import type { FormikHelpers } from 'formik';
import type { CatalogueValues } from './item-values';

/** Shows what the server found wrong at the fields themselves. The model and the item are one field of the form. */
export function markRefused(error: ApiError, helpers: FormikHelpers<CatalogueValues>): void {
  for (const { path, message } of error.fields ?? []) {
    const field = path === 'model' || path === 'item' ? 'name' : path;
    helpers.setFieldTouched(field, true, false);
    helpers.setFieldError(field, message);
  }
}
