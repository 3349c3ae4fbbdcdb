import type { DBSchema } from 'idb';
import type { CopiedAnswer, CopiedFile, OfflineCopy } from '../offline-copies/offline-copy';
import type { WaitingWrite } from '../outbox/waiting-write';
import { createDatabaseOpener } from './create-database-opener';

interface Schema extends DBSchema {
  writes: { key: string; value: WaitingWrite; indexes: { owner: string } };
  /** Bytes of files by the key of their write, so that a list of writes does not load them. */
  files: { key: string; value: ArrayBuffer };
  copies: { key: string; value: OfflineCopy; indexes: { owner: string } };
  copiedAnswers: {
    key: [copy: string, key: string];
    value: CopiedAnswer;
    indexes: { copy: string; key: string };
  };
  copiedFiles: {
    key: [copy: string, name: string];
    value: CopiedFile;
    indexes: { copy: string; name: string };
  };
}

/**
 * Opens the second database of this device, beside that of the stored answers: what waits for a signal, and the copies of items
 * that were taken along.
 */
export const openDeviceDatabase = createDatabaseOpener<Schema>(
  'girassol-outbox',
  3,
  (database, oldVersion) => {
    if (oldVersion < 1)
      database.createObjectStore('writes', { keyPath: 'key' }).createIndex('owner', 'owner');
    if (oldVersion < 2) database.createObjectStore('files');
    if (oldVersion >= 3) return;
    database.createObjectStore('copies', { keyPath: 'id' }).createIndex('owner', 'owner');
    const answers = database.createObjectStore('copiedAnswers', { keyPath: ['copy', 'key'] });
    answers.createIndex('copy', 'copy');
    answers.createIndex('key', 'key');
    const files = database.createObjectStore('copiedFiles', { keyPath: ['copy', 'name'] });
    files.createIndex('copy', 'copy');
    files.createIndex('name', 'name');
  },
);
