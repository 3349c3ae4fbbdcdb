import { type Kysely, sql } from 'kysely';

/** Lets the step of an equipment order that was marked by mistake be removed; the customer's history keeps both changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create policy own_account_undo on order_steps for delete using (
    account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))`.execute(db);
}
