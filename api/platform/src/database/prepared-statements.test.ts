import { sql } from 'kysely';
import { migrations } from '../../../src/modules';
import { testPostgresUrl } from '../../../test/databases';
import { describeApi, getServerOnlyTest } from '../../../test/harness';
import { createPreparedStatements } from './prepared-statements';
import { openServerDatabase } from './server';

test('a statement is prepared from its fifth execution on, under one name of its own', () => {
  const statements = createPreparedStatements();
  const run = (text: string, times: number) =>
    Array.from({ length: times }, () => statements.getName(text)).at(-1);
  expect(run('select 1', 4)).toBeUndefined();
  const name = run('select 1', 1);
  expect(name).toBeDefined();
  expect(run('select 1', 3)).toBe(name);
  expect(run('select 2', 5)).not.toBe(name);
});

test('a connection prepares a limited number of statements, and sends all others as they are', () => {
  const statements = createPreparedStatements();
  const names = Array.from({ length: 500 }, (_, number) => {
    for (let times = 0; times < 4; times += 1) statements.getName(`select ${number}`);
    return statements.getName(`select ${number}`);
  });
  const given = names.filter((name) => name !== undefined);
  expect(new Set(given).size).toBe(given.length);
  expect(given).toHaveLength(300);
  expect(statements.getName('select 0')).toBe(names[0]);
});

describeApi('a statement that was prepared', (api) => {
  const onServer = getServerOnlyTest(api);

  onServer('sees its own account each time, and goes on after a migration of its table', async () => {
    const [row] = await api.query<{ name: string }>('select current_database() as name');
    const url = new URL(testPostgresUrl ?? '');
    Object.assign(url, { pathname: `/${row?.name}`, username: row?.name, password: row?.name });
    await api.query('create table prepared_probe (number integer)');
    await api.query('grant select on prepared_probe to public');
    await api.query('insert into prepared_probe values (1)');
    const own = await openServerDatabase({ url: url.href, migrations, poolSize: 1 });
    try {
      const read = () =>
        own.asSystem(
          async (tx) => (await sql`select * from prepared_probe where number = ${1}`.execute(tx)).rows,
        );
      for (let times = 0; times < 8; times += 1) expect(await read()).toEqual([{ number: 1 }]);
      const prepared = await own.asSystem(async (tx) => {
        const { rows } = await sql<{
          statement: string;
        }>`select statement from pg_prepared_statements`.execute(tx);
        return rows.map(({ statement }) => statement);
      });
      expect(prepared).toContainEqual(expect.stringContaining('prepared_probe'));

      const mode = await own.asSystem((tx) => sql`show plan_cache_mode`.execute(tx));
      expect(mode.rows).toEqual([{ plan_cache_mode: 'force_custom_plan' }]);

      const { owner, neighbour } = api.people;
      for (const { accountId } of [owner, neighbour, owner, neighbour, owner, neighbour, owner, neighbour])
        expect(
          await own.asAccount({ accountId }, (tx) =>
            tx.selectFrom('accounts').select('id').where('name', '<>', '').execute(),
          ),
        ).toEqual([{ id: accountId }]);

      await api.query('alter table prepared_probe add column word text');
      expect(await read()).toEqual([{ number: 1, word: null }]);
    } finally {
      await own.close();
      await api.query('drop table prepared_probe');
    }
  });
});
