import { type Caller, resolveUserScope } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';
import { can } from '@girassol/shared-domain';
import type { ListedCustomer, ParsedRequestBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { loadUserNames, toListedCustomer } from './customer-records';

/** Page of the list of customers, with the total number on all pages if the request asks for the total. */
export interface CustomersPage {
  customers: ListedCustomer[];
  hasMoreItems: boolean;
  /** On all pages, where that was asked. */
  total?: number;
}

type Search = ParsedRequestBody<'POST /customers/filtered/:userId/:multiplier'>;

/** Customers per page where the request names no other number (shell-016). */
const usual = {
  searchValue: '',
  searchValueField: 'ALL',
  pageSize: 10,
  wantsTotal: false,
} as const;

/**
 * Lists a page of the customers that are not archived, newest first, of the user, team or account with the id
 * `fetchId`.
 */
export async function listCustomers(
  tx: Tx,
  caller: Caller,
  fetchId: string,
  page: number,
): Promise<CustomersPage> {
  return searchCustomers(tx, caller, { userId: fetchId, multiplier: page }, usual);
}

/**
 * Lists a page of the customers that match a text, without regard to accents and case. Unless another order is
 * asked for, names that begin with the text come first, then names of which a word begins with it. `filter1` restricts
 * the list to one owner (customers-009); `filter2` selects archived customers (customers-007).
 */
export async function searchCustomers(
  tx: Tx,
  caller: Caller,
  { userId, multiplier }: { userId: string; multiplier: number },
  { fetchId, searchValue, searchValueField, pageSize, order, wantsTotal, ...filters }: Search,
): Promise<CustomersPage> {
  if (caller.calculatorOnly || !can(caller, 'customersList'))
    throw notAllowed('Você não tem permissão para ver a lista de clientes.');
  const { userIds } = await resolveUserScope(tx, caller, fetchId ?? userId);
  const owners = filters.filter1Active ? restrictOwnersToFilter(userIds, filters.filter1Value) : userIds;
  const isArchived = filters.filter2Active === true && filters.filter2Value === true;

  const listedOrder = order ?? (searchValue === '' ? 'NEWEST' : 'LIKENESS');

  // One more than is shown tells whether there is another page.
  const found = await sql<{ id: string }>`
    select list_customers(${searchValueField}, ${searchValue}, ${owners}::uuid[], ${isArchived}, ${listedOrder},
      ${pageSize + 1}, ${(multiplier - 1) * pageSize}) as id`.execute(tx);
  const ids = found.rows.slice(0, pageSize).map(({ id }) => id);
  const page = {
    customers: await loadListedCustomers(tx, caller, ids),
    hasMoreItems: found.rows.length > pageSize,
  };
  if (!wantsTotal) return page;
  const counted = await sql<{ total: number }>`
    select count_customers(${searchValueField}, ${searchValue}, ${owners}::uuid[], ${isArchived}) as total`.execute(
    tx,
  );
  return { ...page, total: counted.rows[0]?.total ?? 0 };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Restricts the owners whose customers the caller may see to the owner that a filter names. A filter without
 * a value restricts nothing; a value that is not a visible owner gives an empty list.
 */
export function restrictOwnersToFilter(inSight: string[] | null, value: unknown): string[] | null {
  if (typeof value !== 'string') return inSight;
  if (!UUID.test(value)) return [];
  return inSight === null || inSight.includes(value) ? [value] : [];
}

/** Loads these customers, in this order. */
async function loadListedCustomers(tx: Tx, caller: Caller, ids: string[]): Promise<ListedCustomer[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('customers')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('id', 'in', ids)
    .execute();
  const names = await loadUserNames(
    tx,
    caller.accountId,
    rows.map((row) => row.owner_id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toListedCustomer(row, names.get(row.owner_id) ?? '')] : [];
  });
}
