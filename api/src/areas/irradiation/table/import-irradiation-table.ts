import { type CitedImportReport, importCitedRows, parseCsv } from '@girassol/api-platform/cited-tables';
import type { Database } from '@girassol/api-platform/database';
import { toIsoDate } from '@girassol/shared-domain';
import { checkIrradiationTable } from './check-irradiation-table';

/**
 * Imports a CSV table of municipal irradiation, completely or not at all, and replaces all earlier values of
 * the same sources.
 */
export const importIrradiationTable = (
  database: Database,
  bytes: Uint8Array,
  now: number,
): Promise<CitedImportReport> =>
  importCitedRows(database, checkIrradiationTable(parseCsv(bytes), Number(toIsoDate(now).slice(0, 4))), {
    labels: ['município', 'municípios'],
    remove: (tx, source) =>
      tx.deleteFrom('municipal_irradiation').where('source', '=', source).executeTakeFirstOrThrow(),
    add: (tx, rows) => tx.insertInto('municipal_irradiation').values(rows).execute(),
  });
