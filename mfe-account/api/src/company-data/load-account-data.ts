import type { AccountData } from '@girassol/account-domain/contract';
import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { loadCompany } from './load-company';

/** Loads the caller's own data, and those of the company if the caller owns the account (account-002). */
export async function loadAccountData(tx: Tx, { accountId, userId }: Caller): Promise<AccountData> {
  const { id, email, type, name, phone } = await tx
    .selectFrom('users')
    .select(['id', 'email', 'type', 'name', 'phone'])
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const user = { _id: id, email, type, personalData: { name, phone } };
  if (type !== 'MANAGER') return { user, company: null, representative: null, version: 0 };
  const { tradeName, data, logoUrl, version } = await loadCompany(tx, accountId);
  const { representative, ...facts } = data;
  return { user, company: { ...facts, tradeName, logoUrl }, representative, version };
}
