import {
  type FakeRoutes,
  fakeApi,
  refuse,
  renderWithSession,
  testSession,
  testSettings,
} from '@girassol/shared-auth/testing';
import { type BoardKind, boards, type Session } from '@girassol/shared-domain';
import { SnackbarHost } from '@girassol/shared-ui';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { testCard } from '../board/state/testing';
import RegisterPage from './RegisterPage';

const COLUMNS = 'GET /kanbans/single/columns/:type';
const SEARCH = 'POST /customers/filtered/:userId/:multiplier';
const NEW_CUSTOMER = 'POST /customers/new/:userId';
const NEW_SALE = 'POST /sales/new/:userId/:customerId';

const first = '0198a000-0000-7000-8000-00000000c001';
const second = '0198a000-0000-7000-8000-00000000c002';
const customerId = '0198a000-0000-7000-8000-00000000d001';
const vendorId = '0198a000-0000-7000-8000-00000000e001';
const kanban = {
  _id: '0198a000-0000-7000-8000-00000000b001',
  type: 'SALES' as const,
  columns: [
    { _id: first, title: 'Novo contato', order: 0, inactivityWindow: 24 },
    { _id: second, title: 'Proposta enviada', order: 1, inactivityWindow: 24 },
  ],
};
const customer = {
  _id: customerId,
  name: 'Zélia da Silva',
  email: '',
  phone: '',
  whatsapp: '',
  document: '52998224725',
  isCNPJ: false,
  uf: 'SC',
  city: 'Itajaí',
  address: '',
  postalCode: '',
  origin: null,
  archived: false,
  registryTimestamp: 0,
};
const sale = testCard('0198a000-0000-7000-8000-00000000a001', first, 'a0', { id: 123 });
const owner = testSession({ vendors: [{ _id: vendorId, personalData: { name: 'Caio Ferreira' } }] });

function Address() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
}

function open(
  routes: FakeRoutes = {},
  session: Session = owner,
  permissions = {},
  kind: BoardKind = 'SALES',
) {
  const address = `${boards[kind].basePath}/registro`;
  const server = fakeApi({
    [COLUMNS]: { kanban },
    [SEARCH]: { customers: [customer], hasMoreItems: false },
    [NEW_CUSTOMER]: { customer },
    [NEW_SALE]: { sale },
    ...routes,
  });
  renderWithSession(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path={address} element={<RegisterPage kind={kind} />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
      <SnackbarHost />
    </MemoryRouter>,
    { session, settings: testSettings({ individualPermissions: { [session.userId]: permissions } }) },
  );
  return server;
}

const user = userEvent.setup();
// What was typed is kept on this computer.
afterEach(() => localStorage.clear());
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const submit = () => screen.getByRole('button', { name: 'Registrar venda' });

async function fill(name: RegExp, text: string) {
  await user.click(await field(name));
  await user.paste(text);
}

async function fillNewCustomer() {
  await user.click(await screen.findByRole('radio', { name: 'É novo' }));
  await fill(/Nome do cliente/, 'Zélia da Silva');
  await fill(/Nome da venda/, 'Telhado da Zélia');
}

test('[boards-104, boards-105] a sale for a new customer registers both, the customer first', async () => {
  const server = open();
  await fillNewCustomer();
  await fill(/CPF ou CNPJ/, '52998224725');
  await fill(/Valor/, '12345,6');
  await fill(/Potência/, '5,4');
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());

  await waitFor(() => expect(server.calls(NEW_SALE)).toHaveLength(1));
  expect(server.calls(COLUMNS)[0]?.params).toEqual({ type: 'SALES' });
  expect(server.calls(NEW_CUSTOMER)[0]?.body).toEqual({
    name: 'Zélia da Silva',
    document: '52998224725',
    isCNPJ: false,
  });
  expect(server.calls(NEW_SALE)[0]).toMatchObject({
    params: { userId: owner.userId, customerId },
    body: {
      name: 'Telhado da Zélia',
      amount: 12345.6,
      power: 5.4,
      vendor: owner.userId,
      columnOrder: 0,
      type: 'SALES',
    },
  });
  expect(server.calls(NEW_SALE)[0]?.body).not.toHaveProperty('validityDate');
  // Afterwards the board shows the new card, and its number is told.
  await waitFor(() =>
    expect(document.querySelector('output')).toHaveTextContent(
      `/vendas/funil/${owner.managerId} {"newCard":"${sale._id}"}`,
    ),
  );
  expect(await screen.findByText('Venda #00123 registrada.')).toBeVisible();
});

test('[shell.forms-001, shell.forms-002] an invalid form cannot be sent, and says what is missing', async () => {
  const server = open();
  await user.click(await screen.findByRole('radio', { name: 'É novo' }));
  await fill(/CPF ou CNPJ/, '52998224720');
  await user.tab();
  expect(await screen.findByText('Insira um CPF ou CNPJ válido.')).toBeVisible();
  expect(submit()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'O QUE HÁ DE ERRADO?' })).toBeVisible();
  expect(server.calls(NEW_CUSTOMER)).toHaveLength(0);
});

