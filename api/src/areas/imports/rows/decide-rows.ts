import type { Answer, ParsedBody } from '@girassol/shared-domain/contract';
import type { RowDecision } from '@girassol/shared-domain/imports';
import type { Caller } from '../../../platform/access';
import { newId, type Row, type Tx } from '../../../platform/database';
import { changeImport } from '../record/change-import';
import { refuseWhileFilling } from '../record/filling';
import { oneImport } from '../record/import-answer';
import { countRows } from '../record/import-counts';
import { checkAgain, heldRows, mendable } from './check-again';
import { beginFilling } from './fill/begin-filling';
import { withQuestion } from './fill/fill-portion';

const DECIDE = 'PUT /imports/decisions/:userId/:importId';

/** Says what is done with rows that are there already, and checks them again. All of many go on as a job. */
export async function decideRows(
  tx: Tx,
  caller: Caller,
  importId: string,
  { lines, decision }: ParsedBody<typeof DECIDE>,
): Promise<Answer<typeof DECIDE>> {
  const row = await mendable(tx, caller, importId);
  if (lines === undefined) return decideAll(tx, caller, row, decision);
  const held = await heldRows(tx, row, lines);
  if (held.size > 0)
    await checkAgain(
      tx,
      caller,
      row,
      [...held.values()].map((one) => ({ ...one, decision })),
    );
  const changed = await changeImport(tx, row, { counts: JSON.stringify(await countRows(tx, row)) });
  return oneImport(tx, changed);
}

async function decideAll(
  tx: Tx,
  caller: Caller,
  row: Row<'imports'>,
  decision: RowDecision,
): Promise<Answer<typeof DECIDE>> {
  refuseWhileFilling(row);
  const { total } = await withQuestion(tx, row, 0)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return beginFilling(tx, caller, row, { id: newId(), decision, cursor: 0, done: 0, total: Number(total) });
}
