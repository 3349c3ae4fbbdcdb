import { remoteTesting } from '@girassol/federation/remote';
import { type Notice, onNotice } from '@girassol/shared-auth';
import {
  buildTestSession,
  buildTestSettings,
  fakeApi,
  logInForTest,
  renderWithSession,
  replyRefused,
  replyUnreachable,
} from '@girassol/shared-auth/testing';
import type { ListedCustomer } from '@girassol/shared-domain/contract';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import definition from '../../remote';
import { buildListedCustomer } from '../customer.fixture';
import CustomersPage from './CustomersPage';
import { prefetchCustomers } from './prefetch-customers';

beforeEach(() => void remoteTesting.installFakePlatform());

const LIST = 'POST /customers/filtered/:userId/:multiplier';
const session = buildTestSession({
  vendors: [{ _id: '0198a000-0000-7000-8000-0000000000b2', personalData: { name: 'Rafael Nunes' } }],
});
const user = userEvent.setup();
const north = {
  _id: '0198a000-0000-7000-8000-0000000000d1',
  name: 'Norte',
  type: 'SALES' as const,
  leader: session.userId,
  members: [],
};
const maria = buildListedCustomer();
const rita = buildListedCustomer({
  _id: '0198a000-0000-7000-8000-00000000c002',
  name: 'Rita Lopes',
  document: '',
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open(
  customers: ListedCustomer[] | ReturnType<typeof replyRefused> = [maria, rita],
  { at = '', as = session, of = session.managerId, permissions = {}, hasMoreItems = false } = {},
) {
  const server = fakeApi({
    [LIST]: Array.isArray(customers) ? { customers, hasMoreItems, total: customers.length } : customers,
    'GET /analytics/customers-and-proposals-totals/:scope/:id': { totalCustomers: 2, totalProposals: 0 },
    'PATCH /customers/single/archived-true/:id': {},
    'PATCH /customers/single/archived-false/:id': {},
    'PUT /customers/selected/archived-true': { changed: 2 },
    'PUT /customers/selected/owners': { changed: 2 },
    'DELETE /customers/single/:userId/:cid': {},
  });
  renderWithSession(
    <MemoryRouter initialEntries={[`/clientes/lista/${of}${at}`]}>
      <Routes>
        <Route path="/clientes/lista/:uid" element={<CustomersPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
      <SnackbarHost />
      <DialogHost />
    </MemoryRouter>,
    {
      session: as,
      settings: buildTestSettings({ individualPermissions: { [as.userId]: permissions }, teams: [north] }),
    },
  );
  return server;
}

const { innerWidth } = window;
afterEach(() => {
  window.innerWidth = innerWidth;
});

const lastBody = (server: ReturnType<typeof open>) => server.calls(LIST).at(-1)?.body;

async function chooseInMenu(name: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Ações de ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

test('[customers-001] the list shows who the customers are, each with a way to its page', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Maria da Conceição' });
  expect(link).toHaveAttribute('href', `/cliente/editar/${maria._id}`);
  for (const text of ['529.982.247-25', '(47) 3333-4444', '10/05/2026'])
    expect(screen.getAllByText(text)[0]).toBeInTheDocument();
  expect(await screen.findByText('2 ativos')).toBeInTheDocument();
});

test('the list is put in another order, which stands in the address, and says how many were found of how many', async () => {
  const server = open([rita], { at: '?busca=rita' });
  expect(await screen.findByText('1 encontrado de 2 ativos')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Ordem$/ }));
  // The names most like the text come first, not the newest.
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Nome mais parecido',
    'Mais novos',
    'Mais antigos',
    'Nome (A–Z)',
    'Cidade (A–Z)',
  ]);
  await user.click(screen.getByRole('option', { name: 'Nome (A–Z)' }));
  await waitFor(() => expect(lastBody(server)).toMatchObject({ order: 'NAME', wantsTotal: true }));
  expect(document.querySelector('output')).toHaveTextContent('busca=rita&ordem=nome');
  await user.click(screen.getByRole('button', { name: /Ordem$/ }));
  await user.click(await screen.findByRole('option', { name: 'Mais novos' }));
  await waitFor(() => expect(lastBody(server)).toMatchObject({ order: 'NEWEST' }));
  await user.click(screen.getByRole('button', { name: /Ordem$/ }));
  await user.click(await screen.findByRole('option', { name: 'Nome mais parecido' }));
  await waitFor(() => expect(document.querySelector('output')).not.toHaveTextContent('ordem'));
  expect(server.calls(LIST)[0]?.body).not.toHaveProperty('order');
});

