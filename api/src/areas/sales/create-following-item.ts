import type { Caller } from '@girassol/api-platform/access';
import { generateId, type NewRow, type Row, type Tx } from '@girassol/api-platform/database';
import { allocateNumber } from '@girassol/api-platform/database/allocate-number';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { type Actor, addHistoryLine } from '@girassol/api-platform/histories/write-history';
import { boardDescriptions } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { formatItemLabel } from '../items/format-item-label';
import { getItemAudience } from '../kanbans/get-item-audience';
import { computeTopRank, type TargetColumn } from '../kanbans/lock-target-columns';

/**
 * Item that a status change created on another board, such as the project of a won sale, as the API returns
 * it.
 */
export type CreatedItem = ResponseBody<'PUT /sales/single/status/:itemId'>['created'][number];

interface Following {
  /** The column, locked. */
  target: TargetColumn;
  /** Asked after the number was taken: from then on no other sale of the account comes in between. */
  owner(): Promise<string>;
  /** Values that differ from the preceding item. */
  values: Partial<Omit<NewRow<'sales'>, 'account_id' | 'id' | 'number' | 'rank' | 'column_id'>>;
  /** Says more in the line of history: "Prazo: 20/12/2026.". */
  remark?: string;
}

/**
 * Creates an item that continues the deal of another item, such as the project after a sale. The new item has
 * its own number and stands at the top of its column.
 */
export async function createFollowingItem(
  tx: Tx,
  caller: Caller,
  actor: Actor,
  from: Row<'sales'>,
  { target, owner, values, remark }: Following,
): Promise<CreatedItem> {
  const { type, columnId, title, accountId } = target;
  const id = generateId();
  const number = await allocateNumber(tx, accountId, type);
  const ownerId = await owner();
  const rank = await computeTopRank(tx, target);
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
    .returning(['id', 'number', 'type', 'name', 'owner_id', 'co_owner_ids'])
    .executeTakeFirstOrThrow();

  const { itemName, gender } = boardDescriptions[type];
  await addHistoryLine(tx, caller, actor, {
    customerId: from.customer_id,
    saleId: id,
    title: `${itemName} ${gender === 'f' ? 'cadastrada' : 'cadastrado'}`,
    content: [
      `${formatItemLabel(created)}, a partir de ${formatItemLabel(from)}, em "${title}".`,
      ...(remark ? [remark] : []),
    ].join(' '),
  });
  await publishEvent(
    tx,
    caller,
    {
      kind: 'item-placed',
      board: type,
      item: id,
      column: columnId,
      rank,
      fromColumn: null,
    },
    getItemAudience(created),
  );
  return { _id: id, id: number, type, name: created.name };
}
