import { waitFor } from '@testing-library/react';
import { api, getConnectionStatus, getSession, type Notice, onNotice, tabId } from '..';
import {
  buildTestSession,
  fakeApi,
  logInForTest,
  replyPending,
  replyRefused,
  replyUnreachable,
} from '../testing';
import { callApi } from './request';

const UNKNOWN = 'Algo deu errado, por favor tente novamente.';
const UNREACHABLE =
  'Ocorreu um erro indeterminado. Por favor, tente novamente. O sistema não respondeu. O que você escreveu continua na tela.';
const params = { saleId: 'sale', noteId: 'note' };
const remove = (options: { silent?: boolean; signal?: AbortSignal; idempotencyKey?: string } = {}) =>
  api('DELETE /notes/note/:saleId/:noteId', { params, ...options });
const refusedWith = (...reply: Parameters<typeof replyRefused>) =>
  fakeApi({ 'DELETE /notes/note/:saleId/:noteId': replyRefused(...reply) });

const away = { 'GET /health': replyUnreachable() };

let notices: Notice[] = [];
let stop = () => {};
beforeEach(() => {
  notices = [];
  stop = onNotice((notice) => notices.push(notice));
  window.history.pushState(null, '', '/vendas');
  logInForTest();
});
afterEach(() => stop());

