import type { AccountChange, AccountDetail } from '@girassol/shared-domain/contract';
import type { Row, Tx } from '../../platform/database';
import { notFound } from '../../platform/refusals/refusal';
import { lastChange } from './record-change';

const SHOWN = 50;
const PEOPLE = 200;

/** An account as an operator sees it, in a transaction of that account. Absent ones are 404. */
export async function readAccount(tx: Tx, accountId: string): Promise<AccountDetail> {
  const account = await tx.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst();
  if (!account) throw noSuchAccount();
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
    since: account.created_at.getTime(),
    people: people.map(({ id, name, email, type, created_at }) => ({
      _id: id,
      name,
      email,
      type,
      since: created_at.getTime(),
    })),
    mayLink: owner !== undefined && !owner.is_admin,
    revision: (await lastChange(tx, accountId)).revision,
    history: changes.map(changeOf),
  };
}

/** Of an id that no account has. */
export const noSuchAccount = () => notFound('Esta conta não existe.');

function changeOf(row: Row<'account_changes'>): AccountChange {
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
