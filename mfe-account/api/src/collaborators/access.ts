import {
  canManageCollaborators,
  findGrantProblems,
  type Granter,
  permissionLabels,
} from '@girassol/account-domain/collaborators';
import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { notAllowed, notFound } from '@girassol/api-platform/refusals/refusal';
import { type CollaboratorRights, can, permissionAreas } from '@girassol/shared-domain';

/** Throws 404 for the id of another account, and 403 if the caller may not manage collaborators. */
export function requireCollaboratorManager(caller: Caller, managerId: string): void {
  if (managerId !== caller.accountId) throw notFound();
  if (!canManageCollaborators(caller))
    throw notAllowed('Você não tem permissão para gerenciar colaboradores.');
}

/** Throws 403 if the caller would begin to lead others: nobody grants themselves the sight of others' sales by a team. */
export function requireMayLead(caller: Caller): void {
  if (!can(caller, 'salesManager'))
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

async function loadGranter(tx: Tx, caller: Caller): Promise<Granter> {
  const { levels } = await tx
    .selectFrom('users')
    .select('levels')
    .where('account_id', '=', caller.accountId)
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  return { session: caller.session, permissions: caller.permissions, levels };
}
