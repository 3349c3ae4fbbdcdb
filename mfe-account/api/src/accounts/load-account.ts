import type { Row, Tx } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { AccountChange, AccountDetail } from '@girassol/shared-domain/contract';
import { loadLastAccountChange } from './record-account-change';

const SHOWN = 50;
const PEOPLE = 200;

/** Loads an account as operators see it, in a transaction of that account. Refused (404) for a missing account. */
export async function loadAccount(tx: Tx, accountId: string): Promise<AccountDetail> {
  const account = await tx.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst();
  if (!account) throw createAccountNotFoundRefusal();
  const people = await tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'type', 'is_admin', 'created_at'])
    .where('account_id', '=', accountId)
    .where('disabled_at', 'is', null)
    // The manager first.
    .orderBy('type')
    .orderBy('name')
    .orderBy('id')
    .limit(PEOPLE)
    .execute();
  const changes = await tx
    .selectFrom('account_changes')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('revision', 'desc')
    .limit(SHOWN)
    .execute();
  const owner = people.find(({ type }) => type === 'MANAGER');
  return {
    _id: account.id,
    name: account.name,
    signupPlan: account.signup_plan,
    whitelabel: account.whitelabel,
    activeModules: account.active_modules,
    statusOk: account.status_ok,
    financeStatus: account.finance_status,
    since: account.created_at.getTime(),
    people: people.map(({ id, name, email, type, created_at }) => ({
      _id: id,
      name,
      email,
      type,
      since: created_at.getTime(),
    })),
    mayLink: owner !== undefined && !owner.is_admin,
    revision: (await loadLastAccountChange(tx, accountId)).revision,
    history: changes.map(toAccountChange),
  };
}

/** Creates the refusal (404) of an account id that does not exist. */
export const createAccountNotFoundRefusal = () => notFound('Esta conta não existe.');

function toAccountChange(row: Row<'account_changes'>): AccountChange {
  const { revision, at, by, why, action } = row;
  return {
    revision,
    at: at.getTime(),
    by,
    why,
    action,
    before: row.modules_before && { whitelabel: row.whitelabel_before, modules: row.modules_before },
    after: row.modules && { whitelabel: row.whitelabel, modules: row.modules },
  };
}
