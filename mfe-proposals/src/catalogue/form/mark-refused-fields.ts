import type { ApiError } from '@girassol/shared-auth';
import type { FormikHelpers } from 'formik';
import type { CatalogueItemFormValues } from './item-values';

/**
 * Shows the server's validation errors on the fields of the catalogue item form. Errors of `model` and `item`
 * both belong to the form field of the name.
 */
export function markRefusedFields(error: ApiError, helpers: FormikHelpers<CatalogueItemFormValues>): void {
  for (const { path, message } of error.fields ?? []) {
    const field = path === 'model' || path === 'item' ? 'name' : path;
    helpers.setFieldTouched(field, true, false);
    helpers.setFieldError(field, message);
  }
}
