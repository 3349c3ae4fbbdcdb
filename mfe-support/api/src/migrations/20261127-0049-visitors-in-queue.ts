import { type Kysely, sql } from 'kysely';

/**
 * Creates the queue of attendants: tickets of all accounts, and of people without a session, who are found by name and e-mail.
 * Checks itself that an administrator asks.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The page is chosen by an index first; only its rows are joined.
  await sql
    .raw(`create function list_support_queue(
      wanted_status text, words text, assigned text, wanted_tag text, only_overdue boolean, skipped integer,
      most integer)
    returns table (
      id uuid, title text, status text, account_id uuid, account_name text, signup_plan text, requester text,
      attendant_id uuid, attendant_name text, last_seq integer, unread integer, answer_due timestamptz,
      updated_at timestamptz, tags text[], is_breached boolean)
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
            and (assigned <> 'MINE' or t.attendant_id = asker)
            and (assigned <> 'NOBODY' or t.attendant_id is null)
            and (wanted_tag = '' or t.tags @> array[wanted_tag])
            and (not only_overdue or t.answer_breached_at is not null or t.solution_breached_at is not null)
            and (words = '' or t.title ilike pattern
              or exists (select from public.accounts a where a.id = t.account_id and a.name ilike pattern)
              or exists (select from public.users u
                where u.account_id = t.account_id and u.id = t.requester_id and u.name ilike pattern)
              or exists (select from public.support_contacts c
                where c.id = t.requester_id and (c.name ilike pattern or c.email ilike pattern)))
          order by case when wanted_status = 'OPEN' then t.answer_due end, t.updated_at desc, t.id
          limit most offset skipped)
        select p.id, p.title, p.status, p.account_id, a.name, a.signup_plan, coalesce(u.name, c.name, ''),
          p.attendant_id, p.attendant_name, p.last_seq,
          (select count(*)::integer from public.support_messages m
            where m.ticket_id = p.id and m.seq > p.support_read_seq and m.role = 'user'),
          p.answer_due, p.updated_at, p.tags,
          p.answer_breached_at is not null or p.solution_breached_at is not null
        from page p
        join public.accounts a on a.id = p.account_id
        left join public.users u on u.account_id = p.account_id and u.id = p.requester_id
        left join public.support_contacts c on c.id = p.requester_id
        order by case when wanted_status = 'OPEN' then p.answer_due end, p.updated_at desc, p.id;
    end $$`)
    .execute(db);
}
