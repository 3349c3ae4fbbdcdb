import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';

/**
 * Creates a function that opens a database of this device once and answers the same connection from then on. A connection
 * that failed, that the browser ended, or that gave way to a later version in another tab, is opened again by the next call.
 * `upgrade` creates the stores of `version`, and gets the version of the database before.
 */
export function createDatabaseOpener<Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opened = undefined;
  };
  return () => {
    if (opened) return opened;
    const opening = openDB<Schema>(name, version, {
      upgrade,
      terminated: forget,
      blocking: () => {
        forget();
        void opening.then((database) => database.close());
      },
    });
    opened = opening.catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  };
}
