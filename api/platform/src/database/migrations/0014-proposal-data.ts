import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/** Adds to proposals their contents, current step, last editor and views. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`alter table proposals
    add column data jsonb not null default '{}',
    add column step smallint not null default 0,
    add column version integer not null default 1,
    add column updated_at timestamptz not null default now(),
    add column updated_by uuid`);
  // The wall holds for the owner of the table too; what was finished before is at the step that finishes.
  await run('alter table proposals no force row level security');
  await run('update proposals set step = 6, updated_at = registered_at where finished');
  await run('alter table proposals force row level security');
  await run('create index proposals_newest on proposals (account_id, user_id, registered_at desc, id desc)');
  await run(
    'create index sales_approved on sales (account_id, approved_proposal) where approved_proposal is not null',
  );

  // Once per visitor and day. The visitor is a keyed hash: nobody can tell an address from it.
  await run(`create table proposal_views (
    account_id uuid not null,
    proposal_id uuid not null,
    day date not null,
    visitor bytea not null,
    primary key (account_id, proposal_id, day, visitor),
    foreign key (account_id, proposal_id) references proposals on delete cascade
  )`);
  await protectAccountTable(db, 'proposal_views');
  await sql`insert into server_secrets values ('proposal-views', ${randomBytes(32)})`.execute(db);

  // Visitors of a proposal have no account: these functions find the account by the address.
  await run('create policy owner_reads on proposals for select to current_user using (true)');
  await run('create policy owner_reads on settings for select to current_user using (true)');
  await run("create index settings_slug on settings (lower(document ->> 'proposalSlug'))");
  await run(`create function find_public_proposal(wanted_front_id text)
    returns table (account_id uuid, id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select p.account_id, p.id from public.proposals p where p.front_id = wanted_front_id and p.finished
    $$`);
  await run(`create function find_proposal_by_code(wanted_slug text, wanted_count integer, wanted_code text)
    returns table (account_id uuid, id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select p.account_id, p.id
      from public.settings s
      join public.proposals p on p.account_id = s.account_id and p.count = wanted_count
      where lower(s.document ->> 'proposalSlug') = lower(wanted_slug)
        and p.finished and left(p.front_id, 5) = wanted_code
      limit 1
    $$`);
}
