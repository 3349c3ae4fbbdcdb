import { describeApi, getServerOnlyTest } from '@girassol/api/test/harness';
import { reopenSession, setPassword } from '@girassol/api/test/test-people';
import { waitUntil } from '@girassol/api/test/wait-until';
import { recordFailedAttempt } from '@girassol/api-platform/http/try-limit';
import { sql } from 'kysely';
import { buildCodeLimit } from './factor';
import { computeTotpCode, getTotpStep } from './totp';

const PASSWORD = 'Girassol2026';

describeApi('the second factor', (api) => {
  beforeEach(async () => {
    for (const table of ['login_attempts', 'totp_secrets', 'recovery_codes', 'login_challenges'])
      await api.query(`delete from ${table}`);
    await setPassword(api.database, api.people.owner, PASSWORD);
    await reopenSession(api.database, api.people.owner);
  });

  const self = () => ({ as: api.people.owner, params: { userId: api.people.owner.userId } });
  const getCode = (secret: string, ahead = 0) => computeTotpCode(secret, getTotpStep(Date.now()) + ahead);
  /** Forgets which codes were used: the tests do not wait for the next ones. */
  const forgetSteps = () => api.query('update totp_secrets set last_step = 0');

  async function turnOn() {
    const { secret } = await api.call('POST /users/factor/begin/:userId', {
      ...self(),
      body: { currentPassword: PASSWORD },
    });
    const { recoveryCodes } = await api.call('POST /users/factor/confirm/:userId', {
      ...self(),
      body: { code: getCode(secret) },
    });
    await forgetSteps();
    return { secret, recoveryCodes };
  }
  async function beginLogin() {
    const refusal = await api.refused('POST /users/login', {
      body: { email: api.people.owner.email, password: PASSWORD },
    });
    return { ...refusal, challenge: refusal.loginChallenge ?? '' };
  }
  const finish = (challenge: string, code: string) =>
    api.getAnswer('POST /users/login-factor', { body: { challenge, code } });

  const endOwnSessions = () =>
    api.query('delete from sessions where user_id = $1', [api.people.owner.userId]);
  const countSessions = async () =>
    (await api.query('select from sessions where user_id = $1', [api.people.owner.userId])).length;

  test('is asked for after the password, and a session comes only with it', async () => {
    const { secret } = await turnOn();
    const { status, message, challenge } = await beginLogin();
    expect({ status, message }).toEqual({
      status: 401,
      message: 'Informe o código do seu aplicativo autenticador.',
    });
    expect((await finish(challenge, '000000')).status).toBe(400);
    const session = await api.call('POST /users/login-factor', {
      body: { challenge, code: getCode(secret) },
    });
    await api.call('POST /users/token-login', { as: session });
    // The challenge is used up, in another tab too.
    expect((await finish(challenge, getCode(secret, 1))).status).toBe(410);
  });

  test('a wrong password tells nothing of it', async () => {
    await turnOn();
    expect(
      await api.refused('POST /users/login', {
        body: { email: api.people.owner.email, password: 'Errada2026' },
      }),
    ).toEqual({ status: 401, message: 'E-mail ou senha incorretos.' });
  });

  test('a code is accepted once, one step early or late, in whichever login', async () => {
    const { secret } = await turnOn();
    for (const ahead of [-1, 0, 1]) {
      const { challenge } = await beginLogin();
      expect((await finish(challenge, getCode(secret, ahead))).status).toBe(200);
      const { challenge: next } = await beginLogin();
      expect((await finish(next, getCode(secret, ahead))).status).toBe(400);
    }
    await forgetSteps();
    const { challenge } = await beginLogin();
    expect((await finish(challenge, getCode(secret, 3))).status).toBe(400);
  });

  test('of two equal codes at once one is accepted', async () => {
    const { secret } = await turnOn();
    const [one, two] = [await beginLogin(), await beginLogin()];
    const code = getCode(secret);
    await endOwnSessions();
    const answers = await Promise.all([finish(one.challenge, code), finish(two.challenge, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await countSessions()).toBe(1);
  });

  test('codes are limited by login and by person', async () => {
    const { secret } = await turnOn();
    const { challenge } = await beginLogin();
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      statuses.push((await finish(challenge, `00000${attempt}`)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 410]);
    const { challenge: next } = await beginLogin();
    for (let attempt = 0; attempt < 5; attempt += 1) await finish(next, `11111${attempt}`);
    const { challenge: third } = await beginLogin();
    expect((await finish(third, getCode(secret))).status).toBe(429);
  });

  /** Answers a call that was let in before wrong codes of the same burst reached the limit, and was right. */
  async function answerBehindBurst<T>(call: () => Promise<T>): Promise<T> {
    const { owner } = api.people;
    let answer: Promise<T> | undefined;
    await api.database.asAccount(owner, async (tx) => {
      await sql`select from totp_secrets where user_id = ${owner.userId} for update`.execute(tx);
      answer = call();
      await waitUntil(async () => {
        const waiting = await api.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return waiting.length > 0;
      });
      for (let failure = 0; failure < 10; failure += 1)
        await recordFailedAttempt(api.database, buildCodeLimit(owner));
    });
    return answer as Promise<T>;
  }

  getServerOnlyTest(api)(
    'a right code that comes in a burst of wrong ones opens and changes nothing',
    async () => {
      const { secret } = await turnOn();
      const { challenge } = await beginLogin();
      expect((await answerBehindBurst(() => finish(challenge, getCode(secret)))).status).toBe(429);

      await api.query('delete from login_attempts');
      await forgetSteps();
      const renew = () =>
        api.getAnswer('POST /users/factor/codes/:userId', { ...self(), body: { code: getCode(secret) } });
      const read = () => api.query("select encode(code_hash, 'hex') as hash from recovery_codes order by 1");
      const before = await read();
      expect((await answerBehindBurst(renew)).status).toBe(429);
      expect(await read()).toEqual(before);
    },
  );

  test('a login waits five minutes, and ends with a new password', async () => {
    const { secret } = await turnOn();
    const { challenge } = await beginLogin();
    await api.query("update login_challenges set expires_at = now() - interval '1 second'");
    expect((await finish(challenge, getCode(secret))).status).toBe(410);

    const { challenge: second } = await beginLogin();
    await api.call('PUT /users/password/:userId', {
      ...self(),
      body: { currentPassword: PASSWORD, newPassword: 'Mirante2027' },
    });
    expect((await finish(second, getCode(secret))).status).toBe(410);
  });

  test('a person who was disabled meanwhile does not get in', async () => {
    const { secret } = await turnOn();
    const { challenge } = await beginLogin();
    const id = [api.people.owner.userId];
    await api.query('update users set disabled_at = now() where id = $1', id);
    expect((await finish(challenge, getCode(secret))).status).toBe(410);
    await api.query('update users set disabled_at = null where id = $1', id);
  });

  test('each recovery code gets in once, however it is typed, and is counted', async () => {
    const { recoveryCodes } = await turnOn();
    expect(recoveryCodes).toHaveLength(10);
    const code = recoveryCodes[0] ?? '';
    const { challenge } = await beginLogin();
    expect((await finish(challenge, ` ${code.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200);
    const { challenge: next } = await beginLogin();
    expect((await finish(next, code)).status).toBe(400);
    expect(await api.call('GET /users/factor/:userId', self())).toMatchObject({ recoveryCodesLeft: 9 });
  });

  test('of two uses of one recovery code at once, one opens a session', async () => {
    const { recoveryCodes } = await turnOn();
    const [one, two] = [await beginLogin(), await beginLogin()];
    await endOwnSessions();
    const code = recoveryCodes[0] ?? '';
    const answers = await Promise.all([finish(one.challenge, code), finish(two.challenge, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await countSessions()).toBe(1);
  });

  test('secret and recovery codes are stored sealed and hashed', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const stored = JSON.stringify([
      await api.query("select encode(sealed, 'escape') as sealed from totp_secrets"),
      await api.query("select encode(code_hash, 'escape') as hash from recovery_codes"),
      await api.query('select * from audit_entries'),
    ]);
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(text);
  });

  test('turning it on needs the password and a code, and ends other sessions', async () => {
    const refusal = await api.refused('POST /users/factor/begin/:userId', {
      ...self(),
      body: { currentPassword: 'Errada2026' },
    });
    expect(refusal).toMatchObject({ status: 400, fields: [{ path: 'currentPassword' }] });
    const other = await api.call('POST /users/login', {
      body: { email: api.people.owner.email, password: PASSWORD },
    });
    const begun = await api.call('POST /users/factor/begin/:userId', {
      ...self(),
      body: { currentPassword: PASSWORD },
    });
    expect(begun.uri).toContain(`secret=${begun.secret}`);
    // It does not count yet.
    await api.call('POST /users/login', { body: { email: api.people.owner.email, password: PASSWORD } });
    expect(
      (await api.refused('POST /users/factor/confirm/:userId', { ...self(), body: { code: '123' } })).status,
    ).toBe(400);
    await turnOn();
    expect((await api.refused('POST /users/token-login', { as: other })).status).toBe(401);
    await api.call('POST /users/token-login', { as: api.people.owner });
    expect(
      (
        await api.refused('POST /users/factor/begin/:userId', {
          ...self(),
          body: { currentPassword: PASSWORD },
        })
      ).status,
    ).toBe(409);
  });

  test('new recovery codes need a code of the authenticator, and replace the former ones', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const renew = (code: string) =>
      api.getAnswer('POST /users/factor/codes/:userId', { ...self(), body: { code } });
    expect((await renew(recoveryCodes[0] ?? '')).status).toBe(400);
    expect((await renew(getCode(secret))).status).toBe(200);
    const { challenge } = await beginLogin();
    expect((await finish(challenge, recoveryCodes[0] ?? '')).status).toBe(400);
  });

  test('turning it off needs password and code', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const turnOff = (currentPassword: string, code: string) =>
      api.getAnswer('POST /users/factor/off/:userId', { ...self(), body: { currentPassword, code } });
    expect((await turnOff('Errada2026', getCode(secret))).status).toBe(400);
    expect((await turnOff(PASSWORD, '000000')).status).toBe(400);
    expect((await turnOff(PASSWORD, recoveryCodes[3] ?? '')).status).toBe(200);
    await api.call('POST /users/login', { body: { email: api.people.owner.email, password: PASSWORD } });
    const actions = await api.query<{ action: string }>(
      "select action from audit_entries where area = 'security' order by at",
    );
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['turn-factor-on', 'turn-factor-off']),
    );
  });

  test('the owner resets the factor of somebody who lost it, with a reason and a mail; nobody else does', async () => {
    const { owner, vendor, supervisor, neighbour } = api.people;
    await api.query('delete from mail_outbox');
    const sealed = Buffer.from('x');
    await api.query(
      'insert into totp_secrets (account_id, user_id, sealed, confirmed_at) values ($1, $2, $3, now())',
      [vendor.accountId, vendor.userId, sealed],
    );
    const reset = (
      as: typeof owner,
      personId: string,
      why = 'perdeu o celular',
      currentPassword = PASSWORD,
    ) =>
      api.getAnswer('POST /users/factor/reset/:userId/:personId', {
        as,
        params: { userId: as.userId, personId },
        body: { currentPassword, why },
      });
    const list = async () =>
      (await api.call('GET /users/factor/team/:userId', self())).people.filter(({ hasFactor }) => hasFactor);
    expect((await list()).map(({ _id }) => _id)).toEqual([vendor.userId]);
    const refused = [
      await reset(supervisor, vendor.userId),
      await reset(neighbour, vendor.userId),
      await reset(owner, owner.userId),
      await reset(owner, vendor.userId, ''),
      await reset(owner, vendor.userId, 'perdeu o celular', 'Errada2026'),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 404, 409, 400, 400]);
    expect(JSON.parse(refused.at(-1)?.body ?? '')).toMatchObject({ fields: [{ path: 'currentPassword' }] });
    await api.query('update users set is_admin = true where id = $1', [vendor.userId]);
    expect((await reset(owner, vendor.userId)).status).toBe(403);
    await api.query('update users set is_admin = false where id = $1', [vendor.userId]);
    expect((await list()).map(({ _id }) => _id)).toEqual([vendor.userId]);

    expect((await reset(owner, vendor.userId)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await api.refused('POST /users/token-login', { as: vendor })).status).toBe(401);
    const mails = await api.query<{ to_address: string; text: string }>('select * from mail_outbox');
    expect(mails).toMatchObject([
      { to_address: vendor.email, text: expect.stringContaining('perdeu o celular') },
    ]);
    const [entry] = await api.query<{ subject_id: string; user_id: string }>(
      "select * from audit_entries where action = 'reset-factor'",
    );
    expect(entry).toMatchObject({ subject_id: vendor.userId, user_id: owner.userId });
    await reopenSession(api.database, vendor);
  });

  test('the operator resets the factor of an owner, with a reason and a mail', async () => {
    await turnOn();
    await api.query('delete from mail_outbox');
    const { account } = await api.call('POST /operation/accounts/factor-reset/:accountId', {
      as: api.people.admin,
      params: { accountId: api.people.owner.accountId },
      body: { why: 'conferido por telefone' },
    });
    expect(account.history[0]).toMatchObject({ action: 'factor', why: 'conferido por telefone' });
    expect(await api.query('select to_address from mail_outbox')).toEqual([
      { to_address: api.people.owner.email },
    ]);
    await api.call('POST /users/login', { body: { email: api.people.owner.email, password: PASSWORD } });
    expect(
      (
        await api.refused('POST /operation/accounts/factor-reset/:accountId', {
          as: api.people.admin,
          params: { accountId: api.people.admin.accountId },
          body: { why: 'por engano' },
        })
      ).status,
    ).toBe(403);
  });

  test('nobody turns off the factor of a colleague', async () => {
    const { vendor } = api.people;
    expect(
      (
        await api.refused('POST /users/factor/off/:userId', {
          as: api.people.owner,
          params: { userId: vendor.userId },
          body: { currentPassword: PASSWORD, code: '000000' },
        })
      ).status,
    ).toBe(404);
  });
});
