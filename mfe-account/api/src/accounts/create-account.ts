import { generateId, type Tx } from '@girassol/api-platform/database';
import type { ModuleReactions } from '@girassol/api-platform/modules';
import type { AccountPlan } from '@girassol/shared-domain';

/**
 * Values of an account to be created: its id, name, plan, modules and white-label, and its first user, the
 * manager.
 */
export interface NewAccount {
  id: string;
  /** Name of the company. */
  name: string;
  plan: AccountPlan;
  modules: string[];
  whitelabel: string | null;
  /** ACTIVE; OWNER is the platform's own. */
  status: 'ACTIVE' | 'OWNER';
  manager: { email: string; name: string; passwordHash: string; isAdmin: boolean };
}

/**
 * Creates an account with its manager, in a transaction of that account, and what each module gives to a new account
 * (`reactions`). Returns the manager's id.
 */
export async function createAccount(
  tx: Tx,
  account: NewAccount,
  reactions: readonly NonNullable<ModuleReactions['accountOpened']>[],
): Promise<string> {
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
  const userId = generateId();
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
  for (const react of reactions) await react(tx, account.id);
  return userId;
}
