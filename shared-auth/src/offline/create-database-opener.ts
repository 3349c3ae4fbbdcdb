import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';

/**
 * Creates a function that opens a database of this device once and answers the same connection from then on. A connection
 * that failed, or that the browser ended, is opened again by the next call.
 */
export function createDatabaseOpener<Schema extends DBSchema>(
  name: string,
  upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opened = undefined;
  };
  return () => {
    opened ??= openDB<Schema>(name, 1, { upgrade, terminated: forget }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  };
}
