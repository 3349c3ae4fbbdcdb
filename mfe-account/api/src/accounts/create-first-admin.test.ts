import { buildApp } from '@girassol/api/src/app';
import { parseConfig } from '@girassol/api/src/config';
import { reactionsTo } from '@girassol/api/src/modules';
import { allTestDatabases, type TestDatabase } from '@girassol/api/test/databases';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { createFirstAdmin, type NewAdmin } from './create-first-admin';

const admin: NewAdmin = {
  email: 'ana@empresa.com.br',
  name: 'Ana Souza',
  company: 'Plataforma',
  password: 'Segredo2026',
};

describe.each(allTestDatabases)('the first admin of a production database ($name)', ({ open }) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await open();
  }, TEST_TIMEOUTS_MS.process);
  afterAll(() => opened?.drop());

  test('what cannot be is refused in words, and writes nothing', async () => {
    const wrong: [Partial<NewAdmin>, RegExp][] = [
      [{ email: 'ana' }, /e-mail/],
      [{ name: '<b>' }, /nome/],
      [{ password: 'curta' }, /senha precisa/],
    ];
    for (const [change, words] of wrong)
      await expect(createFirstAdmin(opened.database, { ...admin, ...change }, reactionsTo)).rejects.toThrow(
        words,
      );
    expect(await opened.query('select from accounts')).toEqual([]);
  });

  test('logs in, administers, and has boards; there is no second one by the command', async () => {
    const commands = [admin, { ...admin, email: 'bia@empresa.com.br' }].map((one) =>
      createFirstAdmin(opened.database, one, reactionsTo),
    );
    const ended = await Promise.allSettled(commands);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(createFirstAdmin(opened.database, admin, reactionsTo)).rejects.toThrow(
      'já tem quem o administre',
    );

    const app = await buildApp({
      database: opened.database,
      config: parseConfig({ NODE_ENV: 'production' }),
    });
    const [first] = await opened.query<{ email: string }>('select email from users');
    const answer = await app.inject({
      method: 'POST',
      url: '/api/users/login',
      payload: { email: first?.email, password: admin.password },
    });
    expect(answer.json()).toMatchObject({ isAdmin: true, admAccess: true, status: 'OWNER', statusOk: true });
    const boards = await opened.query('select from kanbans');
    expect(boards).toHaveLength(6);
    await app.close();
  });
});
