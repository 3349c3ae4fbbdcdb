import { sql } from 'kysely';
import pg from 'pg';
import { testPostgresUrl } from '../../../test/databases';
import { describeApi, describeApiOnEveryDatabase, getServerOnlyTest } from '../../../test/harness';
import { waitUntil } from '../../../test/wait-until';
import { generateId } from './generate-id';
import { getErrorCode } from './unavailable';

test('ids made one after another sort in that order, and are UUIDs of version 7', () => {
  const ids = [1_000, 2_000, 1_790_000_000_000, 1_790_000_000_001].map(generateId);
  expect(ids.toSorted()).toEqual(ids);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

describeApiOnEveryDatabase('the database', (api) => {
  const getTeams = () =>
    api.query('select name from teams where account_id = $1 order by name', [api.people.owner.accountId]);
  const addTeam = (name: string) => ({
    account_id: api.people.owner.accountId,
    id: generateId(),
    name,
    leader_id: api.people.owner.userId,
  });

  test('a transaction that throws leaves nothing, and the next one works', async () => {
    const before = await getTeams();
    const failing = api.database.asAccount(api.people.owner, async (tx) => {
      await tx.insertInto('teams').values(addTeam('meia')).execute();
      throw new Error('half way');
    });
    await expect(failing).rejects.toThrow('half way');
    const wrong = api.database.asAccount(api.people.owner, (tx) => sql`select * from nowhere`.execute(tx));
    await expect(wrong).rejects.toThrow('nowhere');
    expect(await getTeams()).toEqual(before);
    await api.database.check();
  });

  test('a transaction whose failure was hushed up is not taken for done', async () => {
    const hushed = api.database.asAccount(api.people.owner, async (tx) => {
      await tx.insertInto('teams').values(addTeam('perdida')).execute();
      await sql`select * from nowhere`.execute(tx).catch(() => {});
      return 'done';
    });
    await expect(hushed).rejects.toThrow('aborted');
  });

  test('many transactions at once each see their own account', async () => {
    const people = Array.from({ length: 40 }, (_, place) =>
      place % 2 === 0 ? api.people.owner : api.people.neighbour,
    );
    const seen = await Promise.all(
      people.map((person) =>
        api.database.asAccount(person, async (tx) => {
          await sql`select pg_sleep(0.001)`.execute(tx);
          const [row] = await tx.selectFrom('accounts').select('id').execute();
          return row?.id;
        }),
      ),
    );
    expect(seen).toEqual(people.map((person) => person.accountId));
  });

  test('what the account may see does not outlive its transaction', async () => {
    await api.database.asAccount(api.people.owner, async (tx) =>
      tx.selectFrom('users').select('id').execute(),
    );
    expect(await api.database.asSystem((tx) => tx.selectFrom('users').select('id').execute())).toEqual([]);
  });

  test('a conflict that the database wants tried again is tried again', async () => {
    let tries = 0;
    const answer = await api.database.asAccount(api.people.owner, async () => {
      tries += 1;
      if (tries < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      return 'done';
    });
    expect([answer, tries]).toEqual(['done', 3]);
  });

  test('what is taken for good fails with its code, after some tries', async () => {
    let tries = 0;
    const taken = api.database.asAccount(api.people.owner, async (tx) => {
      tries += 1;
      const team = addTeam('em dobro');
      await tx.insertInto('teams').values([team, team]).execute();
    });
    await expect(taken).rejects.toMatchObject({ code: '23505' });
    expect(tries).toBe(5);
  });

  test('one that looked and found nothing finds what another wrote meanwhile', async () => {
    const team = { ...addTeam('a mesma'), id: generateId() };
    const findOrAdd = () =>
      api.database.asAccount(api.people.owner, async (tx) => {
        const found = await tx.selectFrom('teams').select('id').where('id', '=', team.id).executeTakeFirst();
        if (found) return 'found';
        await sql`select pg_sleep(0.02)`.execute(tx);
        await tx.insertInto('teams').values(team).execute();
        return 'added';
      });
    const answers = await Promise.all(Array.from({ length: 8 }, findOrAdd));
    expect(answers.sort()).toEqual(['added', ...Array.from({ length: 7 }, () => 'found')]);
  });

  test('big integers arrive as numbers, and never rounded', async () => {
    const read = (text: string) =>
      api.database.asSystem(
        async (tx) =>
          (await sql<{ value: number }>`select ${sql.raw(text)}::bigint as value`.execute(tx)).rows[0]?.value,
      );
    expect(await read('9007199254740991')).toBe(9_007_199_254_740_991);
    await expect(read('9007199254740993')).rejects.toThrow('out of range');
  });

  test('dates arrive as they are written, whatever the time zone of the machine', async () => {
    const { rows } = await api.database.asSystem((tx) =>
      sql<{ day: string }>`select '2026-02-28'::date as day`.execute(tx),
    );
    expect(rows).toEqual([{ day: '2026-02-28' }]);
  });

  test('listeners hear what was committed, and nothing else', async () => {
    const heard: string[] = [];
    const stop = await api.database.listen(
      'test_channel',
      (payload) => heard.push(payload),
      () => {},
    );
    const say = (text: string, fail = false) =>
      api.database
        .asAccount(api.people.owner, async (tx) => {
          await sql`select pg_notify('test_channel', ${text})`.execute(tx);
          if (fail) throw new Error('taken back');
        })
        .catch(() => {});
    await say('one');
    await say('never', true);
    await say('two');
    await waitUntil(() => heard.length >= 2);
    expect(heard).toEqual(['one', 'two']);
    await stop();
  });

  test('a listener whose connection is lost comes back, and says that it may have missed something', async () => {
    if (api.database.kind === 'embedded') return;
    const heard: string[] = [];
    let resyncs = 0;
    const stop = await api.database.listen(
      'other_channel',
      (payload) => heard.push(payload),
      () => {
        resyncs += 1;
      },
    );
    await api.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'girassol-events'",
    );
    await waitUntil(() => resyncs > 0);
    expect(resyncs).toBe(1);
    await api.query("select pg_notify('other_channel', 'again')");
    await waitUntil(() => heard.length > 0);
    expect(heard).toEqual(['again']);
    await stop();
  });
});

describeApi('a connection that dies', (api) => {
  // The embedded database has one, and no other ends it.
  getServerOnlyTest(api)(
    'between two statements of a transaction ends the transaction, and nothing else',
    async () => {
      const cut = api.database.asAccount(api.people.owner, async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
        await api.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
        // Its end arrives while nothing is asked.
        await waitUntil(async () => {
          const left = await api.query('select 1 from pg_stat_activity where pid = $1', [rows[0]?.pid]);
          return left.length === 0;
        });
        await tx.selectFrom('teams').select('id').execute();
      });
      await expect(cut).rejects.toThrow();
      await api.database.check();
    },
  );
});

(testPostgresUrl ? test : test.skip)(
  'a pool whose connections are all in use is a busy server, not a failure',
  async () => {
    const pool = new pg.Pool({ connectionString: testPostgresUrl, max: 1, connectionTimeoutMillis: 1_000 });
    const taken = await pool.connect();
    const second = await pool.connect().catch((error: unknown) => getErrorCode(error));
    taken.release();
    await pool.end();
    expect(second).toBe('53300');
  },
);
