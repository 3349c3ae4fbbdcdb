import type { Tx } from '@girassol/api-platform/database';
import type { RowValues } from '@girassol/shared-domain/imports';
import { computeChanges } from '../changes';
import { compareRecord } from '../compare-record';
import type { ImportContext, RowComparison, UndecidedRow } from '../target';
import type { KeyedRecordType } from './keyed-record-type';

/**
 * Compares undecided rows of an import with the equipment, kit or earlier row that each of them matches.
 * Returns the comparisons by line.
 */
export async function compareKeyedRecords<Full>(
  keyed: KeyedRecordType<Full>,
  tx: Tx,
  context: ImportContext,
  rows: readonly UndecidedRow[],
): Promise<Map<number, RowComparison>> {
  const ids = rows.flatMap(({ recordId }) => recordId ?? []);
  const records = ids.length > 0 ? await keyed.seen(tx, context, ids) : new Map();
  const getWanted = (line: number, values: RowValues) => {
    const read = keyed.read(line, values);
    return 'faults' in read ? undefined : read.wanted;
  };
  return new Map(
    rows.flatMap(({ line, values, recordId, twin }) => {
      const current = recordId === null ? twin && getWanted(line, twin) : records.get(recordId)?.columns;
      const wanted = getWanted(line, values);
      if (!current || !wanted) return [];
      const changes = computeChanges(current, wanted, 'UPDATE');
      const filled = computeChanges(current, wanted, 'FILL');
      return [[line, compareRecord({ current, wanted, changes, filled, tell: keyed.tell })] as const];
    }),
  );
}
