import type { RowValues } from '@girassol/shared-domain/imports';
import type { Tx } from '../../../../platform/database';
import { besideOf } from '../beside';
import { changesOf } from '../changes';
import type { AskingRow, Beside, ImportContext } from '../target';
import type { Keyed } from './keyed';

/** Rows that ask beside the records, or the earlier rows, that they equal. */
export async function compareKeyed<Full>(
  keyed: Keyed<Full>,
  tx: Tx,
  context: ImportContext,
  rows: readonly AskingRow[],
): Promise<Map<number, Beside>> {
  const ids = rows.flatMap(({ recordId }) => recordId ?? []);
  const records = ids.length > 0 ? await keyed.seen(tx, context, ids) : new Map();
  const wantedOf = (line: number, values: RowValues) => {
    const read = keyed.read(line, values);
    return 'faults' in read ? undefined : read.wanted;
  };
  return new Map(
    rows.flatMap(({ line, values, recordId, twin }) => {
      const current = recordId === null ? twin && wantedOf(line, twin) : records.get(recordId)?.columns;
      const wanted = wantedOf(line, values);
      if (!current || !wanted) return [];
      const changes = changesOf(current, wanted, 'UPDATE');
      const filled = changesOf(current, wanted, 'FILL');
      return [[line, besideOf({ current, wanted, changes, filled, tell: keyed.tell })] as const];
    }),
  );
}
