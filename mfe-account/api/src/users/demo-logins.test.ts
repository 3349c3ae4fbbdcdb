import { buildApp } from '@girassol/api/src/app';
import { parseConfig } from '@girassol/api/src/config';
import { DEMO_PASSWORD } from '@girassol/api/src/demo';
import { demoAccounts } from '@girassol/api/src/demo/accounts';
import { seedAccount } from '@girassol/api/src/demo/seed-account';
import { defaultTestDatabases, type TestDatabase } from '@girassol/api/test/databases';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from './password';

const EMAIL = 'admin@girassol.test';

describe.each(defaultTestDatabases)('logins of the demonstration ($name)', ({ open }) => {
  let opened: TestDatabase;
  const apps: FastifyInstance[] = [];

  async function serverWith(variables: NodeJS.ProcessEnv): Promise<FastifyInstance> {
    const app = await buildApp({ database: opened.database, config: parseConfig(variables) });
    apps.push(app);
    return app;
  }
  const logIn = (app: FastifyInstance) =>
    app.inject({
      method: 'POST',
      url: '/api/users/login',
      payload: { email: EMAIL, password: DEMO_PASSWORD },
    });
  const withToken = (app: FastifyInstance, token: string) =>
    app.inject({
      method: 'POST',
      url: '/api/users/token-login',
      headers: { authorization: `Bearer ${token}` },
    });

  beforeAll(async () => {
    opened = await open();
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    const account = demoAccounts.find(({ manager }) => manager.email === EMAIL);
    if (!account) throw new Error('no admin in the demonstration');
    await opened.database.asSystem((tx) =>
      seedAccount(tx, account, {
        seed: 1,
        now: Date.now(),
        hasBank: false,
        hasMessenger: false,
        passwordHash,
      }),
    );
  }, TEST_TIMEOUTS_MS.process);
  afterAll(async () => {
    for (const app of apps) await app.close();
    await opened?.drop();
  });

  test(
    'are refused wherever the demonstration is off, also with a session from when it was on',
    async () => {
      const withDemo = await serverWith({ NODE_ENV: 'test' });
      const answer = await logIn(withDemo);
      expect(answer.statusCode).toBe(200);
      const { token } = answer.json();
      expect((await withToken(withDemo, token)).statusCode).toBe(200);

      for (const variables of [{ NODE_ENV: 'production' }, { NODE_ENV: 'test', DEMO: 'off' }]) {
        const app = await serverWith(variables);
        const refused = await logIn(app);
        expect(refused.statusCode).toBe(401);
        expect(refused.json()).toEqual({ message: 'E-mail ou senha incorretos.' });
        expect((await withToken(app, token)).statusCode).toBe(401);
      }
    },
    TEST_TIMEOUTS_MS.process,
  );
});
