import { sql } from 'kysely';
import { describeApiOnEveryDatabase } from './harness';

const SHARED_TABLES = [
  'browser_overrides',
  'coupons',
  'demo_payment_authorizations',
  'demo_payment_cards',
  'demo_payment_charges',
  'demo_payment_events',
  'demo_payment_outages',
  'demonstration_zone',
  'deploy_tokens',
  'distribution_changes',
  'distribution_previews',
  'distributions',
  'electricity_tariffs',
  'iof_rates',
  'irradiation_answers',
  'job_periods',
  'leads',
  'login_attempts',
  'municipal_irradiation',
  'override_permissions',
  'passkey_challenges',
  'payment_events',
  'price_lists',
  'remote_figures',
  'remote_live',
  'remote_live_changes',
  'remote_releases',
  'remote_reservations',
  'remote_vitals',
  'server_secrets',
  'support_received_mails',
  'webhook_events',
];

describeApiOnEveryDatabase('the walls between accounts', (api) => {
  test('every table of an account has forced row-level security and a policy', async () => {
    const open = await api.query(`
      select c.relname from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      where c.relkind in ('r', 'p')
        and not (c.relrowsecurity and c.relforcerowsecurity and exists (select from pg_policy p where p.polrelid = c.oid))`);
    expect(open).toEqual([]);
  });

  test('accounts are behind the same wall, and every other table without an account is known to have none', async () => {
    const [accounts] = await api.query(
      `select relrowsecurity and relforcerowsecurity as walled from pg_class where oid = 'public.accounts'::regclass`,
    );
    expect(accounts).toEqual({ walled: true });
    const shared = await api.query(`
      select tablename as name from pg_tables t where schemaname = 'public' and tablename <> 'accounts' and not exists (
        select from information_schema.columns c
        where c.table_schema = 'public' and c.table_name = t.tablename and c.column_name = 'account_id')
      order by 1`);
    // Counters of logins, which releases are live, and the secret that links are signed with: the same for everybody.
    expect(shared.map(({ name }) => name)).toEqual(SHARED_TABLES);
  });

  test("functions with the owner's rights look names up where nobody else can put any", async () => {
    const careless = await api.query(`
      select p.proname from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prosecdef
        and not coalesce(p.proconfig::text like '%search_path=pg_catalog, public%', false)`);
    expect(careless).toEqual([]);
  });

  test('the role that works on rows is no superuser, bypasses nothing and owns nothing', async () => {
    const [role] = await api.query(
      `select r.rolsuper, r.rolbypassrls, r.rolcreaterole, r.rolcreatedb,
        (select count(*)::int from pg_class c where c.relowner = r.oid) as owned
       from pg_roles r where r.rolname = $1`,
      [api.database.runtimeRole],
    );
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      owned: 0,
    });
    const current = await api.database.asSystem((tx) => sql`select current_user as name`.execute(tx));
    expect(current.rows).toEqual([{ name: api.database.runtimeRole }]);
  });

  test('a transaction sees and writes rows of its own account only', async () => {
    const { owner, neighbour } = api.people;
    const seen = await api.database.asAccount(owner, (tx) =>
      tx.selectFrom('users').select('account_id').execute(),
    );
    expect(new Set(seen.map((row) => row.account_id))).toEqual(new Set([owner.accountId]));

    const trespass = api.database.asAccount(owner, (tx) =>
      tx
        .insertInto('teams')
        .values({
          account_id: neighbour.accountId,
          id: neighbour.userId,
          name: 'x',
          leader_id: neighbour.userId,
        })
        .execute(),
    );
    await expect(trespass).rejects.toThrow('row-level security');
    const changed = await api.database.asAccount(owner, (tx) =>
      tx.updateTable('users').set({ name: 'x' }).where('id', '=', neighbour.userId).executeTakeFirst(),
    );
    expect(changed.numUpdatedRows).toBe(0n);
  });

  test('without an account nothing is seen', async () => {
    expect(await api.database.asSystem((tx) => tx.selectFrom('accounts').selectAll().execute())).toEqual([]);
  });
});