describe('a call', () => {
  test('[shell-014] carries the bearer token, names itself and its tab, and sends JSON', async () => {
    const server = fakeApi({ 'PATCH /notes/note/:saleId/:noteId': replyRefused(500) });
    const send = () =>
      api('PATCH /notes/note/:saleId/:noteId', {
        params,
        body: { noteText: 'Olá' },
        silent: true,
        idempotencyKey: 'k',
      });
    await expect(send()).rejects.toThrow();
    await expect(send()).rejects.toThrow();

    const [first, second] = server.calls('PATCH /notes/note/:saleId/:noteId');
    expect(first?.params).toEqual(params);
    expect(first?.body).toEqual({ noteText: 'Olá' });
    expect(first?.headers.get('authorization')).toBe('Bearer test-token');
    expect(first?.headers.get('content-type')).toBe('application/json');
    expect(first?.headers.get('idempotency-key')).toBe('k');
    expect(first?.headers.get('x-client-id')).toBe(tabId);
    expect(first?.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.headers.get('x-request-id')).not.toBe(first?.headers.get('x-request-id'));
  });

  test('without a body says nothing of one, and without a session carries no token', async () => {
    logInForTest(null);
    const server = fakeApi();
    await expect(api('GET /health')).resolves.toEqual({ status: 'ok', version: 'test' });
    expect(server.calls('GET /health')[0]?.headers.has('content-type')).toBe(false);
    expect(server.calls('GET /health')[0]?.headers.has('authorization')).toBe(false);
  });

  test('[shell-015] that is cancelled rejects with AbortError and shows nothing', async () => {
    fakeApi({ 'DELETE /notes/note/:saleId/:noteId': replyPending() });
    const controller = new AbortController();
    const answer = remove({ signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await expect(remove({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(notices).toEqual([]);
    expect(getConnectionStatus()).toBe('ONLINE');
  });
});

describe('a refusal', () => {
  test("[shell.errors-001] shows the server's message under ERRO", async () => {
    refusedWith(400, { message: 'Nota inválida.' });
    await expect(remove()).rejects.toMatchObject({ status: 400, message: 'Nota inválida.' });
    expect(notices).toEqual([{ kind: 'error', title: 'ERRO', message: 'Nota inválida.' }]);
  });

  test('[shell.errors-002] without a message has a default text', async () => {
    refusedWith(500);
    await expect(remove()).rejects.toMatchObject({ status: 500, message: UNKNOWN });
    expect(notices[0]).toMatchObject({ title: 'ERRO', message: UNKNOWN });
  });

  test('[shell.errors-002] a page of a proxy is no message, and no answer either', async () => {
    globalThis.fetch = async () => new Response('<html>502</html>', { status: 502 });
    await expect(remove()).rejects.toMatchObject({ status: 502, message: UNKNOWN });
    globalThis.fetch = async () => new Response('<html>Wi-Fi do hotel</html>', { status: 200 });
    await expect(remove()).rejects.toMatchObject({ message: UNKNOWN });
    expect(notices).toHaveLength(2);
  });

  test('[shell.errors-003] may bring a title', async () => {
    refusedWith(409, { message: 'Já existe.', title: 'ATENÇÃO' });
    await expect(remove()).rejects.toMatchObject({ title: 'ATENÇÃO' });
    expect(notices[0]?.title).toBe('ATENÇÃO');
  });

  test('[shell.errors-017] shows neither its status nor a code of the server', async () => {
    refusedWith(422, { message: 'Nota inválida.', code: 'GF-643' });
    await expect(remove()).rejects.toMatchObject({ status: 422 });
    expect(notices).toEqual([{ kind: 'error', title: 'ERRO', message: 'Nota inválida.' }]);
  });

  test('names the wrong fields for the form', async () => {
    const fields = [{ path: 'noteText', message: 'Insira um conteúdo válido.' }];
    refusedWith(422, { message: 'Dados inválidos.', fields });
    await expect(remove()).rejects.toMatchObject({ fields });
  });

  test('of a silent call shows nothing', async () => {
    refusedWith(500, { message: 'x' });
    await expect(remove({ silent: true })).rejects.toMatchObject({ status: 500 });
    expect(notices).toEqual([]);
  });

  test('that came before anybody listened is shown to the first who does', async () => {
    stop();
    refusedWith(400, { message: 'cedo' });
    await expect(remove()).rejects.toThrow();
    stop = onNotice((notice) => notices.push(notice));
    expect(notices.map(({ message }) => message)).toEqual(['cedo']);
  });
});

describe('a call that does not arrive', () => {
  test('[shell.errors-005, shell.errors-006, shell.updates-004] says so and sets OFFLINE', async () => {
    const server = fakeApi({ ...away, 'DELETE /notes/note/:saleId/:noteId': replyUnreachable() });
    await expect(remove()).rejects.toMatchObject({ status: 0, message: UNREACHABLE });
    expect(notices).toEqual([{ kind: 'error', title: 'ERRO', message: UNREACHABLE }]);
    await waitFor(() => expect(getConnectionStatus()).toBe('OFFLINE'));

    server.answer({ 'DELETE /notes/note/:saleId/:noteId': {} });
    await remove();
    expect(getConnectionStatus()).toBe('ONLINE');
  });

  test('[shell.errors-006, shell.errors-007] silent or not, the connection is known', async () => {
    fakeApi({ ...away, 'DELETE /notes/note/:saleId/:noteId': replyUnreachable() });
    await expect(remove({ silent: true })).rejects.toThrow();
    expect(notices).toEqual([]);
    await waitFor(() => expect(getConnectionStatus()).toBe('OFFLINE'));
  });

  test('while the server answers a probe it is a single call that is stopped, and the product stays ONLINE', async () => {
    const server = fakeApi({ 'DELETE /notes/note/:saleId/:noteId': replyUnreachable() });
    await expect(remove()).rejects.toMatchObject({ status: 0, message: UNREACHABLE });
    await waitFor(() => expect(server.calls('GET /health')).toHaveLength(1));
    expect(getConnectionStatus()).toBe('ONLINE');
  });

  test('figures of the home page are asked for at a second address where a blocker stops the first', async () => {
    const asked: string[] = [];
    globalThis.fetch = async (input) => {
      asked.push(String(input));
      if (String(input).includes('/analytics/')) throw new TypeError('Failed to fetch');
      return Response.json({ totalSales1: 3 });
    };
    const figures = () =>
      api('GET /analytics/gen-sales/:scope/:id', { params: { scope: 'MANAGER', id: 'm' }, silent: true });
    await expect(figures()).resolves.toEqual({ totalSales1: 3 });
    await expect(figures()).resolves.toEqual({ totalSales1: 3 });
    // The second time the blocker is known.
    expect(asked).toEqual([
      '/api/analytics/gen-sales/MANAGER/m',
      '/api/home/figures/gen-sales/MANAGER/m',
      '/api/home/figures/gen-sales/MANAGER/m',
    ]);
    expect(getConnectionStatus()).toBe('ONLINE');
  });

  test("[shell.errors-005] in any browser's words, and half-way through an answer too", async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Load failed'));
    await expect(remove()).rejects.toMatchObject({ message: UNREACHABLE });
    const broken = new ReadableStream({
      start: (controller) => controller.error(new TypeError('terminated')),
    });
    globalThis.fetch = async () => new Response(broken);
    await expect(remove()).rejects.toMatchObject({ message: UNREACHABLE });
    // The probe was answered half-way too.
    await waitFor(() => expect(getConnectionStatus()).toBe('OFFLINE'));
  });

  test("[shell.errors-005] also when the message says 'fetch' or 'event', but not for Portuguese words", async () => {
    refusedWith(400, { message: 'Failed to fetch' });
    await expect(remove()).rejects.toMatchObject({ message: UNREACHABLE });
    refusedWith(400, { message: 'O evento já passou.' });
    await expect(remove()).rejects.toMatchObject({ message: 'O evento já passou.' });
  });
});

describe('the session', () => {
  const forbidden = { message: 'Acesso proibido.' };

  test("[shell.session-008] 'Acesso proibido' logs out and goes to /login on closing the dialog", async () => {
    const server = refusedWith(403, forbidden);
    await expect(remove()).rejects.toMatchObject({ status: 403 });
    expect(getSession()).not.toBeNull();

    notices[0]?.onClosed?.();
    expect(getSession()).toBeNull();
    expect(window.location.pathname).toBe('/login');
    expect(server.log).toContain('POST /users/logout');
  });

  test.each([
    'DELETE /notes/note/:saleId/:noteId',
    'PUT /proposals/step-1/:pid',
    'PATCH /settings/user/:userId',
    'POST /sales/new/:userId/:customerId',
    'POST /archives/customer/file/open/:cid/:fileId',
  ] as const)(
    "[shell.session-008] a silent write says 'Acesso proibido' too, and leaves when it is closed: %s",
    async (key) => {
      fakeApi({ [key]: replyRefused(403, { title: 'ATENÇÃO', message: 'Acesso proibido.' }) });
      const ids = { saleId: 's', noteId: 'n', pid: 'p', userId: 'u', customerId: 'c', cid: 'c', fileId: 'f' };
      await expect(callApi(key, { params: ids, silent: true })).rejects.toMatchObject({ status: 403 });
      expect(notices).toEqual([expect.objectContaining({ title: 'ATENÇÃO', message: 'Acesso proibido.' })]);
      expect(getSession()).not.toBeNull();
      expect(window.location.pathname).toBe('/vendas');

      notices[0]?.onClosed?.();
      expect(getSession()).toBeNull();
      expect(window.location.pathname).toBe('/login');
    },
  );

  test.each(['GET /health/ready', 'POST /customers/filtered/:userId/:multiplier'] as const)(
    "[shell.session-008] a load in the background that is answered 'Acesso proibido' logs out at once: %s",
    async (key) => {
      fakeApi({ [key]: replyRefused(403, forbidden) });
      await expect(callApi(key, { params: { userId: 'u', multiplier: 1 }, silent: true })).rejects.toThrow();
      expect(notices).toEqual([]);
      expect(getSession()).toBeNull();
      expect(window.location.pathname).toBe('/login');
    },
  );

  test("a silent refusal of a write that is no 'Acesso proibido' shows nothing", async () => {
    refusedWith(403, { message: 'Você não tem permissão para excluir notas.' });
    await expect(remove({ silent: true })).rejects.toThrow();
    expect(notices).toEqual([]);
    expect(getSession()).not.toBeNull();
  });

  test('[shell.session-007] any answer with shouldLogout ends it', async () => {
    refusedWith(401, { message: 'Sua sessão terminou.', shouldLogout: true });
    await expect(remove()).rejects.toThrow();
    expect(getSession()).toBeNull();
    expect(window.location.pathname).toBe('/login');
    expect(notices[0]?.message).toBe('Sua sessão terminou.');

    logInForTest();
    globalThis.fetch = async () => Response.json({ shouldLogout: true });
    await remove({ silent: true });
    expect(getSession()).toBeNull();
  });

  test('a 401 without the flag, and a missing right, leave it alone', async () => {
    refusedWith(401, { message: 'Senha atual incorreta.' });
    await expect(remove()).rejects.toThrow();
    refusedWith(403, { message: 'Você não tem permissão para excluir notas.' });
    await expect(remove()).rejects.toThrow();
    expect(getSession()).not.toBeNull();
  });

  test('a late refusal of an ended session neither ends the next one nor shows anything', async () => {
    let answer = () => {};
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    fakeApi({
      'DELETE /notes/note/:saleId/:noteId': () =>
        late.then(() => replyRefused(401, { message: 'Sua sessão terminou.', shouldLogout: true })),
    });
    const call = remove();
    logInForTest(buildTestSession({ token: 'next' }));
    answer();
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(getSession()?.token).toBe('next');
    expect(notices).toEqual([]);
  });

  test('ten refused calls at once log out once', async () => {
    const server = refusedWith(401, { message: 'Sua sessão terminou.', shouldLogout: true });
    await Promise.allSettled(Array.from({ length: 10 }, () => remove()));
    expect(server.calls('POST /users/logout')).toHaveLength(1);
    expect(notices).toHaveLength(1);
  });
});

describe('a call with a file', () => {
  const UPLOAD = 'POST /archives/customer/file/:cid/:folderId';
  const photo = new File(['x'], 'telhado.png');
  const send = (options: { signal?: AbortSignal; onProgress?: (share: number) => void } = {}) =>
    api(UPLOAD, {
      params: { cid: 'c', folderId: 'f' },
      body: { name: 'Telhado' },
      file: photo,
      silent: true,
      ...options,
    });

  test('[archive-007] goes as a form with its name, and tells how far it is', async () => {
    const server = fakeApi({ [UPLOAD]: replyRefused(413, { message: 'O arquivo é grande demais.' }) });
    const shares: number[] = [];
    await expect(send({ onProgress: (share) => shares.push(share) })).rejects.toMatchObject({
      status: 413,
      message: 'O arquivo é grande demais.',
    });
    const [call] = server.calls(UPLOAD);
    expect(call?.body).toEqual({ name: 'Telhado' });
    expect(call?.file?.name).toBe('telhado.png');
    expect(call?.headers.get('authorization')).toBe('Bearer test-token');
    expect(call?.headers.has('content-type')).toBe(false);
    expect(shares).toEqual([0.5]);
  });

  test('is cancelled, or cut, as any other', async () => {
    const server = fakeApi({ [UPLOAD]: replyPending() });
    const controller = new AbortController();
    const answer = send({ signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    server.answer({ [UPLOAD]: replyUnreachable() });
    await expect(send()).rejects.toMatchObject({ status: 0 });
  });
});
