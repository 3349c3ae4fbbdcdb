import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/**
 * Creates imports of spreadsheets with their rows, the mappings that accounts save, and the keys by which customers are
 * matched.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`create table imports (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    user_id uuid not null,
    type text not null,
    state text not null default 'DRAFT',
    file_id uuid,
    file_name text not null,
    file_size integer not null,
    sha256 text not null,
    notes jsonb not null default '[]',
    sheets jsonb not null default '[]',
    sheet text not null default '',
    headers jsonb not null default '[]',
    columns jsonb,
    mapping jsonb not null default '{}',
    options jsonb not null default '{}',
    starts_alone boolean not null default false,
    row_count integer not null default 0,
    done integer not null default 0,
    cursor integer not null default 0,
    counts jsonb not null default '{}',
    lookalikes integer not null default 0,
    problem text,
    registered_at timestamptz not null default now(),
    started_at timestamptz,
    ended_at timestamptz,
    undo_until timestamptz,
    forgotten_at timestamptz,
    version integer not null default 1,
    primary key (account_id, id),
    foreign key (account_id, user_id) references users,
    foreign key (account_id, file_id) references stored_files on delete set null (file_id),
    check (state in ('DRAFT', 'CHECKING', 'CHECKED', 'QUEUED', 'WRITING', 'PAUSED', 'DONE', 'CANCELLED', 'FAILED',
      'UNDOING', 'UNDONE'))
  )`);
  await run('create index imports_newest on imports (account_id, registered_at desc, id desc)');
  await run('create index imports_of_user on imports (account_id, user_id, registered_at desc, id desc)');
  await run('create index imports_file on imports (account_id, sha256)');
  // Read over all accounts by what looks for those whose time is over.
  await protectAccountTable(db, 'imports', { ownerReads: true });
  await run(`create function imports_to_forget(undo_days integer, draft_days integer, most integer)
    returns table (account_id uuid, id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select i.account_id, i.id from public.imports i
      where i.forgotten_at is null and i.state not in ('CHECKING', 'QUEUED', 'WRITING', 'UNDOING')
        and (coalesce(i.ended_at, i.started_at) < now() - make_interval(days => undo_days)
          or i.started_at is null and i.registered_at < now() - make_interval(days => draft_days))
      order by i.registered_at limit most
    $$`);
  await run(`create index imports_kept on imports (registered_at) where forgotten_at is null`);

  // A row loses its cells once it is written: the page keeps room for its shorter version.
  await run(`create table import_rows (
    account_id uuid not null,
    import_id uuid not null,
    line integer not null,
    state text not null,
    action text,
    record_id uuid,
    record_name text,
    customer_id uuid,
    decision text,
    cells jsonb,
    faults jsonb,
    reason text,
    before jsonb,
    after jsonb,
    primary key (account_id, import_id, line),
    foreign key (account_id, import_id) references imports on delete cascade,
    check (state in ('READY', 'FAULTY', 'ASK', 'SKIPPED', 'SAME', 'DONE', 'UNDONE', 'KEPT'))
  )`);
  await run(`create index import_rows_left on import_rows (account_id, import_id, state, line)
    where state in ('FAULTY', 'ASK', 'SKIPPED', 'SAME', 'KEPT')`);
  await protectAccountTable(db, 'import_rows');

  await run(`create table import_templates (
    account_id uuid not null references accounts on delete cascade,
    type text not null,
    hash text not null,
    name text not null,
    mapping jsonb not null,
    updated_at timestamptz not null default now(),
    updated_by uuid not null,
    primary key (account_id, type, hash),
    foreign key (account_id, updated_by) references users
  )`);
  await protectAccountTable(db, 'import_templates');

  // Which property a header was given last: the next file with it is mapped so.
  await run(`create table import_headers (
    account_id uuid not null references accounts on delete cascade,
    type text not null,
    header text not null,
    property text not null,
    primary key (account_id, type, header)
  )`);
  await protectAccountTable(db, 'import_headers');

  // Indexes of texts are not leakproof: read as the owner of the table, who names the account. The names of mail and phone
  // are compared, since families and companies share them.
  await run(`create function match_customers(
      lines integer[], documents text[], emails text[], phones text[], whatsapps text[], names text[])
    returns table (line integer, customer_id uuid, reason text, alike real)
    language plpgsql stable security definer set search_path = pg_catalog, public
    -- Of a table that has just begun to grow the planner would read every row, for each line.
    set enable_seqscan = off as $$
    declare
      account uuid := nullif(current_setting('app.account_id', true), '')::uuid;
    begin
      return query execute $q$
        with wanted as materialized (
          select w.line, w.document, w.email, array_remove(array[w.phone, w.whatsapp], '') as phones,
            public.search_text(w.name) as name_key
          from unnest($2, $3, $4, $5, $6, $7) as w (line, document, email, phone, whatsapp, name))
        select w.line, c.id, 'document', 1::real
        from wanted w join public.customers c
          on c.account_id = $1 and c.document = w.document and c.document <> ''
        where w.document <> ''
        union all
        select w.line, found.id, 'email', found.alike
        from wanted w cross join lateral (
          select c.id, public.similarity(c.name_key, w.name_key) as alike from public.customers c
          where c.account_id = $1 and c.email <> '' and lower(c.email) = w.email
          order by alike desc, c.id limit 3) found
        where w.email <> ''
        union all
        select w.line, found.id, 'phone', found.alike
        from wanted w cross join lateral (
          select c.id, public.similarity(c.name_key, w.name_key) as alike from public.customers c
          where c.account_id = $1 and c.phone <> '' and c.phone = any(w.phones)
          order by alike desc, c.id limit 3) found
        where w.phones <> '{}'
        union all
        select w.line, found.id, 'phone', found.alike
        from wanted w cross join lateral (
          select c.id, public.similarity(c.name_key, w.name_key) as alike from public.customers c
          where c.account_id = $1 and c.whatsapp <> '' and c.whatsapp = any(w.phones)
          order by alike desc, c.id limit 3) found
        where w.phones <> '{}'$q$
      using account, lines, documents, emails, phones, whatsapps, names;
    end $$`);

  // Somebody for whom a job works, as they may act now; nobody who was disabled.
  await run(`create function find_person(wanted_account uuid, wanted_user uuid)
    returns table (
      account_id uuid, user_id uuid, session_id uuid,
      type text, is_admin boolean, permissions jsonb,
      signup_plan text, active_modules text[], whitelabel text, status_ok boolean, calculator_only boolean,
      teams json
    )
    language sql stable security definer set search_path = pg_catalog, public as $$
      select u.account_id, u.id, u.id, u.type, u.is_admin, u.permissions,
             a.signup_plan, a.active_modules, a.whitelabel, a.status_ok, a.calculator_only,
             (select coalesce(json_agg(json_build_object('id', t.id, 'leads', t.leader_id = u.id)), '[]')
              from public.teams t
              where t.account_id = u.account_id and (t.leader_id = u.id or exists (
                select from public.team_members m
                where m.account_id = t.account_id and m.team_id = t.id and m.user_id = u.id)))
      from public.users u
      join public.accounts a on a.id = u.account_id
      where u.account_id = wanted_account and u.id = wanted_user and u.disabled_at is null
    $$`);
}
