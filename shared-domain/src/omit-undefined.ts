/** `T` whose properties that may be undefined are optional, and never undefined where they exist. */
export type WithoutUndefined<T> = {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K];
} & { [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined> };

/** Returns a copy of `values` without the properties that are undefined. */
export function omitUndefined<T extends object>(values: T): WithoutUndefined<T>;
export function omitUndefined(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
