import { boards } from '@girassol/shared-domain';
import type { Answer } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import { type NewRow, newId, type Row, type Tx } from '../../platform/database';
import { nextNumber } from '../../platform/database/next-number';
import { publish } from '../../platform/events/publish';
import { type Actor, writeHistory } from '../../platform/histories/write-history';
import { itemLabel } from '../items/item-label';
import { type Target, topRank } from '../kanbans/lock-targets';

export type Created = Answer<'PUT /sales/single/status/:itemId'>['created'][number];

interface Following {
  /** The column, locked. */
  target: Target;
  /** Asked after the number was taken: from then on no other sale of the account comes in between. */
  owner(): Promise<string>;
  /** What differs from the item it follows from. */
  values: Partial<Omit<NewRow<'sales'>, 'account_id' | 'id' | 'number' | 'rank' | 'column_id'>>;
  /** Says more in the line of history: "Prazo: 20/12/2026.". */
  remark?: string;
}

/** Creates the item that follows from another one of the same deal: on top of its column, with a number of its own. */
export async function createFollowing(
  tx: Tx,
  caller: Caller,
  actor: Actor,
  from: Row<'sales'>,
  { target, owner, values, remark }: Following,
): Promise<Created> {
  const { type, columnId, title, accountId } = target;
  const id = newId();
  const number = await nextNumber(tx, accountId, type);
  const ownerId = await owner();
  const rank = await topRank(tx, target);
  const created = await tx
    .insertInto('sales')
    .values({
      name: from.name,
      amount_cents: from.amount_cents,
      power: from.power,
      uc_type: from.uc_type,
      mods_qtd: from.mods_qtd,
      inv_qtd: from.inv_qtd,
      distance: from.distance,
      roof_hight: from.roof_hight,
      inverter_type: from.inverter_type,
      work_city: from.work_city,
      work_address: from.work_address,
      last_activity_text: `registro de ${actor.firstName}`,
      ...values,
      account_id: accountId,
      id,
      type,
      number,
      column_id: columnId,
      rank,
      customer_id: from.customer_id,
      owner_id: ownerId,
      deal_id: from.deal_id,
    })
    .returning(['id', 'number', 'type', 'name'])
    .executeTakeFirstOrThrow();

  const { itemName, gender } = boards[type];
  await writeHistory(tx, caller, actor, {
    customerId: from.customer_id,
    saleId: id,
    title: `${itemName} ${gender === 'f' ? 'cadastrada' : 'cadastrado'}`,
    content: [
      `${itemLabel(created)}, a partir de ${itemLabel(from)}, em "${title}".`,
      ...(remark ? [remark] : []),
    ].join(' '),
  });
  await publish(tx, caller, {
    kind: 'item-placed',
    board: type,
    item: id,
    column: columnId,
    rank,
    fromColumn: null,
  });
  return { _id: id, id: number, type, name: created.name };
}
