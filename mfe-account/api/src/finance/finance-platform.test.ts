import { describeApi } from '@girassol/api/test/harness';

const CONNECT = 'POST /azume-financial/auth-external';
const CODE = 'GET /azume-financial/login-code';
const lists = [
  'GET /azume-financial/organizations',
  'GET /azume-financial/bank-accounts',
  'GET /azume-financial/cost-centers',
  'GET /azume-financial/categories',
] as const;

describeApi('the finance platform of an account', (api) => {
  const setStatus = (accountId: string, status: string | null) =>
    api.query('update accounts set finance_status = $2 where id = $1', [accountId, status]);
  const listStoredCodes = () =>
    api.query<{ hash: string; user_id: string }>(
      "select user_id, encode(code_hash, 'hex') as hash from finance_login_codes order by user_id",
    );

  beforeEach(async () => {
    await api.query('delete from finance_organizations');
    await api.query('delete from finance_connections');
    await api.query('delete from finance_login_codes');
    await setStatus(api.people.owner.accountId, 'ACTIVE');
    await setStatus(api.people.neighbour.accountId, 'ACTIVE');
  });

  test('[settings-008] the first opening creates the lists of a Brazilian installer, the next one finds them', async () => {
    const as = api.people.owner;
    const { data: connection } = await api.call(CONNECT, { as });
    expect(connection).toEqual({
      connectedAt: expect.any(Number),
      loginCodeUntil: null,
      entryUrl: '/plataforma-financeira',
    });
    const { data: organizations } = await api.call('GET /azume-financial/organizations', { as });
    expect(organizations.map(({ name }) => name)).toEqual([
      'Sol Nascente Equipamentos',
      'Sol Nascente Serviços',
    ]);
    const [bankAccounts, costCenters, categories] = [
      (await api.call('GET /azume-financial/bank-accounts', { as })).data,
      (await api.call('GET /azume-financial/cost-centers', { as })).data,
      (await api.call('GET /azume-financial/categories', { as })).data,
    ];
    for (const { _id } of organizations)
      for (const list of [bankAccounts, costCenters, categories])
        expect(list.some(({ organizationId }) => organizationId === _id)).toBe(true);
    const codes = categories
      .filter(({ organizationId }) => organizationId === organizations[0]?._id)
      .map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)].toSorted());

    expect((await api.call(CONNECT, { as })).data).toEqual(connection);
    expect((await api.call('GET /azume-financial/organizations', { as })).data).toEqual(organizations);
    expect((await api.call('GET /azume-financial/categories', { as })).data).toEqual(categories);
  });

  test('openings at the same moment create the lists once', async () => {
    const as = api.people.owner;
    await Promise.all([1, 2, 3].map(() => api.call(CONNECT, { as })));
    expect((await api.call('GET /azume-financial/organizations', { as })).data).toHaveLength(2);
  });

  test.each([null, 'PENDING', 'BLOCKED', 'active'])(
    '[shell.menus-016] a finance status of %s refuses every call and writes nothing',
    async (status) => {
      await setStatus(api.people.owner.accountId, status);
      for (const key of [CONNECT, CODE, ...lists] as const)
        expect(await api.refused(key, { as: api.people.owner })).toMatchObject({
          status: 403,
          message: expect.stringContaining('não está liberada'),
        });
      expect(await api.query('select from finance_connections')).toEqual([]);
      expect(await listStoredCodes()).toEqual([]);
    },
  );

  test('is closed again when the status is no longer ACTIVE, and the lists are still there afterwards', async () => {
    const as = api.people.owner;
    await api.call(CONNECT, { as });
    await setStatus(as.accountId, 'BLOCKED');
    expect(await api.refused('GET /azume-financial/categories', { as })).toMatchObject({ status: 403 });
    await setStatus(as.accountId, 'ACTIVE');
    expect((await api.call('GET /azume-financial/organizations', { as })).data).toHaveLength(2);
  });

  test('nothing is read before the account is connected', async () => {
    for (const key of [CODE, ...lists] as const)
      expect(await api.refused(key, { as: api.people.owner })).toMatchObject({ status: 409 });
  });

  test('is for whoever changes the settings; an account in bad standing may, a calculator-only client may not', async () => {
    const { vendor, supervisor, unpaid, calculator } = api.people;
    await setStatus(unpaid.accountId, 'ACTIVE');
    await setStatus(calculator.accountId, 'ACTIVE');
    for (const as of [vendor, supervisor, calculator])
      for (const key of [CONNECT, CODE, ...lists] as const)
        expect(await api.refused(key, { as })).toMatchObject({ status: 403 });
    await api.call(CONNECT, { as: unpaid });
    expect((await api.call('GET /azume-financial/organizations', { as: unpaid })).data).toHaveLength(2);
  });

  test('shows the lists of one account only', async () => {
    const { owner, neighbour } = api.people;
    await api.call(CONNECT, { as: owner });
    for (const key of lists) expect(await api.refused(key, { as: neighbour })).toMatchObject({ status: 409 });
    await api.call(CONNECT, { as: neighbour });
    for (const key of lists) {
      const own = JSON.stringify((await api.call(key, { as: owner })).data);
      const { data } = await api.call(key, { as: neighbour });
      expect(data.length).toBeGreaterThan(0);
      expect(data.filter(({ _id }) => own.includes(_id))).toEqual([]);
    }
  });

  test('a code is shown once, stored only as a hash, and ends the one before', async () => {
    const as = api.people.owner;
    await api.call(CONNECT, { as });
    const { data: first } = await api.call(CODE, { as });
    expect(first).toEqual({ code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/), expiresInSeconds: 600 });
    const [stored] = await listStoredCodes();
    const everything = JSON.stringify([
      await api.query('select c::text from finance_login_codes c'),
      await api.query('select k::text from idempotency_keys k'),
      await api.call(CONNECT, { as }),
    ]);
    expect(everything).not.toContain(first.code);
    expect(everything).not.toContain(Buffer.from(first.code).toString('hex'));

    const { data: second } = await api.call(CODE, { as });
    expect(second.code).not.toBe(first.code);
    const after = await listStoredCodes();
    expect(after).toHaveLength(1);
    expect(after[0]?.hash).not.toBe(stored?.hash);
  });

  test('the end of a code that is still valid is told to its user alone, until it has passed', async () => {
    const { owner, neighbour } = api.people;
    await api.call(CONNECT, { as: owner });
    await api.call(CONNECT, { as: neighbour });
    await api.call(CODE, { as: owner });
    const { loginCodeUntil } = (await api.call(CONNECT, { as: owner })).data;
    expect(loginCodeUntil).toBeGreaterThan(Date.now());
    expect((await api.call(CONNECT, { as: neighbour })).data.loginCodeUntil).toBeNull();
    await api.query("update finance_login_codes set expires_at = now() - interval '1 second'");
    expect((await api.call(CONNECT, { as: owner })).data.loginCodeUntil).toBeNull();
  });
});