test('a refused sale keeps the text, and the next try does not register the customer again', async () => {
  const server = open({ [NEW_SALE]: refuse(404, { message: 'Esta coluna não existe mais.' }) });
  await fillNewCustomer();
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  await waitFor(() => expect(server.calls(NEW_SALE)).toHaveLength(1));
  expect(await field(/Nome da venda/)).toHaveValue('Telhado da Zélia');

  server.answer({ [NEW_SALE]: { sale } });
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  await waitFor(() => expect(server.calls(NEW_SALE)).toHaveLength(2));
  expect(server.calls(NEW_CUSTOMER)).toHaveLength(1);
});

test('a double click makes one sale: the second call would carry the same key', async () => {
  const server = open();
  await fillNewCustomer();
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.dblClick(submit());
  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('funil'));
  const keys = new Set(server.calls(NEW_SALE).map(({ headers }) => headers.get('idempotency-key')));
  expect(keys.size).toBe(1);
  expect(keys.has(null)).toBe(false);
});

test('a document that is known offers its customer', async () => {
  const server = open();
  await fillNewCustomer();
  await fill(/CPF ou CNPJ/, '52998224725');
  await user.click(await screen.findByRole('button', { name: 'Usar este cliente' }));
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  await waitFor(() => expect(server.calls(NEW_SALE)[0]?.params.customerId).toBe(customerId));
  expect(server.calls(NEW_CUSTOMER)).toHaveLength(0);
});

test('a document taken meanwhile is marked at its field', async () => {
  open({
    [NEW_CUSTOMER]: refuse(409, {
      message: 'Já existe um cliente com este CPF.',
      fields: [{ path: 'document', message: 'Documento já cadastrado.' }],
    }),
  });
  await fillNewCustomer();
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  expect(await screen.findByText('Documento já cadastrado.')).toBeVisible();
});

test('[customers-010] whoever may not list customers registers new ones only', async () => {
  const vendor = testSession({ type: 'VENDOR' });
  open({}, vendor, { salesKanban: true });
  expect(await field(/Nome do cliente/)).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Já está na lista' })).toBeNull();
});

test('a BASIC account gets a reason and nothing is asked of the server', async () => {
  const server = open({}, testSession({ signupPlan: 'BASIC' }));
  expect(await screen.findByText('Vendas não faz parte do seu plano')).toBeVisible();
  expect(server.calls(COLUMNS)).toHaveLength(0);
});

test.each([
  ['PRE_SALES', 'Registrar lead', 'Nome do lead'],
  ['ADMINISTRATIVE', 'Registrar operação', 'Nome da operação'],
  ['PROJECT', 'Registrar projeto', 'Nome do projeto'],
  ['INSTALLATION', 'Registrar obra', 'Nome da obra'],
  ['AFTER_SALES', 'Registrar atividade', 'Nome da atividade'],
] as const)('[boards-002] %s: the form speaks of its item', async (kind, title, name) => {
  open({}, owner, {}, kind);
  expect(await field(new RegExp(name))).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('button', { name: title })).toBeVisible();
});

test('[boards.aftersales-006] an activity asks for the system in its units, and may have several owners', async () => {
  const server = open({}, owner, {}, 'AFTER_SALES');
  await user.click(await screen.findByRole('radio', { name: 'É novo' }));
  await fill(/Nome do cliente/, 'Zélia da Silva');
  await fill(/Nome da atividade/, 'Limpeza anual');
  await fill(/Potência/, '5,4');
  await fill(/Distância/, '18,5');
  await fill(/Altura do telhado/, '4');
  for (const unit of ['kWp', 'km', 'm']) expect(screen.getByText(unit)).toBeVisible();
  expect(screen.queryByText('Tem data de validade')).toBeNull();
  expect(screen.queryByText('Temperatura')).toBeNull();
  expect(screen.queryByText('Prazo')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Adicionar responsável' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Caio Ferreira' }));
  expect(await screen.findByRole('button', { name: 'Tirar Caio Ferreira' })).toBeVisible();
  const submitActivity = screen.getByRole('button', { name: 'Registrar atividade' });
  await waitFor(() => expect(submitActivity).toBeEnabled());
  await user.click(submitActivity);
  await waitFor(() => expect(server.calls(NEW_SALE)).toHaveLength(1));
  expect(server.calls(NEW_SALE)[0]?.body).toMatchObject({
    type: 'AFTER_SALES',
    power: 5.4,
    distance: 18.5,
    roofHight: 4,
    inverterType: 'String',
    coOwners: [vendorId],
  });
});

test('[boards-019] a work asks for its deadline, and for no money', async () => {
  open({}, owner, {}, 'INSTALLATION');
  expect(await screen.findByText('Prazo')).toBeVisible();
  expect(screen.queryByText('Valor')).toBeNull();
  expect(screen.queryByText('Tem data de validade')).toBeNull();
});

test('what was typed is there again after the page was loaded anew, until it is registered', async () => {
  open();
  await fillNewCustomer();
  await fill(/Valor/, '12345,6');
  await fill(/Potência/, '5,4');
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('12345.6'));
  cleanup();

  const server = open();
  expect(await field(/Nome da venda/)).toHaveValue('Telhado da Zélia');
  expect(await field(/Nome do cliente/)).toHaveValue('Zélia da Silva');
  expect(screen.getByText(/^Este é o seu rascunho de/)).toBeVisible();
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  await waitFor(() => expect(server.calls(NEW_SALE)).toHaveLength(1));
  await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('Telhado da Zélia'));
});
