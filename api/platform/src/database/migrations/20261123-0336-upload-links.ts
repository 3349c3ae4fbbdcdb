import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/** Creates previews of stored pictures, and links by which somebody without a login sends files to one target. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  // A preview is a stored file of its own: copies, the space of the account and the end of its original know it.
  await run('alter table stored_files add column preview_of uuid');
  await run(`alter table stored_files add foreign key (account_id, preview_of)
    references stored_files (account_id, id) on delete cascade`);
  await run(
    'create unique index stored_files_preview on stored_files (account_id, preview_of) where preview_of is not null',
  );

  await run(`create table upload_links (
    account_id uuid not null,
    id uuid not null,
    token_hash bytea not null,
    user_id uuid not null,
    kind text not null,
    target jsonb not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ended_at timestamptz,
    most_files integer not null check (most_files > 0),
    most_bytes bigint not null check (most_bytes > 0),
    taken jsonb not null default '[]',
    primary key (account_id, id),
    foreign key (account_id, user_id) references users on delete cascade
  )`);
  await run('create unique index upload_links_token on upload_links (token_hash)');
  await run(
    'create index upload_links_of_person on upload_links (account_id, user_id) where ended_at is null',
  );
  await run('create index upload_links_age on upload_links (expires_at)');
  await protectAccountTable(db, 'upload_links', { ownerReads: true });
  await run(
    `create policy owner_forgets on upload_links for delete to current_user using (expires_at < now() - interval '1 day')`,
  );

  // Before the account is known: whoever made the link acts by it, with the rights that they have now.
  await run(`create function find_upload_link(wanted_hash bytea)
    returns table (
      account_id uuid, user_id uuid, session_id uuid,
      type text, is_admin boolean, permissions jsonb,
      signup_plan text, active_modules text[], whitelabel text, status_ok boolean, calculator_only boolean,
      teams json
    )
    language sql stable security definer set search_path = pg_catalog, public as $$
      select l.account_id, l.user_id, l.id, u.type, u.is_admin, u.permissions,
             a.signup_plan, a.active_modules, a.whitelabel, a.status_ok, a.calculator_only,
             (select coalesce(json_agg(json_build_object('id', t.id, 'leads', t.leader_id = l.user_id)), '[]')
              from public.teams t
              where t.account_id = l.account_id and (t.leader_id = l.user_id or exists (
                select from public.team_members m
                where m.account_id = t.account_id and m.team_id = t.id and m.user_id = l.user_id)))
      from public.upload_links l
      join public.users u on u.account_id = l.account_id and u.id = l.user_id
      join public.accounts a on a.id = l.account_id
      where l.token_hash = wanted_hash and l.ended_at is null and l.expires_at > now() and u.disabled_at is null
    $$`);
  // Past the walls, and only what ended long ago: the cleaning belongs to no account.
  await run(`create function forget_upload_links() returns integer
    language sql volatile security definer set search_path = pg_catalog, public as $$
      with forgotten as (
        delete from public.upload_links l where l.expires_at < now() - interval '1 day' returning 1)
      select count(*)::integer from forgotten
    $$`);
}
