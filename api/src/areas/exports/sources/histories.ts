import { type BoardKind, boards } from '@girassol/shared-domain';
import type { ExportWish } from '@girassol/shared-domain/contract';
import { type RawBuilder, sql } from 'kysely';
import { visibleOwners } from '../../../platform/access';
import { isOnDays } from '../../../platform/days/days-in-sql';
import { readableBy } from '../../histories/list-history';
import { requirePeriod } from './in-sight';
import { type ExportSource, inOrder } from './source';

type Filters = Extract<ExportWish, { kind: 'histories' }>['filters'];

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

/** What happened to customers and items, newest first: the lines that somebody could read one customer after the other. */
export const historiesSource: ExportSource<Filters, RawBuilder<unknown>> = {
  async sight(tx, caller, filters) {
    requirePeriod(filters);
    const owners = await visibleOwners(tx, caller, 'salesManager');
    return sql`h.account_id = ${caller.accountId} and ${readableBy(caller)}
      and ${owners === null ? sql`true` : sql`c.owner_id = any(${owners}::uuid[])`}
      and ${isOnDays(sql`h.registered_at`, filters)}`;
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
    return inOrder(keys, rows).map((row) => ({
      momento: row.registered_at.toISOString(),
      cliente: row.customer_name,
      quadro: row.type === null ? null : boards[row.type].areaName,
      numero: row.number,
      titulo: row.title,
      conteudo: row.content,
      usuario: row.user_name,
      usuario_email: row.user_email,
    }));
  },
};
