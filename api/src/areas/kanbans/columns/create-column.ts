import { MAX_COLUMNS } from '@girassol/shared-domain';
import type { Answer, ParsedBody } from '@girassol/shared-domain/contract';
import type { Caller } from '../../../platform/access';
import { newId, type Tx } from '../../../platform/database';
import { publish } from '../../../platform/events/publish';
import { Refusal } from '../../../platform/refusals/refusal';
import { readKanban } from '../read-kanban';
import { requireFreeTitle } from './free-title';
import { columnOf, managedBoard } from './managed-board';

const CREATE = 'POST /kanbans/single/column/:kid';

/** Adds a column at the end of a board. */
export async function createColumn(
  tx: Tx,
  caller: Caller,
  kid: string,
  { title, inactivityWindow }: ParsedBody<typeof CREATE>,
): Promise<Answer<typeof CREATE>> {
  const { accountId } = caller;
  const before = await managedBoard(tx, caller, kid);
  if (before.columns.length >= MAX_COLUMNS) {
    throw new Refusal(409, `Um quadro tem no máximo ${MAX_COLUMNS} colunas.`);
  }
  requireFreeTitle(before, title);

  const id = newId();
  await tx
    .insertInto('kanban_columns')
    .values({
      account_id: accountId,
      id,
      kanban_id: kid,
      title,
      inactivity_window: inactivityWindow,
      position: before.columns.length,
    })
    .execute();
  await publish(tx, caller, { kind: 'columns-changed', board: before.type });
  const kanban = await readKanban(tx, accountId, { id: kid });
  return { kanban, column: columnOf(kanban, id) };
}
