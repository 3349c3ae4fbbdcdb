import type { Answer } from '@girassol/shared-domain/contract';
import type { Tx } from '../../platform/database';
import { notAllowed } from '../../platform/refusals/refusal';
import { makeAccessLink } from './access-links';
import { lockAccount } from './change-account';
import { readAccount } from './read-account';
import { recordChange } from './record-change';

/**
 * A new link by which the owner of an account chooses a password, in a transaction of that account. Refused where the
 * owner administers the platform: nobody gets to another administrator's rights by a link.
 */
export async function giveOwnerLink(
  tx: Tx,
  { accountId, why, by }: { accountId: string; why: string; by: string },
): Promise<Answer<'POST /operation/accounts/link/:accountId'>> {
  await lockAccount(tx, accountId);
  const owner = await tx
    .selectFrom('users')
    .select(['id', 'is_admin'])
    .where('account_id', '=', accountId)
    .where('type', '=', 'MANAGER')
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!owner || owner.is_admin)
    throw notAllowed('Para quem administra a plataforma não há link: a senha é de quem a criou.');
  await recordChange(tx, accountId, { by, why, action: 'link' });
  const link = await makeAccessLink(tx, { accountId, userId: owner.id, by });
  return { account: await readAccount(tx, accountId), link };
}
