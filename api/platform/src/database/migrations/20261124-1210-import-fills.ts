import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/** Creates fills of import columns over many rows, with the former contents of the cells. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  // The one at work, with how far it is.
  await run('alter table imports add column filling jsonb');

  // A row for each portion that was filled: it is taken back as it was written.
  await run(`create table import_fills (
    account_id uuid not null,
    import_id uuid not null,
    fill_id uuid not null,
    last_line integer not null,
    column_name text not null,
    value text not null,
    lines integer[] not null,
    before jsonb not null,
    primary key (account_id, import_id, fill_id, last_line),
    foreign key (account_id, import_id) references imports on delete cascade
  )`);
  await protectAccountTable(db, 'import_fills');
}
