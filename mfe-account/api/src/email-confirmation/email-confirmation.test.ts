import { describeApi } from '@girassol/api/test/harness';
import { createBillingTester, type TestOwner } from '../billing/billing.testing';

describeApi('the e-mail of an owner who signed up', (api) => {
  const { openByPix, listMails, loadOverview } = createBillingTester(api);
  const CONFIRM = 'POST /users/email-confirmation/use';
  const SEND = 'POST /users/email-confirmation/send';
  const PASSWORD = 'Girassol2026';

  const exportAs = (owner: TestOwner) => ({
    as: owner,
    params: { userId: owner.userId },
    body: { kind: 'customers' as const, filters: {}, format: 'csv' as const },
  });
  const refuseExport = (owner: TestOwner) => api.refused('POST /exports/new/:userId', exportAs(owner));
  const findToken = async (owner: TestOwner, kind: string, path: string): Promise<string> => {
    const text = (await listMails(owner.accountId)).findLast((mail) => mail.kind === kind)?.text ?? '';
    return text.split(`${path}#`)[1]?.split(/[\s)>]/)[0] ?? '';
  };
  const findConfirmation = (owner: TestOwner, kind = 'signup-access') =>
    findToken(owner, kind, '/assinatura/confirmar-email');

  test('holds exports back until the mailed link is used, once', async () => {
    const owner = await openByPix();
    expect((await loadOverview(owner)).unconfirmedEmail).toBe(owner.email);
    const loadSteps = () => api.call('GET /accounts/first-steps', { as: owner });
    expect((await loadSteps()).unconfirmedEmail).toBe(owner.email);
    expect(await refuseExport(owner)).toMatchObject({
      status: 403,
      message: `Falta confirmar o e-mail ${owner.email}: abra o link que enviamos. Não chegou? Peça outro em Assinatura.`,
    });
    const csv = { as: owner, params: { userId: owner.userId } };
    expect(await api.refused('POST /customers/csv-data/:userId', csv)).toMatchObject({ status: 403 });
    const token = await findConfirmation(owner);
    expect(
      await api.query('select from email_confirmations c where c::text like $1', [`%${token}%`]),
    ).toEqual([]);
    const uses = await Promise.all(
      [1, 2].map(() =>
        api.send({ method: 'POST', url: '/api/users/email-confirmation/use', payload: { token } }),
      ),
    );
    expect(uses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect((await loadOverview(owner)).unconfirmedEmail).toBeNull();
    expect((await loadSteps()).unconfirmedEmail).toBeNull();
    expect(await api.call('POST /exports/new/:userId', exportAs(owner))).toMatchObject({
      exportId: expect.any(String),
    });
    expect(await api.call(SEND, { as: owner, body: {} })).toEqual({ sentTo: null });
  });

  test('is proved by the mailed link to a password, and not by the one that the browser got', async () => {
    const [mailed, shown] = [await openByPix(), await openByPix()];
    const token = await findToken(mailed, 'signup-access', '/primeiro-acesso');
    await api.call('POST /users/access-link/use', { body: { token, password: PASSWORD } });
    const { session } = await login(mailed);
    expect((await loadOverview({ ...mailed, token: session })).unconfirmedEmail).toBeNull();

    const [link] = await api.query<{ id: string }>(
      'select id from access_links where account_id = $1 and not proves_email and ended_at is null',
      [shown.accountId],
    );
    expect(link).toBeDefined();
    expect((await loadOverview(shown)).unconfirmedEmail).toBe(shown.email);
  });
  const login = async ({ email }: TestOwner) => {
    const { token } = await api.call('POST /users/login', { body: { email, password: PASSWORD } });
    return { session: token };
  };

  test('gets another link, which ends the one before; five a day', async () => {
    const owner = await openByPix();
    const first = await findConfirmation(owner);
    expect(await api.call(SEND, { as: owner, body: {} })).toEqual({ sentTo: owner.email });
    expect(await api.refused(CONFIRM, { body: { token: first } })).toMatchObject({ status: 410 });
    for (let time = 0; time < 4; time += 1) await api.call(SEND, { as: owner, body: {} });
    expect(await api.refused(SEND, { as: owner, body: {} })).toMatchObject({ status: 429 });
    const last = await findConfirmation(owner, 'email-confirmation');
    expect(await api.call(CONFIRM, { body: { token: last } })).toEqual({ email: owner.email });
  });

  test('is not confirmed by a link after 48 hours', async () => {
    const owner = await openByPix();
    const token = await findConfirmation(owner);
    const [row] = await api.query<{ hours: number }>(
      `select round(extract(epoch from expires_at - now()) / 3600)::int as hours
       from email_confirmations where account_id = $1`,
      [owner.accountId],
    );
    expect(row?.hours).toBe(48);
    await api.query(
      "update email_confirmations set expires_at = now() - interval '1 second' where account_id = $1",
      [owner.accountId],
    );
    expect(await api.refused(CONFIRM, { body: { token } })).toMatchObject({ status: 410 });
    expect((await loadOverview(owner)).unconfirmedEmail).toBe(owner.email);
  });

  test('is asked of nobody whose account was opened in another way, and sent again to the owner alone', async () => {
    const { owner, vendor } = api.people;
    expect(await api.call(SEND, { as: owner, body: {} })).toEqual({ sentTo: null });
    expect(await api.refused(SEND, { as: vendor, body: {} })).toMatchObject({ status: 403 });
  });
});
