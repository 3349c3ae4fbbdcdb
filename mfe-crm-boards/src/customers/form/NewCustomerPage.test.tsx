import { buildApiQueryKey, keepPagesWithUnsavedText, queryClient } from '@girassol/shared-auth';
import {
  buildTestSession,
  buildTestSettings,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import type { IndividualPermissions } from '@girassol/shared-domain';
import type { Settings } from '@girassol/shared-domain/contract';
import { DialogHost } from '@girassol/shared-ui';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { buildListedCustomer } from '../customer.fixture';
import NewCustomerPage from './NewCustomerPage';

const NEW = 'POST /customers/new/:userId';
const session = buildTestSession();

interface OpenAs {
  /** Draws the dialogs of the shell. */
  withDialogs: boolean;
  as: typeof session;
  permissions: IndividualPermissions;
  /** Query of the address. */
  search: string;
}

const user = userEvent.setup();

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function open({ as = session, permissions = {}, withDialogs = false, search = '' }: Partial<OpenAs> = {}) {
  const server = fakeApi({
    [NEW]: { customer: buildListedCustomer() },
    'POST /customers/duplicates': { duplicates: [] },
    'POST /places/filtered': { places: [{ name: 'Florianópolis' }] },
    'GET /places/postal-code/:cep': {
      address: { uf: 'SC', city: 'Blumenau', district: 'Centro', street: 'Rua XV de Novembro' },
      message: null,
    },
  });
  renderWithSession(
    <MemoryRouter initialEntries={[`/cliente/cadastro${search}`]}>
      <Routes>
        <Route path="/cliente/cadastro" element={<NewCustomerPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
      {withDialogs && <DialogHost />}
    </MemoryRouter>,
    {
      session: as,
      settings: buildTestSettings({
        individualPermissions: { [as.userId]: permissions },
        origins: [{ _id: '0198a000-0000-7000-8000-000000000009', name: 'Feira' }],
      }),
    },
  );
  return server;
}

// Typed values are stored in localStorage.
afterEach(() => localStorage.clear());

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const submit = () => screen.getByRole('button', { name: 'Cadastrar cliente' });

test('[customers-003] the form has all that is known of a customer', async () => {
  open();
  const form = within(await screen.findByRole('form', { name: 'Novo cliente' }));
  const kind = within(form.getByRole('radiogroup', { name: 'CPF/CNPJ' }));
  expect(kind.getAllByRole('radio').map((choice) => choice.closest('label')?.textContent)).toEqual([
    'Pessoa física (CPF)',
    'Empresa (CNPJ)',
  ]);
  for (const label of [
    /^Nome/,
    'CPF',
    'E-mail',
    'Telefone',
    'WhatsApp',
    'CEP',
    'Rua',
    'Número',
    'Bairro',
    'Complemento',
  ])
    expect(form.getByLabelText(label)).toBeVisible();
  for (const name of ['Estado', 'Cidade']) expect(form.getByRole('combobox', { name })).toBeVisible();
});

test('a name that was searched in vain stands in the form', async () => {
  open({ search: '?nome=Padaria+do+Zé' });
  expect(await screen.findByRole('textbox', { name: /^Nome/ })).toHaveValue('Padaria do Zé');
  expect(submit()).toBeEnabled();
});

test('[customers-002] only the name is required; what is typed is sent without masks', async () => {
  const server = open();
  await waitFor(() => expect(submit()).toBeDisabled());
  await user.type(field(/^Nome/), 'Rita Lopes');
  await user.type(field('CPF'), '529.982.247-25');
  await user.type(field('Telefone'), '4733334444');
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  await waitFor(() =>
    expect(server.calls(NEW)[0]?.body).toEqual({
      name: 'Rita Lopes',
      document: '52998224725',
      phone: '4733334444',
    }),
  );
  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('/cliente/editar/'));
});

test('[customers-011, customers-006] a company has a CNPJ, letters too, and other fields', async () => {
  const server = open();
  await user.click(screen.getByRole('radio', { name: 'Empresa (CNPJ)' }));
  await user.type(field(/^Razão social/), 'Padaria');
  await user.type(field('CNPJ'), '12ABC34501DE35');
  await user.type(field('Responsável legal'), 'Joana Prado');
  expect(screen.queryByRole('textbox', { name: 'RG' })).toBeNull();
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  await waitFor(() =>
    expect(server.calls(NEW)[0]?.body).toMatchObject({
      document: '12ABC34501DE35',
      isCNPJ: true,
      personInCharge: { name: 'Joana Prado' },
    }),
  );
});

test('[customers-004, customers-005, customers-014] cities are those of the state, which locks once there is one', async () => {
  const server = open();
  expect(screen.getByRole('combobox', { name: 'Cidade' })).toBeDisabled();
  await user.click(screen.getByRole('combobox', { name: 'Estado' }));
  await user.click(await screen.findByRole('option', { name: /Santa Catarina/ }));
  await user.type(screen.getByRole('combobox', { name: 'Cidade' }), 'flo');
  await waitFor(() =>
    expect(server.calls('POST /places/filtered').at(-1)?.body).toEqual({ uf: 'SC', searchValue: 'flo' }),
  );
  await user.click(await screen.findByRole('option', { name: 'Florianópolis' }));
  expect(screen.getByRole('combobox', { name: 'Estado' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Trocar estado ou cidade' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Estado' })).toBeEnabled());
});

