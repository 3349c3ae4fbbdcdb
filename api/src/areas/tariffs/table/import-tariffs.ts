import { type CitedImportReport, importCitedRows, parseCsv } from '@girassol/api-platform/cited-tables';
import type { Database } from '@girassol/api-platform/database';
import { checkTariffs } from './check-tariffs';

/**
 * Imports an operator's table of electricity tariffs (CSV), wholly or not at all. Replaces the earlier
 * tariffs from the same sources.
 */
export const importTariffs = (database: Database, bytes: Uint8Array): Promise<CitedImportReport> =>
  importCitedRows(database, checkTariffs(parseCsv(bytes)), {
    labels: ['tarifa', 'tarifas'],
    remove: (tx, source) =>
      tx.deleteFrom('electricity_tariffs').where('source', '=', source).executeTakeFirstOrThrow(),
    add: (tx, rows) => tx.insertInto('electricity_tariffs').values(rows).execute(),
  });
