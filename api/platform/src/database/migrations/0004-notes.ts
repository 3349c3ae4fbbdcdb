import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/** Creates notes and schedules of items, and the append-only history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`create table notes (
    account_id uuid not null,
    id uuid not null,
    sale_id uuid not null,
    user_id uuid not null,
    content text not null,
    type text not null,
    is_private boolean not null default false,
    notification_date date,
    time_start time,
    time_end time,
    notification_at timestamptz,
    version integer not null default 1,
    registered_at timestamptz not null default now(),
    primary key (account_id, id),
    foreign key (account_id, sale_id) references sales on delete cascade,
    foreign key (account_id, user_id) references users,
    check ((notification_at is null) = (notification_date is null)),
    check (time_start < time_end)
  )`);
  await run('create index notes_newest on notes (account_id, sale_id, registered_at desc, id desc)');
  await run(`create index notes_schedules on notes (account_id, sale_id, notification_at)
    where notification_at is not null`);
  await run(
    `create index notes_agenda on notes (account_id, notification_at) where notification_at is not null`,
  );
  await protectAccountTable(db, 'notes');

  await run(`create table histories (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    customer_id uuid not null,
    sale_id uuid,
    title text not null,
    content text not null,
    user_id uuid,
    user_name text not null,
    user_email text not null,
    registered_at timestamptz not null default now(),
    primary key (account_id, id)
  )`);
  await run(
    'create index histories_customer on histories (account_id, customer_id, registered_at desc, id desc)',
  );
  await run('create index histories_sale on histories (account_id, sale_id, registered_at desc, id desc)');
  await protectAccountTable(db, 'histories', { appendOnly: true });
}
