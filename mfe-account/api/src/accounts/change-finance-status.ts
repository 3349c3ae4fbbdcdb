import { FINANCE_PLATFORM_ACTIVE } from '@girassol/account-domain/finance-platform';
import type { Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import type { AccountDetail, RequestBody } from '@girassol/shared-domain/contract';
import { createAccountNotFoundRefusal, loadAccount } from './load-account';
import { recordAccountChange } from './record-account-change';

type Order = RequestBody<'PUT /operation/accounts/finance-status/:accountId'>;

/**
 * Opens the finance platform to an account, or closes it, in a transaction of that account. Records nothing if it is
 * so already.
 */
export async function changeFinanceStatus(
  tx: Tx,
  { accountId, by, clientId }: { accountId: string; by: string; clientId: string | null },
  { isOpen, why }: Order,
): Promise<AccountDetail> {
  const account = await tx
    .selectFrom('accounts')
    .select('finance_status')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw createAccountNotFoundRefusal();
  if ((account.finance_status === FINANCE_PLATFORM_ACTIVE) !== isOpen) {
    await tx
      .updateTable('accounts')
      .set({ finance_status: isOpen ? FINANCE_PLATFORM_ACTIVE : null })
      .where('id', '=', accountId)
      .execute();
    await recordAccountChange(tx, accountId, {
      by,
      why,
      action: isOpen ? 'finance-opened' : 'finance-closed',
    });
    await publishEvent(tx, { accountId, clientId }, { kind: 'account-changed' });
  }
  return loadAccount(tx, accountId);
}
