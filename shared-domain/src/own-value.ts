/**
 * Returns the own property of a record by name; undefined for names that only the prototype has, such as
 * `constructor`. Used for names from untrusted input: columns, files, paths.
 */
export const getOwnValue = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
