import type { Tx } from '@girassol/api-platform/database';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { createAccessLink } from './access-links';
import { loadAccount } from './load-account';
import { lockOwnerOfAccount } from './lock-owner-of-account';
import { recordAccountChange } from './record-account-change';

/**
 * Creates an access link by which the owner of an account chooses a password, in a transaction of that
 * account. Refused if the owner administers the platform, so that nobody gets another administrator's rights
 * by a link.
 */
export async function createOwnerAccessLink(
  tx: Tx,
  { accountId, why, by }: { accountId: string; why: string; by: string },
): Promise<ResponseBody<'POST /operation/accounts/link/:accountId'>> {
  const userId = await lockOwnerOfAccount(
    tx,
    accountId,
    'Para quem administra a plataforma não há link: a senha é de quem a criou.',
  );
  await recordAccountChange(tx, accountId, { by, why, action: 'link' });
  const link = await createAccessLink(tx, { accountId, userId, by });
  return { account: await loadAccount(tx, accountId), link };
}
