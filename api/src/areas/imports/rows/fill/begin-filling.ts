import type { ImportRecord } from '@girassol/shared-domain/contract';
import type { Caller } from '../../../../platform/access';
import type { Row, Tx } from '../../../../platform/database';
import type { ImportFilling } from '../../../../platform/database/import-tables';
import { enqueue } from '../../../../platform/jobs';
import { changeImport } from '../../record/change-import';
import { oneImport } from '../../record/import-answer';
import { countRows } from '../../record/import-counts';
import { fillRows } from './fill-job';
import { fillPortion } from './fill-portion';

/** Rows that are done before the answer: most fillings are over with it, the others go on as a job. */
const AT_ONCE = 100;

/** Begins what goes into many rows of an import. */
export async function beginFilling(
  tx: Tx,
  caller: Caller,
  row: Row<'imports'>,
  filling: ImportFilling,
): Promise<{ import: ImportRecord }> {
  const next = await fillPortion(tx, caller, row, { filling, most: AT_ONCE });
  const changed = await changeImport(tx, row, {
    filling: next && JSON.stringify(next),
    counts: JSON.stringify(await countRows(tx, row)),
  });
  if (next) {
    const payload = { importId: row.id, fillId: filling.id, askedBy: caller.userId };
    await enqueue(tx, fillRows, { accountId: row.account_id, payload });
  }
  return oneImport(tx, changed);
}
