import { type BoardKind, boardKinds, boards, can, meets } from '@girassol/shared-domain';
import type { Answer } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { type Caller, visibleOwners } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { dealValue } from '../kanbans/deal-value';
import { visibleCustomer } from './visible-customer';

const CALL = 'GET /customers/items/:cid';
/** More than any customer has; a limit all the same. */
const MOST = 200;

type ItemRow = Row<'sales'> & { user_name: string; column_title: string; value_cents: number };

/** Items of a customer on all boards that the caller may open, newest first, and how many others there are. */
export async function listItems(tx: Tx, caller: Caller, customerId: string): Promise<Answer<typeof CALL>> {
  const customer = await visibleCustomer(tx, caller, customerId);
  const { rows } = await sql<ItemRow>`
    select s.*, u.name as user_name, c.title as column_title, ${dealValue} as value_cents
    from sales s
    join users u on u.account_id = s.account_id and u.id = s.owner_id
    join kanban_columns c on c.account_id = s.account_id and c.id = s.column_id
    where s.account_id = ${caller.accountId} and s.customer_id = ${customer.id}
    order by s.registered_at desc, s.id desc limit ${MOST}`.execute(tx);

  const ownersOf = new Map<BoardKind, string[] | null>();
  for (const kind of boardKinds) {
    const opens = meets({ plan: boards[kind].plan }, caller) && can(caller, boards[kind].permission);
    ownersOf.set(kind, opens ? await visibleOwners(tx, caller, boards[kind].managerPermission) : []);
  }
  const visible = rows.filter(({ type, owner_id, co_owner_ids }) => {
    const owners = ownersOf.get(type) ?? null;
    return owners === null || [owner_id, ...co_owner_ids].some((owner) => owners.includes(owner));
  });
  return {
    items: visible.map((row) => ({
      _id: row.id,
      id: row.number,
      type: row.type,
      name: row.name,
      status: row.status,
      columnTitle: row.column_title,
      amount: row.value_cents / 100,
      user: { _id: row.owner_id, personalData: { name: row.user_name } },
      registryTimestamp: row.registered_at.getTime(),
    })),
    hidden: rows.length - visible.length,
  };
}
