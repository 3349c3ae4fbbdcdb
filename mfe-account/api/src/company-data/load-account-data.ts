import type { AccountData } from '@girassol/account-domain/contract';
import type { Caller } from '@girassol/api-platform/access';
import { loadAccountOwner } from '@girassol/api-platform/access/load-account-owner';
import type { Tx } from '@girassol/api-platform/database';
import { loadCompany } from './load-company';

/**
 * Loads the caller's own data, with those of the company if the caller owns the account (account-002), and with the name
 * of the owner if not.
 */
export async function loadAccountData(tx: Tx, { accountId, userId }: Caller): Promise<AccountData> {
  const { id, email, type, name, phone } = await tx
    .selectFrom('users')
    .select(['id', 'email', 'type', 'name', 'phone'])
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const user = { _id: id, email, type, personalData: { name, phone } };
  if (type !== 'MANAGER') {
    const owner = await loadAccountOwner(tx, accountId);
    return { user, company: null, representative: null, owner: { name: owner.name }, version: 0 };
  }
  const { tradeName, data, logoUrl, version } = await loadCompany(tx, accountId);
  const { representative, ...facts } = data;
  return { user, company: { ...facts, tradeName, logoUrl }, representative, version };
}
