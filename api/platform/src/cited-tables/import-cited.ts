import { formatNumber } from '@girassol/shared-domain';
import type { Database, Tx } from '../database';
import { buildRefusedImportReport, type CitedImportReport } from './cited-import-report';

/** Rows of one statement: PostgreSQL takes 65,535 values in one. */
const AT_ONCE = 1_000;

interface CitedTable<Row extends { source: string }> {
  /** Name of a row in Portuguese, singular and plural. */
  labels: readonly [string, string];
  /** Takes away what the database has of a source; answers how many rows that were. */
  remove(tx: Tx, source: string): Promise<{ numDeletedRows: bigint }>;
  add(tx: Tx, rows: Row[]): Promise<unknown>;
}

/**
 * Imports rows that cite their sources, all or nothing. Replaces the rows that the database already has from
 * the same sources.
 */
export async function importCitedRows<Row extends { source: string }>(
  database: Database,
  { rows, problems }: { rows: Row[]; problems: string[] },
  table: CitedTable<Row>,
): Promise<CitedImportReport> {
  if (problems.length > 0) return buildRefusedImportReport(problems);
  const sources = [...new Set(rows.map(({ source }) => source))];
  const replaced = await database.asSystem((tx) => replaceSources(tx, sources, rows, table));
  return {
    ok: true,
    lines: sources.map((source) => {
      const count = rows.filter((row) => row.source === source).length;
      const before = replaced.get(source) ?? 0;
      const instead = before > 0 ? ` no lugar de ${formatNumber(before, 0)} da mesma fonte` : '';
      return `${formatNumber(count, 0)} ${table.labels[count === 1 ? 0 : 1]} de “${source}”${instead}.`;
    }),
  };
}

/** Answers how many rows each source had before. */
async function replaceSources<Row extends { source: string }>(
  tx: Tx,
  sources: string[],
  rows: Row[],
  { remove, add }: CitedTable<Row>,
): Promise<Map<string, number>> {
  const replaced = new Map<string, number>();
  for (const source of sources) {
    const { numDeletedRows } = await remove(tx, source);
    replaced.set(source, Number(numDeletedRows));
  }
  for (let start = 0; start < rows.length; start += AT_ONCE)
    await add(tx, rows.slice(start, start + AT_ONCE));
  return replaced;
}
