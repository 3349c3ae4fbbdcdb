import { describeApi } from '@girassol/api/test/harness';

const ENTRY = '/plataforma-financeira';
const CONNECT = 'POST /azume-financial/auth-external';
const CODE = 'GET /azume-financial/login-code';

describeApi('the entry of the embedded finance platform', (api) => {
  const setStatus = (accountId: string, status: string | null) =>
    api.query('update accounts set finance_status = $2 where id = $1', [accountId, status]);

  beforeEach(async () => {
    await api.query('delete from login_attempts');
    await setStatus(api.people.owner.accountId, 'ACTIVE');
    await api.call(CONNECT, { as: api.people.owner });
  });

  const createCode = async () => (await api.call(CODE, { as: api.people.owner })).data.code;
  const post = (url: string, fields: Record<string, string>, cookie?: string) =>
    api.send({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...(cookie && { cookie }) },
      payload: new URLSearchParams(fields).toString(),
    });
  const signIn = (codigo: string, email: string = api.people.owner.email) => post(ENTRY, { email, codigo });
  const show = (cookie?: string) => api.send({ url: ENTRY, headers: cookie ? { cookie } : {} });
  const getCookie = (answer: Awaited<ReturnType<typeof post>>): string =>
    String(answer.headers['set-cookie']).split(';')[0] ?? '';

  test('[settings-008] a code opens the platform once, and a reload shows the lists again without it', async () => {
    expect((await show()).body).toContain('Código de acesso');
    const code = await createCode();
    const opened = await signIn(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`);
    expect([opened.statusCode, opened.headers.location]).toEqual([303, ENTRY]);
    expect(opened.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Strict/);
    const cookie = getCookie(opened);
    for (let reload = 0; reload < 2; reload++) {
      const { body, headers } = await show(cookie);
      for (const text of ['Sol Nascente Equipamentos', 'Caixa da loja', '410 Obras', 'Despesas · Pessoas'])
        expect(body).toContain(text);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).not.toContain(code);
    }
    // The settings page no longer speaks of a code that is valid.
    expect((await api.call(CONNECT, { as: api.people.owner })).data.loginCodeUntil).toBeNull();

    const again = await signIn(code);
    expect(again.statusCode).toBe(401);
    expect(again.body).toContain('Este código já foi usado');
    expect(again.body).toContain(api.people.owner.email);
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  test('of three sign-ins with one code at the same moment one gets a session', async () => {
    const code = await createCode();
    const answers = await Promise.all([signIn(code), signIn(code), signIn(code)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 401, 401]);
  });

  test('a code that has ended, one that was replaced, and one of another e-mail are told apart as far as is safe', async () => {
    const replaced = await createCode();
    const code = await createCode();
    const wrong = 'E-mail e código não conferem';
    expect((await signIn(replaced)).body).toContain(wrong);
    expect((await signIn(code, api.people.neighbour.email)).body).toContain(wrong);
    expect((await signIn(code, 'ninguem@girassol.test')).body).toContain(wrong);
    await api.query("update finance_login_codes set expires_at = now() - interval '1 second'");
    const ended = await signIn(code);
    expect([ended.statusCode, ended.body]).toEqual([401, expect.stringContaining('Este código terminou')]);
    const empty = await post(ENTRY, { email: '', codigo: code });
    expect([empty.statusCode, empty.body]).toEqual([400, expect.stringContaining('Digite o e-mail')]);
  });

  test('whoever types many wrong codes waits, and the right one is not taken meanwhile', async () => {
    const code = await createCode();
    for (let wrong = 0; wrong < 10; wrong++) await signIn('AAAA2222');
    const refused = await signIn(code);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toContain('Muitos códigos errados');
  });

  test('a session ends by its button, with its time, and with the right to the platform', async () => {
    const { accountId, userId } = api.people.owner;
    const open = async () => getCookie(await signIn(await createCode()));
    const isOpen = async (cookie: string) => (await show(cookie)).body.includes('Caixa da loja');
    const cookie = await open();
    expect(await isOpen(cookie)).toBe(true);
    // Another code does not end the session.
    await createCode();
    expect(await isOpen(cookie)).toBe(true);
    await setStatus(accountId, 'BLOCKED');
    expect(await isOpen(cookie)).toBe(false);
    await setStatus(accountId, 'ACTIVE');
    expect(await isOpen(cookie)).toBe(true);
    const left = await post(`${ENTRY}/sair`, {}, cookie);
    expect([left.statusCode, left.headers['set-cookie']]).toEqual([
      303,
      expect.stringContaining('Max-Age=0'),
    ]);
    expect(await isOpen(cookie)).toBe(false);

    const late = await open();
    await api.query('update finance_login_codes set session_until = now() where user_id = $1', [userId]);
    expect(await isOpen(late)).toBe(false);
    for (const forged of ['x', 'a.b.c', `${accountId}.${userId}.secret`])
      expect(await isOpen(`girassol_finance=${forged}`)).toBe(false);
  });

  test('[shell.menus-016] a code opens nothing once the status is no longer ACTIVE, and is not used up', async () => {
    const code = await createCode();
    await setStatus(api.people.owner.accountId, 'BLOCKED');
    const refused = await signIn(code);
    expect([refused.statusCode, refused.body]).toEqual([403, expect.stringContaining('não está liberada')]);
    await setStatus(api.people.owner.accountId, 'ACTIVE');
    expect((await signIn(code)).statusCode).toBe(303);
  });
});
