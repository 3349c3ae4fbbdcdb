import { type Caller, resolveUserScope } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { boardDescriptions } from '@girassol/shared-domain';
import type { ParsedRequestBody, ParsedRequestParams, ResponseBody } from '@girassol/shared-domain/contract';
import { requireAllowedNewOwner } from '../recipients';
import { changeItemOwner } from './change-item-owner';
import { isItemOwnedBy, lockItems } from './lock-items';
import { requireAllItemsFound } from './require-all-items-found';
import { requireItemTransferAccess } from './require-item-transfer-access';

const SEND = 'PATCH /sales/selected/:userId/:receiverId/:senderFetchId';

/**
 * Makes a user the owner of all selected items, or of none of them. Throws 404 if one of the items no longer
 * exists.
 */
export async function transferSelectedItems(
  tx: Tx,
  caller: Caller,
  { receiverId, senderFetchId }: ParsedRequestParams<typeof SEND>,
  { salesIds, type }: ParsedRequestBody<typeof SEND>,
): Promise<ResponseBody<typeof SEND>> {
  requireItemTransferAccess(caller, type);
  const scope = await resolveUserScope(tx, caller, senderFetchId, boardDescriptions[type].managerPermission);
  await requireAllowedNewOwner(tx, caller, type, receiverId);
  const held = await lockItems(tx, caller.accountId, salesIds);
  const seen = held.filter((item) => item.type === type && isItemOwnedBy(scope.userIds, item));
  requireAllItemsFound(salesIds, seen, 'enviado');
  return { sentItems: await changeItemOwner(tx, caller, seen, receiverId) };
}
