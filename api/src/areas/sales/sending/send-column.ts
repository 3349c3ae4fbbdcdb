import { boards } from '@girassol/shared-domain';
import type { Answer, ParsedBody, ParsedParams } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { type Caller, resolveScope } from '../../../platform/access';
import type { Tx } from '../../../platform/database';
import { filterOf, matchingItems } from '../../kanbans/board-filter';
import { columnOf } from '../../kanbans/columns/managed-board';
import { readKanban } from '../../kanbans/read-kanban';
import { requireRecipient } from '../recipients';
import { giveItems } from './give-items';
import { holdItems } from './hold-items';
import { requireSender } from './require-sender';

const SEND = 'PATCH /sales/column/user/:userId/:columnId/:receiverId/:senderFetchId';

/**
 * Gives all items of a column to one owner, as far as the view they are sent from shows them: those of the user, team or
 * company, under its filters, loaded or not.
 */
export async function sendColumn(
  tx: Tx,
  caller: Caller,
  { columnId, receiverId, senderFetchId }: ParsedParams<typeof SEND>,
  body: ParsedBody<typeof SEND>,
): Promise<Answer<typeof SEND>> {
  const { accountId } = caller;
  requireSender(caller, body.type);
  const scope = await resolveScope(tx, caller, senderFetchId, boards[body.type].managerPermission);
  columnOf(await readKanban(tx, accountId, { type: body.type }), columnId);
  await requireRecipient(tx, caller, body.type, receiverId);

  const { rows } = await sql<{ id: string }>`
    select id from (${matchingItems(filterOf(accountId, scope, body), sql`s.id, s.column_id`)}) item
    where column_id = ${columnId}`.execute(tx);
  if (rows.length === 0) return { sentItems: 0 };
  const held = await holdItems(
    tx,
    accountId,
    rows.map(({ id }) => id),
  );
  // Somebody may have moved one away while it was being found.
  const here = held.filter((item) => item.column_id === columnId && item.status === 'IN_PROGRESS');
  return { sentItems: await giveItems(tx, caller, here, receiverId) };
}
