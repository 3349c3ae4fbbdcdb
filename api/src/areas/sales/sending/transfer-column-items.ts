import { type Caller, resolveUserScope } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { boardDescriptions } from '@girassol/shared-domain';
import type { ParsedRequestBody, ParsedRequestParams, ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { buildBoardFilter, buildMatchingItemsQuery } from '../../kanbans/board-filter';
import { requireColumn } from '../../kanbans/columns/lock-editable-board';
import { loadKanban } from '../../kanbans/load-kanban';
import { requireAllowedNewOwner } from '../recipients';
import { changeItemOwner } from './change-item-owner';
import { lockItems } from './lock-items';
import { requireItemTransferAccess } from './require-item-transfer-access';

const SEND = 'PATCH /sales/column/user/:userId/:columnId/:receiverId/:senderFetchId';

/**
 * Makes a user the owner of all items of a column that the caller's view of the board contains: those of the
 * chosen user, team or company that pass the filters, also if the browser has not loaded them yet. Returns
 * their number.
 */
export async function transferColumnItems(
  tx: Tx,
  caller: Caller,
  { columnId, receiverId, senderFetchId }: ParsedRequestParams<typeof SEND>,
  body: ParsedRequestBody<typeof SEND>,
): Promise<ResponseBody<typeof SEND>> {
  const { accountId } = caller;
  requireItemTransferAccess(caller, body.type);
  const scope = await resolveUserScope(
    tx,
    caller,
    senderFetchId,
    boardDescriptions[body.type].managerPermission,
  );
  requireColumn(await loadKanban(tx, accountId, { type: body.type }), columnId);
  await requireAllowedNewOwner(tx, caller, body.type, receiverId);

  const { rows } = await sql<{ id: string }>`
    select id from (${buildMatchingItemsQuery(buildBoardFilter(accountId, scope, body), sql`s.id, s.column_id`)}) item
    where column_id = ${columnId}`.execute(tx);
  if (rows.length === 0) return { sentItems: 0 };
  const held = await lockItems(
    tx,
    accountId,
    rows.map(({ id }) => id),
  );
  // Somebody may have moved one away while it was being found.
  const here = held.filter((item) => item.column_id === columnId && item.status === 'IN_PROGRESS');
  return { sentItems: await changeItemOwner(tx, caller, here, receiverId) };
}
