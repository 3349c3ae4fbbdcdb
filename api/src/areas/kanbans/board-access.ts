import { type BoardKind, boards, can, meets } from '@girassol/shared-domain';
import { type Caller, visibleOwners } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { notAllowed, notFound } from '../../platform/refusals/refusal';

/** Refuses who may not open a board: the plan of the account must have it, and a vendor needs its permission. */
export function requireBoard(caller: Caller, kind: BoardKind): void {
  const { plan, permission, areaName } = boards[kind];
  if (!meets({ plan }, caller)) throw notAllowed(`O plano da sua conta não inclui ${areaName}.`);
  if (!can(caller, permission)) throw notAllowed(`Você não tem permissão para usar ${areaName}.`);
}

/** Boards whose columns are chosen from another board: qualifying a lead, and taking its sale back (boards-053, boards-062). */
const chosenFrom: Partial<Record<BoardKind, BoardKind>> = { SALES: 'PRE_SALES', PRE_SALES: 'SALES' };

/** Refuses who may not know a board's columns. Both of leads and sales need the plan that has leads. */
export function requireColumns(caller: Caller, kind: BoardKind): void {
  const from = chosenFrom[kind];
  const chooses = from !== undefined && can(caller, boards[from].permission);
  if (!chooses || !meets({ plan: boards.PRE_SALES.plan }, caller)) requireBoard(caller, kind);
}

/**
 * The item, if it exists and the caller may see it. What may not be seen is as absent. Items about to be written are held
 * (`forUpdate`): other writers wait until the transaction ends.
 */
export async function visibleItem(
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
  if (!item || !(await maySee(tx, caller, item))) throw noSuchItem();
  requireBoard(caller, item.type);
  return item;
}

async function maySee(
  tx: Tx,
  caller: Caller,
  item: Pick<Row<'sales'>, 'type' | 'owner_id' | 'co_owner_ids'>,
): Promise<boolean> {
  const owners = await visibleOwners(tx, caller, boards[item.type].managerPermission);
  return owners === null || [item.owner_id, ...item.co_owner_ids].some((owner) => owners.includes(owner));
}

const noSuchItem = () => notFound('Este item não existe mais.');
