import { randomUUID } from 'node:crypto';
import { describeApi } from '@girassol/api/test/harness';
import { createBillingTester, type TestSignup } from '../billing/billing.testing';

describeApi('the browser of a signup', (api) => {
  const tester = createBillingTester(api);
  const { begin, beginWithAddress, buildPayment } = tester;

  const load = ({ id, cookie }: TestSignup) =>
    api.call('GET /signup/single/:id', { params: { id }, headers: { cookie } });
  const askCode = ({ id }: TestSignup) => api.call('POST /signup/resume-code/:id', { params: { id } });
  /** Code of the last mail of a signup. */
  const readCode = async ({ id }: TestSignup): Promise<string> => {
    const mails = (await tester.listMails(id)).filter(({ kind }) => kind === 'signup-code');
    return /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
  };
  const getWrongCode = (code: string) => (code === '000000' ? '000001' : '000000');
  const resume = ({ id }: TestSignup, code: string) => ({ params: { id }, body: { code } });

  test('[billing-013] reads its signup again; another one learns the plan and where a code would be mailed', async () => {
    const signup = await begin({ email: 'marina@energia.com.br', query: 'utm_source=feira', eventID: 'e1' });
    expect((await load(signup)).signup).toMatchObject({
      signupStepOneInfo: { name: 'Ana', email: 'marina@energia.com.br' },
    });
    for (const cookie of ['', 'girassol_signup=x', signup.cookie.replace(/=.*/, '=forged')])
      expect(await load({ ...signup, cookie })).toEqual({
        planId: 1,
        vendorsAmount: 2,
        maskedEmail: 'm****@e****.com.br',
        signup: null,
      });
    const [row] = await api.query<{ tracking: object }>(
      'select tracking from signups where account_id = $1',
      [signup.id],
    );
    expect(row?.tracking).toMatchObject({ query: 'utm_source=feira', eventID: 'e1' });
  });

  test('without the secret changes and pays nothing, and is not let in', async () => {
    const signup = await beginWithAddress();
    const stranger = { id: signup.id, cookie: (await begin()).cookie };
    const { params, headers, body } = buildPayment(stranger);
    const pay = await api.refused('POST /signup/step-3-pix/:planId/:id', { params, headers, body });
    const choose = await api.refused('POST /signup/choice/:id', {
      params: { id: signup.id },
      headers,
      body: { planId: 2, vendorsAmount: 3 },
    });
    const { signup: record } = await api.call('POST /signup/step-3-pix/:planId/:id', buildPayment(signup));
    await tester.act(record.charge?.demonstrationPage ?? null, 'pix');
    const enter = await api.refused('POST /signup/session/:id', { params: { id: signup.id }, headers });
    expect([pay.status, choose.status, enter.status]).toEqual([403, 403, 403]);
  });

  test('is not let in before the payment, nor a day after it', async () => {
    const signup = await beginWithAddress();
    const enter = { params: { id: signup.id }, headers: { cookie: signup.cookie } };
    expect(await api.refused('POST /signup/session/:id', enter)).toMatchObject({ status: 409 });
    const { signup: record } = await api.call('POST /signup/step-3-pix/:planId/:id', buildPayment(signup));
    await tester.act(record.charge?.demonstrationPage ?? null, 'pix');
    await tester.openSession(signup);
    await api.query("update signups set changed_at = now() - interval '25 hours' where account_id = $1", [
      signup.id,
    ]);
    expect(await api.refused('POST /signup/session/:id', enter)).toMatchObject({ status: 410 });
  });

  test('of another device goes on by the code of a mail, and the first one does not any more', async () => {
    const signup = await beginWithAddress();
    await askCode(signup);
    const code = await readCode(signup);
    const [mail] = (await tester.listMails(signup.id)).filter(({ kind }) => kind === 'signup-code');
    expect(mail?.text).toContain(code);
    const answer = await api.send({
      method: 'POST',
      url: `/api/signup/resume/${signup.id}`,
      payload: { code },
    });
    expect(answer.statusCode).toBe(200);
    const other = { id: signup.id, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' };
    expect((await load(other)).signup?.signupStepTwoInfo).toMatchObject({ city: 'Campinas' });
    expect((await load(signup)).signup).toBeNull();
    // It is used up.
    expect(await api.refused('POST /signup/resume/:id', resume(signup, code))).toMatchObject({ status: 400 });
  });

  test('is refused the right code after five wrong ones, until it asks for another', async () => {
    const signup = await begin();
    await askCode(signup);
    const code = await readCode(signup);
    const wrong = getWrongCode(code);
    for (let time = 0; time < 5; time += 1)
      expect(await api.refused('POST /signup/resume/:id', resume(signup, wrong))).toMatchObject({
        status: 400,
        fields: [{ path: 'code' }],
      });
    expect((await api.refused('POST /signup/resume/:id', resume(signup, code))).status).toBe(429);
    await askCode(signup);
    await api.call('POST /signup/resume/:id', resume(signup, await readCode(signup)));
  });

  test('is refused a code of 15 minutes ago, one of another signup, and a sixth mail on a day', async () => {
    const [signup, other] = [await begin(), await begin()];
    await askCode(signup);
    const code = await readCode(signup);
    await askCode(other);
    if ((await readCode(other)) !== code)
      expect((await api.refused('POST /signup/resume/:id', resume(other, code))).status).toBe(400);
    await api.query(
      "update signups set resume_code_expires_at = now() - interval '1 second' where account_id = $1",
      [signup.id],
    );
    expect(await api.refused('POST /signup/resume/:id', resume(signup, code))).toMatchObject({ status: 400 });
    for (let time = 0; time < 4; time += 1) await askCode(signup);
    const refusal = await api.refused('POST /signup/resume-code/:id', { params: { id: signup.id } });
    expect(refusal.status).toBe(429);
  });

  test('finds nothing of a signup that is over, or was never begun', async () => {
    const signup = await begin();
    await api.query("update signups set expires_at = now() - interval '1 second' where account_id = $1", [
      signup.id,
    ]);
    const params = { id: signup.id };
    expect((await api.refused('GET /signup/single/:id', { params })).status).toBe(404);
    expect((await api.refused('POST /signup/resume-code/:id', { params })).status).toBe(404);
    const { accountId } = api.people.owner;
    expect((await api.refused('GET /signup/single/:id', { params: { id: accountId } })).status).toBe(404);
  });

  test('is let in no more once its owner has chosen a password, a second factor, or ended sessions', async () => {
    const paid = async () => {
      const signup = await beginWithAddress();
      const { signup: record } = await api.call('POST /signup/step-3-pix/:planId/:id', buildPayment(signup));
      await tester.act(record.charge?.demonstrationPage ?? null, 'pix');
      return signup;
    };
    const enter = ({ id, cookie }: TestSignup) => ({ params: { id }, headers: { cookie } });
    const countSessions = async ({ id }: TestSignup) =>
      (await api.query('select from sessions where account_id = $1', [id])).length;
    const expectRefused = async (signup: TestSignup) => {
      const sessions = await countSessions(signup);
      const links = (await api.query('select from access_links where account_id = $1', [signup.id])).length;
      expect(await api.refused('POST /signup/session/:id', enter(signup))).toMatchObject({
        status: 410,
        message: 'Entre com a sua senha, ou com o link que enviamos ao seu e-mail.',
      });
      expect(await countSessions(signup)).toBe(sessions);
      expect(await api.query('select from access_links where account_id = $1', [signup.id])).toHaveLength(
        links,
      );
    };
    const signup = await paid();
    // Until then it comes in as often as it likes.
    await api.call('POST /signup/session/:id', enter(signup));
    const { passwordToken } = await api.call('POST /signup/session/:id', enter(signup));
    await api.call('POST /users/access-link/use', {
      body: { token: passwordToken, password: 'Girassol2026' },
    });
    await expectRefused(signup);

    for (const event of ['password', 'revoked', 'factorOn']) {
      const other = await paid();
      const { userId } = await tester.openSession(other);
      await api.query(
        `insert into access_records (account_id, id, user_id, event, ip, user_agent)
         values ($1, $2, $3, $4, '127.0.0.1', '')`,
        [other.id, randomUUID(), userId, event],
      );
      await expectRefused(other);
    }

    const factored = await paid();
    const { userId } = await tester.openSession(factored);
    await api.query(
      "insert into totp_secrets (account_id, user_id, sealed, confirmed_at) values ($1, $2, 'x', now())",
      [factored.id, userId],
    );
    await expectRefused(factored);
  });

  test('an e-mail that has an account is not told apart, and its login is another one', async () => {
    const owner = await tester.openByPix({ email: api.people.owner.email });
    expect(owner.email).toBe(`dono+girassol-${owner.accountId.slice(-6)}@girassol.test`);
    const mails = await tester.listMails(owner.accountId);
    expect(mails.map(({ kind, to_address }) => [kind, to_address])).toContainEqual([
      'signup-access',
      api.people.owner.email,
    ]);
  });

  test('of another device changes the contact of the same signup; a code of the former address is over', async () => {
    const signup = await beginWithAddress();
    const change = (cookie: string, email: string) =>
      api.send({
        method: 'POST',
        url: '/api/signup/step-1',
        headers: { cookie },
        payload: {
          ...{ frontId: randomUUID(), signupId: signup.id, planId: 1, email },
          ...{ name: 'Bia', surname: 'Lima', phone: '(19) 99876-5432' },
        },
      });
    await askCode(signup);
    const resumed = await api.send({
      method: 'POST',
      url: `/api/signup/resume/${signup.id}`,
      payload: { code: await readCode(signup) },
    });
    const cookie = String(resumed.headers['set-cookie']).split(';')[0] ?? '';
    await askCode(signup);
    const former = await readCode(signup);
    const changed = await change(cookie, 'bia@energia.com.br');
    expect(changed.json().signup).toMatchObject({
      _id: signup.id,
      signupStepOneInfo: { name: 'Bia', email: 'bia@energia.com.br' },
      signupStepTwoInfo: { city: 'Campinas' },
    });
    const mails = await tester.listMails(signup.id);
    expect(
      mails.some(({ kind, to_address: to }) => kind === 'signup-begun' && to === 'bia@energia.com.br'),
    ).toBe(true);
    const late = await api.refused('POST /signup/resume/:id', resume(signup, former));
    expect(late).toMatchObject({ status: 400, message: 'Este código terminou. Peça outro.' });

    // Without the secret it is a signup of its own, and this one stays as it is.
    const stranger = (await change(signup.cookie, 'outra@energia.com.br')).json().signup;
    expect(stranger._id).not.toBe(signup.id);
    expect(stranger.signupStepTwoInfo).toBeNull();
  });
});
