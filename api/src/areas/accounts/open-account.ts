import type { SignupPlan } from '@girassol/shared-domain';
import { newId, type Tx } from '../../platform/database';
import { createBoards } from '../kanbans/create-boards';

export interface NewAccount {
  id: string;
  /** Of the company. */
  name: string;
  plan: SignupPlan;
  modules: string[];
  whitelabel: string | null;
  /** ACTIVE; OWNER is the platform's own. */
  status: 'ACTIVE' | 'OWNER';
  manager: { email: string; name: string; passwordHash: string; isAdmin: boolean };
}

/** Writes an account with its manager and its boards, in a transaction of that account. Answers the manager's id. */
export async function openAccount(tx: Tx, account: NewAccount): Promise<string> {
  const { manager } = account;
  await tx
    .insertInto('accounts')
    .values({
      id: account.id,
      name: account.name,
      signup_plan: account.plan,
      active_modules: account.modules,
      whitelabel: account.whitelabel,
      status_ok: true,
      status: account.status,
      calculator_only: false,
      finance_status: null,
    })
    .execute();
  const userId = newId();
  await tx
    .insertInto('users')
    .values({
      account_id: account.id,
      id: userId,
      email: manager.email,
      password_hash: manager.passwordHash,
      type: 'MANAGER',
      name: manager.name,
      phone: '',
      is_admin: manager.isAdmin,
      permissions: '{}',
    })
    .execute();
  await createBoards(tx, account.id);
  return userId;
}
