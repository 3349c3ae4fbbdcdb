import { DAY_MS } from '@girassol/shared-domain';
import { waitFor } from '@testing-library/react';
import {
  api,
  getClockSkew,
  getSession,
  login,
  loginWithToken,
  logout,
  type Notice,
  onAccountEvent,
  onNotice,
  onSessionChange,
  refreshSession,
  restoreSession,
} from '..';
import { buildTestSession, fakeApi, replyRefused } from '../testing';
import { getLastEmail, hasLoggedInBefore, keepTypedEmail } from './login';

const stored = () => localStorage.getItem('girassol.session');
const allStored = () => JSON.stringify(localStorage);

/** Changes the shared storage as another tab does. */
function changeInOtherTab(key: string | null, value: string | null) {
  if (key === null) localStorage.clear();
  else if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

beforeEach(() => window.history.pushState(null, '', '/inicio'));
afterEach(() => jest.useRealTimers());

describe('login', () => {
  const account = buildTestSession({ expiration: Date.now() + 7 * DAY_MS });
  const credentials = { email: account.email, password: 'Girassol2026' };

  test('[shell.login-011, shell.session-001] sends e-mail and password and keeps the session with its end', async () => {
    const server = fakeApi({ 'POST /users/login': account });
    await expect(login(credentials)).resolves.toEqual(account);

    expect(server.calls('POST /users/login')[0]?.body).toEqual(credentials);
    expect(server.calls('POST /users/login')[0]?.headers.get('x-keep-session')).toBe('cookie');
    expect(getSession()).toEqual(account);
    expect(JSON.parse(stored() ?? '')).toMatchObject({
      token: account.token,
      expiration: account.expiration,
    });
  });

  test('[shell.login-008] the e-mail is kept for the next login, the password never', async () => {
    fakeApi({ 'POST /users/login': account });
    expect([getLastEmail(), hasLoggedInBefore()]).toEqual(['', false]);
    await login(credentials);
    logout();

    expect(getLastEmail()).toBe(account.email);
    expect(allStored()).not.toContain(credentials.password);
  });

  test('the e-mail that is typed at the login is that of the other forms until somebody logs in', async () => {
    fakeApi({ 'POST /users/login': account });
    keepTypedEmail(' maria@exemplo.com');
    expect(getLastEmail()).toBe('maria@exemplo.com');
    await login(credentials);
    logout();
    expect(getLastEmail()).toBe(account.email);
  });

  test('[shell.access-005] that somebody has logged in here is remembered after the logout', async () => {
    fakeApi({ 'POST /users/login': account });
    await login(credentials);
    logout();
    expect(hasLoggedInBefore()).toBe(true);
  });

  describe.each([-400, -8, 0, 8, 400])('on a computer whose clock is %d days away', (days) => {
    /** A server with the right time, as it tells it in the header of every answer. */
    function serverAt(now: number) {
      const answer = { ...account, expiration: now + 7 * DAY_MS };
      globalThis.fetch = async () =>
        Response.json(answer, { headers: { date: new Date(now).toUTCString() } });
    }

    test('[shell.session-001] the session lasts as long as by the clock of the server, in a new page too', async () => {
      const now = Date.now();
      jest.useFakeTimers({ now: now + days * DAY_MS });
      serverAt(now);
      await login(credentials);
      expect(getSession()?.userId).toBe(account.userId);
      expect(restoreSession()?.userId).toBe(account.userId);
      jest.setSystemTime(now + days * DAY_MS + 6 * DAY_MS);
      expect(restoreSession()?.userId).toBe(account.userId);
      jest.setSystemTime(now + days * DAY_MS + 7 * DAY_MS + 2_000);
      expect(restoreSession()).toBeNull();
    });

    test('a clock that was put right is known by the next login', async () => {
      const now = Date.now();
      jest.useFakeTimers({ now: now + days * DAY_MS });
      serverAt(now);
      await login(credentials);
      jest.setSystemTime(now);
      serverAt(now);
      await login(credentials);
      expect(getClockSkew()).toBe(0);
      jest.setSystemTime(now + 7 * DAY_MS + 2_000);
      expect(restoreSession()).toBeNull();
    });
  });

  test('[shell.login-013] a refusal rejects and leaves nothing behind', async () => {
    const notices: Notice[] = [];
    const stop = onNotice((notice) => notices.push(notice));
    fakeApi({ 'POST /users/login': replyRefused(401, { message: 'E-mail ou senha incorretos.' }) });
    await expect(login(credentials)).rejects.toMatchObject({
      status: 401,
      message: 'E-mail ou senha incorretos.',
    });
    expect([getSession(), stored(), hasLoggedInBefore()]).toEqual([null, null, false]);
    // The form says it, and nobody else.
    stop();
    expect(notices).toEqual([]);
  });

  test('[shell.login-012] a token logs in by header, with an empty body and nothing in the address', async () => {
    const server = fakeApi({ 'POST /users/token-login': account });
    await loginWithToken('from-link');

    const call = server.calls('POST /users/token-login')[0];
    expect(call?.headers.get('authorization')).toBe('Bearer from-link');
    expect(call?.body).toBeUndefined();
    expect(getSession()?.userId).toBe(account.userId);
    expect(window.location.href).not.toContain('from-link');
  });
});

describe('the stored session', () => {
  test('[shell.session-002] is restored on start while it lasts', () => {
    const session = buildTestSession();
    localStorage.setItem('girassol.session', JSON.stringify(session));
    expect(restoreSession()).toEqual(session);
    expect(getSession()).toEqual(session);
  });

  test('[shell.session-003] is cleared on start when it has ended', () => {
    localStorage.setItem(
      'girassol.session',
      JSON.stringify(buildTestSession({ expiration: Date.now() - 1 })),
    );
    expect(restoreSession()).toBeNull();
    expect(stored()).toBeNull();
  });

  test.each(['', 'null', '{', '[]', '"x"', '{"token":1}', '{"token":"x","expiration":9e15}'])(
    'that cannot be read (%s) is nobody',
    (text) => {
      localStorage.setItem('girassol.session', text);
      expect(restoreSession()).toBeNull();
      expect(stored()).toBeNull();
    },
  );

  test('[shell.session-003] ends while the page is open, at its very time', () => {
    jest.useFakeTimers();
    const heard = jest.fn();
    localStorage.setItem(
      'girassol.session',
      JSON.stringify(buildTestSession({ expiration: Date.now() + 60 * DAY_MS })),
    );
    restoreSession();
    const stop = onSessionChange(heard);

    jest.advanceTimersByTime(60 * DAY_MS - 1);
    expect(getSession()).not.toBeNull();
    expect(heard).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(getSession()).toBeNull();
    expect(stored()).toBeNull();
    expect(heard).toHaveBeenCalledWith(null);
    stop();
  });

  test('[shell.session-003] that ended while the computer slept is over on waking', () => {
    jest.useFakeTimers();
    localStorage.setItem(
      'girassol.session',
      JSON.stringify(buildTestSession({ expiration: Date.now() + DAY_MS })),
    );
    restoreSession();
    jest.setSystemTime(Date.now() + 2 * DAY_MS);

    expect(getSession()).toBeNull();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(stored()).toBeNull();
  });

  test('works for this page where the browser keeps nothing', async () => {
    const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    const session = buildTestSession();
    fakeApi({ 'POST /users/login': session });
    await login({ email: session.email, password: 'x' });
    expect(getSession()).toEqual(session);
    forbidden.mockRestore();
  });
});

describe('logout', () => {
  beforeEach(() => {
    localStorage.setItem('girassol.session', JSON.stringify(buildTestSession()));
    restoreSession();
  });

  test('[shell.session-004] forgets the session and revokes it on the server', () => {
    const server = fakeApi();
    logout();
    expect([getSession(), stored()]).toEqual([null, null]);
    expect(server.calls('POST /users/logout')[0]?.headers.get('authorization')).toBe('Bearer test-token');
  });

  test('[shell.access-021] goes to / or /login without loading the page again', () => {
    fakeApi();
    const routed = jest.fn();
    window.addEventListener('popstate', routed);
    logout();
    expect(window.location.pathname).toBe('/');
    logout({ to: '/login' });
    expect(window.location.pathname).toBe('/login');
    expect(routed).toHaveBeenCalledTimes(2);
    window.removeEventListener('popstate', routed);
  });

  test('holds although the server cannot be reached', () => {
    fakeApi({ 'POST /users/logout': replyRefused(500) });
    logout();
    expect(getSession()).toBeNull();
  });
});

describe('other tabs', () => {
  test('a login, a change and a logout elsewhere hold here', () => {
    const heard = jest.fn();
    const stop = onSessionChange(heard);
    changeInOtherTab('girassol.session', JSON.stringify(buildTestSession()));
    expect(getSession()?.statusOk).toBe(true);
    changeInOtherTab('girassol.session', JSON.stringify(buildTestSession({ statusOk: false })));
    expect(getSession()?.statusOk).toBe(false);
    changeInOtherTab('girassol.session', null);
    expect(getSession()).toBeNull();
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
  });

  test('cleared site data logs out, other keys change nothing', () => {
    changeInOtherTab('girassol.session', JSON.stringify(buildTestSession()));
    changeInOtherTab('somebody-else', 'x');
    expect(getSession()).not.toBeNull();
    changeInOtherTab(null, null);
    expect(getSession()).toBeNull();
  });
});

describe('refresh', () => {
  test('a token of a login before cookies goes into one, and everything goes on', async () => {
    const before = buildTestSession({ token: 'secret' });
    localStorage.setItem('girassol.session', JSON.stringify(before));
    restoreSession();
    const token = 'cookie-0198a000-0000-7000-8000-000000000123';
    const server = fakeApi({
      'POST /users/token-login': { ...before, token },
    });
    const stop = onAccountEvent(() => {});
    await waitFor(() => expect(server.eventStreams).toBe(1));
    await refreshSession();

    const asked = server.calls('POST /users/token-login')[0]?.headers;
    expect([asked?.get('authorization'), asked?.get('x-keep-session')]).toEqual(['Bearer secret', 'cookie']);
    expect(getSession()).toEqual({ ...before, token });
    expect(allStored()).not.toContain('secret');
    expect(server.calls('GET /events')).toHaveLength(1);
    stop();
  });

  test('a refusal to the token of before still concerns the session that is now in a cookie', async () => {
    const before = buildTestSession({ token: 'secret' });
    localStorage.setItem('girassol.session', JSON.stringify(before));
    restoreSession();
    let answer = () => {};
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const params = { saleId: '1', multiplier: 1 };
    fakeApi({
      'POST /users/token-login': { ...before, token: 'cookie-0198a000-0000-7000-8000-000000000123' },
      'GET /notes/sale/:saleId/:multiplier': () =>
        late.then(() => replyRefused(401, { message: 'Acabou.', shouldLogout: true })),
    });
    const call = api('GET /notes/sale/:saleId/:multiplier', { params, silent: true });
    await refreshSession();
    answer();
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(getSession()).toBeNull();
  });

  test('[shell.session-009] plan and standing change without a new login', async () => {
    const session = buildTestSession();
    localStorage.setItem('girassol.session', JSON.stringify(session));
    restoreSession();
    fakeApi({ 'POST /users/token-login': { ...session, statusOk: false, signupPlan: 'BASIC' } });
    await refreshSession();
    expect(getSession()).toMatchObject({ statusOk: false, signupPlan: 'BASIC' });
  });

  test('keeps what is known when it cannot be read, and never revives a session that ended meanwhile', async () => {
    const session = buildTestSession();
    localStorage.setItem('girassol.session', JSON.stringify(session));
    restoreSession();
    const server = fakeApi({ 'POST /users/token-login': replyRefused(500) });
    await expect(refreshSession()).resolves.toEqual(session);

    server.answer({ 'POST /users/token-login': session });
    const answer = refreshSession();
    logout();
    await expect(answer).resolves.toBeNull();
  });
});
