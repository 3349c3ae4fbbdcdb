import { describeApi } from '@girassol/api/test/harness';
import { setPassword } from '@girassol/api/test/test-people';
import { COOKIE_TOKEN_PREFIX } from '@girassol/shared-domain';
import type { LightMyRequestResponse } from 'fastify';

const PASSWORD = 'Girassol2026';
const KEEP = { 'x-keep-session': 'cookie' };
const HOST = 'app.girassol.test';

describeApi(
  'sessions that a browser keeps in a cookie',
  (api) => {
    beforeAll(() => setPassword(api.database, api.people.owner, PASSWORD));

    const post = (url: string, headers: Record<string, string> = {}, payload?: object) =>
      api.send({
        method: 'POST',
        url: `/api/users/${url}`,
        headers: { host: HOST, ...headers },
        ...(payload && { payload }),
      });
    const logIn = (headers: Record<string, string> = KEEP) =>
      post('login', headers, { email: api.people.owner.email, password: PASSWORD });

    /** Returns the cookies of a browser after a login, with a function that sends requests with them. */
    function browserAfter(login: LightMyRequestResponse) {
      const { token } = login.json<{ token: string }>();
      const kept = login.cookies.find(({ name }) => name.startsWith('girassol_session_'));
      const cookie = `${kept?.name}=${kept?.value}`;
      return { token, kept, cookie, headers: { authorization: `Bearer ${token}`, cookie } };
    }
    const statusWith = async (headers: Record<string, string>) =>
      (await post('token-login', headers)).statusCode;

    test('a browser gets a name and a cookie that no script reads; a program gets its token as before', async () => {
      const login = await logIn();
      const { token, kept } = browserAfter(login);
      expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
      expect(kept?.maxAge).toBeGreaterThan(6.9 * 86_400);
      expect(token).toBe(`${COOKIE_TOKEN_PREFIX}${kept?.name.replace('girassol_session_', '')}`);
      expect(login.body).not.toContain(kept?.value);
      expect(JSON.stringify(await api.query('select * from session_cookies'))).not.toContain(kept?.value);

      const program = await logIn({});
      expect(program.json().token).not.toContain(COOKIE_TOKEN_PREFIX);
      expect(program.cookies.some(({ name }) => name.startsWith('girassol_session_'))).toBe(false);
    });

    test('name and cookie open the session together, neither does alone', async () => {
      const one = browserAfter(await logIn());
      const other = browserAfter(await logIn());
      expect((await post('token-login', one.headers)).json()).toMatchObject({
        token: one.token,
        userId: api.people.owner.userId,
      });
      expect(await statusWith({ authorization: `Bearer ${one.token}` })).toBe(401);
      expect(await statusWith({ cookie: one.cookie })).toBe(401);
      expect(await statusWith({ authorization: `Bearer ${other.token}`, cookie: one.cookie })).toBe(401);
      // The value of the cookie is no bearer token, and a cookie under another name is ignored.
      expect(await statusWith({ authorization: `Bearer ${one.kept?.value}` })).toBe(401);
      const renamed = `${other.kept?.name}=${one.kept?.value}`;
      expect(await statusWith({ authorization: `Bearer ${other.token}`, cookie: renamed })).toBe(401);
      for (const token of [COOKIE_TOKEN_PREFIX, `${COOKIE_TOKEN_PREFIX}x`, `${COOKIE_TOKEN_PREFIX}.*`])
        expect(await statusWith({ authorization: `Bearer ${token}`, cookie: one.cookie })).toBe(401);
      // Both in one browser, each for its own page.
      const cookie = `${one.cookie}; ${other.cookie}`;
      expect(await statusWith({ authorization: `Bearer ${one.token}`, cookie })).toBe(200);
      expect(await statusWith({ authorization: `Bearer ${other.token}`, cookie })).toBe(200);
    });

    test('what another site or a neighbouring host sends is not heard', async () => {
      const { headers } = browserAfter(await logIn());
      expect(
        await statusWith({ ...headers, origin: `https://${HOST}`, 'sec-fetch-site': 'same-origin' }),
      ).toBe(200);
      expect(await statusWith({ ...headers, origin: 'https://mal.test' })).toBe(401);
      expect(await statusWith({ ...headers, origin: 'null' })).toBe(401);
      for (const site of ['same-site', 'cross-site'])
        expect(await statusWith({ ...headers, 'sec-fetch-site': site })).toBe(401);
    });

    test('behind encryption the cookie is for encrypted addresses only', async () => {
      const { kept } = browserAfter(await logIn({ ...KEEP, 'x-forwarded-proto': 'https' }));
      expect(kept?.secure).toBe(true);
    });

    test('[shell.login-012] a token that is handed over goes into a cookie, in as many browsers as it is given to', async () => {
      const { token } = (await logIn({})).json<{ token: string }>();
      const authorization = `Bearer ${token}`;
      const browsers = [];
      for (let browser = 0; browser < 2; browser += 1)
        browsers.push(browserAfter(await post('token-login', { ...KEEP, authorization })));
      expect(browsers[0]?.cookie).not.toBe(browsers[1]?.cookie);
      for (const { headers } of browsers) expect(await statusWith(headers)).toBe(200);
      // A session in a cookie stays in it, whatever is asked.
      const again = await post('token-login', { ...KEEP, ...browsers[0]?.headers });
      expect(again.json().token).toBe(browsers[0]?.token);
      expect(again.cookies.some(({ name }) => name.startsWith('girassol_session_'))).toBe(false);
    });

    test('[shell.session-004] a logout ends the session for its cookie and its token, and takes the cookie away', async () => {
      const { token } = (await logIn({})).json<{ token: string }>();
      const browser = browserAfter(await post('token-login', { ...KEEP, authorization: `Bearer ${token}` }));
      const gone = await post('logout', browser.headers);
      expect(gone.cookies).toContainEqual(
        expect.objectContaining({ name: browser.kept?.name, value: '', maxAge: 0 }),
      );
      expect(await statusWith(browser.headers)).toBe(401);
      expect(await statusWith({ authorization: `Bearer ${token}` })).toBe(401);
    });

    test('a session that ran out is over in its cookie too', async () => {
      const { headers } = browserAfter(await logIn());
      await api.query('update sessions set expires_at = now()');
      expect(await statusWith(headers)).toBe(401);
    });
  },
  { TRUST_PROXY: '127.0.0.1' },
);