test('[customers-009] search, field, owner and archived ones are asked of the server and stand in the address', async () => {
  const server = open([maria], { at: '?busca=mari&campo=name&responsavel=x&arquivados=sim&pagina=2&por=50' });
  await screen.findByRole('link', { name: 'Maria da Conceição' });
  expect(server.calls(LIST)[0]?.params).toEqual({ userId: session.managerId, multiplier: '2' });
  expect(lastBody(server)).toEqual({
    fetchType: 'MANAGER',
    fetchId: session.managerId,
    searchValue: 'mari',
    searchValueField: 'name',
    filter1Active: true,
    filter1Value: 'x',
    filter2Active: true,
    filter2Value: true,
    pageSize: 50,
    wantsTotal: true,
  });
  const box = screen.getByRole('searchbox', { name: 'Buscar clientes' });
  await user.clear(box);
  await user.type(box, 'rita{Enter}');
  await waitFor(() => expect(lastBody(server)).toMatchObject({ searchValue: 'rita' }));
  expect(document.querySelector('output')).toHaveTextContent('busca=rita');
  expect(document.querySelector('output')).not.toHaveTextContent('pagina');
});

test.each([
  ['USER', session.userId],
  ['TEAM', north._id],
  ['VENDOR', session.vendors[0]?._id ?? ''],
])('[customers-009] whose customers are looked at is said: %s', async (fetchType, of) => {
  const server = open([maria], { of });
  await screen.findByRole('link', { name: 'Maria da Conceição' });
  expect(lastBody(server)).toMatchObject({ fetchType, fetchId: of });
});

test('[customers-006] a document of 14 digits is shown as a CNPJ, any other as a CPF', async () => {
  open([maria, buildListedCustomer({ _id: rita._id, name: 'Padaria Ltda', document: '11222333000181' })]);
  expect(await screen.findByRole('row', { name: /Padaria Ltda.*11\.222\.333\/0001-81/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Maria da Conceição.*529\.982\.247-25/ })).toBeVisible();
});

