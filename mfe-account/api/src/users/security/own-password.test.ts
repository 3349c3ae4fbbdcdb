import { describeApi } from '@girassol/api/test/harness';
import { reopenSession, setPassword } from '@girassol/api/test/test-people';

const BEFORE = 'Girassol2026';
const AFTER = 'Mirante2027';

describeApi('the own password', (api) => {
  beforeEach(async () => {
    await api.query('delete from login_attempts');
    await setPassword(api.database, api.people.owner, BEFORE);
    await reopenSession(api.database, api.people.owner);
  });

  const logIn = (password: string) =>
    api.call('POST /users/login', { body: { email: api.people.owner.email, password } });
  const change = (as: { token: string }, currentPassword = BEFORE, newPassword = AFTER) => ({
    as,
    params: { userId: api.people.owner.userId },
    body: { currentPassword, newPassword },
  });

  test('[account-001] the new password holds, the old one does not, and only the session that changed it stays', async () => {
    const [first, second] = [await logIn(BEFORE), await logIn(BEFORE)];
    const { endedSessions } = await api.call('PUT /users/password/:userId', change(first));
    expect(endedSessions).toBe(2); // `second` and the session of the fixture

    await api.call('POST /users/token-login', { as: first });
    expect((await api.refused('POST /users/token-login', { as: second })).shouldLogout).toBe(true);
    await logIn(AFTER);
    expect(
      (
        await api.refused('POST /users/login', {
          body: { email: api.people.owner.email, password: BEFORE },
        })
      ).status,
    ).toBe(401);
  });

  test('[account-001] a wrong current password and a weak new one are refused at their fields', async () => {
    const session = await logIn(BEFORE);
    expect(await api.refused('PUT /users/password/:userId', change(session, 'Errada2026'))).toMatchObject({
      status: 400,
      fields: [{ path: 'currentPassword' }],
    });
    expect(await api.refused('PUT /users/password/:userId', change(session, BEFORE, 'fraca'))).toMatchObject({
      status: 400,
      fields: [{ path: 'newPassword' }],
    });
    await logIn(BEFORE);
  });

  test('nobody changes the password of a colleague, whatever their rights', async () => {
    for (const userId of [api.people.vendor.userId, api.people.neighbour.userId, api.people.owner.accountId])
      expect(
        (
          await api.refused('PUT /users/password/:userId', {
            ...change(api.people.owner),
            params: { userId },
          })
        ).status,
      ).toBe(404);
  });

  test('a stolen session finds no password by trying', async () => {
    const session = await logIn(BEFORE);
    const answers = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      answers.push(
        (await api.refused('PUT /users/password/:userId', change(session, `Errada${attempt}x`))).status,
      );
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    expect((await api.refused('PUT /users/password/:userId', change(session))).status).toBe(429);
  });

  test('an account in bad standing changes its password too, and a link to a password ends with it', async () => {
    const { unpaid } = api.people;
    await setPassword(api.database, unpaid, BEFORE);
    const token = 'a'.repeat(43);
    await api.query(
      `insert into access_links (account_id, id, user_id, token_hash, by, expires_at)
       values ($1, gen_random_uuid(), $2, sha256($3::text::bytea), 'x', now() + interval '1 hour')`,
      [unpaid.accountId, unpaid.userId, token],
    );
    await api.call('POST /users/access-link/read', { body: { token } });
    await api.call('PUT /users/password/:userId', {
      as: unpaid,
      params: { userId: unpaid.userId },
      body: { currentPassword: BEFORE, newPassword: AFTER },
    });
    expect((await api.refused('POST /users/access-link/read', { body: { token } })).status).toBe(410);
  });

  test('of two changes at once the first one counts', async () => {
    const session = await logIn(BEFORE);
    const answers = await Promise.all(
      ['Primeira2027', 'Segunda2027'].map((next) =>
        api.getAnswer('PUT /users/password/:userId', change(session, BEFORE, next)),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});
