import { boards } from '@girassol/shared-domain';
import type { Answer, ParsedBody, ParsedParams } from '@girassol/shared-domain/contract';
import { type Caller, resolveScope } from '../../../platform/access';
import type { Tx } from '../../../platform/database';
import { requireRecipient } from '../recipients';
import { giveItems } from './give-items';
import { holdItems, isOwnedBy } from './hold-items';
import { requireAll } from './require-all';
import { requireSender } from './require-sender';

const SEND = 'PATCH /sales/selected/:userId/:receiverId/:senderFetchId';

/** Gives selected items to one owner: all of them, or none when one is no longer there. */
export async function sendSelected(
  tx: Tx,
  caller: Caller,
  { receiverId, senderFetchId }: ParsedParams<typeof SEND>,
  { salesIds, type }: ParsedBody<typeof SEND>,
): Promise<Answer<typeof SEND>> {
  requireSender(caller, type);
  const scope = await resolveScope(tx, caller, senderFetchId, boards[type].managerPermission);
  await requireRecipient(tx, caller, type, receiverId);
  const held = await holdItems(tx, caller.accountId, salesIds);
  const seen = held.filter((item) => item.type === type && isOwnedBy(scope.userIds, item));
  requireAll(salesIds, seen, 'enviado');
  return { sentItems: await giveItems(tx, caller, seen, receiverId) };
}
