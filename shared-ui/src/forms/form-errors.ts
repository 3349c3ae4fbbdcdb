/** Invalid field, by its path in the form's values (`address.city`, `items.0.name`), and its message. */
export interface InvalidField {
  path: string;
  message: string;
}

/** Returns the dotted path of a field: `items.0.name` for `items[0].name`. */
export const normalizeFieldPath = (name: string): string => name.replace(/\[(\d+)\]/g, '.$1');

/** Lists the invalid fields in formik's nested errors object, in the order of the form's values. */
export function listInvalidFields(errors: unknown, path = ''): InvalidField[] {
  if (typeof errors === 'string') return [{ path, message: errors }];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, inner]) =>
    listInvalidFields(inner, path ? `${path}.${key}` : key),
  );
}