test('[customers-015] pages go on while there are more', async () => {
  const server = open([maria, rita], { hasMoreItems: true });
  await user.click(await screen.findByRole('button', { name: 'Próxima página' }));
  await waitFor(() => expect(server.calls(LIST).at(-1)?.params).toMatchObject({ multiplier: '2' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Página anterior' })).toBeEnabled());
});

test('[customers-007] one is archived from its row, and undone', async () => {
  const server = open();
  await chooseInMenu('Rita Lopes', 'Arquivar');
  await waitFor(() => expect(server.calls('PATCH /customers/single/archived-true/:id')).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() =>
    expect(server.calls('PATCH /customers/single/archived-false/:id')[0]?.params).toEqual({ id: rita._id }),
  );
});

test('[customers-007] a phone chooses all of the page at once too', async () => {
  window.innerWidth = 390;
  open();
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todos desta página' }));
  expect(screen.queryByRole('table')).toBeNull();
  expect(
    within(screen.getByRole('region', { name: 'Clientes selecionados' })).getByText('2 selecionados'),
  ).toBeInTheDocument();
});

test('[customers-007, customers-008] several are archived, or get another owner, together', async () => {
  const server = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todos desta página' }));
  const bar = screen.getByRole('region', { name: 'Clientes selecionados' });
  expect(within(bar).getByText('2 selecionados')).toBeInTheDocument();
  await user.click(within(bar).getByRole('button', { name: 'Trocar responsável' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Rafael Nunes' }));
  await user.click(screen.getByRole('button', { name: 'Trocar' }));
  const ids = [maria._id, rita._id];
  await waitFor(() =>
    expect(server.calls('PUT /customers/selected/owners')[0]?.body).toEqual({
      customersIds: ids,
      owners: ['0198a000-0000-7000-8000-0000000000b2'],
    }),
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Clientes selecionados' })).toBeNull());
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
  await user.click(screen.getByRole('button', { name: 'Arquivar' }));
  await waitFor(() =>
    expect(server.calls('PUT /customers/selected/archived-true')[0]?.body).toEqual({ customersIds: ids }),
  );
});

test('deleting asks first', async () => {
  const server = open();
  await chooseInMenu('Rita Lopes', 'Excluir');
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  expect(server.calls('DELETE /customers/single/:userId/:cid')).toHaveLength(0);
  await chooseInMenu('Rita Lopes', 'Excluir');
  await user.click(await screen.findByRole('button', { name: 'Excluir cliente' }));
  await waitFor(() =>
    expect(server.calls('DELETE /customers/single/:userId/:cid')[0]?.params).toEqual({
      userId: session.userId,
      cid: rita._id,
    }),
  );
});

test.each([
  { state: 'nothing yet', at: '', text: 'Nenhum cliente ainda' },
  { state: 'nothing found', at: '?busca=zzz', text: 'NENHUM RESULTADO' },
  { state: 'nothing archived', at: '?arquivados=sim', text: 'Nenhum cliente arquivado' },
  { state: 'no such page', at: '?pagina=9', text: 'Esta página não existe mais' },
])('[shell.errors-014] an empty answer is a state of its own: $state', async ({ at, text }) => {
  const server = open([], { at });
  expect(await screen.findByText(text)).toBeVisible();
  expect(server.calls(LIST)).toHaveLength(1);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
});

test('a search without a result can be cleared', async () => {
  const server = open([], { at: '?busca=zzz' });
  expect(await screen.findByText('NENHUM RESULTADO')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(lastBody(server)).toMatchObject({ searchValue: '' }));
});

test('[shell.errors-009] a list that does not load says so in its place, without a dialog, and offers another try', async () => {
  const notices: Notice[] = [];
  const stop = onNotice((notice) => notices.push(notice));
  const server = open(replyRefused(503, { message: 'x' }));
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  stop();
  expect(notices).toEqual([]);
  server.answer({ [LIST]: { customers: [maria], hasMoreItems: false } });
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Maria da Conceição' })).toBeInTheDocument();
});

test('the list of a person who does not exist has nothing to search in, and leads to the own one', async () => {
  open(replyRefused(404, { message: 'Registro não encontrado.' }));
  expect(await screen.findByText('Registro não encontrado.')).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ver clientes' })).toBeVisible();
});

test('[customers-010] a vendor without customersList is told so, and nothing is asked', async () => {
  const vendor = buildTestSession({ type: 'VENDOR' });
  const server = open([maria], { as: vendor });
  expect(await screen.findByText('Você não tem acesso à lista de clientes')).toBeInTheDocument();
  expect(server.calls(LIST)).toHaveLength(0);
});

test('[customers-010] a vendor with it sees the list, without what needs dataDeletion', async () => {
  const vendor = buildTestSession({ type: 'VENDOR' });
  open([maria], { as: vendor, permissions: { customersList: true } });
  await user.click(await screen.findByRole('button', { name: 'Ações de Maria da Conceição' }));
  expect(await screen.findByRole('menuitem', { name: 'Arquivar' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Excluir' })).toBeNull();
});

test('an account in bad standing looks at its list and changes nothing', async () => {
  open([maria], { as: buildTestSession({ statusOk: false }) });
  expect(await screen.findByText('Maria da Conceição')).toBeInTheDocument();
  for (const role of ['checkbox', 'link'] as const) expect(screen.queryByRole(role)).toBeNull();
});

test('an account in bad standing without customers is led to its payment', async () => {
  remoteTesting.installFakePlatform({
    remotes: [
      remoteTesting.buildReleasedRemote({
        ...definition,
        routes: [{ path: '/financeiro', access: ['inactive'], title: 'Assinatura' }],
      }),
    ],
  });
  open([], { as: buildTestSession({ statusOk: false }) });
  expect(await screen.findByRole('link', { name: 'Regularizar pagamento' })).toHaveAttribute(
    'href',
    '/financeiro',
  );
});

test('what somebody else changed is read again', async () => {
  const server = open([maria]);
  await screen.findByText('Maria da Conceição');
  const before = server.calls(LIST).length;
  server.emit({ kind: 'customers-changed', customer: maria._id, by: 'another tab' });
  await waitFor(() => expect(server.calls(LIST).length).toBeGreaterThan(before));
});

test('the list is asked for with the page, before anything else is known of the person, and once', async () => {
  logInForTest(session);
  const server = fakeApi({
    [LIST]: { customers: [maria], hasMoreItems: false },
    'GET /settings/user/:userId': replyUnreachable(),
  });
  const search = '?busca=mari&pagina=2&por=50';
  prefetchCustomers({ pathname: `/clientes/lista/${session.managerId}`, search });
  await waitFor(() => expect(server.calls(LIST)).toHaveLength(1));
  expect(server.calls('GET /settings/user/:userId')).toEqual([]);

  const opened = open([maria], { at: search });
  expect(await screen.findByRole('link', { name: 'Maria da Conceição' })).toBeVisible();
  expect(opened.calls(LIST)).toEqual([]);
});

test("a vendor's own list is asked for with the page too", async () => {
  const vendor = { ...session, type: 'VENDOR' as const, userId: session.userId, managerId: maria._id };
  logInForTest(vendor);
  const server = fakeApi({ [LIST]: { customers: [maria], hasMoreItems: false } });
  prefetchCustomers({ pathname: `/clientes/lista/${vendor.userId}`, search: '' });
  await waitFor(() => expect(server.calls(LIST)).toHaveLength(1));
  expect(server.calls(LIST)[0]?.body).toMatchObject({ fetchType: 'USER', fetchId: vendor.userId });
});

test('an id that may be a team is not asked for before that is known, nor what is another page', async () => {
  logInForTest(session);
  const server = fakeApi({ [LIST]: { customers: [maria], hasMoreItems: false } });
  prefetchCustomers({ pathname: `/clientes/lista/${maria._id}`, search: '' });
  prefetchCustomers({ pathname: '/cliente/cadastro', search: '' });
  expect(server.calls(LIST)).toEqual([]);
});
