type Holder = Record<string, unknown>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** What stands at a path of a block's values: `heading`, `works.2.picture`; undefined where nothing does. */
export function valueAt(values: object, path: string): unknown {
  return path.split('.').reduce<unknown>((held, name) => (isHolder(held) ? held[name] : undefined), values);
}

/** The values with another one at a path. What it does not touch stays the same object. */
export function withValueAt<Values extends object>(values: Values, path: string, value: unknown): Values {
  return replaced(values, path.split('.'), value) as Values;
}

function replaced(held: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(held))
    return held.map((entry, place) => (String(place) === name ? replaced(entry, rest, value) : entry));
  return isHolder(held) ? { ...held, [name]: replaced(held[name], rest, value) } : held;
}
