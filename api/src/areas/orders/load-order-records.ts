import type { Row, Tx } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import { toIsoDate } from '@girassol/shared-domain';
import type { EquipmentOrder, PublicEquipmentOrder } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';

interface OrderWithNames extends Row<'orders'> {
  company_name: string;
  customer_name: string;
  front_id: string;
  proposal_count: number | null;
  financing_number: number | null;
}

/** Loads equipment orders as records of the API, in the order of the given ids. */
export async function loadEquipmentOrdersByIds(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
): Promise<EquipmentOrder[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<OrderWithNames>`
    select o.*, a.name as company_name, c.name as customer_name, p.front_id, p.count as proposal_count,
      f.number as financing_number
    from orders o
    join accounts a on a.id = o.account_id
    join customers c on c.account_id = o.account_id and c.id = o.customer_id
    join proposals p on p.account_id = o.account_id and p.id = o.proposal_id
    left join financings f on f.account_id = o.account_id and f.id = o.financing_id
    where o.account_id = ${accountId} and o.id = any(${ids}::uuid[])`.execute(tx);
  const items = await tx
    .selectFrom('order_items')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute();
  const steps = await tx
    .selectFrom('order_steps')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('order_id', 'in', ids)
    .orderBy('at')
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return [
      toOrder(
        row,
        items.filter(({ order_id }) => order_id === id),
        steps.filter(({ order_id }) => order_id === id),
      ),
    ];
  });
}

/** Loads one equipment order as a record of the API. */
export async function loadOrder(tx: Tx, accountId: string, id: string): Promise<EquipmentOrder> {
  const [answer] = await loadEquipmentOrdersByIds(tx, accountId, [id]);
  if (!answer) throw notFound('Este pedido não existe.');
  return answer;
}

function toOrder(
  row: OrderWithNames,
  items: Row<'order_items'>[],
  steps: Row<'order_steps'>[],
): EquipmentOrder {
  return {
    ...toPublicOrder(row, items, steps),
    customer: { _id: row.customer_id, name: row.customer_name },
    proposal: { _id: row.proposal_id, frontId: row.front_id, count: row.proposal_count },
    financing:
      row.financing_id !== null && row.financing_number !== null
        ? { _id: row.financing_id, number: row.financing_number }
        : null,
    amount: row.amount_cents / 100,
    publicPath: `/pedido/${row.id}`,
    version: row.version,
  };
}

/** Converts an order to the record that everybody with its address may see. */
function toPublicOrder(
  row: OrderWithNames,
  items: Row<'order_items'>[],
  steps: Row<'order_steps'>[],
): PublicEquipmentOrder {
  const current = steps.find(({ status }) => status === row.status);
  return {
    _id: row.id,
    number: row.number,
    status: row.status,
    statusTimestamp: (current?.at ?? row.registered_at).getTime(),
    registryDate: toIsoDate(row.registered_at.getTime()),
    companyName: row.company_name,
    supplier: row.supplier,
    power: Number(row.power),
    place: row.place,
    expectedDate: row.expected_date,
    items: items.map(({ name, detail, quantity }) => ({ name, detail, quantity: Number(quantity) })),
    steps: steps.map(({ status, at }) => ({ status, at: at.getTime() })),
  };
}
