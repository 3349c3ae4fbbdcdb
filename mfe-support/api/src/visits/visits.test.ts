import { describeApi } from '@girassol/api/test/harness';
import { createVisitTester } from '@girassol/api/test/visits';
import { createTicketTester } from '../tickets/tickets.testing';

const LIST = 'GET /visits/list/:multiplier';
const END = 'DELETE /visits/single/:visitId';
const ALLOW = 'PUT /visits/writes/:visitId';
const NEW = 'POST /operation/visits/new';

describeApi('visits of the administration to accounts', (api) => {
  const visits = createVisitTester(api);
  const listOf = async (as = api.people.owner) =>
    (await api.call(LIST, { as, params: { multiplier: 1 } })).visits;

  test('[admin-003] a token opens one visit, for its e-mail only, in a cookie of 30 minutes', async () => {
    const { owner, vendor } = api.people;
    const { email, token, until } = await visits.createToken(vendor);
    expect(until).toBeLessThanOrEqual(Date.now() + 60_000);
    expect(JSON.stringify(await api.query('select token_hash::text from support_accesses'))).not.toContain(
      token,
    );
    expect((await visits.redeem({ email: owner.email, token })).statusCode).toBe(410);
    const opened = await visits.redeem({ email: email.toUpperCase(), token });
    const { session } = opened.json();
    expect(session).toMatchObject({
      userId: vendor.userId,
      isAdmin: false,
      visit: { account: 'Sol Nascente', writes: 'NONE' },
    });
    const cookie = opened.cookies.find(({ name }) => name.startsWith('girassol_session_'));
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    expect(cookie?.maxAge).toBeGreaterThan(29 * 60);
    expect(cookie?.maxAge).toBeLessThanOrEqual(30 * 60);
    expect(session.token).toBe(`cookie-${session.visit._id}`);
    expect((await visits.redeem({ email, token })).statusCode).toBe(410);
  });

  test('stands among the sessions of the visited person, with the name of the visitor', async () => {
    const { vendor } = api.people;
    const { id } = await visits.open(vendor);
    const { sessions } = await api.call('GET /users/sessions/:userId', {
      as: vendor,
      params: { userId: vendor.userId },
    });
    expect(sessions.find(({ _id }) => _id === id)).toMatchObject({
      visitor: 'admin (suporte)',
      isCurrent: false,
    });
    expect(sessions.filter(({ visitor }) => visitor === undefined)).toMatchObject([{ isCurrent: true }]);
  });

  test('of two tabs that use a token at once, one opens', async () => {
    const { email, token } = await visits.createToken(api.people.vendor);
    const opened = await Promise.all([1, 2, 3].map(() => visits.redeem({ email, token })));
    expect(opened.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410]);
  });

  test('a token is good for a minute', async () => {
    const { email, token } = await visits.createToken(api.people.vendor);
    await api.query('alter table support_accesses disable trigger support_accesses_guard');
    await api.query('update support_accesses set token_expires_at = now() where token_hash is not null');
    await api.query('alter table support_accesses enable trigger support_accesses_guard');
    expect((await visits.redeem({ email, token })).statusCode).toBe(410);
  });

  test('an administrator opens ten in 15 minutes, and wrong tokens are limited by address', async () => {
    await api.query('delete from login_attempts');
    const { vendor, admin } = api.people;
    for (let count = 0; count < 10; count += 1) await visits.createToken(vendor);
    const body = { accountId: vendor.accountId, reason: 'De novo' };
    expect(await api.refused(NEW, { as: admin, body })).toMatchObject({ status: 429 });
    await api.query('delete from login_attempts');
    const wrong = () => visits.redeem({ email: vendor.email, token: 'x'.repeat(43) });
    for (let count = 0; count < 20; count += 1) expect((await wrong()).statusCode).toBe(410);
    expect((await wrong()).statusCode).toBe(429);
    await api.query('delete from login_attempts');
  });

  test('the owner by default; nobody who administers, has left, or is of another account', async () => {
    const { owner, neighbour, admin } = api.people;
    const { accountId } = owner;
    const given = await api.call(NEW, { as: admin, body: { accountId, reason: 'Ver a conta' } });
    expect(given.email).toBe(owner.email);
    const ask = (body: object) =>
      api.refused(NEW, { as: admin, body: { accountId, reason: 'Ver', ...body } });
    expect((await ask({ userId: neighbour.userId })).status).toBe(404);
    expect((await ask({ accountId: admin.accountId, userId: admin.userId })).status).toBe(403);
    expect((await ask({ reason: '  ' })).status).toBe(400);
    await api.query('update users set disabled_at = now() where id = $1', [api.people.newcomer.userId]);
    expect((await ask({ userId: api.people.newcomer.userId })).status).toBe(404);
    await api.query('update users set disabled_at = null where id = $1', [api.people.newcomer.userId]);
    expect((await ask({ ticketId: neighbour.userId })).status).toBe(404);
  });

  test('[admin-003] a ticket of the account goes with the token', async () => {
    const ticket = await createTicketTester(api).open(api.people.vendor);
    const given = await visits.createToken(api.people.vendor, { ticketId: ticket._id });
    expect(given.ticketId).toBe(ticket._id);
    const foreign = { accountId: api.people.neighbour.accountId, ticketId: ticket._id, reason: 'Ver' };
    expect((await api.refused(NEW, { as: api.people.admin, body: foreign })).status).toBe(404);
  });

  test('two visits and the own session of the administrator in one browser do not touch each other', async () => {
    const { owner, neighbour, admin } = api.people;
    const [one, other] = [await visits.open(owner), await visits.open(neighbour)];
    const cookie = `${one.headers.cookie}; ${other.headers.cookie}`;
    const readUser = async (headers: Record<string, string>) =>
      (
        await api.send({
          method: 'POST',
          url: '/api/users/token-login',
          headers: { host: 'app.girassol.test', ...headers },
        })
      ).json().userId;
    expect(await readUser({ ...one.headers, cookie })).toBe(owner.userId);
    expect(await readUser({ ...other.headers, cookie })).toBe(neighbour.userId);
    expect(await readUser({ authorization: `Bearer ${admin.token}`, cookie })).toBe(admin.userId);
    await visits.send(one, 'POST', '/users/logout');
    expect(await visits.getStatus(one)).toBe(401);
    expect(await visits.getStatus(other)).toBe(200);
    expect(await readUser({ authorization: `Bearer ${admin.token}`, cookie })).toBe(admin.userId);
  });

  test('reads pass, changes are refused with a code, until the owner allows them; then those of work pass', async () => {
    const { owner, vendor } = api.people;
    const visit = await visits.open(vendor);
    expect((await visits.send(visit, 'GET', `/users/general-data/${vendor.userId}`)).statusCode).toBe(200);
    const register = (name: string) =>
      visits.send(visit, 'POST', `/customers/new/${vendor.userId}`, { name });
    const refused = await register('Visitante Um');
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      code: 'VISIT',
      message: expect.stringContaining('somente de leitura'),
    });

    // The visitor asks, and cannot answer.
    await visits.send(visit, 'PUT', `/visits/writes/${visit.id}`);
    expect((await listOf())[0]).toMatchObject({ _id: visit.id, writes: 'ASKED', writesAllowedBy: null });
    expect((await register('Visitante Dois')).statusCode).toBe(403);
    expect((await visits.send(visit, 'DELETE', `/visits/single/${visit.id}`)).statusCode).toBe(403);

    await visits.allow(visit, owner);
    expect((await listOf())[0]).toMatchObject({ writes: 'ALLOWED', writesAllowedBy: expect.any(String) });
    const registered = await register('Visitante Três');
    expect(registered.statusCode).toBe(200);
    const password = await visits.send(visit, 'PUT', `/users/password/${vendor.userId}`, {});
    expect(password.json()).toMatchObject({ code: 'VISIT', message: expect.stringContaining('mesmo com') });
    const written = await api.query(
      "select user_name, after->>'call' as call from audit_entries where action = 'change-in-visit'",
    );
    expect(written).toEqual([
      { user_name: expect.stringContaining('(suporte)'), call: 'POST /customers/new/:userId' },
    ]);
  });

  test('who may decide: the owner and the visited person; no colleague, and nobody of another account', async () => {
    const { vendor, colleague, neighbour } = api.people;
    const visit = await visits.open(vendor);
    const params = { visitId: visit.id };
    for (const as of [colleague, neighbour])
      for (const key of [ALLOW, END] as const)
        expect((await api.refused(key, { as, params })).status).toBe(404);
    expect((await listOf(vendor)).map(({ _id }) => _id)).toContain(visit.id);
    expect(await listOf(colleague)).toEqual([]);
    // In another visit, as the owner even: it is not this visit.
    const another = await visits.open(api.people.owner);
    expect((await visits.send(another, 'PUT', `/visits/writes/${visit.id}`)).statusCode).toBe(404);
    await api.call(END, { as: vendor, params });
    expect(await visits.getStatus(visit)).toBe(401);
    expect((await api.refused(END, { as: vendor, params })).status).toBe(409);
    expect((await api.refused(ALLOW, { as: vendor, params })).status).toBe(409);
  });

  test('a visit dies with the right of its visitor, with the login of the visited person, and after its time', async () => {
    const { owner, vendor, admin } = api.people;
    const ofAdmin = await visits.open(owner);
    await api.query('update users set is_admin = false where id = $1', [admin.userId]);
    expect(await visits.getStatus(ofAdmin)).toBe(401);
    await api.query('update users set is_admin = true where id = $1', [admin.userId]);
    expect(await visits.getStatus(ofAdmin)).toBe(200);
    const asVendor = await visits.open(vendor);
    await api.query('update users set disabled_at = now() where id = $1', [vendor.userId]);
    expect(await visits.getStatus(asVendor)).toBe(401);
    await api.query('update users set disabled_at = null where id = $1', [vendor.userId]);
    await api.query('update sessions set expires_at = now() where id = $1', [ofAdmin.id]);
    expect(await visits.getStatus(ofAdmin)).toBe(401);
  });

  test('an unpaid account can be visited, and its owner can end that', async () => {
    const { unpaid } = api.people;
    const visit = await visits.open(unpaid);
    expect((await listOf(unpaid))[0]).toMatchObject({ _id: visit.id, isLive: true });
    await api.call(END, { as: unpaid, params: { visitId: visit.id } });
    expect((await listOf(unpaid))[0]).toMatchObject({ _id: visit.id, isLive: false });
  });

  test('the owner is told by notification and mail, and reads visitor, person and reason in the log', async () => {
    const { owner, vendor } = api.people;
    await api.query('delete from notifications');
    await api.query('delete from mail_outbox');
    const visit = await visits.open(vendor, { reason: 'Kit some da lista' });
    const told = await api.query('select user_id, kind from notifications order by user_id');
    expect(new Set(told.map(({ user_id }) => user_id))).toEqual(new Set([owner.userId, vendor.userId]));
    const mails = await api.query('select to_address, text from mail_outbox');
    expect(mails).toEqual([{ to_address: owner.email, text: expect.stringContaining('Kit some da lista') }]);
    await visits.send(visit, 'POST', '/users/logout');
    expect((await listOf())[0]).toMatchObject({
      _id: visit.id,
      reason: 'Kit some da lista',
      person: { _id: vendor.userId },
      isLive: false,
      ticketId: null,
    });
    const { entries } = await api.call('GET /users/audit-log/:multiplier', {
      as: owner,
      params: { multiplier: 1 },
      query: { area: 'support' },
    });
    expect(entries[0]).toMatchObject({
      action: 'open-visit',
      after: { lines: ['Motivo: Kit some da lista'] },
    });
    const ofOperator = await api.call('GET /operation/visits/list/:accountId/:multiplier', {
      as: api.people.admin,
      params: { accountId: owner.accountId, multiplier: 1 },
    });
    expect(ofOperator.visits[0]?._id).toBe(visit.id);
  });

  test('[admin-003] the pages that a visitor saw are read by the owner, each once, and told by nobody else', async () => {
    const { owner, vendor, colleague } = api.people;
    const visit = await visits.open(vendor);
    const see = (path: string, title: string) => visits.send(visit, 'PUT', '/visits/pages', { path, title });
    for (const [path, title] of [
      ['/inicio', 'Início'],
      ['/kits', 'Kits'],
      ['/inicio', 'Início'],
    ] as const)
      expect((await see(path, title)).statusCode).toBe(200);
    const pages = [
      { path: '/inicio', title: 'Início', at: expect.any(Number) },
      { path: '/kits', title: 'Kits', at: expect.any(Number) },
    ];
    expect((await listOf())[0]).toMatchObject({ _id: visit.id, pages });
    expect((await listOf(vendor))[0]).toMatchObject({ pages });
    expect(await listOf(colleague)).toEqual([]);
    // A query may hold what was searched for.
    expect((await see('/clientes?busca=Ana', 'Clientes')).statusCode).toBe(400);
    // Whoever sees the own account visits nothing.
    await api.call('PUT /visits/pages', { as: vendor, body: { path: '/clientes', title: 'Clientes' } });
    expect(await api.query('select path from support_access_pages order by path')).toEqual([
      { path: '/inicio' },
      { path: '/kits' },
    ]);
    const forged = api.database.asAccount(owner, (tx) =>
      tx.updateTable('support_access_pages').set({ title: 'Outra' }).executeTakeFirst(),
    );
    expect((await forged).numUpdatedRows).toBe(0n);
  });

  test('the record of a visit is neither changed nor deleted', async () => {
    const { owner } = api.people;
    const visit = await visits.open(owner);
    const change = (values: object) =>
      api.database.asAccount(owner, (tx) =>
        tx.updateTable('support_accesses').set(values).where('id', '=', visit.id).execute(),
      );
    for (const values of [{ reason: 'Outro' }, { opened_at: new Date(0) }, { visitor_name: 'Ninguém' }])
      await expect(change(values)).rejects.toThrow('never changed');
    const { numDeletedRows } = await api.database.asAccount(owner, (tx) =>
      tx.deleteFrom('support_accesses').where('id', '=', visit.id).executeTakeFirst(),
    );
    expect(numDeletedRows).toBe(0n);
  });
});
