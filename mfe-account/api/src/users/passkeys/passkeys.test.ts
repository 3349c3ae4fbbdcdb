import { describeApi } from '@girassol/api/test/harness';
import {
  type AuthenticatorDeviations,
  createSoftwareAuthenticator,
  type SoftwareAuthenticator,
} from '@girassol/api/test/software-authenticator';
import { reopenSession, setPassword, type TestPerson } from '@girassol/api/test/test-people';
import { generateId } from '@girassol/api-platform/database';
import { computeTotpCode, getTotpStep } from '../factor/totp';

const PASSWORD = 'Girassol2026';
const PARTNER = 'app.parceiro.test';

/** Requests come from the page that asks: a browser sends the host of its address bar. */
const at = (host: string) => ({ headers: { host } });

describeApi(
  'passkeys',
  (api) => {
    beforeEach(async () => {
      for (const table of ['login_attempts', 'passkeys', 'passkey_challenges', 'totp_secrets', 'mail_outbox'])
        await api.query(`delete from ${table}`);
      await setPassword(api.database, api.people.owner, PASSWORD);
      await reopenSession(api.database, api.people.owner);
    });

    const self = (person: TestPerson = api.people.owner) => ({
      as: person,
      params: { userId: person.userId },
    });
    const begin = (host = 'localhost', code?: string) =>
      api.call('POST /users/passkeys/begin/:userId', {
        ...self(),
        ...at(host),
        body: { currentPassword: PASSWORD, ...(code !== undefined && { code }) },
      });
    const save = (
      authenticator: SoftwareAuthenticator,
      challenge: string,
      { name = 'Notebook', ...deviations }: AuthenticatorDeviations & { name?: string } = {},
    ) =>
      api.getAnswer('POST /users/passkeys/new/:userId', {
        ...self(),
        ...at(deviations.host ?? 'localhost'),
        body: { name, attestation: authenticator.attest(challenge, deviations) },
      });
    async function register(host = 'localhost', deviations: AuthenticatorDeviations = {}) {
      const authenticator = createSoftwareAuthenticator();
      const { challenge } = await begin(host);
      const { status } = await save(authenticator, challenge, { host, ...deviations });
      expect(status).toBe(200);
      return authenticator;
    }
    const list = async () => (await api.call('GET /users/passkeys/:userId', self())).passkeys;
    const beginLogin = async (host = 'localhost') =>
      (await api.call('POST /users/passkey-login/begin', { ...at(host), body: {} })).challenge;
    const finish = (
      authenticator: SoftwareAuthenticator,
      challenge: string,
      { requestHost = 'localhost', ...deviations }: AuthenticatorDeviations & { requestHost?: string } = {},
    ) =>
      api.getAnswer('POST /users/passkey-login', {
        ...at(requestHost),
        body: { assertion: authenticator.assert(challenge, deviations) },
      });
    const logIn = async (authenticator: SoftwareAuthenticator, deviations: AuthenticatorDeviations = {}) =>
      finish(authenticator, await beginLogin(), deviations);
    const getMessage = ({ body }: { body: string }): string => JSON.parse(body).message;
    async function turnTotpOn() {
      const { secret } = await api.call('POST /users/factor/begin/:userId', {
        ...self(),
        body: { currentPassword: PASSWORD },
      });
      const getCode = () => computeTotpCode(secret, getTotpStep(Date.now()));
      await api.call('POST /users/factor/confirm/:userId', { ...self(), body: { code: getCode() } });
      await api.query('update totp_secrets set last_step = 0');
      return getCode;
    }

    test('a passkey is created after the password, and opens a session without one', async () => {
      const authenticator = await register();
      expect(await list()).toMatchObject([{ name: 'Notebook', host: 'localhost', lastUse: null }]);
      const answer = await logIn(authenticator);
      expect(answer.status).toBe(200);
      const session: { token: string; userId: string } = JSON.parse(answer.body);
      expect(session.userId).toBe(api.people.owner.userId);
      await api.call('POST /users/token-login', { as: session });
      expect((await list())[0]?.lastUse).not.toBeNull();
      const [record] = await api.query<{ event: string }>(
        'select event from access_records order by at desc, id desc limit 1',
      );
      expect(record?.event).toBe('passkeyLogin');
    });

    test('a wrong password creates no challenge, at the field of the password', async () => {
      const refusal = await api.refused('POST /users/passkeys/begin/:userId', {
        ...self(),
        body: { currentPassword: 'Errada2026' },
      });
      expect(refusal).toMatchObject({ status: 400, fields: [{ path: 'currentPassword' }] });
      expect(await api.query('select * from passkey_challenges')).toEqual([]);
    });

    test('a new passkey is mailed and in the audit log, and the first factor ends other sessions', async () => {
      const other = await api.call('POST /users/login', {
        body: { email: api.people.owner.email, password: PASSWORD },
      });
      await api.query('delete from mail_outbox');
      await register();
      expect((await api.refused('POST /users/token-login', { as: other })).status).toBe(401);
      expect(await api.query('select kind, to_address, text from mail_outbox')).toMatchObject([
        {
          kind: 'new-passkey',
          to_address: api.people.owner.email,
          text: expect.stringContaining('“Notebook” foi criada para entrar em localhost'),
        },
      ]);
      const [entry] = await api.query<{ subject_name: string }>(
        "select * from audit_entries where action = 'add-passkey' order by at desc limit 1",
      );
      expect(entry).toMatchObject({ user_id: api.people.owner.userId, subject_name: 'Notebook' });
    });

    test('a login by passkey from a device that is not known is mailed', async () => {
      const authenticator = await register();
      await api.query('delete from mail_outbox');
      await logIn(authenticator);
      expect(await api.query('select kind from mail_outbox')).toEqual([{ kind: 'new-device' }]);
    });

    test('a passkey counts as both factors, so one needs both to be created', async () => {
      const authenticator = await register();
      const getCode = await turnTotpOn();
      expect((await logIn(authenticator)).status).toBe(200);
      const refuse = (code?: string) =>
        api.refused('POST /users/passkeys/begin/:userId', {
          ...self(),
          body: { currentPassword: PASSWORD, ...(code !== undefined && { code }) },
        });
      expect(await refuse()).toMatchObject({ status: 400, fields: [{ path: 'code' }] });
      expect(await refuse('000000')).toMatchObject({ status: 400, fields: [{ path: 'code' }] });
      await begin('localhost', getCode());
    });

    test('a passkey without verification of the person is neither created nor accepted', async () => {
      const { challenge } = await begin();
      expect((await save(createSoftwareAuthenticator(), challenge, { isUserVerified: false })).status).toBe(
        400,
      );
      expect(await list()).toEqual([]);
      const authenticator = await register();
      expect((await logIn(authenticator, { isUserVerified: false })).status).toBe(401);
    });

    test('a challenge is answered once, within five minutes, and for what it was created', async () => {
      const authenticator = await register();
      const challenge = await beginLogin();
      expect((await finish(authenticator, challenge)).status).toBe(200);
      expect((await finish(authenticator, challenge)).status).toBe(410);

      const late = await beginLogin();
      const [left] = await api.query<{ seconds: number }>(
        'select extract(epoch from expires_at - now())::int as seconds from passkey_challenges',
      );
      expect(left?.seconds).toBeGreaterThan(290);
      expect(left?.seconds).toBeLessThanOrEqual(300);
      await api.query("update passkey_challenges set expires_at = now() - interval '1 second'");
      expect((await finish(authenticator, late)).status).toBe(410);

      const { challenge: ofCreation } = await begin();
      expect((await finish(authenticator, ofCreation)).status).toBe(410);
      expect((await save(createSoftwareAuthenticator(), await beginLogin())).status).toBe(410);
      expect((await finish(authenticator, 'um-desafio-inventado')).status).toBe(410);
    });

    test('of two equal answers at once one opens a session', async () => {
      const authenticator = await register();
      const challenge = await beginLogin();
      const of = [api.people.owner.userId];
      await api.query('delete from sessions where user_id = $1', of);
      const answers = await Promise.all([finish(authenticator, challenge), finish(authenticator, challenge)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
      expect(await api.query('select from sessions where user_id = $1', of)).toHaveLength(1);
    });

    test('a challenge for a passkey is used by the person who asked for it', async () => {
      const { vendor } = api.people;
      const { challenge } = await begin();
      expect(
        (
          await api.refused('POST /users/passkeys/new/:userId', {
            ...self(vendor),
            body: { name: 'Alheia', attestation: createSoftwareAuthenticator().attest(challenge) },
          })
        ).status,
      ).toBe(410);
    });

    test('a new password ends the creation that was begun with the former one', async () => {
      const { challenge } = await begin();
      await api.call('PUT /users/password/:userId', {
        ...self(),
        body: { currentPassword: PASSWORD, newPassword: 'Mirante2027' },
      });
      expect((await save(createSoftwareAuthenticator(), challenge)).status).toBe(410);
    });

    test('a signature of another key, page or host is not accepted, and counts as a failure', async () => {
      const authenticator = await register();
      const forged = { ...createSoftwareAuthenticator(), credentialId: authenticator.credentialId };
      const challenge = await beginLogin();
      const assertion = { ...forged.assert(challenge), id: authenticator.credentialId };
      expect(
        (
          await api.refused('POST /users/passkey-login', {
            ...at('localhost'),
            body: { assertion: { ...assertion, rawId: authenticator.credentialId } },
          })
        ).status,
      ).toBe(401);
      for (const deviation of [
        { origin: 'http://localhost:8080' },
        { origin: 'https://girassol.golpe.test' },
        { host: 'golpe.test' },
        { userHandle: Buffer.from(generateId()).toString('base64url') },
      ])
        expect((await logIn(authenticator, deviation)).status).toBe(401);
      const [{ failures } = { failures: 0 }] = await api.query<{ failures: number }>(
        'select max(failures) as failures from login_attempts',
      );
      expect(failures).toBeGreaterThanOrEqual(5);
      expect(
        (
          await logIn(authenticator, {
            userHandle: Buffer.from(api.people.owner.userId).toString('base64url'),
          })
        ).status,
      ).toBe(200);
    });

    test('a passkey of another host is refused with its host, and the other ways', async () => {
      const authenticator = await register(PARTNER, { origin: `https://${PARTNER}` });
      const refused = await logIn(authenticator);
      expect(refused.status).toBe(401);
      expect(getMessage(refused)).toBe(
        `Esta chave de acesso só vale em ${PARTNER}. Entre com e-mail e senha, ou recupere a sua senha.`,
      );
      const own = { requestHost: PARTNER, host: PARTNER, origin: `https://${PARTNER}` };
      expect((await finish(authenticator, await beginLogin(), own)).status).toBe(410);
      expect((await finish(authenticator, await beginLogin(PARTNER), own)).status).toBe(200);
    });

    test.each(['sol-da-serra.test', 'parceiro.test', '127.0.0.1', '[::1]', 'localhost.golpe.test'])(
      'the host %s, which is none of the product, has no passkeys',
      async (host) => {
        const refusal = await api.refused('POST /users/passkey-login/begin', { ...at(host), body: {} });
        expect(refusal).toMatchObject({ status: 403, message: expect.stringContaining('e-mail e senha') });
      },
    );

    test('a counter that does not grow shows a copy, which is refused', async () => {
      const authenticator = await register('localhost', { counter: 5 });
      expect((await logIn(authenticator, { counter: 6 })).status).toBe(200);
      for (const counter of [6, 5, 0]) {
        const refused = await logIn(authenticator, { counter });
        expect(refused.status).toBe(401);
        expect(getMessage(refused)).toContain('pode ter sido copiada');
      }
      expect((await logIn(authenticator, { counter: 4_000_000_000 })).status).toBe(200);
    });

    test('a passkey that was removed opens nothing, and its removal ends other sessions', async () => {
      const authenticator = await register();
      const session: { token: string } = JSON.parse((await logIn(authenticator)).body);
      const [passkey] = await list();
      const remove = (currentPassword: string, person = api.people.owner) =>
        api.getAnswer('POST /users/passkeys/remove/:userId/:passkeyId', {
          as: person,
          params: { userId: person.userId, passkeyId: passkey?._id ?? '' },
          body: { currentPassword },
        });
      expect((await remove('Errada2026')).status).toBe(400);
      expect((await remove(PASSWORD)).status).toBe(200);
      expect((await remove(PASSWORD)).status).toBe(404);
      expect((await api.refused('POST /users/token-login', { as: session })).status).toBe(401);
      const refused = await logIn(authenticator);
      expect([refused.status, getMessage(refused)]).toEqual([
        401,
        'Esta chave de acesso não existe mais. Entre com e-mail e senha, ou recupere a sua senha.',
      ]);
    });

    test('a passkey is renamed by its owner alone', async () => {
      await register();
      const [passkey] = await list();
      const rename = (person: TestPerson, name: string) =>
        api.getAnswer('PATCH /users/passkeys/:userId/:passkeyId', {
          as: person,
          params: { userId: person.userId, passkeyId: passkey?._id ?? '' },
          body: { name },
        });
      expect((await rename(api.people.vendor, 'Minha')).status).toBe(404);
      expect((await rename(api.people.owner, '   ')).status).toBe(400);
      expect((await rename(api.people.owner, ' Celular ')).status).toBe(200);
      expect(await list()).toMatchObject([{ name: 'Celular' }]);
    });

    test('one credential is saved once, and a person has twenty', async () => {
      const authenticator = await register();
      const again = await begin();
      expect(again.excludeCredentials).toEqual([
        { id: authenticator.credentialId, type: 'public-key', transports: ['internal'] },
      ]);
      expect((await save(authenticator, again.challenge)).status).toBe(409);
      const { accountId, userId } = api.people.owner;
      for (let count = 1; count < 20; count += 1)
        await api.query(
          `insert into passkeys (account_id, id, user_id, host, credential_id, public_key, counter, transports, name)
           values ($1, $2, $3, 'localhost', $4, 'x', 0, '{}', 'x')`,
          [accountId, generateId(), userId, Buffer.from(generateId())],
        );
      expect(
        (
          await api.refused('POST /users/passkeys/begin/:userId', {
            ...self(),
            body: { currentPassword: PASSWORD },
          })
        ).status,
      ).toBe(409);
    });

    test('somebody who was disabled does not get in by passkey', async () => {
      const authenticator = await register();
      const id = [api.people.owner.userId];
      await api.query('update users set disabled_at = now() where id = $1', id);
      expect((await logIn(authenticator)).status).toBe(401);
      await api.query('update users set disabled_at = null where id = $1', id);
      expect((await logIn(authenticator)).status).toBe(200);
    });

    test('a new password leaves passkeys in force', async () => {
      const authenticator = await register();
      await api.call('PUT /users/password/:userId', {
        ...self(),
        body: { currentPassword: PASSWORD, newPassword: 'Mirante2027' },
      });
      expect((await logIn(authenticator)).status).toBe(200);
    });

    test('a factor that is reset for somebody takes the passkeys along', async () => {
      const authenticator = await register();
      await api.call('POST /operation/accounts/factor-reset/:accountId', {
        as: api.people.admin,
        params: { accountId: api.people.owner.accountId },
        body: { why: 'conferido por telefone' },
      });
      expect((await logIn(authenticator)).status).toBe(401);
      await reopenSession(api.database, api.people.owner);
      expect(await list()).toEqual([]);
    });

    test('wrong passkeys are limited by address, together with wrong passwords', async () => {
      const authenticator = await register();
      await logIn(authenticator, { host: 'golpe.test' });
      await api.query('update login_attempts set failures = 100');
      expect((await api.refused('POST /users/passkey-login/begin', { body: {} })).status).toBe(429);
      await api.query('delete from login_attempts');
      const challenge = await beginLogin();
      await api.query('update login_attempts set failures = 300');
      expect((await api.refused('POST /users/passkey-login/begin', { body: {} })).status).toBe(429);
      expect((await finish(authenticator, challenge)).status).toBe(200);
    });

    test('challenges that expired are cleared away', async () => {
      await beginLogin();
      await api.query("update passkey_challenges set expires_at = now() - interval '1 second'");
      await beginLogin();
      expect(await api.query('select * from passkey_challenges')).toHaveLength(1);
    });
  },
  { PRODUCT_HOSTS: PARTNER },
);
