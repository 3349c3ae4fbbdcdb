import { VISIT_STORAGE_KEY } from '@girassol/shared-domain';
import {
  beginVisit,
  consumeVisitLink,
  getSession,
  hasVisitEnded,
  keepPagesWithUnsavedText,
  logout,
  restoreSession,
  takeVisitLink,
} from '..';
import { buildTestSession, fakeApi, logInForTest } from '../testing';

const admin = buildTestSession({ isAdmin: true, token: 'cookie-own' });
const visit = buildTestSession({
  userId: 'visitado',
  token: 'cookie-visit',
  visit: { _id: 'v', visitor: 'Bea', account: 'Solar', writes: 'NONE' },
});
const ofBrowser = () => JSON.parse(localStorage.getItem('girassol.session') ?? 'null');

beforeEach(() => {
  fakeApi({ 'POST /users/logout': {} });
  logInForTest(admin);
});
afterEach(() => sessionStorage.clear());

test('a visit is the session of its tab, read first, and leaves that of the browser alone', () => {
  beginVisit(visit);
  expect(getSession()).toEqual(visit);
  expect(ofBrowser()).toMatchObject({ token: 'cookie-own' });
  expect(restoreSession()).toMatchObject({ token: 'cookie-visit' });
  // The administrator leaves in another tab.
  localStorage.removeItem('girassol.session');
  window.dispatchEvent(new StorageEvent('storage', { key: 'girassol.session', newValue: null }));
  expect(getSession()).toEqual(visit);
});

test('after its end a tab has no session, also when it is read again, and other tabs keep theirs', () => {
  beginVisit(visit);
  logout();
  expect(getSession()).toBeNull();
  expect(hasVisitEnded()).toBe(true);
  expect(restoreSession()).toBeNull();
  expect(ofBrowser()).toMatchObject({ token: 'cookie-own' });
});

test('a login in such a tab makes it an ordinary one again', () => {
  beginVisit(visit);
  logout();
  logInForTest(admin);
  expect(hasVisitEnded()).toBe(false);
  expect(sessionStorage.getItem(VISIT_STORAGE_KEY)).toBeNull();
});

test('a page with unsaved text is not kept under a login of somebody else', async () => {
  const { tryKeepEndedSession } = await import('./store');
  const stop = keepPagesWithUnsavedText(() => true);
  beginVisit(visit);
  expect(tryKeepEndedSession()).toBe(false);
  stop();
});

test('a session that is no visit is not begun as one', () => {
  beginVisit(buildTestSession({ userId: 'outra' }));
  expect(getSession()).toMatchObject({ token: 'cookie-own' });
});

test('e-mail and token leave the address at once, and are handed over once', () => {
  window.history.pushState(null, '', '/admin-from-adm/ana%40sol.test/segredo/chamado-1');
  takeVisitLink();
  expect(window.location.pathname).toBe('/admin-from-adm/-/-/chamado-1');
  takeVisitLink();
  expect(consumeVisitLink()).toEqual({ email: 'ana@sol.test', token: 'segredo', ticketId: 'chamado-1' });
  expect(consumeVisitLink()).toBeNull();
  window.history.pushState(null, '', '/inicio/a/b');
  takeVisitLink();
  expect(window.location.pathname).toBe('/inicio/a/b');
});
