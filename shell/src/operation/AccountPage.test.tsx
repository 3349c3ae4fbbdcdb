import type { SlotContribution } from '@girassol/federation';
import type { SlotContext } from '@girassol/federation/remote';
import { buildTestSession, replyRefused } from '@girassol/shared-auth/testing';
import type { AccountDetail } from '@girassol/shared-domain/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildRemote, getAddress, renderApp } from '../testing/render-app';

const ONE = 'GET /operation/accounts/single/:accountId';
const CHANGE = 'PUT /operation/accounts/single/:accountId';
const accountId = '0198a000-0000-7000-8000-0000000000aa';
const admin = buildTestSession({ isAdmin: true });

const account: AccountDetail = {
  _id: accountId,
  name: 'Sol do Mirante',
  signupPlan: 'CRM',
  whitelabel: null,
  activeModules: ['website'],
  statusOk: true,
  financeStatus: null,
  since: 0,
  people: [
    {
      _id: '0198a000-0000-7000-8000-0000000000ab',
      name: 'Rita',
      email: 'rita@x.test',
      type: 'MANAGER',
      since: 0,
    },
  ],
  mayLink: true,
  revision: 4,
  history: [
    {
      revision: 4,
      at: 0,
      by: 'ana@girassol.test',
      why: 'contrato',
      action: 'change',
      before: { whitelabel: 'AURORA', modules: [] },
      after: { whitelabel: null, modules: ['website'] },
    },
  ],
};
const whitelabels = [
  { key: 'AURORA', name: 'Aurora', hosts: ['app.aurora.com.br'], plan: null, modules: ['Proposta 2.0'] },
];

function open(session = admin) {
  return renderApp({
    at: `/operacao/contas/${accountId}`,
    session,
    api: {
      [ONE]: { account },
      'GET /operation/whitelabels': { whitelabels },
      [CHANGE]: ({ body }) => ({
        account: { ...account, whitelabel: body.whitelabel, activeModules: body.modules, revision: 5 },
      }),
    },
  });
}

const form = () => screen.findByRole('region', { name: 'White-label e módulos' });

test('shows plan, people, modules with what they open, and what was done', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Sol do Mirante', level: 1 })).toBeVisible();
  expect(screen.getByText('Plano CRM')).toBeVisible();
  const parts = await form();
  expect(within(parts).getByLabelText('Website')).toBeChecked();
  expect(within(parts).getByText('Abre o site em um domínio próprio.')).toBeVisible();
  expect(screen.getByText('White-label: AURORA → nenhum · Liga: Website')).toBeVisible();
});

