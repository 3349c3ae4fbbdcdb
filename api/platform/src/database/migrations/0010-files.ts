import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/** Creates files with their accounts, and the archive of each customer. Contents of files are not in the database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run('create table server_secrets (name text primary key, secret bytea not null)');
  await sql`insert into server_secrets values ('file-links', ${randomBytes(32)})`.execute(db);

  await run(`create table stored_files (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    user_id uuid not null,
    name text not null default '',
    content_type text not null default '',
    size bigint not null check (size >= 0),
    is_kept boolean not null,
    created_at timestamptz not null default now(),
    delete_after timestamptz,
    primary key (account_id, id),
    foreign key (account_id, user_id) references users
  )`);
  await run('create index stored_files_over on stored_files (delete_after) where delete_after is not null');
  await run('create index stored_files_arriving on stored_files (created_at) where not is_kept');
  await protectAccountTable(db, 'stored_files', { ownerReads: true });
  // Past the walls: the sweep belongs to no account. It removes each file inside the account it belongs to.
  await run(`create function files_to_sweep() returns table (account_id uuid, id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select f.account_id, f.id from public.stored_files f
      where f.delete_after < now() or (not f.is_kept and f.created_at < now() - interval '6 hours')
      limit 1000
    $$`);

  // From then on the archive has its folders; until then it has none.
  await run('alter table customers add column archive_opened_at timestamptz');

  await run(`create table archive_folders (
    account_id uuid not null,
    id uuid not null,
    customer_id uuid not null,
    name text not null check (name <> ''),
    position integer not null,
    semantic text,
    created_at timestamptz not null default now(),
    deleted_at timestamptz,
    primary key (account_id, id),
    foreign key (account_id, customer_id) references customers on delete cascade
  )`);
  await run('create index archive_folders_of on archive_folders (account_id, customer_id, position)');
  await protectAccountTable(db, 'archive_folders');

  await run(`create table archive_files (
    account_id uuid not null,
    id uuid not null,
    customer_id uuid not null,
    folder_id uuid not null,
    file_id uuid not null,
    user_id uuid not null,
    name text not null check (name <> ''),
    position integer not null,
    semantic text,
    status text check (status in ('APPROVED', 'REJECTED', 'PENDING')),
    created_at timestamptz not null default now(),
    deleted_at timestamptz,
    primary key (account_id, id),
    foreign key (account_id, customer_id) references customers on delete cascade,
    foreign key (account_id, folder_id) references archive_folders on delete cascade,
    foreign key (account_id, file_id) references stored_files on delete cascade,
    foreign key (account_id, user_id) references users
  )`);
  await run('create index archive_files_of on archive_files (account_id, customer_id, position)');
  await run('create index archive_files_folder on archive_files (account_id, folder_id)');
  await run('create index archive_files_content on archive_files (account_id, file_id)');
  await protectAccountTable(db, 'archive_files');
}
