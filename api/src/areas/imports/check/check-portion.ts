import type { ImportRowState, ReadRow, SheetCell } from '@girassol/shared-domain/imports';
import { sql } from 'kysely';
import type { Row, Tx } from '../../../platform/database';
import type { SheetRow } from '../../../platform/spreadsheets';
import { faulty, type GoodRow, type Verdict } from '../targets/target';

/** Rows by state and action, and how many resemble somebody. */
export interface CheckedGroups {
  counted: Map<string, { state: ImportRowState; action: 'CREATE' | 'UPDATE' | null; rows: number }>;
  lookalikes: number;
}

type Read = (cells: readonly SheetCell[]) => ReadRow;

interface Ways {
  read: Read;
  plan: (tx: Tx, rows: readonly GoodRow[]) => Promise<Verdict[]>;
}

export type RowToRead = Pick<SheetRow, 'line' | 'cells'> & Partial<Pick<GoodRow, 'decision'>>;

/** Rows as their mapping reads them: those with faults of their own are not looked for among the records. */
export function readRows(read: Read, rows: readonly RowToRead[]): { good: GoodRow[]; bad: Verdict[] } {
  const good: GoodRow[] = [];
  const bad: Verdict[] = [];
  for (const { line, cells, decision = null } of rows) {
    const { values, faults } = read(cells);
    if (faults.length > 0) bad.push(faulty(line, faults));
    else good.push({ line, values, decision });
  }
  return { good, bad };
}

/** What becomes of rows, in their order. */
export async function judgeRows(
  tx: Tx,
  { read, plan }: Ways,
  rows: readonly RowToRead[],
): Promise<Verdict[]> {
  const { good, bad } = readRows(read, rows);
  const verdicts = new Map([...bad, ...(await plan(tx, good))].map((verdict) => [verdict.line, verdict]));
  return rows.map(({ line }) => verdicts.get(line) ?? faulty(line, []));
}

/** Counts what became of rows. */
export function countVerdicts(groups: CheckedGroups, verdicts: readonly Verdict[]): void {
  for (const { state, action, isLookalike } of verdicts) {
    const key = `${state} ${action}`;
    const group = groups.counted.get(key) ?? { state, action, rows: 0 };
    group.rows += 1;
    groups.counted.set(key, group);
    if (isLookalike) groups.lookalikes += 1;
  }
}

/** What separates rows of a text: no JSON has it. */
const BETWEEN = '\u0001';
const joined = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(BETWEEN);

/**
 * Stores rows with what is to become of them. Columns travel as texts of JSON, one a row: as one JSON they would be taken
 * apart and put together twice more. What few rows have to say is written into those alone.
 */
export async function storeRows(
  tx: Tx,
  { account_id, id, mapping }: Pick<Row<'imports'>, 'account_id' | 'id' | 'mapping'>,
  rows: readonly SheetRow[],
  verdicts: readonly Verdict[],
): Promise<void> {
  const said = verdicts.map(({ recordId, reason, faults }) =>
    recordId === null && reason === null && faults.length === 0
      ? null
      : { record_id: recordId, reason, faults: faults.length > 0 ? inColumns(faults, mapping) : null },
  );
  await sql`
    insert into import_rows (account_id, import_id, line, state, action, record_id, record_name, cells, faults, reason,
      wanted)
    select ${account_id}, ${id}, row.line, row.state, row.action, said.record_id, nullif(row.record_name, 'null'::jsonb)#>>'{}',
      row.cells::jsonb, said.faults, said.reason, nullif(row.wanted, 'null')::jsonb
    from unnest(
      ${rows.map(({ line }) => line)}::int[], ${verdicts.map(({ state }) => state)}::text[],
      ${verdicts.map(({ action }) => action)}::text[],
      string_to_array(${joined(verdicts.map(({ recordName }) => recordName))}, ${BETWEEN})::jsonb[],
      string_to_array(${joined(rows.map(({ cells }) => cells))}, ${BETWEEN}),
      string_to_array(${joined(verdicts.map(({ wanted }) => wanted))}, ${BETWEEN}),
      string_to_array(${joined(said)}, ${BETWEEN})
    ) as row (line, state, action, record_name, cells, wanted, said)
    left join lateral jsonb_to_record(nullif(row.said, 'null')::jsonb) as said (record_id uuid, reason text, faults jsonb)
      on true`.execute(tx);
}

/** Faults that name a property only are those of the column that is mapped to it. */
export function inColumns(faults: Verdict['faults'], mapping: Row<'imports'>['mapping']): Verdict['faults'] {
  return faults.map((fault) => {
    if (fault.column !== null || fault.property === null) return fault;
    const column = Object.keys(mapping).find((header) => mapping[header] === fault.property) ?? null;
    return { ...fault, column };
  });
}
