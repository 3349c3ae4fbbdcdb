import { readStoredValue, storageKeys } from '../session/storage';

/** The code of the database of copies, fetched when it is first needed. */
export const importCopyDatabase = () =>
  import(/* webpackChunkName: "offline-copies" */ './offline-copy-database');

/** Returns true if somebody has taken something along on this device. */
export const hasOfflineCopies = (): boolean => readStoredValue(storageKeys.offlineCopies) !== null;
