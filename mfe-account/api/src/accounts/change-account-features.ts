import type { Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { AccountDetail, RequestBody } from '@girassol/shared-domain/contract';
import { createAccountNotFoundRefusal, loadAccount } from './load-account';
import { loadLastAccountChange, recordAccountChange } from './record-account-change';
import { type AccountFeatures, requireKnownAccountFeatures } from './whitelabels';

type Order = RequestBody<'PUT /operation/accounts/single/:accountId'>;

/**
 * Changes white-label and modules of an account, in a transaction of that account. Records nothing if neither
 * changes. Of two operators who saw the same version, the second is refused (409).
 */
export async function changeAccountFeatures(
  tx: Tx,
  { accountId, by, clientId }: { accountId: string; by: string; clientId: string | null },
  { whitelabel, modules, why, expected }: Order,
): Promise<AccountDetail> {
  const present = await lockAccountFeatures(tx, accountId);
  const wanted = await requireKnownAccountFeatures(tx, { whitelabel, modules }, present);
  const last = await loadLastAccountChange(tx, accountId);
  if (last.revision !== expected)
    throw new Refusal(
      409,
      `${last.by ?? 'Alguém'} alterou esta conta enquanto isso. Confira como ela está e salve de novo.`,
    );
  if (!isSame(present, wanted)) {
    await tx
      .updateTable('accounts')
      .set({ whitelabel: wanted.whitelabel, active_modules: wanted.modules })
      .where('id', '=', accountId)
      .execute();
    await recordAccountChange(tx, accountId, {
      by,
      why,
      action: 'change',
      whitelabel_before: present.whitelabel,
      whitelabel: wanted.whitelabel,
      modules_before: present.modules,
      modules: wanted.modules,
    });
    await publishEvent(tx, { accountId, clientId }, { kind: 'account-changed' });
  }
  return loadAccount(tx, accountId);
}

/**
 * Locks the row of an account until the transaction ends, and returns the account's white-label and modules.
 * Refused (404) for a missing account.
 */
export async function lockAccountFeatures(tx: Tx, accountId: string): Promise<AccountFeatures> {
  const found = await tx
    .selectFrom('accounts')
    .select(['whitelabel', 'active_modules'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw createAccountNotFoundRefusal();
  return { whitelabel: found.whitelabel, modules: found.active_modules };
}

const isSame = (one: AccountFeatures, other: AccountFeatures): boolean =>
  one.whitelabel === other.whitelabel &&
  one.modules.length === other.modules.length &&
  one.modules.every((module) => other.modules.includes(module));
