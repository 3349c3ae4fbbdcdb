import { type Kysely, sql } from 'kysely';

/** Marks accounts of the demonstration, so that their logins can be refused where the demonstration is off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run('alter table accounts add column is_demo boolean not null default false');
  // Those that an earlier program wrote, by their people. The wall holds for the owner of the table too.
  const logins = OF_EARLIER_PROGRAMS.map((email) => `'${email}'`).join(', ');
  await run('alter table accounts no force row level security');
  await run(`update accounts set is_demo = true
    where id in (select account_id from users where lower(email) in (${logins}))`);
  await run('alter table accounts force row level security');

  await run(`create function is_demo_account(wanted_id uuid) returns boolean
    language sql stable security definer set search_path = pg_catalog, public as $$
      select exists (select from public.accounts a where a.id = wanted_id and a.is_demo)
    $$`);
  await run(`create function has_admin() returns boolean
    language sql stable security definer set search_path = pg_catalog, public as $$
      select exists (
        select from public.users u join public.accounts a on a.id = u.account_id
        where u.is_admin and u.disabled_at is null and not a.is_demo)
    $$`);
}

const OF_EARLIER_PROGRAMS = [
  'dono@girassol.test',
  'basico@girassol.test',
  'inadimplente@girassol.test',
  'calculadora@serrana.test',
  'parceiro@serrana.test',
  'admin@girassol.test',
  'dono@vizinha.test',
  'dono@aurora.test',
];
