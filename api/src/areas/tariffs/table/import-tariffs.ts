import { formatNumber } from '@girassol/shared-domain';
import type { Database, Tx } from '../../../platform/database';
import { type ImportReport, refusedImport } from '../../irradiation/table/import-report';
import { readCsv } from '../../irradiation/table/read-csv';
import { checkTariffs, type TariffRow } from './check-tariffs';

/** Rows of one statement: PostgreSQL takes 65,535 values in one. */
const AT_ONCE = 1_000;

/**
 * Brings a table of tariffs into the database: all of it or, while a row is wrong, nothing. What the database has of the
 * same sources is replaced.
 */
export async function importTariffs(database: Database, bytes: Uint8Array): Promise<ImportReport> {
  const { rows, problems } = checkTariffs(readCsv(bytes));
  if (problems.length > 0) return refusedImport(problems);
  const sources = [...new Set(rows.map(({ source }) => source))];
  const replaced = await database.asSystem((tx) => replaceTariffs(tx, sources, rows));
  return {
    ok: true,
    lines: sources.map((source) => {
      const count = rows.filter((row) => row.source === source).length;
      const before = replaced.get(source) ?? 0;
      const instead = before > 0 ? ` no lugar de ${formatNumber(before, 0)} da mesma fonte` : '';
      return `${formatNumber(count, 0)} ${count === 1 ? 'tarifa' : 'tarifas'} de “${source}”${instead}.`;
    }),
  };
}

/** Answers how many rows each source had before. */
async function replaceTariffs(tx: Tx, sources: string[], rows: TariffRow[]): Promise<Map<string, number>> {
  const replaced = new Map<string, number>();
  for (const source of sources) {
    const { numDeletedRows } = await tx
      .deleteFrom('electricity_tariffs')
      .where('source', '=', source)
      .executeTakeFirstOrThrow();
    replaced.set(source, Number(numDeletedRows));
  }
  for (let start = 0; start < rows.length; start += AT_ONCE)
    await tx
      .insertInto('electricity_tariffs')
      .values(rows.slice(start, start + AT_ONCE))
      .execute();
  return replaced;
}
