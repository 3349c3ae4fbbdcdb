import { type Kysely, sql } from 'kysely';

/** Creates what attendants find a ticket of any account by. The functions check themselves that an administrator asks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`create index support_tickets_by_status on support_tickets (status, updated_at desc, id)
    where deleted_at is null`);

  await run(`create function is_support_attendant() returns boolean
    language sql stable security definer set search_path = pg_catalog, public as $$
      select exists (
        select from public.users u
        where u.id = nullif(current_setting('app.user_id', true), '')::uuid and u.is_admin and u.disabled_at is null)
    $$`);

  await run(`create function find_support_ticket_account(ticket uuid) returns uuid
    language sql stable security definer set search_path = pg_catalog, public as $$
      select t.account_id from public.support_tickets t
      where t.id = ticket and t.deleted_at is null and public.is_support_attendant()
    $$`);
}
