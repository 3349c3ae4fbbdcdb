import { formatNumber } from '@girassol/shared-domain';
import type { Database, Tx } from '../database';
import { type ImportReport, refusedImport } from './import-report';

/** Rows of one statement: PostgreSQL takes 65,535 values in one. */
const AT_ONCE = 1_000;

interface CitedTable<Row extends { source: string }> {
  /** What a row is called, one and several. */
  words: readonly [string, string];
  /** Takes away what the database has of a source; answers how many rows that were. */
  remove(tx: Tx, source: string): Promise<{ numDeletedRows: bigint }>;
  add(tx: Tx, rows: Row[]): Promise<unknown>;
}

/**
 * Brings rows that cite their sources into the database: all of them or, while one is wrong, nothing. What the database has
 * of the same sources is replaced.
 */
export async function importCited<Row extends { source: string }>(
  database: Database,
  { rows, problems }: { rows: Row[]; problems: string[] },
  table: CitedTable<Row>,
): Promise<ImportReport> {
  if (problems.length > 0) return refusedImport(problems);
  const sources = [...new Set(rows.map(({ source }) => source))];
  const replaced = await database.asSystem((tx) => replaceSources(tx, sources, rows, table));
  return {
    ok: true,
    lines: sources.map((source) => {
      const count = rows.filter((row) => row.source === source).length;
      const before = replaced.get(source) ?? 0;
      const instead = before > 0 ? ` no lugar de ${formatNumber(before, 0)} da mesma fonte` : '';
      return `${formatNumber(count, 0)} ${table.words[count === 1 ? 0 : 1]} de “${source}”${instead}.`;
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
