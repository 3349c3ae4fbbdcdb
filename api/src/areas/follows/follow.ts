import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import type { FollowedRecord } from '@girassol/shared-domain';
import { loadVisibleCustomer } from '../customers/load-visible-customer';
import { loadVisibleItem } from '../kanbans/board-access';

/** Checks whether the caller follows an item or customer. Throws 404 if the caller may not see it. */
export async function loadFollow(
  tx: Tx,
  caller: Caller,
  record: FollowedRecord,
): Promise<{ isFollowing: boolean }> {
  await requireVisible(tx, caller, record);
  const found = await tx
    .selectFrom('follows')
    .select('user_id')
    .where('account_id', '=', caller.accountId)
    .where('user_id', '=', caller.userId)
    .where(getColumn(record), '=', record.subjectId)
    .executeTakeFirst();
  return { isFollowing: found !== undefined };
}

/**
 * Makes the caller follow an item or customer, or follow it no more. Throws 404 if the caller may not see it; who has lost
 * the right can still stop following.
 */
export async function changeFollow(
  tx: Tx,
  caller: Caller,
  record: FollowedRecord,
  { isFollowing }: { isFollowing: boolean },
): Promise<{ isFollowing: boolean }> {
  const { accountId, userId } = caller;
  if (isFollowing) {
    await requireVisible(tx, caller, record);
    await tx
      .insertInto('follows')
      .values({
        account_id: accountId,
        user_id: userId,
        sale_id: record.subject === 'ITEM' ? record.subjectId : null,
        customer_id: record.subject === 'CUSTOMER' ? record.subjectId : null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else
    await tx
      .deleteFrom('follows')
      .where('account_id', '=', accountId)
      .where('user_id', '=', userId)
      .where(getColumn(record), '=', record.subjectId)
      .execute();
  return { isFollowing };
}

const getColumn = ({ subject }: FollowedRecord) => (subject === 'ITEM' ? 'sale_id' : 'customer_id');

async function requireVisible(tx: Tx, caller: Caller, { subject, subjectId }: FollowedRecord): Promise<void> {
  if (subject === 'ITEM') await loadVisibleItem(tx, caller, subjectId);
  else await loadVisibleCustomer(tx, caller, subjectId);
}
