import type { Row, Tx } from '@girassol/api-platform/database';
import type { SheetRow } from '@girassol/api-platform/spreadsheets';
import type { ImportRowState, ParsedRow, RowError, SheetCell } from '@girassol/shared-domain/imports';
import { sql } from 'kysely';
import { buildFaultyVerdict, type RowVerdict, type ValidRow } from '../targets/target';

/**
 * Counts of the checked rows of an import by state and action, and of rows that resemble an existing
 * customer.
 */
export interface CheckedRowCounts {
  counted: Map<string, { state: ImportRowState; action: 'CREATE' | 'UPDATE' | null; rows: number }>;
  lookalikes: number;
}

type Read = (cells: readonly SheetCell[]) => ParsedRow;

interface Ways {
  read: Read;
  plan: (tx: Tx, rows: readonly ValidRow[]) => Promise<RowVerdict[]>;
}

/** Row of an imported file before parsing, with the user's decision about it, if any. */
export type RowToRead = Pick<SheetRow, 'line' | 'cells'> & Partial<Pick<ValidRow, 'decision'>>;

/**
 * Parses the cells of rows of an import. Returns the valid rows, the verdicts on rows with faults, for which
 * no records are searched, and remarks by line.
 */
export function parseRows(
  read: Read,
  rows: readonly RowToRead[],
): { good: ValidRow[]; bad: RowVerdict[]; remarks: Map<number, RowError[]> } {
  const good: ValidRow[] = [];
  const bad: RowVerdict[] = [];
  const told = new Map<number, RowError[]>();
  for (const { line, cells, decision = null } of rows) {
    const { values, faults, remarks } = read(cells);
    if (remarks.length > 0) told.set(line, remarks);
    if (faults.length > 0) bad.push(buildFaultyVerdict(line, faults));
    else good.push({ line, values, decision });
  }
  return { good, bad, remarks: told };
}

/** Parses and plans rows of an import. Returns a verdict on each row, in the order of the rows. */
export async function checkRows(
  tx: Tx,
  { read, plan }: Ways,
  rows: readonly RowToRead[],
): Promise<RowVerdict[]> {
  const { good, bad, remarks } = parseRows(read, rows);
  const verdicts = new Map([...bad, ...(await plan(tx, good))].map((verdict) => [verdict.line, verdict]));
  return rows.map(({ line }) => ({
    ...(verdicts.get(line) ?? buildFaultyVerdict(line, [])),
    ...(remarks.has(line) && { remarks: remarks.get(line) ?? [] }),
  }));
}

/** Adds the verdicts on rows of an import to the counts of checked rows. */
export function addVerdictsToCounts(groups: CheckedRowCounts, verdicts: readonly RowVerdict[]): void {
  for (const { state, action, isLookalike } of verdicts) {
    const key = `${state} ${action}`;
    const group = groups.counted.get(key) ?? { state, action, rows: 0 };
    group.rows += 1;
    groups.counted.set(key, group);
    if (isLookalike) groups.lookalikes += 1;
  }
}

/** Character that separates rows in one text. It never occurs in JSON. */
const ROW_SEPARATOR = '\u0001';
const joined = (values: readonly unknown[]) =>
  values.map((value) => JSON.stringify(value)).join(ROW_SEPARATOR);

/**
 * Saves rows of an import with their verdicts in one statement. Cells are sent as one JSON text per row,
 * because a single JSON document would be parsed and serialized twice more; values that few rows have are
 * sent only for those rows.
 */
export async function storeRows(
  tx: Tx,
  { account_id, id, mapping }: Pick<Row<'imports'>, 'account_id' | 'id' | 'mapping'>,
  rows: readonly SheetRow[],
  verdicts: readonly RowVerdict[],
): Promise<void> {
  const said = verdicts.map(({ recordId, reason, faults, remarks, customer }) =>
    recordId === null && reason === null && faults.length === 0 && !remarks && !customer
      ? null
      : {
          ...{ record_id: recordId, reason, remarks: remarks ?? null, customer_found: customer ?? null },
          faults: faults.length > 0 ? assignFaultsToColumns(faults, mapping) : null,
        },
  );
  await sql`
    insert into import_rows (account_id, import_id, line, state, action, record_id, record_name, cells, faults, reason,
      wanted, remarks, customer_found)
    select ${account_id}, ${id}, row.line, row.state, row.action, said.record_id, nullif(row.record_name, 'null'::jsonb)#>>'{}',
      row.cells::jsonb, said.faults, said.reason, nullif(row.wanted, 'null')::jsonb, said.remarks, said.customer_found
    from unnest(
      ${rows.map(({ line }) => line)}::int[], ${verdicts.map(({ state }) => state)}::text[],
      ${verdicts.map(({ action }) => action)}::text[],
      string_to_array(${joined(verdicts.map(({ recordName }) => recordName))}, ${ROW_SEPARATOR})::jsonb[],
      string_to_array(${joined(rows.map(({ cells }) => cells))}, ${ROW_SEPARATOR}),
      string_to_array(${joined(verdicts.map(({ wanted }) => wanted))}, ${ROW_SEPARATOR}),
      string_to_array(${joined(said)}, ${ROW_SEPARATOR})
    ) as row (line, state, action, record_name, cells, wanted, said)
    left join lateral jsonb_to_record(nullif(row.said, 'null')::jsonb) as said (
      record_id uuid, reason text, faults jsonb, remarks jsonb, customer_found jsonb)
      on true`.execute(tx);
}

/** Adds the column of the spreadsheet to faults that name only a property, by the mapping of the import. */
export function assignFaultsToColumns(
  faults: RowVerdict['faults'],
  mapping: Row<'imports'>['mapping'],
): RowVerdict['faults'] {
  return faults.map((fault) => {
    if (fault.column !== null || fault.property === null) return fault;
    const column = Object.keys(mapping).find((header) => mapping[header] === fault.property) ?? null;
    return { ...fault, column };
  });
}
