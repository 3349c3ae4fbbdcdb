import { buildTestSession, type FakeRoutes, replyRefused } from '@girassol/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { getAddress, renderApp } from '../testing/render-app';

const BEGIN = 'POST /users/passkey-login/begin';
const FINISH = 'POST /users/passkey-login';
const options = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required' as const,
};
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
/** Dialog of the browser: what it is asked for, and what it answers. */
const get = jest.fn();

beforeEach(() => {
  get.mockReset();
  get.mockResolvedValue({
    id: 'a2V5',
    rawId: bytes('key'),
    type: 'public-key',
    response: {
      clientDataJSON: bytes('client'),
      authenticatorData: bytes('data'),
      signature: bytes('signature'),
      userHandle: null,
    },
    getClientExtensionResults: () => ({}),
  });
  Object.assign(window, { PublicKeyCredential: jest.fn() });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
});
afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));

async function press(api: FakeRoutes) {
  const app = renderApp({ at: '/login', api });
  await app.user.click(await screen.findByRole('button', { name: 'Entrar com chave de acesso' }));
  return app;
}

test('a passkey of this host opens the session, without e-mail, password and code', async () => {
  const { server } = await press({ [BEGIN]: options, [FINISH]: buildTestSession() });
  await waitFor(() => expect(getAddress()).toBe('/iniciando'));
  expect(get.mock.calls[0]?.[0].publicKey).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  expect(server.calls(FINISH)[0]?.body).toMatchObject({
    assertion: { id: 'a2V5', response: { signature: 'c2lnbmF0dXJl' } },
  });
});

test('[shell.login-013] a refused passkey is answered in place, and password and recovery stay', async () => {
  const message = 'Esta chave de acesso só vale em app.parceiro.test. Entre com e-mail e senha.';
  await press({ [BEGIN]: options, [FINISH]: replyRefused(401, { message }) });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Senha')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Esqueci minha senha' })).toBeVisible();
  expect(getAddress()).toBe('/login');
});

test('a browser that has no passkey of this host, or was cancelled, is told with the other way', async () => {
  get.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await press({ [BEGIN]: options });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Nenhuma chave de acesso foi usada.*localhost, entre com e-mail e senha\.$/,
  );
});

test('browsers without passkeys are offered none', async () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  renderApp({ at: '/login' });
  await screen.findByLabelText('Senha');
  expect(screen.queryByRole('button', { name: 'Entrar com chave de acesso' })).toBeNull();
});
