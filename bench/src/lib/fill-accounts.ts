import pg from 'pg';

/**
 * Adds accounts with an owner, a sign-in each day of the last month, and an open ticket in each tenth, over a connection of
 * the database's owner.
 */
export async function fillAccounts(connectionString: string, count: number): Promise<void> {
  const database = new pg.Client({ connectionString });
  await database.connect();
  const run = (text: string) => database.query(text);
  await run('begin');
  await run(`create temporary table filled on commit drop as
    select gen_random_uuid() as account_id, gen_random_uuid() as user_id, n from generate_series(1, ${count}) n`);
  await run(`insert into accounts (id, name, signup_plan, active_modules, status_ok, status, calculator_only, created_at)
    select account_id, (array['Solar', 'Luz', 'Energia', 'Sol'])[n % 4 + 1] || ' ' || n, (array['BASIC', 'CRM', 'ENTERPRISE'])[n % 3 + 1],
      '{}', n % 20 <> 0, 'ACTIVE', false, now() - n * interval '1 hour' from filled`);
  await run(`insert into users (account_id, id, email, password_hash, type, name, is_admin, permissions)
    select account_id, user_id, 'dono' || n || '@conta.test', 'x', 'MANAGER', 'Dono ' || n, false, '{}' from filled`);
  await run(`insert into access_records (account_id, id, user_id, at, event, ip, user_agent)
    select account_id, gen_random_uuid(), user_id, now() - (day * 1440 + n % 1440) * interval '1 minute', 'login', '', ''
    from filled, generate_series(1, 30) day`);
  await run(`insert into support_tickets (account_id, id, requester_id, kind, title, status)
    select account_id, gen_random_uuid(), user_id, 'USER', 'Chamado', 'OPEN' from filled where n % 10 = 0`);
  await run('commit');
  await database.end();
}
