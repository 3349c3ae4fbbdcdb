import { refuse, testSession } from '@girassol/shared-auth/testing';
import { TEST_LIMITS } from '@girassol/shared-domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { here, renderApp } from '../testing/render-app';

const LIST = 'GET /operation/accounts/list/:multiplier';
const OPEN = 'POST /operation/accounts/new';
const admin = testSession({ isAdmin: true });
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
    at: '/operacao/contas',
    session,
    api: {
      'GET /operation/whitelabels': { whitelabels: [] },
      [LIST]: ({ params, query }) =>
        query.get('search') === 'nada'
          ? { accounts: [], total: 0, hasMoreItems: false }
          : {
              accounts: [params.multiplier === '2' ? listed('02', 'Vizinha') : listed('01', 'Sol Nascente')],
              total: 2,
              hasMoreItems: params.multiplier !== '2',
            },
    },
  });
}

test('accounts by page, each with its owner, people, white-label and modules', async () => {
  const { user } = open();
  const line = (await screen.findByRole('link', { name: 'Sol Nascente' })).closest('li');
  expect(line).toHaveTextContent('Rita · rita-01@x.test');
  expect(line).toHaveTextContent('3 pessoas');
  expect(line).toHaveTextContent('Pagamento irregularAURORACRM1 módulo');
  expect(screen.getByText('2 contas')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Carregar mais' }));
  expect(await screen.findByRole('link', { name: 'Vizinha' })).toHaveAttribute(
    'href',
    `/operacao/contas/${id('02')}`,
  );
});

test('a search stands in the address; one without result says so and can be cleared', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText('Buscar conta'), 'nada{Enter}');
  expect(await screen.findByText('NENHUM RESULTADO')).toBeVisible();
  expect(here()).toBe('/operacao/contas?busca=nada');
  await user.click(screen.getByRole('button', { name: 'Ver todas as contas' }));
  expect(await screen.findByRole('link', { name: 'Sol Nascente' })).toBeVisible();
});

test('opens an account: a refusal keeps what was written, then the link shows and the account opens', async () => {
  const { user, server } = open();
  await user.click(await screen.findByRole('button', { name: 'Abrir conta' }));
  const dialog = await screen.findByRole('dialog', { name: 'Abrir conta' });
  await user.type(within(dialog).getByLabelText('Empresa'), 'Mirante');
  await user.type(within(dialog).getByLabelText('Dono'), 'Rita Alves');
  await user.type(within(dialog).getByLabelText('E-mail do dono'), 'rita@x.test');
  await user.click(within(dialog).getByRole('button', { name: /^Plano|Escolha/ }));
  await user.click(await screen.findByRole('option', { name: 'CRM' }));
  await user.type(within(dialog).getByLabelText('Motivo'), 'contrato assinado');
  server.answer({ [OPEN]: refuse(409, { message: 'Alguém já entra com este e-mail. Use outro.' }) });
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

  const { owner, people, ...shown } = listed('03', 'Mirante');
  const account = { ...shown, people: [], mayLink: true, revision: 1, history: [] };
  server.answer({
    [OPEN]: { account, link: { token: 'segredo-do-link', until: 0 } },
    'GET /operation/accounts/single/:accountId': { account },
  });
  await user.click(within(dialog).getByRole('button', { name: 'Abrir conta' }));
  expect(await screen.findByText(/primeiro-acesso#segredo-do-link$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Já copiei' }));
  await waitFor(() => expect(here()).toBe(`/operacao/contas/${id('03')}`));
});

test(
  'where it does not come there is another try; whoever is no admin is told so',
  async () => {
    const { server, user } = renderApp({
      at: '/operacao/contas',
      session: admin,
      api: { [LIST]: refuse(500) },
    });
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    server.answer({ [LIST]: { accounts: [], total: 0, hasMoreItems: false } });
    expect(await screen.findByText('Nenhuma conta')).toBeVisible();
  },
  TEST_LIMITS.process,
);

test('is for the administration alone', async () => {
  open(testSession());
  expect(await screen.findByText('Somente para a administração')).toBeVisible();
});
