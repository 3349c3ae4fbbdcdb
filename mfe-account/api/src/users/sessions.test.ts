import { describeApi } from '@girassol/api/test/harness';
import { openSession, setPassword } from '@girassol/api/test/test-people';
import { DAY_MS, SESSION_LIFETIME_DAYS } from '@girassol/shared-domain';

const PASSWORD = 'Girassol2026';

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

  test('[shell-006] the session says owner or vendor, and who administers; a leader has the team', async () => {
    const { owner, vendor, colleague, newcomer, admin } = api.people;
    const getSession = async (as: typeof owner) => {
      const { type, isAdmin, vendors } = await api.call('POST /users/token-login', { as });
      return { type, isAdmin, vendors: vendors.length };
    };
    expect(await getSession(owner)).toEqual({ type: 'MANAGER', isAdmin: false, vendors: 4 });
    // The vendor leads a team with the colleague.
    expect(await getSession(vendor)).toEqual({ type: 'VENDOR', isAdmin: false, vendors: 2 });
    for (const person of [colleague, newcomer])
      expect(await getSession(person)).toEqual({ type: 'VENDOR', isAdmin: false, vendors: 1 });
    expect(await getSession(admin)).toMatchObject({ isAdmin: true });
    await expect(
      api.query("update users set type = 'TEAM' where id = $1", [vendor.userId]),
    ).rejects.toThrow();
  });

  test('[shell-008] an ENTERPRISE account has one manager, and vendors whom its session lists', async () => {
    const { owner } = api.people;
    const session = await api.call('POST /users/token-login', { as: owner });
    expect(session).toMatchObject({ signupPlan: 'ENTERPRISE', type: 'MANAGER' });
    const listed = session.vendors.map(({ _id }) => _id);
    const types = await api.query<{ id: string; type: string }>(
      'select id, type from users where account_id = $1 and disabled_at is null',
      [owner.accountId],
    );
    expect(types.filter(({ type }) => type === 'MANAGER').map(({ id }) => id)).toEqual([owner.userId]);
    const vendors = types.filter(({ type }) => type === 'VENDOR').map(({ id }) => id);
    expect(vendors.length).toBeGreaterThan(0);
    expect(new Set(listed)).toEqual(new Set(vendors));
  });

  test('[shell.session-001] a session lives seven days', async () => {
    const before = Date.now();
    const { expiration } = await logIn(api.people.owner.email);
    expect(expiration).toBeGreaterThan(before + SESSION_LIFETIME_DAYS * DAY_MS - 60_000);
    expect(expiration).toBeLessThan(Date.now() + SESSION_LIFETIME_DAYS * DAY_MS + 60_000);
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
    const getTime = async (email: string) => {
      const start = performance.now();
      await api.refused('POST /users/login', { body: { email, password: 'Errada2026' } });
      return performance.now() - start;
    };
    await getTime('aquecimento@girassol.test');
    // In turn, and the quickest of each: whatever else the machine does only adds to a time.
    let [known, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < 9; round += 1) {
      known = Math.min(known, await getTime(api.people.owner.email));
      unknown = Math.min(unknown, await getTime('ninguem2@girassol.test'));
    }
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  test('a vendor knows of itself and of the members of the teams it leads', async () => {
    const { vendor, colleague, newcomer } = api.people;
    const getVendors = async (person: typeof vendor) =>
      (await api.call('POST /users/token-login', { as: person })).vendors.map(({ _id }) => _id);
    expect(new Set(await getVendors(vendor))).toEqual(new Set([vendor.userId, colleague.userId]));
    expect(await getVendors(colleague)).toEqual([colleague.userId]);
    expect(await getVendors(newcomer)).toEqual([newcomer.userId]);
  });
});
