/**
 * Returns what a record has under a name; undefined for names that only its prototype has. For names that come from
 * outside: a column, a file or an address may be called `constructor`.
 */
export const ownValue = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
