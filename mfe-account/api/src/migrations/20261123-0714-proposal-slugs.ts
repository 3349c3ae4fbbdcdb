import { protectAccountTable } from '@girassol/api-platform/database/account-table';
import { type Kysely, sql } from 'kysely';

/**
 * Creates the names that accounts use, or used, in the addresses of their proposals. A name belongs to one account for
 * good: links sent before a change still open, and no other account can take the name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create table proposal_slugs (
    slug text primary key check (slug = lower(slug)),
    account_id uuid not null references accounts on delete cascade,
    since timestamptz not null default now()
  )`);
  await run(`insert into proposal_slugs (slug, account_id)
    select lower(document ->> 'proposalSlug'), account_id from settings
      where trim(document ->> 'proposalSlug') <> ''
    union all
    select lower(slug), account_id from agreed_proposals where slug is not null
    on conflict do nothing`);
  await protectAccountTable(db, 'proposal_slugs', { ownerReads: true });

  await run(`create function keep_proposal_slug() returns trigger language plpgsql as $$
    declare taken text := lower(trim(new.document ->> 'proposalSlug'));
    begin
      insert into proposal_slugs (slug, account_id) values (taken, new.account_id) on conflict do nothing;
      if not exists (select 1 from proposal_slugs where slug = taken and account_id = new.account_id) then
        raise unique_violation using constraint = 'proposal_slugs_pkey';
      end if;
      return null;
    end $$`);
  await run(`create trigger keep_proposal_slug after insert or update of document on settings
    for each row when (trim(new.document ->> 'proposalSlug') <> '')
    execute function keep_proposal_slug()`);

  await run(`create or replace function find_proposal_by_code(wanted_slug text, wanted_count integer, wanted_code text)
    returns table (account_id uuid, id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select p.account_id, p.id
      from public.proposal_slugs s
      join public.proposals p on p.account_id = s.account_id and p.count = wanted_count
      where s.slug = lower(wanted_slug) and p.finished and left(p.front_id, 5) = wanted_code
    $$`);
  await run(`create function is_proposal_slug_free(wanted text, for_account uuid) returns boolean
    language sql stable security definer set search_path = pg_catalog, public as $$
      select not exists (select 1 from public.proposal_slugs where slug = wanted and account_id <> for_account)
    $$`);
  await run('drop index settings_slug');
  await run('drop index agreed_proposals_slug');
}
