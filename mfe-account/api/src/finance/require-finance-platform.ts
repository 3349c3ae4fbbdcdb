import { FINANCE_PLATFORM_ACTIVE } from '@girassol/account-domain/finance-platform';
import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';
import { canEditSettings } from '@girassol/shared-domain';
import { requireSettingsEditor } from '../settings/change-settings';
import type { FinanceUser } from './finance-platform';

/**
 * Throws 403 unless the caller may change settings and the finance status of the caller's account is ACTIVE. Clients who
 * may only use the calculator are refused too.
 */
export async function requireFinancePlatform(tx: Tx, caller: Caller): Promise<void> {
  if (caller.calculatorOnly) throw notAllowed('Esta conta usa somente a calculadora.');
  requireSettingsEditor(caller);
  const { finance_status } = await tx
    .selectFrom('accounts')
    .select('finance_status')
    .where('id', '=', caller.accountId)
    .executeTakeFirstOrThrow();
  if (finance_status !== FINANCE_PLATFORM_ACTIVE) throw notAllowed(FINANCE_PLATFORM_CLOSED);
}

/** Message for people whose account may not use the finance platform. */
export const FINANCE_PLATFORM_CLOSED =
  'A plataforma financeira não está liberada para esta conta. Fale com nossa equipe.';

/** Checks the same for a user who has signed in to the platform itself, and whose rights may have changed since. */
export async function isFinancePlatformOpen(tx: Tx, { accountId, userId }: FinanceUser): Promise<boolean> {
  const user = await tx
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['users.type', 'users.permissions'])
    .where('users.account_id', '=', accountId)
    .where('users.id', '=', userId)
    .where('users.disabled_at', 'is', null)
    .where('accounts.finance_status', '=', FINANCE_PLATFORM_ACTIVE)
    .where('accounts.calculator_only', '=', false)
    .executeTakeFirst();
  return (
    user !== undefined && canEditSettings({ session: { type: user.type }, permissions: user.permissions })
  );
}
