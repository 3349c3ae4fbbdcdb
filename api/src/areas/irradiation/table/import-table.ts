import { toIsoDate } from '@girassol/shared-domain';
import { type ImportReport, importCited, readCsv } from '../../../platform/cited-tables';
import type { Database } from '../../../platform/database';
import { checkTable } from './check-table';

/**
 * Brings a table of municipal irradiation into the database: all of it or nothing, in the place of what its sources said
 * before.
 */
export const importTable = (database: Database, bytes: Uint8Array, now: number): Promise<ImportReport> =>
  importCited(database, checkTable(readCsv(bytes), Number(toIsoDate(now).slice(0, 4))), {
    words: ['município', 'municípios'],
    remove: (tx, source) =>
      tx.deleteFrom('municipal_irradiation').where('source', '=', source).executeTakeFirstOrThrow(),
    add: (tx, rows) => tx.insertInto('municipal_irradiation').values(rows).execute(),
  });
