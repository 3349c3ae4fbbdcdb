import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { MAX_BOARD_COLUMNS } from '@girassol/shared-domain';
import type { ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import { loadKanban } from '../load-kanban';
import { requireUniqueColumnTitle } from './free-title';
import { lockEditableBoard, requireColumn } from './lock-editable-board';

const CREATE = 'POST /kanbans/single/column/:kid';

/** Adds a column at the end of a board. */
export async function createColumn(
  tx: Tx,
  caller: Caller,
  kid: string,
  { title, inactivityWindow }: ParsedRequestBody<typeof CREATE>,
): Promise<ResponseBody<typeof CREATE>> {
  const { accountId } = caller;
  const before = await lockEditableBoard(tx, caller, kid);
  if (before.columns.length >= MAX_BOARD_COLUMNS) {
    throw new Refusal(409, `Um quadro tem no máximo ${MAX_BOARD_COLUMNS} colunas.`);
  }
  requireUniqueColumnTitle(before, title);

  const id = generateId();
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
  await publishEvent(tx, caller, { kind: 'columns-changed', board: before.type });
  const kanban = await loadKanban(tx, accountId, { id: kid });
  return { kanban, column: requireColumn(kanban, id) };
}
