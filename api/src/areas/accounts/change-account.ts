import type { AccountDetail, Body } from '@girassol/shared-domain/contract';
import type { Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { Refusal } from '../../platform/refusals/refusal';
import { noSuchAccount, readAccount } from './read-account';
import { lastChange, recordChange } from './record-change';
import { type Equipment, requireKnown } from './whitelabels';

type Order = Body<'PUT /operation/accounts/single/:accountId'>;

/**
 * Gives an account its white-label and modules, in a transaction of that account. What it has already changes nothing and
 * is not written down. Of two who saw the same state, one changes it and the other is told (409).
 */
export async function changeAccount(
  tx: Tx,
  { accountId, by, clientId }: { accountId: string; by: string; clientId: string | null },
  { whitelabel, modules, why, expected }: Order,
): Promise<AccountDetail> {
  const present = await lockAccount(tx, accountId);
  const wanted = await requireKnown(tx, { whitelabel, modules }, present);
  const last = await lastChange(tx, accountId);
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
    await recordChange(tx, accountId, {
      by,
      why,
      action: 'change',
      whitelabel_before: present.whitelabel,
      whitelabel: wanted.whitelabel,
      modules_before: present.modules,
      modules: wanted.modules,
    });
    await publish(tx, { accountId, clientId }, { kind: 'account-changed' });
  }
  return readAccount(tx, accountId);
}

/** What an account has, kept from others until the transaction ends. Absent ones are 404. */
export async function lockAccount(tx: Tx, accountId: string): Promise<Equipment> {
  const found = await tx
    .selectFrom('accounts')
    .select(['whitelabel', 'active_modules'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw noSuchAccount();
  return { whitelabel: found.whitelabel, modules: found.active_modules };
}

const isSame = (one: Equipment, other: Equipment): boolean =>
  one.whitelabel === other.whitelabel &&
  one.modules.length === other.modules.length &&
  one.modules.every((module) => other.modules.includes(module));
