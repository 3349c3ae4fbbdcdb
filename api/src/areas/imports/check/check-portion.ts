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

export type RowToRead = Pick<SheetRow, 'line' | 'cells'> & Pick<GoodRow, 'decision'>;

/** Rows as their mapping reads them: those with faults of their own are not looked for among the records. */
export function readRows(read: Read, rows: readonly RowToRead[]): { good: GoodRow[]; bad: Verdict[] } {
  const good: GoodRow[] = [];
  const bad: Verdict[] = [];
  for (const { line, cells, decision } of rows) {
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

/** Checks portions of a file one after the other, and writes their rows. */
export const checkPortion =
  ({ account_id, id, mapping }: Row<'imports'>, ways: Ways) =>
  async (tx: Tx, rows: readonly SheetRow[], groups: CheckedGroups): Promise<void> => {
    const verdicts = await judgeRows(
      tx,
      ways,
      rows.map((row) => ({ ...row, decision: null })),
    );
    for (const { state, action, isLookalike } of verdicts) {
      const key = `${state} ${action}`;
      const group = groups.counted.get(key) ?? { state, action, rows: 0 };
      group.rows += 1;
      groups.counted.set(key, group);
      if (isLookalike) groups.lookalikes += 1;
    }
    const stored = rows.map(({ line, cells }, at) => {
      const verdict = verdicts[at] ?? faulty(line, []);
      return {
        ...{ line, cells, state: verdict.state, action: verdict.action, reason: verdict.reason },
        ...{ record_id: verdict.recordId, record_name: verdict.recordName, wanted: verdict.wanted },
        faults: verdict.faults.length > 0 ? inColumns(verdict.faults, mapping) : null,
      };
    });
    await sql`
      insert into import_rows (account_id, import_id, line, state, action, record_id, record_name, cells, faults, reason,
        wanted)
      select ${account_id}, ${id}, row.line, row.state, row.action, row.record_id, row.record_name, row.cells,
        row.faults, row.reason, row.wanted
      from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as row (
        line integer, state text, action text, record_id uuid, record_name text, cells jsonb, faults jsonb,
        reason text, wanted jsonb)`.execute(tx);
  };

/** Faults that name a property only are those of the column that is mapped to it. */
export function inColumns(faults: Verdict['faults'], mapping: Row<'imports'>['mapping']): Verdict['faults'] {
  return faults.map((fault) => {
    if (fault.column !== null || fault.property === null) return fault;
    const column = Object.keys(mapping).find((header) => mapping[header] === fault.property) ?? null;
    return { ...fault, column };
  });
}
