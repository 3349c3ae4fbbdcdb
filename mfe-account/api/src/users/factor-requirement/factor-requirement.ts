import type { Tx } from '@girassol/api-platform/database';
import { toIsoDate } from '@girassol/shared-domain';
import { hasFactor } from '../factor/factor';
import type { Person } from '../security/access-records';

/** Requirement of an account that everybody has a second factor. */
export interface FactorRequirement {
  /** Day in São Paulo from which it holds, `yyyy-mm-dd`. */
  from: string;
  isInForce: boolean;
}

/** Loads the requirement of an account; null if it has none. */
export async function loadFactorRequirement(tx: Tx, accountId: string): Promise<FactorRequirement | null> {
  const found = await tx
    .selectFrom('factor_requirements')
    .select('required_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!found) return null;
  const at = found.required_at.getTime();
  return { from: toIsoDate(at), isInForce: at <= Date.now() };
}

/**
 * Loads the day from which the account of a person requires a second factor that the person does not have; null if there is
 * nothing to do. Administrators of the platform and clients of the calculator are not asked.
 */
export async function loadOwnFactorDueDate(tx: Tx, person: Person): Promise<string | null> {
  const requirement = await loadFactorRequirement(tx, person.accountId);
  if (!requirement || (await isExempt(tx, person)) || (await hasFactor(tx, person))) return null;
  return requirement.from;
}

/** Checks whether the requirement of an account does not count for a person. */
export async function isExempt(tx: Tx, { accountId, userId }: Person): Promise<boolean> {
  const { is_admin, calculator_only } = await tx
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['users.is_admin', 'accounts.calculator_only'])
    .where('users.account_id', '=', accountId)
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return is_admin || calculator_only;
}
