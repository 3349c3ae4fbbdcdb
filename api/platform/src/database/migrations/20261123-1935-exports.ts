import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/** Creates exports of lists, and the log of downloads of their files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`create table exports (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    user_id uuid not null,
    kind text not null,
    board text,
    format text not null,
    filters jsonb not null,
    columns jsonb,
    state text not null default 'QUEUED',
    job_id uuid,
    total integer,
    done integer not null default 0,
    row_count integer,
    file_id uuid,
    file_name text not null,
    file_size bigint,
    opened integer not null default 0,
    problem text,
    registered_at timestamptz not null default now(),
    ended_at timestamptz,
    expires_at timestamptz,
    primary key (account_id, id),
    foreign key (account_id, user_id) references users,
    foreign key (account_id, file_id) references stored_files on delete set null (file_id),
    check (state in ('QUEUED', 'WRITING', 'DONE', 'FAILED', 'CANCELLED')),
    check (format in ('xlsx', 'csv'))
  )`);
  await run('create index exports_newest on exports (account_id, registered_at desc, id desc)');
  await run('create index exports_of_user on exports (account_id, user_id, registered_at desc, id desc)');
  await run("create index exports_waiting on exports (account_id) where state in ('QUEUED', 'WRITING')");
  await run('create index exports_file on exports (account_id, file_id) where file_id is not null');
  await run('create index exports_old on exports (registered_at)');
  await protectAccountTable(db, 'exports');
  await run('create policy owner_works on exports to current_user using (true) with check (true)');

  await run(`create table export_openings (
    account_id uuid not null,
    id uuid not null,
    export_id uuid not null,
    user_id uuid not null,
    row_count integer not null,
    opened_at timestamptz not null default now(),
    primary key (account_id, id),
    foreign key (account_id, export_id) references exports on delete cascade,
    foreign key (account_id, user_id) references users
  )`);
  await run('create index export_openings_of on export_openings (account_id, export_id)');
  await protectAccountTable(db, 'export_openings', { appendOnly: true });

  // Some at a time, of all accounts: what is left goes with the next call. Openings go with them.
  await run(`create function forget_exports(asked_before timestamptz, most integer) returns integer
    language plpgsql volatile security definer set search_path = pg_catalog, public as $$
    declare gone integer;
    begin
      delete from public.exports where (account_id, id) in (
        select account_id, id from public.exports
        where state not in ('QUEUED', 'WRITING') and registered_at < asked_before limit most);
      get diagnostics gone = row_count;
      return gone;
    end $$`);
}
