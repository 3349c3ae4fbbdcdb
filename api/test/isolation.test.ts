import { sql } from 'kysely';
import { describeApiOnEveryDatabase } from './harness';

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

  test('accounts are behind the same wall', async () => {
    const [accounts] = await api.query(
      `select relrowsecurity and relforcerowsecurity as walled from pg_class where oid = 'public.accounts'::regclass`,
    );
    expect(accounts).toEqual({ walled: true });
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
