import { type Kysely, sql } from 'kysely';

/** Creates what attendants find tickets of all accounts by. The functions check themselves that an administrator asks. */
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

  // The page is chosen by an index first; only its rows are joined.
  await run(`create function list_support_queue(
      wanted_status text, words text, only_mine boolean, skipped integer, most integer)
    returns table (
      id uuid, title text, status text, account_id uuid, account_name text, signup_plan text, requester text,
      attendant_id uuid, attendant_name text, last_seq integer, unread integer, answer_due timestamptz,
      updated_at timestamptz)
    language plpgsql stable security definer set search_path = pg_catalog, public
    -- Order and filters depend on the parameters: a plan for all of them reads every ticket.
    set plan_cache_mode = force_custom_plan as $$
    declare
      asker uuid := nullif(current_setting('app.user_id', true), '')::uuid;
      pattern text := '%' || replace(replace(replace(words, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%';
    begin
      if not public.is_support_attendant() then
        return;
      end if;
      return query
        with page as materialized (
          select t.* from public.support_tickets t
          where t.status = wanted_status and t.deleted_at is null
            and (not only_mine or t.attendant_id = asker)
            and (words = '' or t.title ilike pattern
              or exists (select from public.accounts a where a.id = t.account_id and a.name ilike pattern)
              or exists (select from public.users u
                where u.account_id = t.account_id and u.id = t.requester_id and u.name ilike pattern))
          order by case when wanted_status = 'OPEN' then t.answer_due end, t.updated_at desc, t.id
          limit most offset skipped)
        select p.id, p.title, p.status, p.account_id, a.name, a.signup_plan, coalesce(u.name, ''),
          p.attendant_id, p.attendant_name, p.last_seq,
          (select count(*)::integer from public.support_messages m
            where m.ticket_id = p.id and m.seq > p.support_read_seq and m.role = 'user'),
          p.answer_due, p.updated_at
        from page p
        join public.accounts a on a.id = p.account_id
        left join public.users u on u.account_id = p.account_id and u.id = p.requester_id
        order by case when wanted_status = 'OPEN' then p.answer_due end, p.updated_at desc, p.id;
    end $$`);
}
