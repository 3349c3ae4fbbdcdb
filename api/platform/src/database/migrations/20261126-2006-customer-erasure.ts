import { type Kysely, sql } from 'kysely';

/**
 * Creates the function that takes personal data from the history of a customer who was erased (LGPD, art. 18). The program
 * itself may not change a history.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create function erase_customer_history(erased_customer uuid) returns void
    language sql security definer set search_path = pg_catalog, public as $$
      update public.histories set content = 'Apagado a pedido da pessoa.'
      where account_id = nullif(current_setting('app.account_id', true), '')::uuid
        and customer_id = erased_customer
    $$`)
    .execute(db);
}
