import { removeLoginTag } from '@girassol/account-api/users';
import { listVisibleOwnerIds } from '@girassol/api-platform/access';
import { isInDateRangeSql } from '@girassol/api-platform/days/days-in-sql';
import { type ExportSource, sortByKeys } from '@girassol/api-platform/exports';
import { type BoardKind, boardDescriptions } from '@girassol/shared-domain';
import type { ExportRequest } from '@girassol/shared-domain/contract';
import { type RawBuilder, sql } from 'kysely';
import { isHistoryReadableSql } from '../../histories/list-customer-history';
import { requireValidPeriod } from './visible-owners';

type Filters = Extract<ExportRequest, { kind: 'histories' }>['filters'];

interface Found {
  id: string;
  title: string;
  content: string;
  user_name: string;
  user_email: string;
  registered_at: Date;
  customer_name: string;
  type: BoardKind | null;
  number: number | null;
}

const sources = sql`histories h
  join customers c on c.account_id = h.account_id and c.id = h.customer_id
  left join sales s on s.account_id = h.account_id and s.id = h.sale_id`;

/**
 * Source of the export of the history lines of customers and items that the caller may read, newest first.
 */
export const historiesSource: ExportSource<Filters, RawBuilder<unknown>> = {
  async sight(tx, caller, filters) {
    requireValidPeriod(filters);
    const owners = await listVisibleOwnerIds(tx, caller, 'salesManager');
    return sql`h.account_id = ${caller.accountId} and ${isHistoryReadableSql(caller)}
      and ${owners === null ? sql`true` : sql`c.owner_id = any(${owners}::uuid[])`}
      and ${isInDateRangeSql(sql`h.registered_at`, filters)}`;
  },

  async keys({ tx, sight }) {
    const { rows } = await sql<{ id: string }>`
      select h.id from ${sources} where ${sight} order by h.registered_at desc, h.id desc`.execute(tx);
    return rows.map(({ id }) => id);
  },

  async rows({ tx, sight }, keys) {
    const { rows } = await sql<Found>`
      select h.id, h.title, h.content, h.user_name, h.user_email, h.registered_at, c.name as customer_name,
        s.type, s.number
      from ${sources} where ${sight} and h.id = any(${keys}::uuid[])`.execute(tx);
    return sortByKeys(keys, rows).map((row) => ({
      momento: row.registered_at.toISOString(),
      cliente: row.customer_name,
      quadro: row.type === null ? null : boardDescriptions[row.type].areaName,
      numero: row.number,
      titulo: row.title,
      conteudo: row.content,
      usuario: row.user_name,
      usuario_email: removeLoginTag(row.user_email),
    }));
  },
};
