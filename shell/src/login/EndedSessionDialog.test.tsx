import { api, getSession, keepPagesWithUnsavedText } from '@girassol/shared-auth';
import { buildTestSession, replyRefused } from '@girassol/shared-auth/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { getAddress, renderApp } from '../testing/render-app';

const READ = 'GET /notifications/user/:userId/:page';
const session = buildTestSession({ email: 'ana@sol.com.br' });
const over = replyRefused(401, { message: 'Sua sessão expirou.', shouldLogout: true });
let isDirty = true;
let stop: () => void;

beforeEach(() => {
  isDirty = true;
  stop = keepPagesWithUnsavedText(() => isDirty);
});
afterEach(() => stop());

/** A call of the page is answered as for a session that was ended. */
const meetTheEnd = () =>
  act(async () => {
    await api(READ, { params: { userId: session.userId, page: 0 }, query: {} }).catch(() => undefined);
  });

const open = () => renderApp({ at: '/inicio', session, api: { [READ]: over, 'GET /events': over } });

test('with text on the page the login opens over it, and the same person goes on', async () => {
  const next = buildTestSession({ ...session, token: 'next' });
  const { user } = renderApp({
    at: '/inicio',
    session,
    api: { [READ]: over, 'POST /users/login': next },
  });
  await meetTheEnd();
  expect(await screen.findByRole('dialog', { name: 'Sua sessão foi encerrada' })).toBeVisible();
  expect(getAddress()).toBe('/inicio');
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@sol.com.br');
  await user.type(screen.getByLabelText('Senha'), 'Girassol2026');
  await user.click(screen.getByRole('button', { name: 'FAZER LOGIN' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(getAddress()).toBe('/inicio');
  expect(getSession()?.token).toBe('next');
});

test('somebody else who logs in there starts from the beginning', async () => {
  const other = buildTestSession({ token: 'next', userId: '0198a000-0000-7000-8000-0000000000ff' });
  const { user } = renderApp({
    at: '/inicio',
    session,
    api: { [READ]: over, 'POST /users/login': other },
  });
  await meetTheEnd();
  await user.type(await screen.findByLabelText('Senha'), 'Girassol2026');
  await user.click(screen.getByRole('button', { name: 'FAZER LOGIN' }));
  await waitFor(() => expect(getAddress()).toBe('/iniciando'));
});

test('who leaves without saving comes to the login', async () => {
  const { user } = open();
  await meetTheEnd();
  await user.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
  await waitFor(() => expect(getAddress()).toBe('/login'));
  expect(getSession()).toBeNull();
});

test('[shell.session-007] without text the session ends, and the login comes', async () => {
  isDirty = false;
  open();
  await meetTheEnd();
  await waitFor(() => expect(getAddress()).toBe('/login'));
});

test.each([
  ['the end that another tab heard of first keeps this page too', true],
  ['a logout by hand in another tab keeps no page', false],
])('%s', async (_, isByServer) => {
  open();
  await act(async () => {
    if (isByServer) localStorage.setItem('girassol.ended-session', `${session.userId} ${session.expiration}`);
    localStorage.removeItem('girassol.session');
    window.dispatchEvent(new StorageEvent('storage', { key: 'girassol.session', newValue: null }));
  });
  if (isByServer)
    expect(await screen.findByRole('dialog', { name: 'Sua sessão foi encerrada' })).toBeVisible();
  expect(getAddress()).toBe(isByServer ? '/inicio' : '/login');
});
