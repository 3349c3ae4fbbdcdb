import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/** Creates acceptances, stored documents and page previews of finished proposals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  // Once a version: whoever changes the proposal asks the customer again.
  await run(`create table proposal_acceptances (
    account_id uuid not null,
    proposal_id uuid not null,
    version integer not null,
    offer_hash text not null,
    name text not null check (name <> ''),
    document text not null check (document <> ''),
    network text not null,
    accepted_at timestamptz not null default now(),
    primary key (account_id, proposal_id, version),
    foreign key (account_id, proposal_id) references proposals on delete cascade
  )`);
  await protectAccountTable(db, 'proposal_acceptances');

  // GENERATED: made of the page by this server, once for its contents. SENT: kept as it came.
  await run(`create table proposal_documents (
    account_id uuid not null,
    id uuid not null,
    proposal_id uuid not null,
    version integer not null,
    kind text not null check (kind in ('GENERATED', 'SENT')),
    content_hash text,
    file_id uuid not null,
    made_at timestamptz not null default now(),
    primary key (account_id, id),
    foreign key (account_id, proposal_id) references proposals on delete cascade,
    foreign key (account_id, file_id) references stored_files on delete cascade,
    check (kind = 'SENT' or content_hash is not null)
  )`);
  await run(
    'create index proposal_documents_of on proposal_documents (account_id, proposal_id, made_at desc)',
  );
  await run(`create unique index proposal_documents_generated on proposal_documents (account_id, proposal_id, version)
    where kind = 'GENERATED'`);
  await run('create index proposal_documents_content on proposal_documents (account_id, file_id)');
  await protectAccountTable(db, 'proposal_documents');

  // One per person and proposal: the next one takes its place. Its id is its address, so it is a new one every time.
  await run(`create table proposal_previews (
    account_id uuid not null,
    proposal_id uuid not null,
    user_id uuid not null,
    id uuid not null unique,
    customization jsonb not null,
    made_at timestamptz not null default now(),
    primary key (account_id, proposal_id, user_id),
    foreign key (account_id, proposal_id) references proposals on delete cascade,
    foreign key (account_id, user_id) references users on delete cascade
  )`);
  await protectAccountTable(db, 'proposal_previews', { ownerReads: true });
  await run(`create function find_proposal_preview(wanted uuid) returns table (account_id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select p.account_id from public.proposal_previews p
      where p.id = wanted and p.made_at > now() - interval '30 minutes'
    $$`);
}
