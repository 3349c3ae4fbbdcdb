import { expectConsoleError } from '@girassol/federation/jest/console';
import { remoteTesting } from '@girassol/federation/remote';
import {
  buildTestSession,
  buildTestSettings,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import type { Customer, CustomerRecord, ResponseBody, TimelineEntry } from '@girassol/shared-domain/contract';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { resetUi } from '@girassol/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { buildCustomerRecord, buildListedCustomer } from '../customer.fixture';
import CustomerPage from './CustomerPage';

const EDIT = 'PATCH /customers/single/:userId/:cid';
const SINGLE = 'GET /customers/single/:cid';
const session = buildTestSession();
const user = userEvent.setup();

const proposals = remoteTesting.buildReleasedRemote({
  name: 'mfe-proposals',
  title: 'Propostas',
  team: 'propostas',
  routes: [{ path: '/proposta/gerar-proposta/dados-consumo/nova' }],
  exposes: { './customer-tab': './x.tsx' },
  requires: { shell: '*', 'shared-ui': '*', 'shared-auth': '*', api: '*' },
  slots: [
    {
      slot: 'customer.tab/v1',
      id: 'propostas',
      title: 'Propostas',
      icon: 'sun',
      order: 10,
      module: './customer-tab',
      when: { any: [{ permission: 'proposalsList' }, { permission: 'salesManager' }] },
    },
  ],
});

const accepted: TimelineEntry = {
  key: 'PROPOSAL_ACCEPTED p1',
  event: 'PROPOSAL_ACCEPTED',
  timestamp: Date.UTC(2026, 4, 11, 12),
  userName: null,
  number: 3,
  text: 'Maria',
  amount: 20_000,
  record: 'p1',
  item: null,
};
const viewed: TimelineEntry = {
  ...accepted,
  key: 'PROPOSAL_VIEWED p1',
  event: 'PROPOSAL_VIEWED',
  timestamp: Date.UTC(2026, 4, 12, 12),
  text: '2',
  amount: null,
};

const CustomerTab = ({ customer }: { customer: Customer }) => <p>Propostas de {customer.name}</p>;

beforeEach(
  () =>
    void remoteTesting.installFakePlatform({
      remotes: [proposals],
      modules: { 'mfe-proposals/./customer-tab': { default: CustomerTab } },
    }),
);

afterEach(resetUi);

function Address() {
  const { pathname, search } = useLocation();
  return (
    <output>
      {pathname}
      {search}
    </output>
  );
}

interface Looking {
  as?: ReturnType<typeof buildTestSession>;
  search?: string;
  permissions?: Record<string, boolean>;
}

const openData = (customer?: CustomerRecord, looking: Omit<Looking, 'search'> = {}) =>
  open(customer, { ...looking, search: '?aba=dados' });

const telhado: ResponseBody<'GET /customers/items/:cid'>['items'][number] = {
  _id: '0198a000-0000-7000-8000-00000000d001',
  id: 12,
  type: 'SALES',
  name: 'Telhado',
  status: 'IN_PROGRESS',
  columnTitle: 'Visita técnica',
  amount: 20_000,
  user: { _id: session.userId, personalData: { name: 'Ana Souza' } },
  registryTimestamp: Date.UTC(2026, 4, 10, 12),
  nextSchedule: null,
};

function open(
  customer: CustomerRecord | ReturnType<typeof replyRefused> = buildCustomerRecord(),
  { as = session, search = '', permissions = {} }: Looking = {},
) {
  const server = fakeApi({
    [SINGLE]: 'version' in customer ? { customer } : customer,
    [EDIT]: ({ body }) => ({
      customer: buildCustomerRecord({ ...(body.profession && { profession: body.profession }), version: 4 }),
    }),
    'POST /customers/duplicates': { duplicates: [] },
    'GET /customers/items/:cid': { items: [telhado], hidden: 1 },
    'GET /histories/customer/:cid/:multiplier': { history: [], hasMoreItems: false },
    'GET /customers/timeline/:cid/:multiplier': { entries: [], hasMoreItems: false },
  });
  renderWithSession(
    <MemoryRouter initialEntries={[`/cliente/editar/c1${search}`]}>
      <Routes>
        <Route path="/cliente/editar/:cid" element={<CustomerPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
      <SnackbarHost />
      <DialogHost />
    </MemoryRouter>,
    {
      session: as,
      settings: buildTestSettings({ individualPermissions: { [as.userId]: permissions } }),
    },
  );
  return server;
}

const profession = () => screen.findByRole('textbox', { name: 'Profissão' });
const save = () => screen.getByRole('button', { name: 'Salvar' });

test('an edit sends what was changed, and the version it started from', async () => {
  const server = openData();
  await user.type(await profession(), 'Médica');
  await waitFor(() => expect(save()).toBeEnabled());
  await user.click(save());
  await waitFor(() => expect(server.calls(EDIT)[0]?.body).toEqual({ profession: 'Médica', version: 3 }));
});

test('the head shows what is looked up most, and leads to WhatsApp and to a sale for this customer', async () => {
  open();
  const facts = await screen.findByLabelText('Resumo do cliente');
  for (const text of ['529.982.247-25', '(47) 3333-4444', '(47) 99999-8888', 'Blumenau, SC', 'Indicação'])
    expect(facts).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/5547999998888',
  );
  expect(screen.getByRole('link', { name: 'Nova venda' })).toHaveAttribute(
    'href',
    `/vendas/registro?cliente=${buildCustomerRecord()._id}`,
  );
});

test('on a phone the facts stand in the overview, and the names of actions stay whole', async () => {
  jest.replaceProperty(window, 'innerWidth', 390);
  open();
  const overview = await screen.findByRole('tabpanel', { name: 'Resumo' });
  expect(await within(overview).findByLabelText('Resumo do cliente')).toHaveTextContent('(47) 3333-4444');
  for (const name of ['WhatsApp', 'Arquivos', 'Nova venda'])
    expect(screen.getByRole('link', { name })).toBeVisible();
  jest.restoreAllMocks();
});

test('facts that are not known are left out', async () => {
  open(buildCustomerRecord({ phone: '', whatsapp: '', origin: null }));
  expect(await screen.findByLabelText('Resumo do cliente')).not.toHaveTextContent(/Telefone|WhatsApp|Origem/);
  expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
});

test('somebody else was first: it is said who and what, the typed text stays, and saving again sends it', async () => {
  const server = openData();
  await user.type(await profession(), 'Advogada');
  server.answer({
    [EDIT]: replyRefused(409, { message: 'x', fields: [{ path: 'version', message: 'x' }] }),
    [SINGLE]: { customer: buildCustomerRecord({ profession: 'Médica', version: 4 }) },
  });
  await user.click(save());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Rafael Nunes alterou este cliente às 14:05, enquanto você editava.');
  expect(alert).toHaveTextContent('ProfissãoMédica');
  expect(await profession()).toHaveValue('Advogada');
  server.answer({ [EDIT]: { customer: buildCustomerRecord({ profession: 'Advogada', version: 5 }) } });
  await user.click(save());
  await waitFor(() => expect(server.calls(EDIT)[1]?.body).toEqual({ profession: 'Advogada', version: 4 }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('what was typed stays while other tabs are looked at', async () => {
  openData();
  await user.type(await profession(), 'Médica');
  await user.click(screen.getByRole('tab', { name: 'Negócios' }));
  expect(await screen.findByRole('link', { name: '#00012 Telhado' })).toHaveAttribute(
    'href',
    `/vendas/funil/${session.userId}?item=0198a000-0000-7000-8000-00000000d001`,
  );
  expect(screen.getByText(/Há mais um negócio/)).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Propostas' }));
  expect(await screen.findByText('Propostas de Maria da Conceição')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Alterações' }));
  expect(await screen.findByText('Este cliente não possui histórico')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Dados' }));
  expect(await profession()).toHaveValue('Médica');
});

test('one that is gone, or of somebody else, is said to be so', async () => {
  open(replyRefused(404, { message: 'x' }));
  expect(await screen.findByText('Não encontramos este cliente')).toBeInTheDocument();
});

test('a tab of another area stands between the own ones, and the address names it', async () => {
  openData();
  await profession();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Resumo',
    'Negócios',
    'Propostas',
    'Dados',
    'Alterações',
  ]);
  await user.click(screen.getByRole('tab', { name: 'Propostas' }));
  expect(await screen.findByText('Propostas de Maria da Conceição')).toBeVisible();
  await waitFor(() =>
    expect(document.querySelector('output')).toHaveTextContent('/cliente/editar/c1?aba=propostas'),
  );
});

test('the address opens the page on the tab of another area', async () => {
  open(buildCustomerRecord(), { search: '?aba=propostas' });
  expect(await screen.findByText('Propostas de Maria da Conceição')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Propostas', selected: true })).toBeVisible();
});

test('a tab of another area that does not open says so, and what was typed stays', async () => {
  expectConsoleError(/GF-205/);
  // Of whom there is no module.
  remoteTesting.installFakePlatform({ remotes: [{ ...proposals, name: 'mfe-broken' }] });
  openData();
  await user.type(await profession(), 'Médica');
  await user.click(screen.getByRole('tab', { name: 'Propostas' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível carregar “Propostas”.');
  await user.click(screen.getByRole('tab', { name: 'Dados' }));
  expect(await profession()).toHaveValue('Médica');
});

test('[proposals-002] a proposal is begun for the customer where an area makes them', async () => {
  open();
  const { _id } = buildCustomerRecord();
  expect(await screen.findByRole('link', { name: 'Nova proposta' })).toHaveAttribute(
    'href',
    `/proposta/gerar-proposta/dados-consumo/nova?cid=${_id}&uid=${session.userId}`,
  );
});

test('without the area of proposals there is neither its tab nor a way to a new one', async () => {
  remoteTesting.installFakePlatform();
  open(buildCustomerRecord(), { search: '?aba=propostas' });
  expect(await screen.findByRole('tab', { name: 'Resumo', selected: true })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Propostas' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Nova proposta' })).toBeNull();
});

test('who sees no proposals sees neither their tab nor begins one', async () => {
  openData(buildCustomerRecord(), { as: buildTestSession({ type: 'VENDOR' }) });
  await profession();
  expect(screen.queryByRole('tab', { name: 'Propostas' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Nova proposta' })).toBeNull();
});

const inDays = (days: number) => Date.now() + days * 86_400_000;

test('the page opens on what is under way, with the amounts, the next step and the documents', async () => {
  const server = open();
  server.answer({
    'GET /customers/items/:cid': {
      items: [
        {
          ...telhado,
          nextSchedule: { content: 'Visitar o telhado', timestamp: inDays(1), timeStart: '14:30' },
        },
      ],
      hidden: 1,
    },
    'GET /customers/timeline/:cid/:multiplier': ({ query }) => ({
      entries: query.get('subject') === 'PROPOSAL' ? [viewed, accepted] : [],
      hasMoreItems: false,
    }),
  });
  expect(await screen.findByRole('tab', { name: 'Resumo', selected: true })).toBeVisible();
  const steps = await screen.findByRole('region', { name: 'Próximos passos' });
  expect(await within(steps).findByText(/, 14:30: Visitar o telhado/)).toBeVisible();
  const figures = screen.getByLabelText('Vendas do cliente');
  expect(figures).toHaveTextContent(/Em negociação\s*R\$\s20\.000,00\s*1\svenda/);
  expect(figures).toHaveTextContent(/Vendas ganhas\s*R\$\s0,00\s*0\svendas/);
  const documents = await screen.findByRole('region', { name: 'Propostas e contratos' });
  expect(within(documents).getAllByRole('listitem')).toHaveLength(1);
  expect(within(documents).getByRole('link', { name: /^Proposta .* aceita$/ })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Profissão' })).toBeNull();
});

test('an item without a next step leads to its notes', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Agendar em #00012' })).toHaveAttribute(
    'href',
    `/vendas/funil/${session.userId}?item=0198a000-0000-7000-8000-00000000d001&aba=notas`,
  );
});

test('a customer without an item leads to the first one, and to the data that is missing', async () => {
  const server = open(buildCustomerRecord({ document: '', email: '' }));
  server.answer({ 'GET /customers/items/:cid': { items: [], hidden: 0 } });
  expect(await screen.findByText('Nenhum negócio em andamento')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Registrar venda' })).toBeVisible();
  expect(screen.getByText(/Faltam no cadastro: CPF, e-mail\./)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Completar os dados' }));
  expect(screen.getByText(/\?aba=dados$/)).toBeVisible();
});

test('a note of an item of the customer loads the items again, a note of another item does not', async () => {
  const server = open();
  await screen.findByRole('link', { name: /Telhado/ });
  const countLoads = () => server.calls('GET /customers/items/:cid').length;
  const before = countLoads();
  await act(() => server.emit({ kind: 'notes-changed', item: 'another', by: 'somebody' }));
  expect(countLoads()).toBe(before);
  await act(() => server.emit({ kind: 'notes-changed', item: telhado._id, by: 'somebody' }));
  await waitFor(() => expect(countLoads()).toBe(before + 1));
});

describe('the options of a customer', () => {
  const openOptions = async () => user.click(await screen.findByRole('button', { name: 'Opções' }));
  const choose = async (name: string) => {
    await openOptions();
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  const address = () => document.querySelector('output');
  const list = `/clientes/lista/${session.managerId}`;

  test('are those of its row in the list', async () => {
    open(buildCustomerRecord(), {
      as: buildTestSession({
        vendors: [{ _id: '0198a000-0000-7000-8000-0000000000b2', personalData: { name: 'Rafael Nunes' } }],
      }),
    });
    await openOptions();
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Trocar responsável',
      'Unir com outro',
      'Arquivar',
      'Baixar dados do cliente',
      'Apagar dados do cliente',
      'Excluir',
    ]);
  });

  test.each([
    [
      'sees somebody else’s customer because of an item',
      buildTestSession({ type: 'VENDOR', userId: '0198a000-0000-7000-8000-0000000000b2' }),
      { customersList: true },
    ],
    ['has no list of customers', buildTestSession({ type: 'VENDOR' }), { customersList: false }],
    ['has not paid', buildTestSession({ statusOk: false }), {}],
  ])('are not shown to a person who %s', async (_, as, permissions) => {
    open(buildCustomerRecord({ owner: { _id: session.userId, personalData: { name: 'Ana Souza' } } }), {
      as,
      permissions,
    });
    expect(await screen.findByRole('heading', { name: 'Maria da Conceição' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Opções' })).toBeNull();
  });

  test('leave out the deletion for a person without dataDeletion', async () => {
    const as = buildTestSession({ type: 'VENDOR' });
    open(buildCustomerRecord({ owner: { _id: as.userId, personalData: { name: 'Ana Souza' } } }), {
      as,
      permissions: { customersList: true },
    });
    await openOptions();
    expect(await screen.findByRole('menuitem', { name: 'Arquivar' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /Excluir|Apagar|Baixar/ })).toBeNull();
  });

  test('have the following too on a phone, where its button has no room', async () => {
    jest.replaceProperty(window, 'innerWidth', 390);
    const server = open();
    server.answer({
      'GET /notifications/follows/:subject/:subjectId': { isFollowing: false },
      'PUT /notifications/follows/:subject/:subjectId': { isFollowing: true },
    });
    await choose('Seguir');
    await waitFor(() =>
      expect(server.calls('PUT /notifications/follows/:subject/:subjectId')[0]?.body).toEqual({
        isFollowing: true,
      }),
    );
    expect(screen.queryByRole('button', { name: /[Ss]eguir/ })).toBeNull();
    jest.restoreAllMocks();
  });

  test('[customers-007] archive it, which the head shows at once, and what was typed stays', async () => {
    const server = openData();
    server.answer({
      'PATCH /customers/single/archived-true/:id': {},
      [SINGLE]: { customer: buildCustomerRecord({ archived: true }) },
    });
    await user.type(await profession(), 'Médica');
    await choose('Arquivar');
    expect(await screen.findByText('Arquivado')).toBeVisible();
    expect(await profession()).toHaveValue('Médica');
    await openOptions();
    expect(await screen.findByRole('menuitem', { name: 'Desarquivar' })).toBeVisible();
  });

  test('delete it after a question, and lead back to the list', async () => {
    const server = open();
    server.answer({ 'DELETE /customers/single/:userId/:cid': {} });
    await choose('Excluir');
    await user.click(await screen.findByRole('button', { name: 'Excluir cliente' }));
    await waitFor(() => expect(address()).toHaveTextContent(list));
  });

  test('merge it with another, and lead to the one that remains', async () => {
    const other = buildListedCustomer({
      _id: '0198a000-0000-7000-8000-00000000c002',
      name: 'Maria C. Prado',
      document: '',
    });
    const remaining = buildCustomerRecord({ ...other, owner: buildCustomerRecord().owner });
    const server = open();
    server.answer({
      'POST /customers/filtered/:userId/:multiplier': { customers: [other], hasMoreItems: false },
      'GET /customers/items/:cid': ({ params }) => ({
        items: [],
        hidden: params.cid === other._id ? 3 : 0,
      }),
      'GET /proposals/customer/:cid/:multiplier': { proposals: [], hasMoreItems: false },
      'POST /customers/merge': { customer: remaining },
      [SINGLE]: ({ params }) => ({
        customer: params.cid === other._id ? remaining : buildCustomerRecord(),
      }),
    });
    await choose('Unir com outro');
    await user.type(await screen.findByRole('combobox', { name: 'Outro cadastro' }), 'Maria');
    await user.click(await screen.findByRole('option', { name: /Maria C\. Prado/ }));
    await user.click(await screen.findByRole('button', { name: 'Unir e excluir o outro' }));
    await waitFor(() => expect(address()).toHaveTextContent(`/cliente/editar/${other._id}`));
    expect(await screen.findByRole('heading', { name: 'Maria C. Prado' })).toBeVisible();
  });
});