test('[customers-012] a postal code fills the address', async () => {
  open();
  await user.type(field('CEP'), '89010000');
  await waitFor(() => expect(field('Rua')).toHaveValue('Rua XV de Novembro'));
  expect(field('Bairro')).toHaveValue('Centro');
  expect(screen.getByRole('combobox', { name: 'Cidade' })).toHaveValue('Blumenau');
});

test('[customers-012] a postal code that knows only its state takes no city away', async () => {
  const server = open();
  await user.type(screen.getByRole('combobox', { name: 'Estado' }), 'santa{Enter}');
  await user.type(screen.getByRole('combobox', { name: 'Cidade' }), 'flo');
  await user.click(await screen.findByRole('option', { name: 'Florianópolis' }));
  server.answer({
    'GET /places/postal-code/:cep': {
      address: { uf: 'SP', city: '', district: '', street: '' },
      message: 'Só o estado é conhecido.',
    },
  });
  await user.type(field('CEP'), '01310100');
  expect(await screen.findByText('Só o estado é conhecido.')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Cidade' })).toHaveValue('Florianópolis');
  expect(screen.getByRole('combobox', { name: 'Estado' })).toHaveValue('Santa Catarina');
});

test('[customers-012] another postal code replaces what the last one wrote, and nothing that was typed', async () => {
  const server = open();
  await user.type(field('CEP'), '89010000');
  await waitFor(() => expect(field('Rua')).toHaveValue('Rua XV de Novembro'));
  await user.clear(field('Bairro'));
  await user.type(field('Bairro'), 'Vila Nova');
  server.answer({
    'GET /places/postal-code/:cep': {
      address: { uf: 'SC', city: 'Taió', district: '', street: '' },
      message: 'Este CEP é da cidade inteira: digite o endereço.',
    },
  });
  await user.clear(field('CEP'));
  await user.type(field('CEP'), '89190000');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Cidade' })).toHaveValue('Taió'));
  expect(field('Rua')).toHaveValue('');
  expect(field('Bairro')).toHaveValue('Vila Nova');
});

test('[customers-012] a look-up that is away says so, and the address is typed', async () => {
  const server = open();
  server.answer({ 'GET /places/postal-code/:cep': replyRefused(503, { message: 'x' }) });
  await user.type(field('CEP'), '89010000');
  expect(await screen.findByText(/digite o endereço/)).toBeInTheDocument();
  await user.type(field('Rua'), 'Rua A');
  expect(field('Rua')).toHaveValue('Rua A');
});

test('who may be this customer already is said while typing', async () => {
  const server = open();
  server.answer({
    'POST /customers/duplicates': {
      duplicates: [{ customer: buildListedCustomer(), reasons: ['phone', 'name'] }],
    },
  });
  await user.type(field(/^Nome/), 'Maria Conceição');
  const known = await screen.findByRole('link', { name: 'Maria da Conceição' });
  expect(known.closest('[role=status]')).toHaveTextContent('mesmo telefone, nome muito parecido');
});

test('a document that another customer has is an error of its field at once, with the way to that customer', async () => {
  const server = open();
  server.answer({
    'POST /customers/duplicates': {
      duplicates: [{ customer: buildListedCustomer(), reasons: ['document', 'name'] }],
    },
  });
  await user.type(field(/^Nome/), 'Maria Conceição');
  await user.type(field('CPF'), '52998224725');
  expect(await screen.findByRole('link', { name: 'Abrir Maria da Conceição' })).toBeVisible();
  expect(await screen.findByText('Já existe um cliente com este CPF.')).toBeVisible();
  expect(field('CPF')).toBeInvalid();
  await waitFor(() => expect(submit()).toBeDisabled());
  await user.clear(field('CPF'));
  expect(screen.queryByRole('link', { name: 'Abrir Maria da Conceição' })).toBeNull();
  await waitFor(() => expect(submit()).toBeEnabled());
});

test('the document of a customer of somebody else is said without a way to it', async () => {
  const server = open();
  server.answer({
    'POST /customers/duplicates': { duplicates: [{ customer: null, reasons: ['document'] }] },
  });
  await user.type(field('CPF'), '52998224725');
  expect(await screen.findByText('Já existe um cliente com este CPF, de outro responsável.')).toBeVisible();
});

test('a person has a CPF: its problem names no CNPJ', async () => {
  open();
  await user.type(field('CPF'), '52998224720');
  await user.tab();
  expect(await screen.findByText('Insira um CPF válido.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Empresa (CNPJ)' }));
  expect(await screen.findByText('Insira um CNPJ válido.')).toBeVisible();
});

