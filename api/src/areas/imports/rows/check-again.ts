import type { ImportRowState, SheetCell } from '@girassol/shared-domain/imports';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/access';
import type { Row, Tx } from '../../../platform/database';
import { Refusal } from '../../../platform/refusals/refusal';
import { inColumns, judgeRows } from '../check/check-portion';
import { ownImport } from '../record/import-access';
import { contextOf } from '../record/import-context';
import { readerOf } from '../record/row-reading';
import { targetOf } from '../targets';
import { twinOf } from '../targets/twin-reason';

export type StoredRow = Row<'import_rows'>;

/** Rows that were not written, and may be. */
const open: readonly ImportRowState[] = ['READY', 'FAULTY', 'ASK', 'SKIPPED', 'SAME'];

/** May rows of the import be changed? */
export const isMendable = ({ state, forgotten_at }: Row<'imports'>): boolean =>
  forgotten_at === null &&
  (state === 'CHECKED' || state === 'PAUSED' || state === 'DONE' || state === 'FAILED');

/** Cells with another value at a place. A short row has no cells at its end. */
export function withCell(
  cells: readonly SheetCell[] | null,
  at: number,
  value: SheetCell | undefined,
): SheetCell[] {
  const known = cells ?? [];
  const whole = Array.from({ length: Math.max(known.length, at + 1) }, (_, index) => known[index] ?? null);
  return whole.with(at, typeof value === 'string' && value.trim() === '' ? null : (value ?? null));
}

/** An import whose rows may be changed: checked, or ended with rows that were left. */
export async function mendable(tx: Tx, caller: Caller, importId: string): Promise<Row<'imports'>> {
  const row = await ownImport(tx, caller, importId);
  if (!isMendable(row)) throw new Refusal(409, 'As linhas desta importação não podem ser alteradas agora.');
  return row;
}

/** Those of these lines that may be changed. */
export async function heldRows(
  tx: Tx,
  { account_id, id }: Row<'imports'>,
  lines: readonly number[],
): Promise<Map<number, StoredRow>> {
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

/** Checks rows again, with what they have become, and writes them. */
export async function checkAgain(
  tx: Tx,
  caller: Caller,
  row: Row<'imports'>,
  rows: readonly StoredRow[],
): Promise<StoredRow[]> {
  const context = await contextOf(tx, caller, row);
  const ways = { read: readerOf(row), plan: targetOf(row.type).planner(context) };
  const all = [...(await twinsOf(tx, row, rows)), ...rows].toSorted((one, other) => one.line - other.line);
  const verdicts = await judgeRows(
    tx,
    ways,
    all.map(({ line, cells, decision }) => ({ line, cells: cells ?? [], decision })),
  );
  const byLine = new Map(verdicts.map((verdict) => [verdict.line, verdict]));
  const checked = rows.map((stored): StoredRow => {
    const verdict = byLine.get(stored.line);
    if (!verdict) return stored;
    const { state, action, recordId, recordName, reason, faults, wanted } = verdict;
    return {
      ...stored,
      ...{ state, action, reason, wanted, record_id: recordId, record_name: recordName },
      faults: faults.length > 0 ? inColumns(faults, row.mapping) : null,
    };
  });
  await sql`
    update import_rows as line
    set cells = row.cells, decision = row.decision, state = row.state, action = row.action, reason = row.reason,
      record_id = row.record_id, record_name = row.record_name, faults = row.faults, wanted = row.wanted
    from jsonb_to_recordset(${JSON.stringify(checked)}::jsonb) as row (
      line integer, cells jsonb, decision text, state text, action text, reason text, record_id uuid,
      record_name text, faults jsonb, wanted jsonb)
    where line.account_id = ${row.account_id} and line.import_id = ${row.id} and line.line = row.line`.execute(
    tx,
  );
  return checked;
}

/** The earlier lines that rows equalled until now: without them they would be taken for the first of their kind. */
async function twinsOf(
  tx: Tx,
  { account_id, id }: Row<'imports'>,
  rows: readonly StoredRow[],
): Promise<Pick<StoredRow, 'line' | 'cells' | 'decision'>[]> {
  const known = new Set(rows.map(({ line }) => line));
  const lines = rows.flatMap(({ reason }) => twinOf(reason) ?? []).filter((line) => !known.has(line));
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
