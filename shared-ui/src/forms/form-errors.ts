/** A field that is not valid, by its path in the form's values (`address.city`, `items.0.name`), and what it says. */
export interface InvalidField {
  path: string;
  message: string;
}

/** `items[0].name` and `items.0.name` are the same field. */
export const pathOf = (name: string): string => name.replace(/\[(\d+)\]/g, '.$1');

/** The leaves of formik's errors, in the order of the form's values. */
export function invalidFields(errors: unknown, path = ''): InvalidField[] {
  if (typeof errors === 'string') return [{ path, message: errors }];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, inner]) =>
    invalidFields(inner, path ? `${path}.${key}` : key),
  );
}
