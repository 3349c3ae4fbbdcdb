import { buildTestSession, replyRefused, replyUnreachable } from '@girassol/shared-auth/testing';
import { DAY_MS } from '@girassol/shared-domain';
import { screen, waitFor } from '@testing-library/react';
import { CALCULATOR_PATH } from '../routes/decide';
import { buildRemote, getAddress, renderApp } from '../testing/render-app';
import { keepAskedAddress, takeAskedAddress } from './asked-address';

const session = buildTestSession({ personalData: { name: 'Ana Souza' } });

const email = () => screen.findByLabelText('E-mail');
const password = () => screen.findByLabelText('Senha');
const submit = () => screen.findByRole('button', { name: 'FAZER LOGIN' });

test('[shell.login-001] the login has its fields, its button and the links to recovery and terms', async () => {
  renderApp({ at: '/login' });
  expect(await email()).toBeInTheDocument();
  expect(await password()).toHaveAttribute('type', 'password');
  expect(await submit()).toBeInTheDocument();
  expect(screen.getByText('Esqueci minha senha')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Termos de Uso e Política de Privacidade' })).toHaveAttribute(
    'href',
    '/termos-de-uso-e-politica-de-privacidade',
  );
});

test('a session that has ended by the clock of the computer as it begins is told, and can be tried again', async () => {
  const ended = buildTestSession({ expiration: Date.now() - DAY_MS });
  const { user, server } = renderApp({ at: '/login', api: { 'POST /users/login': ended } });
  await user.type(await email(), 'ana@exemplo.com.br');
  await user.type(await password(), 'Segredo12');
  await user.click(await submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('a data deste computador parece estar errada');
  expect(getAddress()).toBe('/login');
  server.answer({ 'POST /users/login': session });
  await user.click(await submit());
  await waitFor(() => expect(getAddress()).toBe('/iniciando'));
});

test.each([
  ['a@b', 'Abcdefg1', false, 'digite seu e-mail inteiro.'],
  ['a@b.co', 'Abcdefg1', true, ''],
  ['a@b.co', 'Abcdef1', false, 'falta chegar a 8 caracteres.'],
  ['a@b.co', 'ABCDEFG1', false, 'falta uma letra minúscula.'],
  ['a@b.co', 'abcdefg1', false, 'falta uma letra maiúscula.'],
  ['a@b.co', 'Abcdefgh', false, 'falta um número.'],
])(
  '[shell.login-002, shell.login-003, shell.login-004, shell.login-005, shell.login-006, shell.login-007, shell.forms-001] with %s and %s the button is on: %s, and says what is missing',
  async (address, secret, isOn, missing) => {
    const { user } = renderApp({ at: '/login' });
    expect(await submit()).toBeDisabled();
    await user.type(await email(), address);
    await user.type(await password(), secret);
    await waitFor(async () => expect(await submit()).toHaveProperty('disabled', !isOn));
    expect(await submit()).toHaveAccessibleDescription(expect.stringContaining(missing));
  },
);

test('[shell.login-009] the password field tells what a password is made of', async () => {
  renderApp({ at: '/login' });
  expect(await password()).toHaveAccessibleDescription(
    'Mínimo de 8 caracteres, com letras maiúsculas, minúsculas e números.',
  );
});

test('[shell.login-011] e-mail and password are sent, and work begins at the start page', async () => {
  const { user, server } = renderApp({ at: '/login', api: { 'POST /users/login': session } });
  await user.type(await email(), '  ana@exemplo.com.br');
  await user.type(await password(), 'Segredo12');
  await user.click(await submit());
  await waitFor(() => expect(getAddress()).toBe('/iniciando'));
  expect(server.calls('POST /users/login')[0]?.body).toEqual({
    email: 'ana@exemplo.com.br',
    password: 'Segredo12',
  });
});

test('who was led here from a page goes back to it after the login, once', async () => {
  keepAskedAddress('/vendas/funil/u1?q=sol');
  const { user } = renderApp({
    at: '/login',
    remotes: [buildRemote('mfe-crm-boards', ['/vendas/funil/:uid'])],
    api: { 'POST /users/login': session },
  });
  await user.type(await email(), 'ana@exemplo.com.br');
  await user.type(await password(), 'Segredo12');
  await user.click(await submit());
  await waitFor(() => expect(getAddress()).toBe('/vendas/funil/u1?q=sol'));
  expect(takeAskedAddress()).toBeNull();
});

test('the e-mail that was typed is in the form of the recovery, and not in its address', async () => {
  const { user } = renderApp({ at: '/login' });
  await user.type(await email(), 'ana@exemplo.com.br');
  await user.click(screen.getByText('Esqueci minha senha'));
  expect(await screen.findByRole('form', { name: 'Recuperar acesso' })).toBeVisible();
  expect(await email()).toHaveValue('ana@exemplo.com.br');
  expect(getAddress()).toBe('/recuperacao-de-acesso');
});

test('[shell.login-013] a refused login is answered in place, and what was written stays', async () => {
  const { user } = renderApp({
    at: '/login',
    api: { 'POST /users/login': replyRefused(401, { message: 'E-mail ou senha incorretos.' }) },
  });
  await user.type(await email(), 'ana@exemplo.com.br');
  await user.type(await password(), 'Segredo12');
  await user.click(await submit());
  // Once: no dialog says it over the form as well.
  expect(await screen.findByRole('alert')).toHaveTextContent('E-mail ou senha incorretos.');
  expect(screen.getAllByText('E-mail ou senha incorretos.')).toHaveLength(1);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await email()).toHaveValue('ana@exemplo.com.br');
  expect(await password()).toHaveValue('Segredo12');
  await waitFor(async () => expect(await password()).toHaveFocus());
  expect(await submit()).toBeEnabled();
  expect(getAddress()).toBe('/login');
});

