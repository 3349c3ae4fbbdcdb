import { can, meets, registersKits, seesKits, usesEquipment } from '@girassol/shared-domain';
import { type Caller, resolveScope } from '../../platform/access';
import { ownerOf } from '../../platform/access/owner-of';
import type { Row, Tx } from '../../platform/database';
import { notAllowed, notFound } from '../../platform/refusals/refusal';
import { readSettingsDocument } from '../settings/read-settings';

/** Refuses white-labels, which bring kits of their own (kits-010), and who has no work with kits. */
export function requireKits(caller: Caller): void {
  if (!seesKits(caller)) throw notAllowed('Sua conta usa os kits do parceiro.');
  if (!meets(usesEquipment, caller)) throw notAllowed('Você não tem permissão para ver os kits.');
}

/** Keeps all kits of the account, whoever registered them. */
const keepsAll = (caller: Caller) => can(caller, 'kitsManager');

const usesManagerKits = async (tx: Tx, { accountId }: Caller) =>
  (await readSettingsDocument(tx, accountId)).useManagerKits;

/**
 * Whose kits a fetch id means (kits-009), null for everybody's: USER, VENDOR, TEAM or MANAGER as other records, for whoever
 * manages kits or sales everybody. Where the manager's kits are used, a vendor who does not keep kits sees the manager's
 * in place of the own ones.
 */
export async function kitOwners(tx: Tx, caller: Caller, fetchId: string): Promise<string[] | null> {
  requireKits(caller);
  if (!keepsAll(caller) && (await usesManagerKits(tx, caller))) {
    if (fetchId === caller.userId || fetchId === caller.accountId) {
      return [(await ownerOf(tx, caller.accountId)).id];
    }
  }
  const right = keepsAll(caller) ? 'kitsManager' : 'salesManager';
  return (await resolveScope(tx, caller, fetchId, right)).userIds;
}

/** Who a new kit belongs to: where the manager's kits are used, the manager. Refused to who registers none. */
export async function newKitOwner(tx: Tx, caller: Caller): Promise<string> {
  requireKits(caller);
  const isManagers = await usesManagerKits(tx, caller);
  if (!registersKits(caller, isManagers)) throw notAllowed('Você não tem permissão para cadastrar kits.');
  return isManagers ? (await ownerOf(tx, caller.accountId)).id : caller.userId;
}

/** Kits that the caller may use, held when they are about to be written; what may not be seen is as absent. */
export async function visibleKits(
  tx: Tx,
  caller: Caller,
  ids: string[],
  { forUpdate = false } = {},
): Promise<Row<'kits'>[]> {
  requireKits(caller);
  const wanted = [...new Set(ids)];
  const seen = await seenKits(tx, caller, wanted, { forUpdate });
  if (seen.length < wanted.length) {
    throw notFound(
      wanted.length > 1 ? 'Um dos kits não existe mais. Atualize a lista.' : 'Este kit não existe mais.',
    );
  }
  return seen;
}

/** Those of these kits that the caller may use. Whether they see kits at all is asked before. */
export async function seenKits(
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
  const seesAll = keepsAll(caller) || can(caller, 'salesManager');
  const owners = seesAll ? null : [caller.userId, ...(await borrowedOwner(tx, caller))];
  return kits.filter(({ owner_id }) => owners === null || owners.includes(owner_id));
}

/** Whose kits a vendor uses besides the own ones. */
async function borrowedOwner(tx: Tx, caller: Caller): Promise<string[]> {
  return (await usesManagerKits(tx, caller)) ? [(await ownerOf(tx, caller.accountId)).id] : [];
}

/** The same, when the caller may change them too: the own ones, and with kitsManager all. */
export async function keptKits(tx: Tx, caller: Caller, ids: string[]): Promise<Row<'kits'>[]> {
  const kits = await visibleKits(tx, caller, ids, { forUpdate: true });
  if (!registersKits(caller, await usesManagerKits(tx, caller))) {
    throw notAllowed('Você não tem permissão para alterar kits.');
  }
  if (!keepsAll(caller) && kits.some(({ owner_id }) => owner_id !== caller.userId)) {
    throw notAllowed('Você só pode alterar os kits que cadastrou.');
  }
  return kits;
}
