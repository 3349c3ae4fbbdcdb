import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/** Tables whose rows a deed may change, with the columns that name a row, and when an update counts. */
const recorded = [
  { table: 'sales', key: ['id'], events: 'insert or update or delete' },
  { table: 'notes', key: ['id'], events: 'insert or update or delete' },
  { table: 'reject_reasons', key: ['id'], events: 'insert or update or delete' },
  { table: 'checklist_answers', key: ['sale_id', 'item_id'], events: 'insert or update or delete' },
  { table: 'after_sales_services', key: ['sale_id', 'service_id'], events: 'insert or update or delete' },
  { table: 'proposals', key: ['id'], events: 'update of sale_id' },
];

/**
 * Creates undoable actions (`deeds`): while a transaction names one, triggers store every row that it changes, before
 * and after, including cascaded changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create table deeds (
    account_id uuid not null,
    id uuid not null,
    user_id uuid not null,
    label text not null,
    made_at timestamptz not null default now(),
    undone_at timestamptz,
    primary key (account_id, id),
    foreign key (account_id, user_id) references users on delete cascade
  )`);
  await run('create index deeds_age on deeds (account_id, made_at)');
  await protectAccountTable(db, 'deeds');
  await run(`create table deed_changes (
    account_id uuid not null,
    deed_id uuid not null,
    seq bigint generated always as identity,
    table_name text not null,
    row_key jsonb not null,
    before jsonb,
    after jsonb,
    primary key (account_id, deed_id, seq),
    foreign key (account_id, deed_id) references deeds on delete cascade
  )`);
  await protectAccountTable(db, 'deed_changes');
  await run(`create function record_deed() returns trigger language plpgsql set search_path = pg_catalog, public as $$
    declare
      was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
      became jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
      named jsonb := coalesce(became, was);
      own_key jsonb;
    begin
      select jsonb_object_agg(column_name, named -> column_name) into own_key
        from unnest(tg_argv) as column_name;
      if tg_op = 'UPDATE' then
        select jsonb_object_agg(key, o.value), jsonb_object_agg(key, n.value) into was, became
          from jsonb_each(was) o join jsonb_each(became) n using (key)
          where o.value is distinct from n.value;
        if was is null then return null; end if;
      end if;
      insert into public.deed_changes (account_id, deed_id, table_name, row_key, before, after)
        values ((named ->> 'account_id')::uuid, current_setting('app.deed_id')::uuid, tg_table_name, own_key, was, became);
      return null;
    end $$`);
  for (const { table, key, events } of recorded)
    await run(`create trigger record_deed after ${events} on ${table} for each row
      when (current_setting('app.deed_id', true) <> '')
      execute function record_deed(${key.map((name) => `'${name}'`).join(', ')})`);
}
