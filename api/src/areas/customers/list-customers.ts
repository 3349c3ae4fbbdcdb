import { can } from '@girassol/shared-domain';
import type { ListedCustomer, ParsedBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { type Caller, resolveScope } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { notAllowed } from '../../platform/refusals/refusal';
import { listedCustomerAnswer, namesOf } from './customer-answer';

export interface CustomersPage {
  customers: ListedCustomer[];
  hasMoreItems: boolean;
  /** On all pages, where that was asked. */
  total?: number;
}

type Search = ParsedBody<'POST /customers/filtered/:userId/:multiplier'>;

/** Customers per page where the request names no other number (shell-016). */
const usual = {
  searchValue: '',
  searchValueField: 'ALL',
  pageSize: 10,
  order: 'NEWEST',
  wantsTotal: false,
} as const;

/** A page of the customers in use, newest first, of the user, team or company that `fetchId` means. */
export async function listCustomers(
  tx: Tx,
  caller: Caller,
  fetchId: string,
  page: number,
): Promise<CustomersPage> {
  return searchCustomers(tx, caller, { userId: fetchId, multiplier: page }, usual);
}

/**
 * The same, searched without regard to accents and case. filter1 is the owner, filter2 whether archived ones are meant
 * (customers-009, customers-007).
 */
export async function searchCustomers(
  tx: Tx,
  caller: Caller,
  { userId, multiplier }: { userId: string; multiplier: number },
  { fetchId, searchValue, searchValueField, pageSize, order, wantsTotal, ...filters }: Search,
): Promise<CustomersPage> {
  if (caller.calculatorOnly || !can(caller, 'customersList'))
    throw notAllowed('Você não tem permissão para ver a lista de clientes.');
  const { userIds } = await resolveScope(tx, caller, fetchId ?? userId);
  const owners = filters.filter1Active ? onlyOwner(userIds, filters.filter1Value) : userIds;
  const isArchived = filters.filter2Active === true && filters.filter2Value === true;

  // One more than is shown tells whether there is another page.
  const found = await sql<{ id: string }>`
    select list_customers(${searchValueField}, ${searchValue}, ${owners}::uuid[], ${isArchived}, ${order},
      ${pageSize + 1}, ${(multiplier - 1) * pageSize}) as id`.execute(tx);
  const ids = found.rows.slice(0, pageSize).map(({ id }) => id);
  const page = { customers: await listed(tx, caller, ids), hasMoreItems: found.rows.length > pageSize };
  if (!wantsTotal) return page;
  const counted = await sql<{ total: number }>`
    select count_customers(${searchValueField}, ${searchValue}, ${owners}::uuid[], ${isArchived}) as total`.execute(
    tx,
  );
  return { ...page, total: counted.rows[0]?.total ?? 0 };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The one owner of the filter, of those in sight; what is no user owns nothing. A filter without a value filters
 * nothing.
 */
export function onlyOwner(inSight: string[] | null, value: unknown): string[] | null {
  if (typeof value !== 'string') return inSight;
  if (!UUID.test(value)) return [];
  return inSight === null || inSight.includes(value) ? [value] : [];
}

/** These customers, in this order. */
async function listed(tx: Tx, caller: Caller, ids: string[]): Promise<ListedCustomer[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('customers')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('id', 'in', ids)
    .execute();
  const names = await namesOf(
    tx,
    caller.accountId,
    rows.map((row) => row.owner_id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [listedCustomerAnswer(row, names.get(row.owner_id) ?? '')] : [];
  });
}
