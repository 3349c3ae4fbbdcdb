import { type Kysely, sql } from 'kysely';

/** Creates the list of all accounts for the administration, and its indexes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run('create index accounts_words on accounts using gin (search_text(name) gin_trgm_ops)');
  await run('create index users_email_words on users using gin (search_text(email) gin_trgm_ops)');
  await run('create index accounts_by_name on accounts (name, id)');
  await run('create index accounts_by_age on accounts (created_at desc, id)');
  await run(`create index support_tickets_open on support_tickets (account_id)
    where status = 'OPEN' and deleted_at is null`);
  // Of an account, the last time that somebody came in.
  await run(`create index access_records_sign_ins on access_records (account_id, at desc)
    where event in ('login', 'factorLogin', 'recoveryCodeLogin')`);

  // What somebody began to sign up for and has not paid is no account yet; a deleted one is none any more. The page is chosen
  // first; only its rows are joined and counted.
  await run(`create function list_account_overviews(
      words text, wanted_state text, wanted_plan text, wanted_order text, with_demo boolean, skipped integer, most integer)
    returns table (
      id uuid, name text, signup_plan text, whitelabel text, active_modules text[], state text, created_at timestamptz,
      owner_name text, owner_email text, people integer, last_sign_in timestamptz, open_tickets integer, total integer)
    language plpgsql stable security definer set search_path = pg_catalog, public
    -- Order and filters depend on the parameters: a plan for all of them sorts every account.
    set plan_cache_mode = force_custom_plan as $$
    declare
      pattern text := public.search_pattern(words);
    begin
      if not public.is_support_attendant() then
        return;
      end if;
      return query
        with matching as (
          select a.id, a.name, a.created_at,
            case when c.state = 'WAITING' then 'CLOSING' when not a.status_ok then 'IRREGULAR' else 'ACTIVE' end as state
          from public.accounts a
          left join public.account_closures c on c.account_id = a.id
          where (words = '' or a.id in (
              select b.id from public.accounts b where public.search_text(b.name) like pattern
              union all
              select u.account_id from public.users u where public.search_text(u.email) like pattern
              union all
              select b.id from public.accounts b where b.id::text = lower(words)))
            and (wanted_plan is null or a.signup_plan = wanted_plan)
            and (with_demo or not a.is_demo)
            and (c.state is null or c.state = 'WAITING')
            and not exists (select from public.signups s where s.account_id = a.id and s.state <> 'paid')),
        found as (
          select m.*, count(*) over ()::integer as total from matching m
          where wanted_state is null or m.state = wanted_state),
        -- Only the first are sorted: a number for each would sort all.
        page as materialized (
          select f.*,
            case when wanted_order = 'TICKETS' then (select count(*) from public.support_tickets t
              where t.account_id = f.id and t.status = 'OPEN' and t.deleted_at is null) end as tickets,
            case when wanted_order = 'SIGN_IN' then (select r.at from public.access_records r
              where r.account_id = f.id and r.event in ('login', 'factorLogin', 'recoveryCodeLogin')
              order by r.at desc limit 1) when wanted_order = 'NEWEST' then f.created_at end as moment
          from found f
          order by tickets desc, moment desc nulls last, f.name, f.id
          limit most offset skipped)
        select p.id, a.name, a.signup_plan, a.whitelabel, a.active_modules, p.state, a.created_at,
          coalesce(o.name, ''), coalesce(o.email, ''),
          (select count(*)::integer from public.users u where u.account_id = p.id and u.disabled_at is null),
          (select r.at from public.access_records r
            where r.account_id = p.id and r.event in ('login', 'factorLogin', 'recoveryCodeLogin')
            order by r.at desc limit 1),
          (select count(*)::integer from public.support_tickets t
            where t.account_id = p.id and t.status = 'OPEN' and t.deleted_at is null),
          p.total
        from page p
        join public.accounts a on a.id = p.id
        left join public.users o on o.account_id = p.id and o.type = 'MANAGER'
        order by p.tickets desc, p.moment desc nulls last, p.name, p.id;
    end $$`);
}
