import { type Caller, listVisibleOwnerIds } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { notAllowed, notFound } from '@girassol/api-platform/refusals/refusal';
import { type BoardKind, boardDescriptions, can, meetsCondition } from '@girassol/shared-domain';

/**
 * Throws 403 if the caller may not open a board: the plan of the account must include it, and a vendor needs its
 * permission.
 */
export function requireBoardAccess(caller: Caller, kind: BoardKind): void {
  const { plan, permission, areaName } = boardDescriptions[kind];
  if (!meetsCondition({ plan }, caller)) throw notAllowed(`O plano da sua conta não inclui ${areaName}.`);
  if (!can(caller, permission)) throw notAllowed(`Você não tem permissão para usar ${areaName}.`);
}

/** Returns true if the caller may open a board: `requireBoardAccess` without the refusal. */
export function canOpenBoard(caller: Caller, kind: BoardKind): boolean {
  const { plan, permission } = boardDescriptions[kind];
  return meetsCondition({ plan }, caller) && can(caller, permission);
}

/** Boards whose columns are chosen from another board: qualifying a lead, and taking its sale back (boards-053, boards-062). */
const chosenFrom: Partial<Record<BoardKind, BoardKind>> = { SALES: 'PRE_SALES', PRE_SALES: 'SALES' };

/**
 * Throws 403 if the caller may not see the columns of a board. Columns of leads and sales need the plan that has leads.
 */
export function requireColumnAccess(caller: Caller, kind: BoardKind): void {
  const from = chosenFrom[kind];
  const chooses = from !== undefined && can(caller, boardDescriptions[from].permission);
  if (!chooses || !meetsCondition({ plan: boardDescriptions.PRE_SALES.plan }, caller))
    requireBoardAccess(caller, kind);
}

/**
 * Loads an item that the caller may see. With `forUpdate`, locks it until the transaction ends. Throws 404 if
 * the item does not exist or the caller may not see it.
 */
export async function loadVisibleItem(
  tx: Tx,
  caller: Caller,
  itemId: string,
  { forUpdate = false } = {},
): Promise<Row<'sales'>> {
  const item = await tx
    .selectFrom('sales')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('id', '=', itemId)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!item || !(await isOwnerVisible(tx, caller, item))) throw noSuchItem();
  requireBoardAccess(caller, item.type);
  return item;
}

/** Returns true if one of the owners of an item is a user whose items the caller may see. */
export async function isOwnerVisible(
  tx: Tx,
  caller: Caller,
  item: Pick<Row<'sales'>, 'type' | 'owner_id' | 'co_owner_ids'>,
): Promise<boolean> {
  const owners = await listVisibleOwnerIds(tx, caller, boardDescriptions[item.type].managerPermission);
  return owners === null || [item.owner_id, ...item.co_owner_ids].some((owner) => owners.includes(owner));
}

const noSuchItem = () => notFound('Este item não existe mais.');
