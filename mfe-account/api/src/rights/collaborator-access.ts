import {
  canManageCollaborators,
  findGrantProblems,
  type Granter,
  permissionLabels,
} from '@girassol/account-domain/collaborators';
import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { notAllowed, notFound, sessionExpired } from '@girassol/api-platform/refusals/refusal';
import { type CollaboratorRights, can, permissionAreas } from '@girassol/shared-domain';

/** Throws 404 for the id of another account, and 403 if the caller may not manage collaborators. */
export function requireCollaboratorManager(
  caller: Pick<Caller, 'accountId' | 'session' | 'permissions'>,
  managerId: string,
): void {
  if (managerId !== caller.accountId) throw notFound();
  if (!canManageCollaborators(caller))
    throw notAllowed('Você não tem permissão para gerenciar colaboradores.');
}

/**
 * Locks the account of a manager of collaborators, and throws 403 if that right was taken away while the call waited: of two
 * managers who act at once, the one who lost the right grants nothing any more. Throws 404 for the id of another account.
 */
export async function lockAccountAsManager(
  tx: Tx,
  caller: Caller,
  managerId: string,
): Promise<{ name: string }> {
  requireCollaboratorManager(caller, managerId);
  const account = await lockAccount(tx, caller.accountId);
  requireCollaboratorManager(await loadGranter(tx, caller), managerId);
  return account;
}

/** Throws 403 if the caller would begin to lead others: nobody grants themselves the sight of others' sales by a team. */
export async function requireMayLead(tx: Tx, caller: Caller): Promise<void> {
  if (!can(await loadGranter(tx, caller), 'salesManager'))
    throw notAllowed('Você não pode se dar a liderança de uma equipe, nem aumentar a que lidera.');
}

/**
 * Locks the account until the transaction ends, so that seats are counted and collaborators changed one after another.
 */
export async function lockAccount(tx: Tx, accountId: string): Promise<{ name: string }> {
  return tx
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Loads a collaborator whom the caller may change, locked. Throws 404 if there is none, and 403 for the owner of the account
 * and for the caller.
 */
export async function lockCollaborator(tx: Tx, caller: Caller, vendorId: string): Promise<Row<'users'>> {
  const found = await tx
    .selectFrom('users')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('id', '=', vendorId)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound('Este colaborador não existe mais.');
  if (found.type === 'MANAGER')
    throw notAllowed('O titular da conta tem todos os direitos e não é removido.');
  if (found.id === caller.userId) throw notAllowed('Ninguém muda os próprios direitos. Peça a outra pessoa.');
  return found;
}

/** Throws 403 with the names of the rights if the caller would grant what the caller lacks. */
export async function requireGrantable(
  tx: Tx,
  caller: Caller,
  before: CollaboratorRights,
  after: CollaboratorRights,
): Promise<void> {
  const { permissions, areas } = findGrantProblems(await loadGranter(tx, caller), before, after);
  const names = [
    ...permissions.map((name) => permissionLabels[name]),
    ...areas.map((area) => permissionAreas[area].label),
  ];
  if (names.length === 0) return;
  throw notAllowed(`Você não pode dar direitos que não tem: ${names.join(', ')}.`);
}

/** Loads the rights of the caller as they are now; those of the call were read before it waited for the account. */
async function loadGranter(
  tx: Tx,
  { accountId, userId, session }: Caller,
): Promise<Granter & { accountId: string }> {
  const { permissions, levels, disabled_at } = await tx
    .selectFrom('users')
    .select(['permissions', 'levels', 'disabled_at'])
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (disabled_at) throw sessionExpired();
  return { accountId, session, permissions, levels };
}
