import { describeApi } from '@girassol/api/test/harness';
import { createSoftwareAuthenticator } from '@girassol/api/test/software-authenticator';
import { reopenSession, setPassword, type TestPerson } from '@girassol/api/test/test-people';
import { addDays, toIsoDate } from '@girassol/shared-domain';
import { computeTotpCode, getTotpStep } from '../factor/totp';

const PASSWORD = 'Girassol2026';
const REQUIRE = 'PUT /users/factor/requirement/:userId';
const TOKEN_LOGIN = 'POST /users/token-login';
const getToday = () => toIsoDate(Date.now());

describeApi('a second factor that the owner requires', (api) => {
  beforeEach(async () => {
    for (const table of [
      'login_attempts',
      'totp_secrets',
      'passkeys',
      'factor_requirements',
      'mail_outbox',
      'audit_entries',
    ])
      await api.query(`${table === 'audit_entries' ? 'truncate' : 'delete from'} ${table}`);
    for (const person of [api.people.owner, api.people.vendor]) {
      await setPassword(api.database, person, PASSWORD);
      await reopenSession(api.database, person);
    }
  });

  const of = (person: TestPerson) => ({ as: person, params: { userId: person.userId } });
  const requireFrom = (from: string | null, person = api.people.owner, currentPassword = PASSWORD) =>
    api.getAnswer(REQUIRE, { ...of(person), body: { currentPassword, from } });
  const giveTotp = (person: TestPerson) =>
    api.query(
      "insert into totp_secrets (account_id, user_id, sealed, confirmed_at) values ($1, $2, 'x', now())",
      [person.accountId, person.userId],
    );
  /** Requires a factor as the owner does, of whom the account then has one. */
  async function requireFactor(from = getToday()) {
    await giveTotp(api.people.owner);
    expect((await requireFrom(from)).status).toBe(200);
  }
  const workOf = (person: TestPerson) => api.getAnswer('GET /users/general-data/:userId', { ...of(person) });
  const isLetIn = async (person: TestPerson) => (await workOf(person)).status === 200;
  const logIn = ({ email }: TestPerson) =>
    api.getAnswer('POST /users/login', { body: { email, password: PASSWORD } });
  async function createPasskey(person: TestPerson) {
    const authenticator = createSoftwareAuthenticator();
    const { challenge } = await api.call('POST /users/passkeys/begin/:userId', {
      ...of(person),
      body: { currentPassword: PASSWORD },
    });
    const body = { name: 'Celular', attestation: authenticator.attest(challenge) };
    const { passkey } = await api.call('POST /users/passkeys/new/:userId', { ...of(person), body });
    return { authenticator, passkey };
  }

  test('is required by the owner alone, with the own password, who has a factor first', async () => {
    const { owner, vendor, supervisor } = api.people;
    const withoutFactor = await requireFrom(getToday());
    expect(withoutFactor.status).toBe(409);
    expect(withoutFactor.body).toContain('Ligue primeiro a sua própria');
    await giveTotp(owner);
    expect((await requireFrom(getToday(), vendor)).status).toBe(403);
    expect((await requireFrom(getToday(), supervisor)).status).toBe(403);
    expect((await requireFrom(getToday(), owner, 'Errada2026')).status).toBe(400);
    expect(await api.query('select * from factor_requirements')).toEqual([]);
    expect((await requireFrom(getToday())).status).toBe(200);
    const { requiredFrom } = await api.call('GET /users/factor/team/:userId', of(owner));
    expect(requiredFrom).toBe(getToday());
  });

  test('begins today or within a year', async () => {
    await giveTotp(api.people.owner);
    for (const days of [-1, 366])
      expect(
        await api.refused(REQUIRE, {
          ...of(api.people.owner),
          body: { currentPassword: PASSWORD, from: addDays(getToday(), days) },
        }),
      ).toMatchObject({ status: 400, fields: [{ path: 'from' }] });
    expect((await requireFrom(addDays(getToday(), 365))).status).toBe(200);
  });

  test('before its day nobody is kept out, and the session of whoever lacks one says the day', async () => {
    const { owner, vendor } = api.people;
    const day = addDays(getToday(), 5);
    await requireFactor(day);
    expect([await isLetIn(vendor), await isLetIn(owner)]).toEqual([true, true]);
    const session = await api.call(TOKEN_LOGIN, { as: vendor });
    expect(session).toMatchObject({ factorDueOn: day });
    expect(session).not.toHaveProperty('needsFactor');
    expect(await api.call(TOKEN_LOGIN, { as: owner })).not.toHaveProperty('factorDueOn');
  });

  test('begins at midnight in São Paulo', async () => {
    await requireFactor(addDays(getToday(), 9));
    const [row] = await api.query<{ hour: string }>(
      "select to_char(required_at at time zone 'America/Sao_Paulo', 'HH24:MI:SS') as hour from factor_requirements",
    );
    expect(row?.hour).toBe('00:00:00');
  });

  test('everybody without one is told by mail, once for each day, and the audit log has it', async () => {
    const { owner, vendor, colleague } = api.people;
    await giveTotp(colleague);
    const day = addDays(getToday(), 5);
    await requireFactor(day);
    await requireFrom(day);
    const mails = await api.query<{ to_address: string; text: string }>(
      "select to_address, text from mail_outbox where kind = 'factor-required'",
    );
    const addresses = mails.map(({ to_address }) => to_address);
    expect(addresses).toContain(vendor.email);
    expect(addresses).not.toContain(owner.email);
    expect(addresses).not.toContain(colleague.email);
    expect(new Set(addresses).size).toBe(addresses.length);
    const [year, month, date] = day.split('-');
    expect(mails[0]?.text).toContain(`A partir de ${date}/${month}/${year}`);
    expect((await requireFrom(null)).status).toBe(200);
    expect(await api.query('select action, user_id, before, after from audit_entries order by at')).toEqual([
      { action: 'require-factor', user_id: owner.userId, before: { from: null }, after: { from: day } },
      {
        action: 'stop-requiring-factor',
        user_id: owner.userId,
        before: { from: day },
        after: { from: null },
      },
    ]);
  });

  test('from its day a live session reaches the set-up and nothing else, until a factor is there', async () => {
    const { vendor } = api.people;
    await requireFactor(addDays(getToday(), 1));
    expect(await isLetIn(vendor)).toBe(true);
    await api.query("update factor_requirements set required_at = now() - interval '1 second'");
    expect(await api.refused('GET /users/general-data/:userId', of(vendor))).toMatchObject({
      status: 403,
      needsFactor: true,
    });
    for (const key of ['GET /events', 'GET /home/carousel'] as const)
      expect([key, (await api.getAnswer(key, { as: vendor })).status]).toEqual([key, 403]);
    await api.call('POST /updates/updated', { as: vendor, body: { clientVersion: '1' } });
    expect(await api.call(TOKEN_LOGIN, { as: vendor })).toMatchObject({ needsFactor: true });
    await api.call('GET /users/sessions/:userId', of(vendor));
    await api.call('GET /users/passkeys/:userId', of(vendor));
    await api.call('GET /users/factor/:userId', of(vendor));

    const { secret } = await api.call('POST /users/factor/begin/:userId', {
      ...of(vendor),
      body: { currentPassword: PASSWORD },
    });
    expect(await isLetIn(vendor)).toBe(false);
    await api.call('POST /users/factor/confirm/:userId', {
      ...of(vendor),
      body: { code: computeTotpCode(secret, getTotpStep(Date.now())) },
    });
    expect(await isLetIn(vendor)).toBe(true);
    expect(await api.call(TOKEN_LOGIN, { as: vendor })).not.toHaveProperty('needsFactor');
  });

  test('whoever logs in without one gets a session that reaches the set-up; a passkey counts', async () => {
    const { vendor } = api.people;
    await requireFactor();
    const { status, body } = await logIn(vendor);
    expect(status).toBe(200);
    const session = { ...vendor, token: JSON.parse(body).token };
    expect(JSON.parse(body)).toMatchObject({ needsFactor: true });
    expect(await isLetIn(session)).toBe(false);
    await createPasskey(session);
    expect(await isLetIn(session)).toBe(true);
  });

  test('the password alone goes around no passkey that is the only factor', async () => {
    const { vendor } = api.people;
    const { authenticator } = await createPasskey(vendor);
    expect((await logIn(vendor)).status).toBe(200);
    await requireFactor();
    const refused = await logIn(vendor);
    expect(refused.status).toBe(401);
    expect(JSON.parse(refused.body).message).toContain('entre com a sua chave de acesso, em localhost');
    const { challenge } = await api.call('POST /users/passkey-login/begin', { body: {} });
    const body = { assertion: authenticator.assert(challenge) };
    const session = await api.call('POST /users/passkey-login', { body });
    expect(await isLetIn({ ...vendor, token: session.token })).toBe(true);
  });

  test('somebody who lost every factor gets in after the owner turned it off, and sets up another', async () => {
    const { owner, vendor } = api.people;
    await createPasskey(vendor);
    await requireFactor();
    expect((await logIn(vendor)).status).toBe(401);
    await api.call('POST /users/factor/reset/:userId/:personId', {
      as: owner,
      params: { userId: owner.userId, personId: vendor.userId },
      body: { currentPassword: PASSWORD, why: 'perdeu o celular e os códigos' },
    });
    const { status, body } = await logIn(vendor);
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ needsFactor: true });
  });

  test('the last factor stays while it is required: of the owner from the beginning, of others from the day', async () => {
    const { owner, vendor } = api.people;
    const [ofOwner, ofVendor] = [await createPasskey(owner), await createPasskey(vendor)];
    const remove = (person: TestPerson, passkeyId: string) =>
      api.getAnswer('POST /users/passkeys/remove/:userId/:passkeyId', {
        as: person,
        params: { userId: person.userId, passkeyId },
        body: { currentPassword: PASSWORD },
      });
    expect((await requireFrom(addDays(getToday(), 5))).status).toBe(200);
    expect((await remove(owner, ofOwner.passkey._id)).status).toBe(409);
    await api.query("update factor_requirements set required_at = now() - interval '1 second'");
    expect((await remove(vendor, ofVendor.passkey._id)).status).toBe(409);
    await giveTotp(vendor);
    expect((await remove(vendor, ofVendor.passkey._id)).status).toBe(200);
    const turnOff = () =>
      api.refused('POST /users/factor/off/:userId', {
        ...of(vendor),
        body: { currentPassword: PASSWORD, code: '000000' },
      });
    expect((await turnOff()).status).toBe(409);
    await requireFrom(null);
    expect((await turnOff()).status).not.toBe(409);
    expect((await remove(owner, ofOwner.passkey._id)).status).toBe(200);
  });

  test('whoever administers the platform, and other accounts, are not asked', async () => {
    const { owner, vendor, neighbour, admin } = api.people;
    await requireFactor();
    await api.query('update users set is_admin = true where id = $1', [vendor.userId]);
    expect([await isLetIn(vendor), await isLetIn(neighbour), await isLetIn(admin)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(await api.call(TOKEN_LOGIN, { as: vendor })).not.toHaveProperty('factorDueOn');
    await api.query('update users set is_admin = false where id = $1', [vendor.userId]);
    expect([await isLetIn(vendor), await isLetIn(owner)]).toEqual([false, true]);
  });

  test('an account in bad standing sets one up too', async () => {
    const { unpaid } = api.people;
    await setPassword(api.database, unpaid, PASSWORD);
    await api.query("insert into factor_requirements values ($1, now() - interval '1 second')", [
      unpaid.accountId,
    ]);
    expect(await isLetIn(unpaid)).toBe(false);
    expect(await api.refused('GET /signup/payments/:userId', of(unpaid))).toMatchObject({
      needsFactor: true,
    });
    await createPasskey(unpaid);
    expect((await api.call(TOKEN_LOGIN, { as: unpaid })).statusOk).toBe(false);
    expect(await isLetIn(unpaid)).toBe(true);
  });
});
