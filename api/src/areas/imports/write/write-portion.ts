import type { Row, Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';
import { assignFaultsToColumns, parseRows, type RowToRead } from '../check/check-portion';
import { createRowParser } from '../record/create-row-parser';
import { getImportTarget } from '../targets';
import { buildFaultyVerdict, type ImportContext, type WrittenRow } from '../targets/target';
import type { PortionResult } from './run-portions';

/** Rows that are planned together. */
const AT_ONCE = 500;

interface Writing {
  context: ImportContext;
  most: number;
  isSpoiled: boolean;
}

/** Writes the next portion of ready rows of an import as records, and saves the outcome of each row. */
export async function writePortion(
  tx: Tx,
  row: Row<'imports'>,
  { context, most, isSpoiled }: Writing,
): Promise<PortionResult> {
  const { line: upTo, rows } = await findPortionEnd(tx, row, most);
  if (upTo === null) return 'NO_MORE';
  if (!isSpoiled) await getImportTarget(row.type).add?.(tx, context, { after: row.cursor, upTo, rows });
  for (let after = row.cursor; ; ) {
    const left = await readyRows(tx, row, { after, upTo });
    const last = left.at(-1);
    if (!last) return { cursor: upTo, rows };
    const written = isSpoiled
      ? left.map(({ line }) => spoiled(line))
      : await writeRows(tx, row, context, left);
    await saveOutcomes(tx, row, written);
    after = last.line;
  }
}

/** Finds the last line of a portion and its number of rows. */
async function findPortionEnd(
  tx: Tx,
  { account_id, id, cursor }: Row<'imports'>,
  most: number,
): Promise<{ line: number | null; rows: number }> {
  const { rows } = await sql<{ line: number | null; rows: number }>`
    select max(line) as line, count(*)::int as rows from (
      select line from import_rows
      where account_id = ${account_id} and import_id = ${id} and state = 'READY' and line > ${cursor}
      order by line limit ${most}) as portion`.execute(tx);
  return rows[0] ?? { line: null, rows: 0 };
}

/** The first of the rows that are still to be written between two lines. */
async function readyRows(
  tx: Tx,
  { account_id, id }: Row<'imports'>,
  { after, upTo }: { after: number; upTo: number },
): Promise<RowToRead[]> {
  const rows = await tx
    .selectFrom('import_rows')
    .select(['line', 'cells', 'decision'])
    .where('account_id', '=', account_id)
    .where('import_id', '=', id)
    .where('state', '=', 'READY')
    .where('line', '>', after)
    .where('line', '<=', upTo)
    .orderBy('line')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ line, cells, decision }) => ({ line, cells: cells ?? [], decision }));
}

async function writeRows(
  tx: Tx,
  row: Row<'imports'>,
  context: ImportContext,
  rows: readonly RowToRead[],
): Promise<WrittenRow[]> {
  const { good, bad } = parseRows(createRowParser(row), rows);
  const written = await getImportTarget(row.type).write(tx, context, good);
  return [...written, ...bad.map(asFaulty)];
}

const asFaulty = ({ isLookalike: _, ...verdict }: ReturnType<typeof buildFaultyVerdict>): WrittenRow => ({
  ...verdict,
  state: 'FAULTY',
  ...{ customerId: null, before: null, after: null },
});

/** A row that the database does not take, whatever is wrong with it. */
const spoiled = (line: number): WrittenRow =>
  asFaulty(
    buildFaultyVerdict(line, [
      {
        ...{ column: null, property: null, value: '' },
        message: 'Esta linha não pôde ser gravada. Confira os valores e tente de novo.',
      },
    ]),
  );

async function saveOutcomes(tx: Tx, row: Row<'imports'>, written: readonly WrittenRow[]): Promise<void> {
  const rows = written.map(
    ({ line, state, action, recordId, recordName, customerId, reason, faults, before, after }) => ({
      ...{ line, state, action, reason, before, after },
      ...{ record_id: recordId, record_name: recordName, customer_id: customerId },
      faults: faults.length > 0 ? assignFaultsToColumns(faults, row.mapping) : null,
    }),
  );
  await sql`
    update import_rows as line
    set state = row.state, action = row.action, record_id = row.record_id, record_name = row.record_name,
      customer_id = row.customer_id, reason = row.reason, faults = row.faults, before = row.before, after = row.after,
      wanted = null,
      cells = case when row.state in ('DONE', 'SAME') then null else line.cells end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      line integer, state text, action text, record_id uuid, record_name text, customer_id uuid, reason text,
      faults jsonb, before jsonb, after jsonb)
    where line.account_id = ${row.account_id} and line.import_id = ${row.id} and line.line = row.line`.execute(
    tx,
  );
}
