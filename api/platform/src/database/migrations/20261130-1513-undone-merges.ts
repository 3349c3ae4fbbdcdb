import { type Kysely, sql } from 'kysely';

/**
 * Adds the way back of `move_customer_history`, for the undo of a merge: the lines that the merge moved, as
 * `deed_changes` names them, and the lines written since about items that went back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create function move_customer_history_back(merge_deed uuid, from_customer uuid, to_customer uuid) returns void
    language sql security definer set search_path = pg_catalog, public as $$
      update public.histories h set customer_id = to_customer
      where h.account_id = nullif(current_setting('app.account_id', true), '')::uuid
        and h.customer_id = from_customer
        and (
          h.id in (select (c.row_key ->> 'id')::uuid from public.deed_changes c
            where c.account_id = nullif(current_setting('app.account_id', true), '')::uuid
              and c.deed_id = merge_deed and c.table_name = 'histories')
          or h.sale_id in (select s.id from public.sales s
            where s.account_id = nullif(current_setting('app.account_id', true), '')::uuid
              and s.customer_id = to_customer))
        and exists (select from public.customers c
          where c.account_id = nullif(current_setting('app.account_id', true), '')::uuid and c.id = to_customer)
    $$`)
    .execute(db);
}
