import { describeApi } from '@girassol/api/test/harness';
import { waitUntil } from '@girassol/api/test/wait-until';
import { findTokenCaller } from '@girassol/api-platform/access/find-token-caller';
import { loadEventStreamListener } from '@girassol/api-platform/events/audience';
import { openEventHub } from '@girassol/api-platform/events/event-hub';
import { AFTER_SALES_MODULE } from '@girassol/shared-domain';
import type { AccountLiveEvent } from '@girassol/shared-domain/contract';

const why = 'contrato assinado';
const AURORA = { whitelabel: 'AURORA', modules: ['Proposta 2.0'] };

describeApi('accounts in the hands of an operator', (api) => {
  const admin = () => ({ as: api.people.admin });
  const getAccount = async ({ accountId }: { accountId: string }) =>
    (await api.call('GET /operation/accounts/single/:accountId', { ...admin(), params: { accountId } }))
      .account;
  const give = (
    accountId: string,
    body: { whitelabel: string | null; modules: string[]; expected: number },
  ) => ({
    ...admin(),
    params: { accountId },
    body: { why, ...body },
  });

  test('are found by a part of the name, of a login, and by the id; page by page', async () => {
    const find = (search: string, multiplier = 1) =>
      api.call('GET /operation/accounts/list/:multiplier', {
        ...admin(),
        params: { multiplier },
        query: { search },
      });
    const { neighbour, vendor } = api.people;
    for (const search of ['vizín', 'VENDEDORA@gir', neighbour.accountId.toUpperCase()])
      expect((await find(search)).accounts).toMatchObject([
        { _id: neighbour.accountId, name: 'Vizinha', owner: { email: 'vizinha@girassol.test' }, people: 2 },
      ]);
    expect(await find('100%')).toEqual({ accounts: [], total: 0, hasMoreItems: false });
    expect((await find(vendor.email)).total).toBe(1);
    expect((await find('')).total).toBe(6);
    expect((await find('', 2)).accounts).toEqual([]);
  });

  test('one shows plan, people and what it carries', async () => {
    expect(await getAccount(api.people.owner)).toMatchObject({
      name: 'Sol Nascente',
      signupPlan: 'ENTERPRISE',
      whitelabel: null,
      mayLink: true,
      revision: 0,
      history: [],
    });
    const { people } = await getAccount(api.people.owner);
    expect(people.map(({ name }) => name)).toEqual(['dono', 'colega', 'novata', 'supervisora', 'vendedor']);
    const absent = { ...admin(), params: { accountId: api.people.owner.userId } };
    expect(await api.refused('GET /operation/accounts/single/:accountId', absent)).toMatchObject({
      status: 404,
      message: 'Esta conta não existe.',
    });
  });

  test('get white-label and modules: sessions say so at once, browsers are told, the history has it', async () => {
    const { neighbour, admin: operator } = api.people;
    const heard: AccountLiveEvent[] = [];
    const hub = await openEventHub(api.database);
    const caller = await findTokenCaller(api.database, neighbour.token, null);
    if (!caller) throw new Error('no session');
    const listening = await loadEventStreamListener(api.database, caller);
    hub.subscribe({ getListener: () => listening, send: (event) => heard.push(event) });
    const modules = ['Proposta 2.0', AFTER_SALES_MODULE];
    const { account } = await api.call(
      'PUT /operation/accounts/single/:accountId',
      give(neighbour.accountId, { whitelabel: 'AURORA', modules, expected: 0 }),
    );
    // In the order of the list.
    expect(account).toMatchObject({
      whitelabel: 'AURORA',
      activeModules: [...modules].reverse(),
      revision: 1,
    });
    expect(account.history).toMatchObject([
      {
        revision: 1,
        by: operator.email,
        why,
        action: 'change',
        before: { whitelabel: null, modules: [] },
        after: { whitelabel: 'AURORA', modules: [...modules].reverse() },
      },
    ]);

    const session = await api.call('POST /users/token-login', { as: neighbour, body: {} });
    // AURORA lets two modules through, and this is one of them.
    expect(session).toMatchObject({ whitelabel: 'AURORA', activeModules: ['Proposta 2.0'] });
    await waitUntil(() => heard.length > 0);
    await hub.close();
    expect(heard).toEqual([{ kind: 'account-changed', by: null }]);
  });

  test('what an account has already changes nothing and is not written down', async () => {
    const { neighbour } = api.people;
    const { whitelabel, activeModules: modules, revision } = await getAccount(neighbour);
    const again = give(neighbour.accountId, { whitelabel, modules, expected: revision });
    const { account } = await api.call('PUT /operation/accounts/single/:accountId', again);
    expect([account.revision, account.history.length]).toEqual([revision, 1]);
  });

  test('of two at once, one changes it and the other is told who was faster', async () => {
    const { supervisor, neighbour } = api.people;
    const { revision: expected } = await getAccount(neighbour);
    const change = (modules: string[]) =>
      give(neighbour.accountId, { whitelabel: 'SERRANA', modules, expected });
    await api.call('PUT /operation/accounts/single/:accountId', change(['website']));
    const late = await api.refused('PUT /operation/accounts/single/:accountId', change(['domain']));
    expect(late).toMatchObject({ status: 409 });
    expect(late.message).toContain(`${api.people.admin.email} alterou esta conta`);
    expect((await getAccount(neighbour)).activeModules).toEqual(['website']);
    expect((await getAccount(supervisor)).history).toEqual([]);
  });

  test('modules and white-labels that do not exist are refused in words, and the account stays as it was', async () => {
    const { basic } = api.people;
    const wrong = [
      {
        ...AURORA,
        modules: ['Marketplace', 'Piscina'],
        path: 'modules',
        words: 'Um dos módulos escolhidos não existe.',
      },
      {
        ...AURORA,
        whitelabel: 'NINGUEM',
        path: 'whitelabel',
        words: 'distribuição no ar com o nome “NINGUEM”',
      },
    ];
    for (const { path, words, ...given } of wrong) {
      const request = give(basic.accountId, { ...given, expected: 0 });
      const refusal = await api.refused('PUT /operation/accounts/single/:accountId', request);
      expect(refusal).toMatchObject({ status: 400, message: expect.stringContaining(words) });
      expect(refusal.fields?.[0]?.path).toBe(path);
    }
    const short = give(basic.accountId, { ...AURORA, expected: 0 });
    const refusal = await api.refused('PUT /operation/accounts/single/:accountId', {
      ...short,
      body: { ...short.body, why: ' a ' },
    });
    expect(refusal).toMatchObject({ status: 400, fields: [{ path: 'why' }] });
    expect(await getAccount(basic)).toMatchObject({ whitelabel: null, activeModules: [], revision: 0 });
  });

  test('what came from elsewhere and is in no list any more may stay, and may go', async () => {
    const { unpaid } = api.people;
    await api.query(
      `update accounts set whitelabel = 'ANTIGA', active_modules = '{"Antigo"}' where id = $1`,
      [unpaid.accountId],
    );
    const kept = { whitelabel: 'ANTIGA', modules: ['Antigo', 'website'], expected: 0 };
    const { account } = await api.call(
      'PUT /operation/accounts/single/:accountId',
      give(unpaid.accountId, kept),
    );
    expect(account.activeModules).toEqual(['website', 'Antigo']);
    await api.call(
      'PUT /operation/accounts/single/:accountId',
      give(unpaid.accountId, { whitelabel: null, modules: [], expected: 1 }),
    );
    const back = give(unpaid.accountId, { ...kept, expected: 2 });
    expect(await api.refused('PUT /operation/accounts/single/:accountId', back)).toMatchObject({
      status: 400,
    });
  });

  test('the history cannot be changed, and another account does not see it', async () => {
    const { neighbour, owner } = api.people;
    const seen = (person: typeof owner) =>
      api.database.asAccount(person, (tx) => tx.selectFrom('account_changes').selectAll().execute());
    expect((await seen(neighbour)).length).toBeGreaterThan(0);
    expect(await seen(owner)).toEqual([]);
    const touched = await api.database.asAccount(neighbour, async (tx) => [
      await tx.updateTable('account_changes').set({ why: 'outra' }).executeTakeFirst(),
      await tx.deleteFrom('account_changes').executeTakeFirst(),
    ]);
    expect(touched).toMatchObject([{ numUpdatedRows: 0n }, { numDeletedRows: 0n }]);
  });

  test('nobody else reaches them: no owner, no vendor, no account in bad standing', async () => {
    const { owner, vendor, unpaid, calculator, neighbour } = api.people;
    for (const as of [owner, vendor, unpaid, calculator]) {
      const params = { accountId: neighbour.accountId };
      const refusal = await api.refused('GET /operation/accounts/single/:accountId', { as, params });
      expect(refusal.status).toBe(403);
    }
  });

  test('the white-labels are the distributions that are live, with what they let through', async () => {
    const { whitelabels } = await api.call('GET /operation/whitelabels', admin());
    expect(whitelabels.map(({ key }) => key)).toEqual(['AURORA', 'SERRANA']);
    expect(whitelabels[0]).toMatchObject({ name: 'Aurora Energia', hosts: ['aurora.localhost'], plan: null });
  });
});

