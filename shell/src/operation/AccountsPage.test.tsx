import { buildTestSession, replyRefused } from '@girassol/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildRemote, getAddress, renderApp } from '../testing/render-app';

const OPEN = 'POST /operation/accounts/new';
const admin = buildTestSession({ isAdmin: true });
const id = (end: string) => `0198a000-0000-7000-8000-0000000000${end}`;

const listed = (end: string, name: string) => ({
  _id: id(end),
  name,
  signupPlan: 'CRM' as const,
  whitelabel: 'AURORA',
  activeModules: ['website'],
  statusOk: false,
  owner: { name: 'Rita', email: `rita-${end}@x.test` },
  people: 3,
  since: 0,
});

function open(session = admin) {
  return renderApp({
    at: '/operacao/contas?nova',
    session,
    api: {
      'GET /operation/whitelabels': { whitelabels: [] },
    },
  });
}

test('opens an account: a refusal keeps what was written, then the link shows and the account opens', async () => {
  const { user, server } = open();
  const dialog = await screen.findByRole('dialog', { name: 'Abrir conta' });
  await user.type(within(dialog).getByLabelText('Empresa'), 'Mirante');
  await user.type(within(dialog).getByLabelText('Dono'), 'Rita Alves');
  await user.type(within(dialog).getByLabelText('E-mail do dono'), 'rita@x.test');
  await user.click(within(dialog).getByRole('button', { name: /^Plano|Escolha/ }));
  await user.click(await screen.findByRole('option', { name: 'CRM' }));
  await user.type(within(dialog).getByLabelText('Motivo'), 'contrato assinado');
  server.answer({ [OPEN]: replyRefused(409, { message: 'Alguém já entra com este e-mail. Use outro.' }) });
  await user.click(within(dialog).getByRole('button', { name: 'Abrir conta' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Alguém já entra com este e-mail');
  expect(within(dialog).getByLabelText('Empresa')).toHaveValue('Mirante');
  expect(server.calls(OPEN)[0]?.body).toEqual({
    name: 'Mirante',
    owner: { name: 'Rita Alves', email: 'rita@x.test' },
    signupPlan: 'CRM',
    whitelabel: null,
    modules: [],
    why: 'contrato assinado',
  });
  await user.click(within(dialog).getByRole('button', { name: /^Prazo|Conta sem prazo/ }));
  await user.click(await screen.findByRole('option', { name: 'Teste de 14 dias' }));

  const { owner, people, ...shown } = listed('03', 'Mirante');
  const account = { ...shown, financeStatus: null, people: [], mayLink: true, revision: 1, history: [] };
  server.answer({
    [OPEN]: { account, link: { token: 'segredo-do-link', until: 0 } },
    'GET /operation/accounts/single/:accountId': { account },
  });
  await user.click(within(dialog).getByRole('button', { name: 'Abrir conta' }));
  expect(await screen.findByText(/primeiro-acesso#segredo-do-link$/)).toBeVisible();
  expect(server.calls(OPEN)[1]?.body).toMatchObject({ signupPlan: 'CRM', isTrial: true });
  await user.click(screen.getByRole('button', { name: 'Já copiei' }));
  await waitFor(() => expect(getAddress()).toBe(`/operacao/contas/${id('03')}`));
});

test('is for the administration alone', async () => {
  open(buildTestSession());
  expect(await screen.findByText('Somente para a administração')).toBeVisible();
});

test('an address with what is known of a lead opens the form with it, once', async () => {
  const { user } = renderApp({
    remotes: [buildRemote('mfe-support', ['/admin1'])],
    at: '/operacao/contas?nova=&dono=Ana+Souza&email=ana%40sol.com.br&motivo=Teste+gr%C3%A1tis',
    session: admin,
    api: {
      'GET /operation/whitelabels': { whitelabels: [] },
    },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Abrir conta' });
  expect(within(dialog).getByLabelText('Empresa')).toHaveValue('');
  expect(within(dialog).getByLabelText('Dono')).toHaveValue('Ana Souza');
  expect(within(dialog).getByLabelText('E-mail do dono')).toHaveValue('ana@sol.com.br');
  expect(within(dialog).getByLabelText('Motivo')).toHaveValue('Teste grátis');
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(getAddress()).toBe('/admin1');
});

test('any other query leads to the list of accounts', async () => {
  renderApp({
    at: '/operacao/contas?busca=sol',
    session: admin,
    remotes: [buildRemote('mfe-support', ['/admin1'])],
  });
  await waitFor(() => expect(getAddress()).toBe('/admin1?busca=sol'));
});
