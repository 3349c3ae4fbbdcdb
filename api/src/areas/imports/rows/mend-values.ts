import type { Answer, ParsedBody } from '@girassol/shared-domain/contract';
import type { ImportRowState } from '@girassol/shared-domain/imports';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/access';
import type { Row, Tx } from '../../../platform/database';
import { Refusal } from '../../../platform/refusals/refusal';
import { inColumns, judgeRows } from '../check/check-portion';
import { changeImport } from '../record/change-import';
import { ownImport } from '../record/import-access';
import { oneImport } from '../record/import-answer';
import { contextOf } from '../record/import-context';
import { countRows } from '../record/import-counts';
import { readerOf } from '../record/row-reading';
import { targetOf } from '../targets';
import { rowAnswer } from './list-rows';

const MEND = 'PUT /imports/values/:userId/:importId';
const DECIDE = 'PUT /imports/decisions/:userId/:importId';
type StoredRow = Row<'import_rows'>;

/** Rows that were not written, and may be. */
const open: readonly ImportRowState[] = ['READY', 'FAULTY', 'ASK', 'SKIPPED', 'SAME'];

/** An import whose rows may be changed: checked, or ended with rows that were left. */
async function mendable(tx: Tx, caller: Caller, importId: string): Promise<Row<'imports'>> {
  const row = await ownImport(tx, caller, importId);
  const states: readonly string[] = ['CHECKED', 'PAUSED', 'DONE', 'FAILED'];
  if (!states.includes(row.state) || row.forgotten_at)
    throw new Refusal(409, 'As linhas desta importação não podem ser alteradas agora.');
  return row;
}

/** Mends cells, and checks their rows again. */
export async function mendValues(
  tx: Tx,
  caller: Caller,
  importId: string,
  { changes }: ParsedBody<typeof MEND>,
): Promise<Answer<typeof MEND>> {
  const row = await mendable(tx, caller, importId);
  const held = await heldRows(
    tx,
    row,
    changes.map(({ line }) => line),
  );
  for (const { line, column, value } of changes) {
    const at = row.headers.indexOf(column);
    if (at < 0) throw new Refusal(400, 'A planilha não tem esta coluna.');
    const found = held.get(line);
    if (!found) throw new Refusal(409, `A linha ${line} já foi importada, ou não existe.`);
    found.cells = (found.cells ?? []).with(at, value.trim() === '' ? null : value);
  }
  const checked = await checkAgain(tx, caller, row, [...held.values()]);
  const changed = await changeImport(tx, row, { counts: JSON.stringify(await countRows(tx, row)) });
  return { ...(await oneImport(tx, changed)), rows: checked.map(rowAnswer) };
}

/** Says what is done with rows that are there already, and checks them again. */
export async function decideRows(
  tx: Tx,
  caller: Caller,
  importId: string,
  { lines, decision }: ParsedBody<typeof DECIDE>,
): Promise<Answer<typeof DECIDE>> {
  const row = await mendable(tx, caller, importId);
  for (let after = 0; ; ) {
    const asking = await tx
      .selectFrom('import_rows')
      .select('line')
      .where('account_id', '=', row.account_id)
      .where('import_id', '=', row.id)
      .where('line', '>', after)
      .$if(lines === undefined, (query) => query.where('state', '=', sql.lit('ASK')))
      .$if(lines !== undefined, (query) => query.where('line', 'in', lines ?? []))
      .orderBy('line')
      .limit(500)
      .execute();
    const last = asking.at(-1);
    if (!last) break;
    after = last.line;
    const held = await heldRows(
      tx,
      row,
      asking.map(({ line }) => line),
    );
    for (const found of held.values()) found.decision = decision;
    await checkAgain(tx, caller, row, [...held.values()]);
  }
  const changed = await changeImport(tx, row, { counts: JSON.stringify(await countRows(tx, row)) });
  return oneImport(tx, changed);
}

async function heldRows(
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

async function checkAgain(
  tx: Tx,
  caller: Caller,
  row: Row<'imports'>,
  rows: readonly StoredRow[],
): Promise<StoredRow[]> {
  const context = await contextOf(tx, caller, row);
  const ways = { read: readerOf(row), plan: targetOf(row.type).planner(context) };
  const verdicts = await judgeRows(
    tx,
    ways,
    rows.map(({ line, cells, decision }) => ({ line, cells: cells ?? [], decision })),
  );
  const checked = rows.map((stored, at): StoredRow => {
    const verdict = verdicts[at];
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
