import { FINANCE_PLATFORM_ACTIVE } from '@girassol/account-domain/finance-platform';
import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';
import { requireSettingsEditor } from '../settings/change-settings';

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
  if (finance_status !== FINANCE_PLATFORM_ACTIVE)
    throw notAllowed('A plataforma financeira não está liberada para esta conta. Fale com nossa equipe.');
}
