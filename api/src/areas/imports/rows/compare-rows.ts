import type { ImportBeside } from '@girassol/shared-domain/contract';
import type { RowValues } from '@girassol/shared-domain/imports';
import type { Caller } from '../../../platform/access';
import type { Row, Tx } from '../../../platform/database';
import { contextOf } from '../record/import-context';
import { readerOf } from '../record/row-reading';
import { targetOf } from '../targets';
import type { AskingRow } from '../targets/target';
import { twinOf } from '../targets/twin-reason';

type StoredRow = Row<'import_rows'>;

/**
 * What rows that ask bring, beside what is there, by line: a record, or an earlier line of the file, or what that line
 * became. Nothing of what the caller may not see.
 */
export async function compareRows(
  tx: Tx,
  caller: Caller,
  row: Row<'imports'>,
  rows: readonly StoredRow[],
): Promise<Map<number, ImportBeside>> {
  const asking = rows.filter(({ state, cells }) => state === 'ASK' && cells !== null);
  if (asking.length === 0) return new Map();
  const read = readerOf(row);
  const twins = await twinsOf(tx, row, asking);
  const asked = asking.map(({ line, cells, record_id, reason }): AskingRow & { at: number | null } => {
    const { values } = read(cells ?? []);
    const at = record_id === null ? twinOf(reason) : null;
    const twin = at === null ? undefined : twins.get(at);
    const twinValues: RowValues | null = twin?.cells ? read(twin.cells).values : null;
    // A line that was written is what it became.
    return {
      line,
      values,
      at,
      recordId: record_id ?? (twinValues ? null : (twin?.record_id ?? null)),
      twin: twinValues,
    };
  });
  const context = await contextOf(tx, caller, row);
  const compared = await targetOf(row.type).compare(tx, context, asked);
  return new Map(
    asked.flatMap(({ line, at }) => {
      const beside = compared.get(line);
      return beside ? [[line, { line: at, ...beside }] as const] : [];
    }),
  );
}

/** The earlier lines that rows equal. */
async function twinsOf(
  tx: Tx,
  { account_id, id }: Row<'imports'>,
  rows: readonly StoredRow[],
): Promise<Map<number, Pick<StoredRow, 'line' | 'cells' | 'record_id'>>> {
  const lines = rows.flatMap(({ record_id, reason }) => (record_id === null ? (twinOf(reason) ?? []) : []));
  if (lines.length === 0) return new Map();
  const found = await tx
    .selectFrom('import_rows')
    .select(['line', 'cells', 'record_id'])
    .where('account_id', '=', account_id)
    .where('import_id', '=', id)
    .where('line', 'in', [...new Set(lines)])
    .execute();
  return new Map(found.map((twin) => [twin.line, twin]));
}
