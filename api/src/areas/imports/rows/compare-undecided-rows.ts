import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import type { ImportComparison } from '@girassol/shared-domain/contract';
import type { RowValues } from '@girassol/shared-domain/imports';
import { createRowParser } from '../record/create-row-parser';
import { loadImportContext } from '../record/import-context';
import { getImportTarget } from '../targets';
import { parseDuplicateLineReason } from '../targets/format-duplicate-line-reason';
import type { UndecidedRow } from '../targets/target';

type StoredRow = Row<'import_rows'>;

/**
 * Compares undecided rows of an import with the existing record or earlier line that each of them matches.
 * Returns the comparisons by line, without records that the caller may not see.
 */
export async function compareUndecidedRows(
  tx: Tx,
  caller: Caller,
  row: Row<'imports'>,
  rows: readonly StoredRow[],
): Promise<Map<number, ImportComparison>> {
  const asking = rows.filter(({ state, cells }) => state === 'ASK' && cells !== null);
  if (asking.length === 0) return new Map();
  const read = createRowParser(row);
  const twins = await loadTwins(tx, row, asking);
  const asked = asking.map(({ line, cells, record_id, reason }): UndecidedRow & { at: number | null } => {
    const { values } = read(cells ?? []);
    const at = record_id === null ? parseDuplicateLineReason(reason) : null;
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
  const context = await loadImportContext(tx, caller, row);
  const compared = await getImportTarget(row.type).compare(tx, context, asked);
  return new Map(
    asked.flatMap(({ line, at }) => {
      const beside = compared.get(line);
      return beside ? [[line, { line: at, ...beside }] as const] : [];
    }),
  );
}

/** Loads the earlier lines that rows equal. */
async function loadTwins(
  tx: Tx,
  { account_id, id }: Row<'imports'>,
  rows: readonly StoredRow[],
): Promise<Map<number, Pick<StoredRow, 'line' | 'cells' | 'record_id'>>> {
  const lines = rows.flatMap(({ record_id, reason }) =>
    record_id === null ? (parseDuplicateLineReason(reason) ?? []) : [],
  );
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
