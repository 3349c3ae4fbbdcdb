type Holder = Record<string, unknown>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Returns the value at a path such as `heading` or `works.2.picture`; undefined if there is none. */
export function getValueAt(values: object, path: string): unknown {
  return path.split('.').reduce<unknown>((held, name) => (isHolder(held) ? held[name] : undefined), values);
}

/**
 * Returns a copy of an object in which the value at a path such as `works.2.picture` is replaced. Parts of
 * the object outside the path are not copied.
 */
export function replaceValueAt<Values extends object>(values: Values, path: string, value: unknown): Values {
  return replaceAt(values, path.split('.'), value) as Values;
}

function replaceAt(held: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(held))
    return held.map((entry, place) => (String(place) === name ? replaceAt(entry, rest, value) : entry));
  return isHolder(held) ? { ...held, [name]: replaceAt(held[name], rest, value) } : held;
}
