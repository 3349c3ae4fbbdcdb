import { TEST_LIMITS } from '@girassol/shared-domain/testing';
import { everyDatabase, type TestDatabase } from '../../../test/databases';
import { buildApp } from '../../app';
import { readConfig } from '../../config';
import { createAdmin, type NewAdmin } from './create-admin';

const admin: NewAdmin = {
  email: 'ana@empresa.com.br',
  name: 'Ana Souza',
  company: 'Plataforma',
  password: 'Segredo2026',
};

describe.each(everyDatabase)('the first admin of a production database ($name)', ({ open }) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await open();
  }, TEST_LIMITS.process);
  afterAll(() => opened?.drop());

  test('what cannot be is refused in words, and writes nothing', async () => {
    const wrong: [Partial<NewAdmin>, RegExp][] = [
      [{ email: 'ana' }, /e-mail/],
      [{ name: '<b>' }, /nome/],
      [{ password: 'curta' }, /senha precisa/],
    ];
    for (const [change, words] of wrong)
      await expect(createAdmin(opened.database, { ...admin, ...change })).rejects.toThrow(words);
    expect(await opened.query('select from accounts')).toEqual([]);
  });

  test('logs in, administers, and has boards; there is no second one by the command', async () => {
    const commands = [admin, { ...admin, email: 'bia@empresa.com.br' }].map((one) =>
      createAdmin(opened.database, one),
    );
    const ended = await Promise.allSettled(commands);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(createAdmin(opened.database, admin)).rejects.toThrow('já tem quem o administre');

    const app = await buildApp({ database: opened.database, config: readConfig({ NODE_ENV: 'production' }) });
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