test('a refused document offers the customer who has it', async () => {
  const server = open({ withDialogs: true });
  server.answer({
    [NEW]: replyRefused(409, {
      message: 'Já existe um cliente com este CPF.',
      fields: [{ path: 'document', message: 'Documento já cadastrado.' }],
    }),
  });
  await user.type(field(/^Nome/), 'Rita Lopes');
  await user.type(field('CPF'), '52998224725');
  await waitFor(() => expect(submit()).toBeEnabled());
  await waitFor(() =>
    expect(server.calls('POST /customers/duplicates').at(-1)?.body).toHaveProperty('document'),
  );
  server.answer({
    'POST /customers/duplicates': {
      duplicates: [{ customer: buildListedCustomer(), reasons: ['document'] }],
    },
  });
  await user.click(submit());
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Já existe um cliente com este CPF. É Maria da Conceição.');
  await user.click(within(dialog).getByRole('button', { name: 'Abrir cliente' }));
  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('/cliente/editar/'));
});

test('what the server refuses stands at its field, and what was typed stays', async () => {
  const server = open();
  server.answer({
    [NEW]: replyRefused(409, {
      message: 'Já existe um cliente com este CPF.',
      fields: [{ path: 'document', message: 'Documento já cadastrado.' }],
    }),
  });
  await user.type(field(/^Nome/), 'Rita Lopes');
  await user.type(field('CPF'), '52998224725');
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  expect(await screen.findByText('Documento já cadastrado.')).toBeInTheDocument();
  expect(field(/^Nome/)).toHaveValue('Rita Lopes');
});

test('[shell-010] a vendor whose work needs no customers is told so; one with a board registers some', async () => {
  const as = buildTestSession({ type: 'VENDOR' });
  open({ as });
  expect(await screen.findByText('Você não tem acesso ao cadastro de clientes')).toBeInTheDocument();
  cleanup();
  open({ as, permissions: { preSalesKanban: true } });
  expect(await screen.findByRole('button', { name: 'Cadastrar cliente' })).toBeInTheDocument();
});

test('a right that is taken away in the middle leaves the form with its text, and a refused save does too', async () => {
  const stop = keepPagesWithUnsavedText(() => true);
  const server = open({ as: { ...session, type: 'VENDOR' }, permissions: { customersList: true } });
  await user.type(await screen.findByRole('textbox', { name: /^Nome/ }), 'Ana Souza');
  const message = 'Você não tem permissão para cadastrar clientes.';
  server.answer({ [NEW]: replyRefused(403, { message }) });
  act(() => {
    queryClient.setQueriesData<{ settings: Settings }>(
      { queryKey: buildApiQueryKey('GET /settings/user/:userId') },
      (answer) => answer && { settings: { ...answer.settings, individualPermissions: {} } },
    );
  });
  expect(field(/^Nome/)).toHaveValue('Ana Souza');
  await user.click(submit());
  await waitFor(() => expect(server.calls(NEW)).toHaveLength(1));
  expect(field(/^Nome/)).toHaveValue('Ana Souza');
  stop();
});
