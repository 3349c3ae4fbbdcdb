import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/** Creates the checklist of each board, and the answers on its items. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`create table checklists (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    type text not null,
    version integer not null default 0,
    primary key (account_id, id),
    unique (account_id, type)
  )`);
  await protectAccountTable(db, 'checklists');

  // Removed items keep their row: their answers are facts that were told.
  await run(`create table checklist_items (
    account_id uuid not null,
    id uuid not null,
    checklist_id uuid not null,
    position integer not null,
    type text not null check (type in ('checkbox', 'text', 'number', 'list')),
    task text not null,
    category text not null default '',
    options text[] not null default '{}',
    removed_at timestamptz,
    primary key (account_id, id),
    foreign key (account_id, checklist_id) references checklists on delete cascade
  )`);
  await run('create index checklist_items_of on checklist_items (account_id, checklist_id, position)');
  await protectAccountTable(db, 'checklist_items');

  await run(`create table checklist_answers (
    account_id uuid not null,
    sale_id uuid not null,
    item_id uuid not null,
    answer_boolean boolean,
    answer_string text,
    answer_number numeric(20, 6),
    user_id uuid not null,
    answered_at timestamptz not null default now(),
    primary key (account_id, sale_id, item_id),
    foreign key (account_id, sale_id) references sales on delete cascade,
    foreign key (account_id, item_id) references checklist_items on delete cascade,
    foreign key (account_id, user_id) references users
  )`);
  await run('create index checklist_answers_item on checklist_answers (account_id, item_id)');
  await protectAccountTable(db, 'checklist_answers');
}
