import { resolveUserScope } from '@girassol/api-platform/access';
import { isInDateRangeSql } from '@girassol/api-platform/days/days-in-sql';
import { type ExportSource, sortByKeys } from '@girassol/api-platform/exports';
import type { ExportRequest } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { restrictOwnersToFilter } from '../../customers/list-customers';
import { toCustomerCells } from './to-customer-cells';
import { loadUserLabels } from './user-labels';
import { requireValidPeriod, requireVisibleOwners } from './visible-owners';

type Filters = Extract<ExportRequest, { kind: 'customers' }>['filters'];

const orders = {
  NEWEST: sql`c.registered_at desc, c.id`,
  OLDEST: sql`c.registered_at, c.id desc`,
  NAME: sql`c.name_key, c.id`,
  CITY: sql`c.city_key, c.name_key, c.id`,
};

const getCustomerStatus = ({ status, filter2Active, filter2Value }: Filters) =>
  status ?? (filter2Active === true && filter2Value === true ? 'ARCHIVED' : 'ACTIVE');

const archivedAs = {
  ACTIVE: sql`c.archived_at is null`,
  ARCHIVED: sql`c.archived_at is not null`,
  ALL: sql`true`,
};

/**
 * Source of the export of customers, with the same filters as the list on screen. The access is the list of
 * visible owners, or null for all owners.
 */
export const customersSource: ExportSource<Filters, string[] | null> = {
  async sight(tx, caller, filters) {
    requireValidPeriod(filters);
    const { userIds } = await resolveUserScope(tx, caller, filters.fetchId ?? caller.userId);
    const owners = filters.filter1Active ? restrictOwnersToFilter(userIds, filters.filter1Value) : userIds;
    return requireVisibleOwners(tx, caller, owners, filters.owners);
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
        and ${archivedAs[getCustomerStatus(filters)]} and ${isInDateRangeSql(sql`c.registered_at`, filters)}
        and ${searchValue === '' ? sql`true` : sql`c.id in (select id from found)`}
      order by ${orders[order ?? 'NEWEST']}`.execute(tx);
    return rows.map(({ id }) => id);
  },

  async rows({ tx, caller, sight: owners }, keys) {
    const people = await loadUserLabels(tx, caller.accountId);
    const customers = await tx
      .selectFrom('customers')
      .selectAll()
      .where('account_id', '=', caller.accountId)
      .where('id', 'in', keys)
      .$if(owners !== null, (query) => query.where(sql<boolean>`owner_id = any(${owners}::uuid[])`))
      .execute();
    return sortByKeys(keys, customers).map((customer) => ({
      ...toCustomerCells(customer),
      id_colaborador_proprietario: people.get(customer.owner_id) ?? '',
    }));
  },
};