test('modules and white-label are given with a reason, in words that name the act', async () => {
  const { user, server } = open();
  const parts = await form();
  const save = within(parts).getByRole('button', { name: 'Alterar conta' });
  expect(save).toBeDisabled();
  await user.click(within(parts).getByLabelText('Domínio próprio'));
  await user.click(within(parts).getByRole('button', { name: /White-label/ }));
  await user.click(await screen.findByRole('option', { name: 'AURORA · Aurora' }));
  // The partner does not offer them: that is said before they are given.
  expect(within(parts).getAllByText('AURORA não o oferece: fica sem efeito.')).toHaveLength(2);

  await user.click(save);
  const dialog = await screen.findByRole('dialog', { name: 'Alterar Sol do Mirante' });
  expect(within(dialog).getByText('White-label: nenhum → AURORA')).toBeVisible();
  expect(within(dialog).getByText('Liga: Domínio próprio')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Alterar conta' }));
  expect(server.calls(CHANGE)).toEqual([]);
  await user.type(within(dialog).getByLabelText('Motivo'), 'contrato assinado');
  await user.click(within(dialog).getByRole('button', { name: 'Alterar conta' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls(CHANGE)[0]?.body).toEqual({
    whitelabel: 'AURORA',
    modules: ['website', 'domain'],
    why: 'contrato assinado',
    expected: 4,
  });
});

test('what somebody else changed meanwhile is said, and the choice is not lost', async () => {
  const { user, server } = open();
  const parts = await form();
  await user.click(within(parts).getByLabelText('Domínio próprio'));
  server.answer({
    [CHANGE]: replyRefused(409, { message: 'bia@girassol.test alterou esta conta enquanto isso.' }),
    [ONE]: { account: { ...account, activeModules: [], revision: 5 } },
  });
  await user.click(within(parts).getByRole('button', { name: 'Alterar conta' }));
  const dialog = await screen.findByRole('dialog', { name: 'Alterar Sol do Mirante' });
  await user.type(within(dialog).getByLabelText('Motivo'), 'contrato assinado');
  await user.click(within(dialog).getByRole('button', { name: 'Alterar conta' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('bia@girassol.test alterou esta conta');
  expect(within(dialog).getByLabelText('Motivo')).toHaveValue('contrato assinado');
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));

  expect(await within(parts).findByText('Esta conta mudou enquanto você escolhia')).toBeVisible();
  expect(within(parts).getByLabelText('Domínio próprio')).toBeChecked();
  expect(within(parts).getByRole('button', { name: 'Alterar conta' })).toBeDisabled();
  await user.click(within(parts).getByRole('button', { name: 'Continuar com a minha escolha' }));
  expect(within(parts).getByRole('button', { name: 'Alterar conta' })).toBeEnabled();
});

test('the finance platform is opened and closed with a reason, and the history says so', async () => {
  const FINANCE = 'PUT /operation/accounts/finance-status/:accountId';
  const { user, server } = open();
  const part = within(await screen.findByRole('region', { name: 'Plataforma financeira' }));
  expect(part.getByText('Bloqueada')).toBeVisible();
  const finished = {
    revision: 5,
    at: 0,
    by: 'ana@girassol.test',
    why: 'contratou',
    before: null,
    after: null,
  };
  const opened: AccountDetail = {
    ...account,
    financeStatus: 'ACTIVE',
    history: [{ ...finished, action: 'finance-opened' }],
  };
  server.answer({ [FINANCE]: { account: opened }, [ONE]: { account: opened } });
  await user.click(part.getByRole('button', { name: 'Liberar plataforma' }));
  const dialog = await screen.findByRole('dialog', { name: 'Plataforma financeira de Sol do Mirante' });
  await user.type(within(dialog).getByLabelText('Motivo'), 'contratou');
  await user.click(within(dialog).getByRole('button', { name: 'Liberar plataforma' }));
  expect(await part.findByText('Liberada')).toBeVisible();
  expect(screen.getByText('Plataforma financeira liberada')).toBeVisible();
  expect(server.calls(FINANCE)[0]?.body).toEqual({ isOpen: true, why: 'contratou' });

  server.answer({ [FINANCE]: replyRefused(503, { message: 'Tente de novo em instantes.' }) });
  await user.click(part.getByRole('button', { name: 'Bloquear plataforma' }));
  const closing = await screen.findByRole('dialog', { name: 'Plataforma financeira de Sol do Mirante' });
  await user.type(within(closing).getByLabelText('Motivo'), 'deixou de pagar');
  await user.click(within(closing).getByRole('button', { name: 'Bloquear plataforma' }));
  expect(await within(closing).findByRole('alert')).toHaveTextContent('Tente de novo em instantes.');
  expect(within(closing).getByLabelText('Motivo')).toHaveValue('deixou de pagar');
});

test('a link to a password shows once, on the host of the white-label', async () => {
  const { user, server } = open();
  const labelled = { ...account, whitelabel: 'AURORA' };
  server.answer({
    [ONE]: { account: labelled },
    'POST /operation/accounts/link/:accountId': {
      account: labelled,
      link: { token: 'segredo-do-link', until: 0 },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Link para senha' }));
  await user.type(await screen.findByLabelText('Motivo'), 'esqueceu a senha');
  await user.click(screen.getByRole('button', { name: 'Criar link' }));
  expect(await screen.findByText(/primeiro-acesso#segredo-do-link$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Já copiei' }));
  await waitFor(() => expect(screen.queryByText(/segredo-do-link/)).toBeNull());
});

test('a link is sent by mail where the server can, once', async () => {
  const { user, server } = open();
  const SEND = 'POST /operation/accounts/mail-link/:accountId';
  server.answer({
    'POST /operation/accounts/link/:accountId': {
      account,
      link: { token: 'segredo-do-link-que-vale', until: 0, mayMail: true },
    },
    [SEND]: replyRefused(410, { message: 'Este link já foi usado ou terminou.' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Link para senha' }));
  await user.type(await screen.findByLabelText('Motivo'), 'esqueceu a senha');
  await user.click(screen.getByRole('button', { name: 'Criar link' }));
  await user.click(await screen.findByRole('button', { name: 'Enviar por e-mail' }));
  expect(await screen.findByText('Este link já foi usado ou terminou.')).toBeVisible();
  server.answer({ [SEND]: { account, sentTo: 'dono@mirante.test' } });
  await user.click(screen.getByRole('button', { name: 'Enviar por e-mail' }));
  expect(await screen.findByRole('button', { name: 'Enviado por e-mail' })).toBeDisabled();
  expect(screen.getByText('O link foi enviado a dono@mirante.test.')).toBeVisible();
  expect(server.calls(SEND)[1]?.body).toEqual({ token: 'segredo-do-link-que-vale' });
});

test('whoever is no admin, and an address without an account, are told so', async () => {
  open(buildTestSession());
  expect(await screen.findByText('Somente para a administração')).toBeVisible();
});

test('an account that is not there, and one that does not come', async () => {
  const { user } = renderApp({
    at: `/operacao/contas/${accountId}`,
    session: admin,
    remotes: [buildRemote('mfe-support', ['/admin1'])],
    api: { [ONE]: replyRefused(404, { message: 'Esta conta não existe.' }) },
  });
  expect(await screen.findByText('Esta conta não existe')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Todas as contas' }));
  await waitFor(() => expect(getAddress()).toBe('/admin1'));
});

test('areas add sections, and what they did stands in the history', async () => {
  const Section = ({ account: shown, onChanged }: SlotContext<'operator-account.section/v1'>) => (
    <button type="button" onClick={onChanged}>{`Cobrar ${shown.name}`}</button>
  );
  const slots: SlotContribution[] = [
    {
      slot: 'operator-account.section/v1',
      id: 'cobrancas',
      title: 'Cobranças',
      order: 10,
      module: './section',
      when: { admin: true },
    },
  ];
  const { user, server } = renderApp({
    at: `/operacao/contas/${accountId}`,
    session: admin,
    remotes: [buildRemote('mfe-account', ['/operador/precos', '/operador/leads'], { slots })],
    modules: { 'mfe-account/./section': { default: Section } },
    api: { [ONE]: { account }, 'GET /operation/whitelabels': { whitelabels } },
  });
  const charge = await screen.findByRole('button', { name: 'Cobrar Sol do Mirante' });
  const billing: AccountDetail['history'][number] = {
    revision: 5,
    at: 0,
    by: 'ana@girassol.test',
    why: 'R$ 1,00 pagos por fora: Pix',
    action: 'billing',
    before: null,
    after: null,
  };
  server.answer({ [ONE]: { account: { ...account, revision: 5, history: [billing, ...account.history] } } });
  await user.click(charge);
  expect(await screen.findByText(/R\$ 1,00 pagos por fora: Pix/)).toBeVisible();
});

test.each([
  ['/operador/precos', 'Preços'],
  ['/operacao/correio', 'Correio'],
])('the operator page %s stands in the menu and in no other navigation', async (at, name) => {
  renderApp({ at, session: admin, remotes: [buildRemote('mfe-account', ['/operador/precos'])] });
  const menu = await screen.findByRole('navigation', { name: 'Menu principal' });
  expect(await within(menu).findByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('navigation', { name: 'Operação' })).toBeNull();
  await act(async () => {});
});
