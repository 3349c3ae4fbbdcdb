import type { Passkey } from '@girassol/account-domain/contract';
import {
  buildTestSession,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasskeysCard } from './PasskeysCard';

const LIST = 'GET /users/passkeys/:userId';
const BEGIN = 'POST /users/passkeys/begin/:userId';
const SAVE = 'POST /users/passkeys/new/:userId';
const REMOVE = 'POST /users/passkeys/remove/:userId/:passkeyId';
const off = { since: null, recoveryCodesLeft: 0 };
const user = userEvent.setup();
const session = buildTestSession();

const passkey = (more: Partial<Passkey> = {}): Passkey => ({
  _id: '0198a000-0000-7000-8000-0000000000e1',
  name: 'Notebook',
  host: 'localhost',
  since: 1_790_000_000_000,
  lastUse: null,
  ...more,
});
const options = {
  rp: { id: 'localhost', name: 'Girassol' },
  user: { id: 'dQ', name: 'ana@sol.com.br', displayName: 'Ana' },
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
  timeout: 300_000,
  attestation: 'none' as const,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true as const,
    userVerification: 'required' as const,
  },
};

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
/** Dialog of the browser: what it is asked for, and what it answers. */
const create = jest.fn();

beforeEach(() => {
  create.mockReset();
  create.mockResolvedValue({
    id: 'a2V5',
    rawId: bytes('key'),
    type: 'public-key',
    response: {
      clientDataJSON: bytes('client'),
      attestationObject: bytes('attestation'),
      getTransports: () => ['internal'],
    },
    getClientExtensionResults: () => ({}),
  });
  Object.assign(window, { PublicKeyCredential: jest.fn() });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } });
});

async function open(routes: FakeRoutes = {}) {
  const server = fakeApi({
    [LIST]: { passkeys: [] },
    'GET /users/factor/:userId': off,
    'GET /users/sessions/:userId': { sessions: [], records: [] },
    ...routes,
  });
  await act(async () => {
    renderWithSession(
      <>
        <PasskeysCard session={session} />
        <DialogHost />
        <SnackbarHost />
      </>,
      { session },
    );
  });
  return server;
}

async function fillNew(password = 'Girassol2026') {
  await user.click(await screen.findByRole('button', { name: 'Criar chave de acesso' }));
  const dialog = await screen.findByRole('dialog', { name: 'Criar chave de acesso' });
  await user.clear(within(dialog).getByLabelText('Nome da chave'));
  await user.type(within(dialog).getByLabelText('Nome da chave'), 'Notebook');
  await user.type(within(dialog).getByLabelText('Senha'), password);
  return dialog;
}
const submit = (dialog: HTMLElement) => user.click(within(dialog).getByRole('button', { name: 'Continuar' }));

test('a passkey is named, created in the dialog of the browser, and listed', async () => {
  const server = await open({ [BEGIN]: options, [SAVE]: { passkey: passkey() } });
  const dialog = await fillNew();
  expect(within(dialog).queryByLabelText('Código do aplicativo')).toBeNull();
  server.answer({ [LIST]: { passkeys: [passkey()] } });
  await submit(dialog);
  expect(await screen.findByText('Chave de acesso criada.')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Chaves de acesso' })).toHaveTextContent(/Notebook.*Nunca usada/);
  expect(create.mock.calls[0]?.[0].publicKey).toMatchObject({ rp: { id: 'localhost' }, timeout: 300_000 });
  expect(server.calls(BEGIN)[0]?.body).toEqual({ currentPassword: 'Girassol2026' });
  expect(server.calls(SAVE)[0]?.body).toMatchObject({
    name: 'Notebook',
    attestation: { id: 'a2V5', response: { transports: ['internal'] } },
  });
});

test('while the second factor is on, its code is asked for too', async () => {
  const message = 'Este código não confere.';
  const server = await open({
    'GET /users/factor/:userId': { since: 1_790_000_000_000, recoveryCodesLeft: 10 },
    [BEGIN]: replyRefused(400, { message, fields: [{ path: 'code', message }] }),
  });
  const dialog = await fillNew();
  await user.type(within(dialog).getByLabelText('Código do aplicativo'), '123456');
  await submit(dialog);
  expect(await within(dialog).findByText(message)).toBeVisible();
  expect(server.calls(BEGIN)[0]?.body).toEqual({ currentPassword: 'Girassol2026', code: '123456' });
  expect(create).not.toHaveBeenCalled();
});

test.each([
  ['NotAllowedError', 'A chave não foi criada: o pedido foi cancelado ou demorou demais.'],
  ['InvalidStateError', 'Este aparelho já tem uma chave de acesso do seu login.'],
])('%s of the browser is told, and what was typed stays', async (name, message) => {
  create.mockRejectedValue(new DOMException('no', name));
  const server = await open({ [BEGIN]: options });
  const dialog = await fillNew();
  await submit(dialog);
  expect(await within(dialog).findByText(message)).toBeVisible();
  expect(within(dialog).getByLabelText('Senha')).toHaveValue('Girassol2026');
  expect(server.calls(SAVE)).toEqual([]);
});

test('a passkey of another host says where it counts; it is renamed and removed', async () => {
  const other = passkey({ host: 'app.parceiro.test', lastUse: 1_790_000_000_000 });
  const server = await open({ [LIST]: { passkeys: [other] } });
  const list = await screen.findByRole('list', { name: 'Chaves de acesso' });
  expect(list).toHaveTextContent(/Só em app\.parceiro\.test.*Último uso/);

  server.answer({ 'PATCH /users/passkeys/:userId/:passkeyId': { passkey: other } });
  await user.click(screen.getByRole('button', { name: 'Renomear Notebook' }));
  const rename = await screen.findByRole('dialog', { name: 'Renomear chave de acesso' });
  expect(within(rename).getByRole('button', { name: 'Salvar' })).toBeDisabled();
  await user.type(within(rename).getByLabelText('Nome da chave'), ' velho');
  await user.click(within(rename).getByRole('button', { name: 'Salvar' }));
  expect(server.calls('PATCH /users/passkeys/:userId/:passkeyId')[0]?.body).toEqual({
    name: 'Notebook velho',
  });

  server.answer({ [REMOVE]: { endedSessions: 0 }, [LIST]: { passkeys: [] } });
  await user.click(await screen.findByRole('button', { name: 'Remover Notebook' }));
  const remove = await screen.findByRole('dialog', { name: 'Remover Notebook' });
  await user.type(within(remove).getByLabelText('Senha'), 'Girassol2026');
  await user.click(within(remove).getByRole('button', { name: 'Remover' }));
  expect(await screen.findByText('Chave de acesso removida.')).toBeVisible();
  expect(server.calls(REMOVE)[0]?.body).toEqual({ currentPassword: 'Girassol2026' });
});

test('a browser without passkeys says so, and a list that fails is loaded again', async () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  const server = await open({ [LIST]: replyRefused(500) });
  expect(screen.getByText('Este navegador não cria chaves de acesso neste endereço.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Criar chave de acesso' })).toBeNull();
  server.answer({ [LIST]: { passkeys: [passkey()] } });
  await user.click(await screen.findByRole('button', { name: /Tentar/ }));
  expect(await screen.findByText('Notebook')).toBeVisible();
});