describeApi('an account that an operator opens', (api) => {
  const order = {
    name: 'Sol do Mirante Ltda.',
    owner: { name: 'Rita Alves', email: 'rita@mirante.com.br' },
    signupPlan: 'CRM' as const,
    whitelabel: 'AURORA',
    modules: ['Proposta 2.0'],
    why,
  };
  const open = (body = order) => api.call('POST /operation/accounts/new', { as: api.people.admin, body });
  const logIn = (password: string) =>
    api.send({ method: 'POST', url: '/api/users/login', payload: { email: order.owner.email, password } });
  let first: Awaited<ReturnType<typeof open>>;

  test('has boards, an owner without a known password, and a line of history', async () => {
    first = await open();
    expect(first.account).toMatchObject({
      name: order.name,
      signupPlan: 'CRM',
      whitelabel: 'AURORA',
      activeModules: ['Proposta 2.0'],
      people: [{ name: 'Rita Alves', type: 'MANAGER' }],
      history: [{ action: 'open', by: api.people.admin.email, why, before: null }],
    });
    const boards = await api.query('select from kanbans where account_id = $1', [first.account._id]);
    expect(boards).toHaveLength(6);
    expect((await logIn('Girassol2026')).statusCode).toBe(401);
  });

  test('its owner chooses a password by the link, once, and signs in', async () => {
    const { token } = first.link;
    expect(await api.call('POST /users/access-link/read', { body: { token } })).toEqual({
      name: 'Rita Alves',
      email: order.owner.email,
      company: order.name,
    });
    const weak = { token, password: 'curta' };
    expect(await api.refused('POST /users/access-link/use', { body: weak })).toMatchObject({ status: 400 });
    const uses = ['Girassol2026', 'Segredo2026'].map((password) =>
      api.send({ method: 'POST', url: '/api/users/access-link/use', payload: { token, password } }),
    );
    const codes = (await Promise.all(uses)).map(({ statusCode }) => statusCode);
    expect(codes.sort()).toEqual([200, 410]);
    const answers = await Promise.all(['Girassol2026', 'Segredo2026'].map(logIn));
    const entered = answers.find(({ statusCode }) => statusCode === 200);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect(entered?.json()).toMatchObject({
      managerId: first.account._id,
      whitelabel: 'AURORA',
      activeModules: ['Proposta 2.0'],
      isAdmin: false,
    });
  });

  test('what is kept of a link is worth nothing; one that has ended, or was replaced, is refused', async () => {
    const params = { accountId: first.account._id };
    const give = () =>
      api.call('POST /operation/accounts/link/:accountId', { as: api.people.admin, params, body: { why } });
    const [one, two] = [await give(), await give()];
    const rows = await api.query<{ text: string }>('select l::text as text from access_links l');
    expect(rows.filter(({ text }) => text.includes(two.link.token))).toEqual([]);
    const read = (token: string) => api.refused('POST /users/access-link/read', { body: { token } });
    expect(await read(one.link.token)).toMatchObject({
      status: 410,
      message: expect.stringContaining('link'),
    });
    await api.query(`update access_links set expires_at = now() - interval '1 second'`);
    expect(await read(two.link.token)).toMatchObject({ status: 410 });
    expect(two.account.history.map(({ action }) => action)).toEqual(['link', 'link', 'open']);
    // A link is no change of what the account carries: nobody's form is refused for it.
    expect(two.account.revision).toBe(1);
  });

  test('a new password ends the sessions of before', async () => {
    const { basic } = api.people;
    const params = { accountId: basic.accountId };
    const { link } = await api.call('POST /operation/accounts/link/:accountId', {
      as: api.people.admin,
      params,
      body: { why },
    });
    await api.call('POST /users/token-login', { as: basic, body: {} });
    await api.call('POST /users/access-link/use', { body: { token: link.token, password: 'Girassol2026' } });
    expect(await api.refused('POST /users/token-login', { as: basic, body: {} })).toMatchObject({
      status: 401,
    });
  });

  test('a link goes to its owner by mail, once, and lets them in; one that has ended goes nowhere', async () => {
    const { admin: operator, supervisor } = api.people;
    const opened = await api.call('POST /operation/accounts/new', {
      as: operator,
      body: { ...order, name: 'Sol do Correio', owner: { ...order.owner, email: 'correio@girassol.test' } },
    });
    const params = { accountId: opened.account._id };
    const { token, mayMail } = opened.link;
    expect(mayMail).toBe(true);
    const send = (text: string, id = params.accountId) =>
      api.call('POST /operation/accounts/mail-link/:accountId', {
        as: operator,
        params: { accountId: id },
        body: { token: text },
      });
    await send(token);
    const { account, sentTo } = await send(token);
    expect(sentTo).toBe('correio@girassol.test');
    expect(account.history.map(({ action }) => action)).toEqual(['mail', 'open']);
    await api.app.jobs.runDue();
    const mails = await api.query<{ text: string; state: string }>(
      'select text, state from mail_outbox where account_id = $1',
      [params.accountId],
    );
    expect(mails).toMatchObject([
      { state: 'SENT', text: expect.stringContaining(`/primeiro-acesso#${token}`) },
    ]);

    const refusal = (text: string, accountId = params.accountId) =>
      api.refused('POST /operation/accounts/mail-link/:accountId', {
        as: operator,
        params: { accountId },
        body: { token: text },
      });
    // Of another account, and one that was used.
    expect(await refusal(token, supervisor.accountId)).toMatchObject({ status: 410 });
    await api.call('POST /users/access-link/use', { body: { token, password: 'Girassol2026' } });
    expect(await refusal(token)).toMatchObject({ status: 410, message: expect.stringContaining('link') });
  });

  test('an e-mail that somebody has is refused at its field, and nothing is opened', async () => {
    const count = async () => (await api.query('select from accounts')).length;
    const before = await count();
    const taken = { ...order, owner: { ...order.owner, email: 'DONO@girassol.test' } };
    const refusal = await api.refused('POST /operation/accounts/new', { as: api.people.admin, body: taken });
    expect(refusal).toMatchObject({ status: 409, fields: [{ path: 'owner.email' }] });
    const unknown = { ...order, whitelabel: 'NINGUEM' };
    expect(
      await api.refused('POST /operation/accounts/new', { as: api.people.admin, body: unknown }),
    ).toMatchObject({ status: 400 });
    expect(await count()).toBe(before);
  });

  test('nobody gets to the rights of an administrator by a link', async () => {
    const params = { accountId: api.people.admin.accountId };
    const refusal = await api.refused('POST /operation/accounts/link/:accountId', {
      as: api.people.admin,
      params,
      body: { why },
    });
    expect(refusal.status).toBe(403);
  });
});
