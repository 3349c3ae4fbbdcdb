import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ImportRowState, SheetCell } from '@girassol/shared-domain/imports';
import { sql } from 'kysely';
import { assignFaultsToColumns, checkRows } from '../check/check-portion';
import { createRowParser } from '../record/create-row-parser';
import { lockAllowedImport } from '../record/import-access';
import { loadImportContext } from '../record/import-context';
import { getImportTarget } from '../targets';
import { formatDuplicateLineReason, parseDuplicateLineReason } from '../targets/format-duplicate-line-reason';

/** Row of the table `import_rows`: cells, verdict and outcome of one row of an imported file. */
export type StoredImportRow = Row<'import_rows'>;

/** Rows that were not written, and may be. */
const open: readonly ImportRowState[] = ['READY', 'FAULTY', 'ASK', 'SKIPPED', 'SAME'];

/**
 * Checks whether users may change rows of an import: it is checked, paused, done or failed, and its data was
 * not erased.
 */
export const areRowsEditable = ({ state, forgotten_at }: Row<'imports'>): boolean =>
  forgotten_at === null &&
  (state === 'CHECKED' || state === 'PAUSED' || state === 'DONE' || state === 'FAILED');

/**
 * Returns a copy of a row's cells with another value at an index. Adds empty cells if the row is too short.
 */
export function replaceCell(
  cells: readonly SheetCell[] | null,
  at: number,
  value: SheetCell | undefined,
): SheetCell[] {
  const known = cells ?? [];
  const whole = Array.from({ length: Math.max(known.length, at + 1) }, (_, index) => known[index] ?? null);
  return whole.with(at, typeof value === 'string' && value.trim() === '' ? null : (value ?? null));
}

/**
 * Loads an import whose rows users may change, and locks it until the transaction ends. Throws 409 if the
 * import is in any other state.
 */
export async function lockEditableImport(tx: Tx, caller: Caller, importId: string): Promise<Row<'imports'>> {
  const row = await lockAllowedImport(tx, caller, importId);
  if (!areRowsEditable(row))
    throw new Refusal(409, 'As linhas desta importação não podem ser alteradas agora.');
  return row;
}

/**
 * Loads those of the given lines of an import that users may change, and locks them until the transaction
 * ends. Returns the rows by line.
 */
export async function lockEditableRows(
  tx: Tx,
  { account_id, id }: Row<'imports'>,
  lines: readonly number[],
): Promise<Map<number, StoredImportRow>> {
  const rows = await tx
    .selectFrom('import_rows')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('import_id', '=', id)
    .where('line', 'in', [...new Set(lines)])
    .where('state', 'in', [...open])
    .orderBy('line')
    .execute();
  return new Map(rows.filter(({ cells }) => cells !== null).map((row) => [row.line, row]));
}

/**
 * Checks rows of an import again after a user has changed them, with those that repeat them, and saves their new verdicts.
 * Returns the rows that were given.
 */
export async function recheckRows(
  tx: Tx,
  caller: Caller,
  row: Row<'imports'>,
  rows: readonly StoredImportRow[],
): Promise<StoredImportRow[]> {
  const context = await loadImportContext(tx, caller, row);
  const ways = { read: createRowParser(row), plan: getImportTarget(row.type).planner(context) };
  const changed = [...rows, ...(await lockRepeats(tx, row, rows))];
  const all = [...(await loadEarlierTwins(tx, row, changed)), ...changed].toSorted(
    (one, other) => one.line - other.line,
  );
  const verdicts = await checkRows(
    tx,
    ways,
    all.map(({ line, cells, decision }) => ({ line, cells: cells ?? [], decision })),
  );
  const byLine = new Map(verdicts.map((verdict) => [verdict.line, verdict]));
  const checked = changed.map((stored): StoredImportRow => {
    const verdict = byLine.get(stored.line);
    if (!verdict) return stored;
    const { state, action, recordId, recordName, reason, faults, wanted, remarks, customer } = verdict;
    return {
      ...stored,
      ...{ state, action, reason, wanted, record_id: recordId, record_name: recordName },
      ...{ remarks: remarks ?? null, customer_found: customer ?? null },
      faults: faults.length > 0 ? assignFaultsToColumns(faults, row.mapping) : null,
    };
  });
  await sql`
    update import_rows as line
    set cells = row.cells, decision = row.decision, state = row.state, action = row.action, reason = row.reason,
      record_id = row.record_id, record_name = row.record_name, faults = row.faults, wanted = row.wanted,
      remarks = row.remarks, customer_found = row.customer_found
    from jsonb_to_recordset(${JSON.stringify(checked)}::jsonb) as row (
      line integer, cells jsonb, decision text, state text, action text, reason text, record_id uuid,
      record_name text, faults jsonb, wanted jsonb, remarks jsonb, customer_found jsonb)
    where line.account_id = ${row.account_id} and line.import_id = ${row.id} and line.line = row.line`.execute(
    tx,
  );
  const asked = new Set(rows.map(({ line }) => line));
  return checked.filter(({ line }) => asked.has(line));
}

/** Locks and loads the rows that repeat or complete one of these: changed, it may be another one. */
async function lockRepeats(
  tx: Tx,
  { account_id, id }: Row<'imports'>,
  rows: readonly StoredImportRow[],
): Promise<StoredImportRow[]> {
  const known = rows.map(({ line }) => line);
  if (known.length === 0) return [];
  return tx
    .selectFrom('import_rows')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('import_id', '=', id)
    .where('state', 'in', ['SKIPPED', 'READY'])
    .where(
      sql<string>`substring(reason from '^Igual à linha [0-9]+[.]')`,
      'in',
      known.map(formatDuplicateLineReason),
    )
    .where('line', 'not in', known)
    .where('cells', 'is not', null)
    .orderBy('line')
    .forUpdate()
    .execute();
}

/** Loads the earlier lines that rows equalled so far, without which the rows would count as the first of their kind. */
async function loadEarlierTwins(
  tx: Tx,
  { account_id, id }: Row<'imports'>,
  rows: readonly StoredImportRow[],
): Promise<Pick<StoredImportRow, 'line' | 'cells' | 'decision'>[]> {
  const known = new Set(rows.map(({ line }) => line));
  const lines = rows
    .flatMap(({ reason }) => parseDuplicateLineReason(reason) ?? [])
    .filter((line) => !known.has(line));
  if (lines.length === 0) return [];
  return tx
    .selectFrom('import_rows')
    .select(['line', 'cells', 'decision'])
    .where('account_id', '=', account_id)
    .where('import_id', '=', id)
    .where('line', 'in', [...new Set(lines)])
    .where('cells', 'is not', null)
    .execute();
}