test('too many tries are answered in the words of the server', async () => {
  const message = 'Muitas tentativas. Aguarde 15 minutos e tente de novo.';
  const { user } = renderApp({
    at: '/login?email=a@b.co&psd=Segredo12',
    api: { 'POST /users/login': replyRefused(429, { message }) },
  });
  await user.click(await submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('without a connection the form says so and can be sent again', async () => {
  const { user, server } = renderApp({
    at: '/login?email=a@b.co&psd=Segredo12',
    api: { 'POST /users/login': replyUnreachable() },
  });
  await user.click(await submit());
  expect(await screen.findByRole('alert')).toBeVisible();
  server.answer({ 'POST /users/login': session });
  await user.click(await submit());
  await waitFor(() => expect(getAddress()).toBe('/iniciando'));
});

test('[shell.login-008, shell.access-017] a link fills both fields, and the address forgets them at once', async () => {
  renderApp({ at: '/login?email=ana%40exemplo.com.br&psd=Segredo12' });
  expect(getAddress()).toBe('/login');
  expect(await email()).toHaveValue('ana@exemplo.com.br');
  expect(await password()).toHaveValue('Segredo12');
  expect(JSON.stringify(localStorage)).not.toContain('Segredo12');
});

test('[shell.login-008] the e-mail of the last login is filled in, never the password', async () => {
  localStorage.setItem('girassol.last-email', 'ana@exemplo.com.br');
  renderApp({ at: '/login' });
  expect(await email()).toHaveValue('ana@exemplo.com.br');
  expect(await password()).toHaveValue('');
  expect(await password()).toHaveFocus();
});

test('without a known e-mail the first key goes into its field, which complains of nothing when it is left empty', async () => {
  const { user } = renderApp({ at: '/login' });
  expect(await email()).toHaveFocus();
  await user.tab();
  expect(await email()).not.toHaveAttribute('aria-invalid');
});

test('[shell.access-017, shell.login-012] a token opens the session by itself', async () => {
  const { server } = renderApp({ at: '/login?token=T1', api: { 'POST /users/token-login': session } });
  expect(getAddress()).toBe('/login');
  await waitFor(() => expect(getAddress()).toBe('/iniciando'));
  const [call] = server.calls('POST /users/token-login');
  expect(call?.headers.get('authorization')).toBe('Bearer T1');
  expect(call?.body).toBeUndefined();
});

test('[shell.access-013] a token for the calculator goes straight to the consumption step', async () => {
  renderApp({
    at: '/login?token=T1&isSerranaCalc=true',
    remotes: [buildRemote('mfe-proposals', [CALCULATOR_PATH])],
    // Of anybody: it is the address that says so.
    api: { 'POST /users/token-login': session },
  });
  await waitFor(() => expect(getAddress()).toBe(CALCULATOR_PATH));
});

test("a link with a token takes nobody's place without asking", async () => {
  const other = buildTestSession({ token: 'T2', personalData: { name: 'Bruno Lima' } });
  const { user, server } = renderApp({
    at: '/login?token=T2',
    session: buildTestSession({ token: 'T1', personalData: { name: 'Ana Souza' } }),
    api: { 'POST /users/token-login': other },
  });
  expect(await screen.findByRole('heading', { name: 'Trocar de conta?' })).toBeInTheDocument();
  expect(server.calls('POST /users/token-login')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Entrar com o link' }));
  await waitFor(() => expect(getAddress()).toBe('/iniciando'));
  expect(server.calls('POST /users/token-login')[0]?.headers.get('authorization')).toBe('Bearer T2');
});

test('whoever did not expect the link goes on as they were', async () => {
  const { user, server } = renderApp({
    at: '/login?token=T2',
    session: buildTestSession({ token: 'T1', personalData: { name: 'Ana Souza' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Continuar como Ana Souza' }));
  await waitFor(() => expect(getAddress()).not.toBe('/login'));
  expect(server.calls('POST /users/token-login')).toHaveLength(0);
});

test('the e-mail that was typed is in the form of the recovery, and not in its address', async () => {
  const { user } = renderApp({ at: '/login' });
  await user.type(await email(), 'ana@exemplo.com.br');
  await user.click(screen.getByText('Esqueci minha senha'));
  expect(await screen.findByRole('form', { name: 'Recuperar acesso' })).toBeVisible();
  expect(await email()).toHaveValue('ana@exemplo.com.br');
  expect(getAddress()).toBe('/recuperacao-de-acesso');
});

test('[shell.login-013] a token that no longer works leads to the form, with a word on why', async () => {
  renderApp({
    at: '/login?token=velho',
    api: { 'POST /users/token-login': replyRefused(401, { message: 'x' }) },
  });
  expect(await screen.findByText(/Este link de acesso não vale mais/)).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(getAddress()).toBe('/login');
  expect(await email()).toBeInTheDocument();
});

test('demonstration logins fill the form with a press, where there are any', async () => {
  const demo = { password: 'Girassol2026', accounts: [{ email: 'dono@girassol.test', description: 'Dono' }] };
  const { user } = renderApp({ at: '/login', page: { demo } });
  await user.click(await screen.findByText('Contas de demonstração'));
  // The contents of <details> cannot be toggled in jsdom.
  await user.click(screen.getByRole('button', { name: /dono@girassol.test/, hidden: true }));
  expect(await email()).toHaveValue('dono@girassol.test');
  await waitFor(async () => expect(await submit()).toBeEnabled());
});

test('in production there is no word of demonstration', async () => {
  renderApp({ at: '/login' });
  await email();
  expect(screen.queryByText('Contas de demonstração')).toBeNull();
});

test('[shell.login-001] whoever forgot the password is led to the recovery, without any area', async () => {
  renderApp({ at: '/login' });
  expect(await screen.findByRole('link', { name: 'Esqueci minha senha' })).toHaveAttribute(
    'href',
    '/recuperacao-de-acesso',
  );
});

test('an address that is open without data asks for the login in place, and shows itself afterwards', async () => {
  const { user, places } = renderApp({
    at: '/vendas/agenda/u1',
    remotes: [buildRemote('mfe-crm-boards', ['/vendas/agenda/:uid'])],
    api: { 'POST /users/login': session },
  });
  expect(await screen.findByRole('heading', { name: 'Agenda de vendas' })).toBeInTheDocument();
  expect(places.isAnsweredBy('mfe-crm-boards', '/vendas/agenda/u1')).toBe(false);
  await user.type(await email(), 'ana@exemplo.com.br');
  await user.type(await password(), 'Segredo12');
  await user.click(await submit());
  await waitFor(() => expect(places.isAnsweredBy('mfe-crm-boards', '/vendas/agenda/u1')).toBe(true));
  expect(getAddress()).toBe('/vendas/agenda/u1');
  await waitFor(() => expect(screen.queryByLabelText('Senha')).toBeNull());
});

test('a login with a second factor asks for its code, and is begun again where it took too long', async () => {
  const challenge = 'a-challenge';
  const { user, server } = renderApp({
    at: '/login',
    api: {
      'POST /users/login': replyRefused(401, { message: 'Informe o código.', loginChallenge: challenge }),
      'POST /users/login-factor': replyRefused(400, { message: 'Este código não confere.' }),
    },
  });
  await user.type(await email(), 'ana@exemplo.com.br');
  await user.type(await password(), 'Segredo12');
  await user.click(await submit());
  const code = await screen.findByLabelText('Código');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveFocus();
  await user.type(code, '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Este código não confere.');
  expect(server.calls('POST /users/login-factor')[0]?.body).toEqual({ challenge, code: '123456' });

  server.answer({ 'POST /users/login-factor': replyRefused(410, { message: 'Entre de novo.' }) });
  await user.click(screen.getByRole('button', { name: 'Estou sem o aplicativo' }));
  await user.type(screen.getByLabelText('Código de recuperação'), 'abcd-efgh-jkmn{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Entre de novo.');

  await user.type(await password(), 'Segredo12');
  await user.click(await submit());
  server.answer({ 'POST /users/login-factor': session });
  await user.type(await screen.findByLabelText('Código'), '654321{Enter}');
  await waitFor(() => expect(getAddress()).toMatch(/^\/(iniciando|inicio)$/));
});
