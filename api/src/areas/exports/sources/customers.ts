import type { ExportWish } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { resolveScope } from '../../../platform/access';
import { isOnDays } from '../../../platform/days/days-in-sql';
import { onlyOwner } from '../../customers/list-customers';
import { customerCells } from './customer-cells';
import { chosenOwners, requirePeriod } from './in-sight';
import { peopleOf } from './people';
import { type ExportSource, inOrder } from './source';

type Filters = Extract<ExportWish, { kind: 'customers' }>['filters'];

const orders = {
  NEWEST: sql`c.registered_at desc, c.id`,
  OLDEST: sql`c.registered_at, c.id desc`,
  NAME: sql`c.name_key, c.id`,
  CITY: sql`c.city_key, c.name_key, c.id`,
};

const statusOf = ({ status, filter2Active, filter2Value }: Filters) =>
  status ?? (filter2Active === true && filter2Value === true ? 'ARCHIVED' : 'ACTIVE');

const archivedAs = {
  ACTIVE: sql`c.archived_at is null`,
  ARCHIVED: sql`c.archived_at is not null`,
  ALL: sql`true`,
};

/** Customers, as their list finds them; the sight is their owners, null for everybody's. */
export const customersSource: ExportSource<Filters, string[] | null> = {
  async sight(tx, caller, filters) {
    requirePeriod(filters);
    const { userIds } = await resolveScope(tx, caller, filters.fetchId ?? caller.userId);
    const owners = filters.filter1Active ? onlyOwner(userIds, filters.filter1Value) : userIds;
    return chosenOwners(tx, caller, owners, filters.owners);
  },

  async keys({ tx, caller, filters, sight: owners }) {
    const { searchValue, searchValueField, order } = filters;
    // Found once: inside the condition the search could be asked for every row.
    const found = sql`with found as materialized (select find_customers(${searchValueField}, ${searchValue}) as id)`;
    const { rows } = await sql<{ id: string }>`
      ${searchValue === '' ? sql`` : found}
      select c.id from customers c
      where c.account_id = ${caller.accountId}
        and ${owners === null ? sql`true` : sql`c.owner_id = any(${owners}::uuid[])`}
        and ${archivedAs[statusOf(filters)]} and ${isOnDays(sql`c.registered_at`, filters)}
        and ${searchValue === '' ? sql`true` : sql`c.id in (select id from found)`}
      order by ${orders[order]}`.execute(tx);
    return rows.map(({ id }) => id);
  },

  async rows({ tx, caller, sight: owners }, keys) {
    const people = await peopleOf(tx, caller.accountId);
    const customers = await tx
      .selectFrom('customers')
      .selectAll()
      .where('account_id', '=', caller.accountId)
      .where('id', 'in', keys)
      .$if(owners !== null, (query) => query.where(sql<boolean>`owner_id = any(${owners}::uuid[])`))
      .execute();
    return inOrder(keys, customers).map((customer) => ({
      ...customerCells(customer),
      id_colaborador_proprietario: people.get(customer.owner_id) ?? '',
    }));
  },
};
