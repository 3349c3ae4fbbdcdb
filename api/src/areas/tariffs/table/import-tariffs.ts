import { type ImportReport, importCited, readCsv } from '../../../platform/cited-tables';
import type { Database } from '../../../platform/database';
import { checkTariffs } from './check-tariffs';

/** Brings a table of tariffs into the database: all of it or nothing, in the place of what its sources said before. */
export const importTariffs = (database: Database, bytes: Uint8Array): Promise<ImportReport> =>
  importCited(database, checkTariffs(readCsv(bytes)), {
    words: ['tarifa', 'tarifas'],
    remove: (tx, source) =>
      tx.deleteFrom('electricity_tariffs').where('source', '=', source).executeTakeFirstOrThrow(),
    add: (tx, rows) => tx.insertInto('electricity_tariffs').values(rows).execute(),
  });
