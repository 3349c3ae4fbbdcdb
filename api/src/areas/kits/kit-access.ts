import { loadSettingsDocument } from '@girassol/account-api/settings';
import { type Caller, resolveUserScope } from '@girassol/api-platform/access';
import { loadAccountOwner } from '@girassol/api-platform/access/load-account-owner';
import type { Row, Tx } from '@girassol/api-platform/database';
import { notAllowed, notFound } from '@girassol/api-platform/refusals/refusal';
import {
  can,
  canAccountHaveKits,
  canRegisterKits,
  equipmentViewCondition,
  meetsCondition,
} from '@girassol/shared-domain';

/**
 * Throws 403 if the caller may not use kits: accounts under a white label, whose kits come from the white
 * label (kits-010), and users without a right to kits.
 */
export function requireKitAccess(caller: Caller): void {
  if (!canAccountHaveKits(caller)) throw notAllowed('Sua conta usa os kits do parceiro.');
  if (!meetsCondition(equipmentViewCondition, caller))
    throw notAllowed('Você não tem permissão para ver os kits.');
}

/** Checks whether the user may manage all kits of the account. */
const canManageAllKits = (caller: Caller) => can(caller, 'kitsManager');

const usesManagerKits = async (tx: Tx, { accountId }: Caller) =>
  (await loadSettingsDocument(tx, accountId)).useManagerKits;

/**
 * Returns the ids of the users whose kits a list shows, null for all users (kits-009). `fetchId` names a
 * user, a team or the company. Users who manage kits or sales may see all kits. If the account uses the
 * manager's kits, a vendor without kitsManager sees those instead of their own.
 */
export async function resolveKitOwners(tx: Tx, caller: Caller, fetchId: string): Promise<string[] | null> {
  requireKitAccess(caller);
  if (!canManageAllKits(caller) && (await usesManagerKits(tx, caller))) {
    if (fetchId === caller.userId || fetchId === caller.accountId) {
      return [(await loadAccountOwner(tx, caller.accountId)).id];
    }
  }
  const right = canManageAllKits(caller) ? 'kitsManager' : 'salesManager';
  return (await resolveUserScope(tx, caller, fetchId, right)).userIds;
}

/**
 * Returns the id of the owner of a new kit: the manager if the account uses the manager's kits, otherwise the caller.
 * Throws 403 if the caller may not register kits.
 */
export async function loadNewKitOwnerId(tx: Tx, caller: Caller): Promise<string> {
  requireKitAccess(caller);
  const isManagers = await usesManagerKits(tx, caller);
  if (!canRegisterKits(caller, isManagers)) throw notAllowed('Você não tem permissão para cadastrar kits.');
  return isManagers ? (await loadAccountOwner(tx, caller.accountId)).id : caller.userId;
}

/**
 * Loads kits that the caller may use. With `forUpdate`, locks them until the transaction ends. Throws 404 if one is not
 * visible.
 */
export async function loadVisibleKits(
  tx: Tx,
  caller: Caller,
  ids: string[],
  { forUpdate = false } = {},
): Promise<Row<'kits'>[]> {
  requireKitAccess(caller);
  const wanted = [...new Set(ids)];
  const seen = await findVisibleKits(tx, caller, wanted, { forUpdate });
  if (seen.length < wanted.length) {
    throw notFound(
      wanted.length > 1 ? 'Um dos kits não existe mais. Atualize a lista.' : 'Este kit não existe mais.',
    );
  }
  return seen;
}

/**
 * Loads those of the given kits that the caller may use, and leaves out the others. Does not check whether
 * the caller may work with kits at all. With `forUpdate`, locks the kits until the transaction ends.
 */
export async function findVisibleKits(
  tx: Tx,
  caller: Caller,
  ids: readonly string[],
  { forUpdate = false } = {},
): Promise<Row<'kits'>[]> {
  const kits = await tx
    .selectFrom('kits')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .$if(forUpdate, (query) => query.forUpdate())
    .execute();
  const seesAll = canManageAllKits(caller) || can(caller, 'salesManager');
  const owners = seesAll ? null : [caller.userId, ...(await listManagerKitOwners(tx, caller))];
  return kits.filter(({ owner_id }) => owners === null || owners.includes(owner_id));
}

/**
 * Lists the owners of kits that a vendor uses besides own ones: the manager, if the account uses the manager's kits.
 */
async function listManagerKitOwners(tx: Tx, caller: Caller): Promise<string[]> {
  return (await usesManagerKits(tx, caller)) ? [(await loadAccountOwner(tx, caller.accountId)).id] : [];
}

/**
 * Loads and locks kits that the caller may change: their own kits, or all kits with the permission
 * kitsManager. Throws 403 if the caller may not change kits, and 404 if one of the kits is not visible.
 */
export async function lockEditableKits(tx: Tx, caller: Caller, ids: string[]): Promise<Row<'kits'>[]> {
  const kits = await loadVisibleKits(tx, caller, ids, { forUpdate: true });
  if (!canRegisterKits(caller, await usesManagerKits(tx, caller))) {
    throw notAllowed('Você não tem permissão para alterar kits.');
  }
  if (!canManageAllKits(caller) && kits.some(({ owner_id }) => owner_id !== caller.userId)) {
    throw notAllowed('Você só pode alterar os kits que cadastrou.');
  }
  return kits;
}
