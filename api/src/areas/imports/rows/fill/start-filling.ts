import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import type { ImportFillProgress } from '@girassol/api-platform/database/import-tables';
import { enqueue } from '@girassol/api-platform/jobs';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import { countImportRows } from '../../record/import-counts';
import { loadImportRecord } from '../../record/load-import-records';
import { updateImport } from '../../record/update-import';
import { fillRowsJob } from './fill-job';
import { fillPortion } from './fill-portion';

/** Rows that are done before the answer: most fillings are over with it, the others go on as a job. */
const AT_ONCE = 100;

/**
 * Fills the first rows of an import with a value or a decision, and enqueues a job for the remaining rows.
 */
export async function startFilling(
  tx: Tx,
  caller: Caller,
  row: Row<'imports'>,
  filling: ImportFillProgress,
): Promise<{ import: ImportRecord }> {
  const next = await fillPortion(tx, caller, row, { filling, most: AT_ONCE });
  const changed = await updateImport(tx, row, {
    filling: next && JSON.stringify(next),
    counts: JSON.stringify(await countImportRows(tx, row)),
  });
  if (next) {
    const payload = { importId: row.id, fillId: filling.id, askedBy: caller.userId };
    await enqueue(tx, fillRowsJob, { accountId: row.account_id, payload, key: 'import-fills' });
  }
  return loadImportRecord(tx, changed);
}
