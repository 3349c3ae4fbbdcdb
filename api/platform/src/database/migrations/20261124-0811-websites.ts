import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/** Creates the sites of accounts: drafts, published versions, names, pictures and previews. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`create table websites (
    account_id uuid primary key references accounts on delete cascade,
    slug text not null check (slug = lower(slug)),
    draft jsonb not null,
    draft_revision integer not null default 1,
    draft_by uuid not null,
    draft_at timestamptz not null default now(),
    published_version integer,
    suspended_at timestamptz,
    suspended_why text,
    created_at timestamptz not null default now(),
    foreign key (account_id, draft_by) references users
  )`);
  await protectAccountTable(db, 'websites', { ownerReads: true });

  // Published versions never change: they show who published what and when.
  await run(`create table website_versions (
    account_id uuid not null references websites on delete cascade,
    version integer not null,
    content jsonb not null,
    note text not null default '',
    published_by uuid not null,
    published_at timestamptz not null default now(),
    primary key (account_id, version),
    foreign key (account_id, published_by) references users
  )`);
  await protectAccountTable(db, 'website_versions', { appendOnly: true });

  // Which version stood at the address from when on: publishing and stepping back, in one row each.
  await run(`create table website_turns (
    account_id uuid not null references websites on delete cascade,
    id uuid not null,
    version integer not null,
    by_user uuid not null,
    at timestamptz not null default now(),
    primary key (account_id, id),
    foreign key (account_id, version) references website_versions,
    foreign key (account_id, by_user) references users
  )`);
  await run('create index website_turns_newest on website_turns (account_id, at desc)');
  await protectAccountTable(db, 'website_turns', { appendOnly: true });

  // A name is one account's for good: printed addresses still open, and nobody else can take it.
  await run(`create table website_slugs (
    slug text primary key check (slug = lower(slug)),
    account_id uuid not null references accounts on delete cascade,
    since timestamptz not null default now()
  )`);
  await protectAccountTable(db, 'website_slugs', { ownerReads: true });
  await run(`create function is_website_slug_free(wanted text, for_account uuid) returns boolean
    language sql stable security definer set search_path = pg_catalog, public as $$
      select not exists (select 1 from public.website_slugs where slug = wanted and account_id <> for_account)
    $$`);

  // A site by a name it has or had, or by a person of its account.
  await run(`create function find_website(wanted text) returns table (account_id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select s.account_id from public.website_slugs s where s.slug = lower(wanted)
      union all
      select u.account_id from public.users u
      where wanted ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' and u.id = nullif(wanted, '')::uuid
      limit 1
    $$`);

  await run(`create table website_images (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    name text not null,
    width integer not null,
    height integer not null,
    sizes jsonb not null,
    user_id uuid not null,
    created_at timestamptz not null default now(),
    primary key (account_id, id),
    foreign key (account_id, user_id) references users
  )`);
  await run('create index website_images_newest on website_images (account_id, created_at desc, id desc)');
  await protectAccountTable(db, 'website_images');

  await run(`create table website_previews (
    account_id uuid not null references accounts on delete cascade,
    user_id uuid not null,
    id uuid not null,
    content jsonb not null,
    made_at timestamptz not null default now(),
    primary key (account_id, user_id),
    foreign key (account_id, user_id) references users
  )`);
  await run('create unique index website_previews_id on website_previews (id)');
  await protectAccountTable(db, 'website_previews', { ownerReads: true });
  await run(`create function find_website_preview(wanted uuid) returns table (account_id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select p.account_id from public.website_previews p
      where p.id = wanted and p.made_at > now() - interval '12 hours'
    $$`);

  // Counted where the page is served; nobody is followed.
  await run(`create table website_counts (
    account_id uuid not null references accounts on delete cascade,
    day date not null,
    page text not null,
    source text not null,
    what text not null check (what in ('VISIT', 'SIMULATION', 'LEAD')),
    count integer not null,
    primary key (account_id, day, what, page, source)
  )`);
  await protectAccountTable(db, 'website_counts');
}
