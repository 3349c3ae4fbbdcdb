import type { Row, Tx } from '@girassol/api-platform/database';
import type { ImportFillProgress } from '@girassol/api-platform/database/import-tables';
import { type ImportRecord, importOptions } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { toDisplayedCounts } from './import-counts';

/**
 * Converts rows of `imports` to the imports that the API returns, and loads the names of their users and
 * earlier imports of the same file.
 */
export async function loadImportRecords(tx: Tx, rows: readonly Row<'imports'>[]): Promise<ImportRecord[]> {
  if (rows.length === 0) return [];
  const { rows: facts } = await sql<{ id: string; user_name: string; before: Date | null }>`
    select i.id, u.name as user_name, (
      select max(other.started_at) from imports other
      where other.account_id = i.account_id and other.sha256 = i.sha256 and other.type = i.type
        and other.id <> i.id and other.registered_at < i.registered_at and other.state <> 'UNDONE') as before
    from imports i join users u on u.account_id = i.account_id and u.id = i.user_id
    where i.account_id = ${rows[0]?.account_id} and i.id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(
    tx,
  );
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  return rows.map((row) => {
    const fact = byId.get(row.id);
    return toImportRecord(row, { userName: fact?.user_name ?? '', importedBefore: fact?.before ?? null });
  });
}

/**
 * Converts one row of `imports` to the import that the API returns, and loads the name of its user and
 * earlier imports of the same file.
 */
export async function loadImportRecord(tx: Tx, row: Row<'imports'>): Promise<{ import: ImportRecord }> {
  const [answer] = await loadImportRecords(tx, [row]);
  if (!answer) throw new Error('an import without an answer');
  return { import: answer };
}

const instant = (date: Date | null): number | null => date?.getTime() ?? null;

function toFillingRecord(filling: ImportFillProgress | null): Pick<ImportRecord, 'filling' | 'deciding'> {
  if (filling === null) return { filling: null, deciding: null };
  const { done, total } = filling;
  if ('decision' in filling) return { filling: null, deciding: { done, total } };
  const { column, isUndo } = filling;
  return { filling: { column, isUndo, done, total }, deciding: null };
}

function toImportRecord(
  row: Row<'imports'>,
  { userName, importedBefore }: { userName: string; importedBefore: Date | null },
): ImportRecord {
  return {
    _id: row.id,
    importType: row.type,
    state: row.state,
    fileName: row.file_name,
    fileSize: row.file_size,
    notes: row.notes,
    sheets: row.sheets,
    sheet: row.sheet,
    headers: row.headers,
    mapping: row.mapping,
    options: importOptions.parse(row.options),
    user: { _id: row.user_id, name: userName },
    rows: row.row_count,
    done: row.done,
    counts: toDisplayedCounts(row),
    lookalikes: row.lookalikes,
    registryTimestamp: row.registered_at.getTime(),
    startedTimestamp: instant(row.started_at),
    endedTimestamp: instant(row.ended_at),
    undoUntil: instant(row.undo_until),
    problem: row.problem,
    hasRows: row.forgotten_at === null && row.state !== 'DRAFT',
    importedBefore: instant(importedBefore),
    ...toFillingRecord(row.filling),
  };
}
