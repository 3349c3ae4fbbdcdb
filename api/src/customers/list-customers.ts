import { can } from '@girassol/shared-domain';
import type { Customer, ParsedBody } from '@girassol/shared-domain/contract';
import { type RawBuilder, sql } from 'kysely';
import { type Caller, resolveScope } from '../access';
import type { Tx } from '../database';
import { notAllowed } from '../http/refusal';
import { customerAnswer } from './customer-answer';

/** Customers per page (C061). */
const CUSTOMERS_PER_PAGE = 10;

export interface CustomersPage {
  customers: Customer[];
  hasMoreItems: boolean;
}

type Search = ParsedBody<'POST /customers/filtered/:userId/:multiplier'>;

/** A page of the customers in use, newest first, of the user, team or company that `fetchId` means. */
export async function listCustomers(
  tx: Tx,
  caller: Caller,
  fetchId: string,
  page: number,
): Promise<CustomersPage> {
  return customersPage(tx, caller, fetchId, page, [sql<boolean>`archived_at is null`]);
}

/**
 * The same, searched without regard to accents and case. filter1 is the owner, filter2 whether archived ones are meant
 * (C060).
 */
export async function searchCustomers(
  tx: Tx,
  caller: Caller,
  { userId, multiplier }: { userId: string; multiplier: number },
  {
    fetchId,
    searchValue,
    searchValueField,
    filter1Active,
    filter1Value,
    filter2Active,
    filter2Value,
  }: Search,
): Promise<CustomersPage> {
  const isArchived = filter2Active === true && filter2Value === true;
  const conditions = [isArchived ? sql<boolean>`archived_at is not null` : sql<boolean>`archived_at is null`];
  if (filter1Active && typeof filter1Value === 'string') {
    conditions.push(sql`owner_id::text = ${filter1Value}`);
  }
  if (searchValue !== '') {
    conditions.push(sql`id in (select find_customers(${searchValueField}, ${searchValue}))`);
  }
  return customersPage(tx, caller, fetchId ?? userId, multiplier, conditions);
}

async function customersPage(
  tx: Tx,
  caller: Caller,
  fetchId: string,
  page: number,
  conditions: RawBuilder<boolean>[],
): Promise<CustomersPage> {
  if (!can(caller, 'customersList')) throw notAllowed('Você não tem permissão para ver a lista de clientes.');
  const { userIds } = await resolveScope(tx, caller, fetchId);
  const found = await tx
    .selectFrom('customers')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .$if(userIds !== null, (query) => query.where('owner_id', 'in', userIds ?? []))
    .where((where) => where.and(conditions))
    .orderBy('registered_at', 'desc')
    .orderBy('id')
    .limit(CUSTOMERS_PER_PAGE + 1)
    .offset((page - 1) * CUSTOMERS_PER_PAGE)
    .execute();
  return {
    customers: found.slice(0, CUSTOMERS_PER_PAGE).map(customerAnswer),
    hasMoreItems: found.length > CUSTOMERS_PER_PAGE,
  };
}
