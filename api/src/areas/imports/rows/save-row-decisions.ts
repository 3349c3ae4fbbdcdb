import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import { countRows } from '@girassol/api-platform/database/count-rows';
import type { ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import type { ImportRowDecision } from '@girassol/shared-domain/imports';
import { requireNoRunningFill } from '../record/filling';
import { countImportRows } from '../record/import-counts';
import { loadImportRecord } from '../record/load-import-records';
import { updateImport } from '../record/update-import';
import { selectUndecidedRows } from './fill/fill-portion';
import { startFilling } from './fill/start-filling';
import { lockEditableImport, lockEditableRows, recheckRows } from './recheck-rows';

const DECIDE = 'PUT /imports/decisions/:userId/:importId';

/**
 * Saves the user's decision about rows of an import that may describe an existing record or the same record
 * as an earlier row, and checks the rows again. A decision about all undecided rows continues as a job if
 * there are many.
 */
export async function saveRowDecisions(
  tx: Tx,
  caller: Caller,
  importId: string,
  { lines, decision }: ParsedRequestBody<typeof DECIDE>,
): Promise<ResponseBody<typeof DECIDE>> {
  const row = await lockEditableImport(tx, caller, importId);
  if (lines === undefined) return decideAll(tx, caller, row, decision);
  const held = await lockEditableRows(tx, row, lines);
  if (held.size > 0)
    await recheckRows(
      tx,
      caller,
      row,
      [...held.values()].map((one) => ({ ...one, decision })),
    );
  const changed = await updateImport(tx, row, { counts: JSON.stringify(await countImportRows(tx, row)) });
  return loadImportRecord(tx, changed);
}

async function decideAll(
  tx: Tx,
  caller: Caller,
  row: Row<'imports'>,
  decision: ImportRowDecision,
): Promise<ResponseBody<typeof DECIDE>> {
  requireNoRunningFill(row);
  const total = await countRows(selectUndecidedRows(tx, row, 0));
  return startFilling(tx, caller, row, {
    id: generateId(),
    decision,
    cursor: 0,
    done: 0,
    total,
  });
}
