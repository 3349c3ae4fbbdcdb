import { SESSION_DAYS } from '@girassol/shared-domain';
import { describeApi } from '../../../test/harness';
import { openSession, setPassword } from '../../../test/people';

const PASSWORD = 'Girassol2026';
const A_DAY = 86_400_000;

describeApi('sessions', (api) => {
  beforeAll(() => setPassword(api.database, api.people.owner, PASSWORD));
  beforeEach(() => api.query('delete from login_attempts'));

  const logIn = (email: string, password = PASSWORD) =>
    api.call('POST /users/login', { body: { email, password } });

  test('[shell.login-011] login answers the session fields and admAccess', async () => {
    const { owner, vendor, colleague, supervisor, newcomer } = api.people;
    const session = await logIn(owner.email);
    expect(session).toMatchObject({
      userId: owner.userId,
      managerId: owner.accountId,
      managerUserId: owner.userId,
      email: owner.email,
      personalData: { name: 'dono' },
      type: 'MANAGER',
      isAdmin: false,
      admAccess: false,
      statusOk: true,
      status: 'ACTIVE',
      signupPlan: 'ENTERPRISE',
      activeModules: [],
      whitelabel: null,
      azumeFinanceData: { status: null },
      isSerranaCalcClient: false,
    });
    const vendors = [vendor, colleague, supervisor, newcomer].map((person) => person.userId);
    expect(new Set(session.vendors.map((person) => person._id))).toEqual(new Set(vendors));
  });

  test('[shell-007] the login answers the plan of the account, each of the three that there are', async () => {
    const { owner, vendor } = api.people;
    for (const plan of ['BASIC', 'CRM', 'ENTERPRISE'] as const) {
      await api.query('update accounts set signup_plan = $1 where id = $2', [plan, owner.accountId]);
      expect((await logIn(owner.email)).signupPlan).toBe(plan);
      // A vendor has the plan of the account.
      const session = await api.call('POST /users/token-login', { as: vendor, body: {} });
      expect(session.signupPlan).toBe(plan);
    }
    await expect(
      api.query("update accounts set signup_plan = 'PREMIUM' where id = $1", [owner.accountId]),
    ).rejects.toThrow();
  });

  test('[shell.session-001] a session lives seven days', async () => {
    const before = Date.now();
    const { expiration } = await logIn(api.people.owner.email);
    expect(expiration).toBeGreaterThan(before + SESSION_DAYS * A_DAY - 60_000);
    expect(expiration).toBeLessThan(Date.now() + SESSION_DAYS * A_DAY + 60_000);
  });

  test('the e-mail may be written in capitals and with spaces around', async () => {
    expect((await logIn(` ${api.people.owner.email.toUpperCase()} `)).userId).toBe(api.people.owner.userId);
  });

  test('[shell.login-012, shell.session-002] token-login answers the same session', async () => {
    const session = await logIn(api.people.owner.email);
    expect(await api.call('POST /users/token-login', { as: session })).toEqual(session);
  });

  test('tokens are kept only as hashes', async () => {
    const { token } = await logIn(api.people.owner.email);
    const rows = await api.query('select * from sessions');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.some((row) => row.token_hash.toString('utf8').includes(token))).toBe(false);
  });

  test('an Idempotency-Key does not make the server keep a token', async () => {
    await api.call('POST /users/token-login', {
      as: api.people.owner,
      headers: { 'idempotency-key': 'uma-vez' },
    });
    expect(await api.query('select * from idempotency_keys')).toEqual([]);
  });

  test('[shell.session-004] after logout the token is worth nothing, other sessions stay', async () => {
    const [first, second] = [await logIn(api.people.owner.email), await logIn(api.people.owner.email)];
    await api.call('POST /users/logout', { as: first });
    expect(await api.refused('POST /users/token-login', { as: first })).toMatchObject({
      status: 401,
      shouldLogout: true,
    });
    await api.call('POST /users/token-login', { as: second });
  });

  test('[shell.session-003, shell.session-007] an expired, unknown or missing token ends the session', async () => {
    const token = 'expired-token';
    await api.database.asAccount(api.people.owner, (tx) =>
      openSession(tx, api.people.owner, token, new Date(Date.now() - 1000)),
    );
    const over = { status: 401, shouldLogout: true, message: expect.stringContaining('sessão') };
    expect(await api.refused('POST /users/token-login', { as: { token } })).toEqual(over);
    expect(await api.refused('POST /users/token-login', { as: { token: 'nobody' } })).toEqual(over);
    expect(await api.refused('POST /users/token-login')).toEqual(over);
  });

  test('a person who was disabled can neither enter nor go on', async () => {
    const { newcomer } = api.people;
    await setPassword(api.database, newcomer, PASSWORD);
    const session = await logIn(newcomer.email);
    await api.query('update users set disabled_at = now() where id = $1', [newcomer.userId]);
    expect((await api.refused('POST /users/token-login', { as: session })).status).toBe(401);
    expect(
      (await api.refused('POST /users/login', { body: { email: newcomer.email, password: PASSWORD } }))
        .status,
    ).toBe(401);
    await api.query('update users set disabled_at = null where id = $1', [newcomer.userId]);
  });

  test('[shell.login-013] a wrong password and an unknown e-mail get the same answer', async () => {
    const wrong = await api.refused('POST /users/login', {
      body: { email: api.people.owner.email, password: 'Errada2026' },
    });
    const unknown = await api.refused('POST /users/login', {
      body: { email: 'ninguem@girassol.test', password: PASSWORD },
    });
    expect(wrong).toEqual({ status: 401, message: 'E-mail ou senha incorretos.' });
    expect(unknown).toEqual(wrong);
  });

  test('an unknown e-mail takes as long as a wrong password', async () => {
    const timeOf = async (email: string) => {
      const start = performance.now();
      await api.refused('POST /users/login', { body: { email, password: 'Errada2026' } });
      return performance.now() - start;
    };
    await timeOf('aquecimento@girassol.test');
    // In turn, and the quickest of each: whatever else the machine does only adds to a time.
    let [known, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < 9; round += 1) {
      known = Math.min(known, await timeOf(api.people.owner.email));
      unknown = Math.min(unknown, await timeOf('ninguem2@girassol.test'));
    }
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  test('a vendor knows of itself and of the members of the teams it leads', async () => {
    const { vendor, colleague, newcomer } = api.people;
    const vendorsOf = async (person: typeof vendor) =>
      (await api.call('POST /users/token-login', { as: person })).vendors.map(({ _id }) => _id);
    expect(new Set(await vendorsOf(vendor))).toEqual(new Set([vendor.userId, colleague.userId]));
    expect(await vendorsOf(colleague)).toEqual([colleague.userId]);
    expect(await vendorsOf(newcomer)).toEqual([newcomer.userId]);
  });
});
