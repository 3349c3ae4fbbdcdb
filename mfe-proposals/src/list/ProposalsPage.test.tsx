import { remoteTesting } from '@girassol/federation/remote';
import { type Notice, onNotice } from '@girassol/shared-auth';
import {
  buildTestSession,
  buildTestSettings,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import type { ListedProposal } from '@girassol/shared-domain/contract';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import definition from '../remote';
import CustomerProposalsPage from './CustomerProposalsPage';
import { buildListedProposal } from './listed-proposal.fixture';
import ProposalsPage from './ProposalsPage';

beforeEach(() => void remoteTesting.installFakePlatform());

// With the final view there is something to open and an address to copy.

const LIST = 'POST /proposals/filtered/:userId/:multiplier';
const OF_CUSTOMER = 'GET /proposals/customer/:cid/:multiplier';
const CLONE = 'POST /proposals/cloned-proposal/:proposalId';
const DELETE = 'DELETE /proposals/single/:proposalId';
const session = buildTestSession();
const first = buildListedProposal({ validityDate: '2099-03-31' });
const draft = buildListedProposal({
  _id: '018f0000-0000-7000-8000-00000000f002',
  count: null,
  finished: false,
  views: 0,
  power: 0,
  finalPrice: 0,
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open(
  proposals: ListedProposal[] | ReturnType<typeof replyRefused> = [first, draft],
  {
    at = `/propostas/lista/${session.managerId}`,
    as = session,
    permissions = {},
    hasMoreItems = false,
    slug = null as string | null,
  } = {},
) {
  const totals = { count: 182, power: 1_203.4, finalPrice: 5_430_200 };
  const answer = Array.isArray(proposals) ? { proposals, hasMoreItems, totals } : proposals;
  const server = fakeApi({
    [LIST]: answer,
    [OF_CUSTOMER]: answer,
    [CLONE]: { clonedProposalId: 'clone2026' },
    [DELETE]: { deletedItems: 0 },
    'GET /customers/single/:cid': replyRefused(404, { message: 'Este cliente não existe mais.' }),
  });
  renderWithSession(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="/propostas/lista/:uid" element={<ProposalsPage />} />
        <Route path="/propostas/cliente/:cid" element={<CustomerProposalsPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
      <SnackbarHost />
      <DialogHost />
    </MemoryRouter>,
    {
      session: as,
      settings: buildTestSettings({
        individualPermissions: { [as.userId]: permissions },
        proposalSlug: slug,
      }),
    },
  );
  return server;
}

const user = () => userEvent.setup();
const openMenu = async (number = '#00012') =>
  user().click(await screen.findByRole('button', { name: `Ações da proposta ${number}` }));
const choose = async (action: string, number?: string) => {
  await openMenu(number);
  await user().click(await screen.findByRole('menuitem', { name: action }));
};

test('[proposals-017] rows with number, customer, power, price, validity and views', async () => {
  open();
  expect(await screen.findByText('#00012')).toBeInTheDocument();
  for (const text of ['#000000', '5,40 kWp', 'R$ 25.400,50', 'Válida até 31/03/2099', 'Rascunho'])
    expect(screen.getAllByText(text)[0]).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Maria da Conceição' })[0]).toHaveAttribute(
    'href',
    `/propostas/cliente/${first.customer._id}`,
  );
});

test('an accepted proposal leads to the contract and to its sale; on a plan without contracts to the sale alone', async () => {
  const saleId = '018f0000-0000-7000-8000-00000000aa01';
  const contracts = remoteTesting.buildReleasedRemote({
    ...definition,
    routes: [{ path: '/escolher-contrato/:saleId', access: ['active'], title: 'Escolher contrato' }],
  });
  remoteTesting.installFakePlatform({ remotes: [contracts] });
  const accepted: ListedProposal = { ...first, acceptedTimestamp: 1, saleId, saleType: 'SALES' };
  open([accepted, { ...draft, saleId, saleType: 'SALES' }]);
  expect(await screen.findByRole('link', { name: 'Gerar contrato da proposta #00012' })).toHaveAttribute(
    'href',
    `/escolher-contrato/${saleId}`,
  );
  expect(screen.getByRole('link', { name: 'Ver a venda da proposta #00012' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`\\?item=${saleId}$`)),
  );
  expect(screen.queryByRole('link', { name: /da proposta #000000/ })).toBeNull();
  cleanup();
  open([{ ...accepted, saleType: 'PRE_SALES' }]);
  expect(await screen.findByText(/^Aceita em/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Gerar contrato/ })).toBeNull();
  cleanup();
  open([accepted], { as: buildTestSession({ signupPlan: 'BASIC' }) });
  expect(await screen.findByRole('link', { name: /^Ver a venda/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Gerar contrato/ })).toBeNull();
});

test('an accepted proposal without a sale leads to registering it; without the right to, to nothing', async () => {
  const boards = remoteTesting.buildReleasedRemote({
    ...definition,
    routes: [{ path: '/vendas/registro', access: ['active'], title: 'Nova venda' }],
  });
  remoteTesting.installFakePlatform({ remotes: [boards] });
  const accepted: ListedProposal = { ...first, acceptedTimestamp: 1, saleId: null, saleType: null };
  open([accepted, draft]);
  expect(
    (await screen.findAllByRole('link', { name: /^Registrar venda/ })).map((link) =>
      link.getAttribute('href'),
    ),
  ).toEqual([`/vendas/registro?cliente=${first.customer._id}&proposta=${first._id}`]);
  cleanup();
  open([accepted], { as: buildTestSession({ type: 'VENDOR' }), permissions: { proposalsList: true } });
  expect(await screen.findByText(/^Aceita em/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Registrar venda/ })).toBeNull();
});

test('the number opens the page of the customer, or the wizard where a draft stopped', async () => {
  open([first, { ...draft, frontId: 'DRAFT', step: 3 }]);
  const number = await screen.findByRole('link', { name: '#00012' });
  expect(number).toHaveAttribute('href', '/proposta/final/AB12C');
  expect(number).toHaveAttribute('target', '_blank');
  await user().click(screen.getByRole('link', { name: '#000000' }));
  expect(document.querySelector('output')).toHaveTextContent(
    '/proposta/gerar-proposta/escolha/precificacao/DRAFT',
  );
});

test('while the payment is irregular, the empty list says that nothing can be created, and leads to the payment', async () => {
  const account = remoteTesting.buildReleasedRemote({
    ...definition,
    routes: [{ path: '/financeiro', access: ['inactive'], title: 'Assinatura' }],
  });
  remoteTesting.installFakePlatform({ remotes: [account] });
  open([], { as: buildTestSession({ statusOk: false }) });
  expect(await screen.findByText(/não dá para criar propostas até a regularização/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Regularizar pagamento' })).toHaveAttribute('href', '/financeiro');
});

test('whoever may not change a draft gets no link to the wizard', async () => {
  open([draft], { as: buildTestSession({ statusOk: false }) });
  expect(await screen.findByText('#000000')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '#000000' })).toBeNull();
});

test('a draft says that it is one and has no price nor kit yet, and is not free', async () => {
  open([draft]);
  for (const text of ['Rascunho', 'Sem preço', 'Sem kit'])
    expect(await screen.findByText(text)).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/R\$ 0,00|0,00 kWp/);
});

test('search, state and page are asked of the server and stand in the address', async () => {
  const server = open([first], {
    at: `/propostas/lista/${session.managerId}?busca=maria&situacao=vencidas&pagina=2&por=50`,
  });
  await screen.findByText('#00012');
  expect(server.calls(LIST)[0]?.params).toEqual({ userId: session.managerId, multiplier: '2' });
  expect(server.calls(LIST)[0]?.body).toEqual({
    fetchId: session.managerId,
    searchValue: 'maria',
    filter1Active: true,
    filter1Value: 'EXPIRED',
    pageSize: 50,
  });
  const box = screen.getByRole('searchbox', { name: 'Buscar propostas' });
  await user().clear(box);
  await user().type(box, '12{Enter}');
  await waitFor(() => expect(server.calls(LIST).at(-1)?.body).toMatchObject({ searchValue: '12' }));
  expect(document.querySelector('output')).toHaveTextContent('busca=12');
});

test('the list says what all of it comes to, is ordered by its heads, and begins a proposal', async () => {
  jest.replaceProperty(window, 'innerWidth', 1_440);
  const server = open();
  expect(await screen.findByText('182 propostas · 1.203,40 kWp · R$ 5.430.200,00')).toBeInTheDocument();
  const price = await screen.findByRole('columnheader', { name: 'Preço' });
  expect(price).not.toHaveAttribute('aria-sort');
  await user().click(within(price).getByRole('button'));
  await waitFor(() => expect(server.calls(LIST).at(-1)?.body).toMatchObject({ orderBy: 'PRICE' }));
  expect(document.querySelector('output')).toHaveTextContent('ordem=preco');
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Preço' })).toHaveAttribute('aria-sort', 'descending'),
  );
  await user().click(within(screen.getByRole('columnheader', { name: 'Preço' })).getByRole('button'));
  await waitFor(() =>
    expect(server.calls(LIST).at(-1)?.body).toMatchObject({ orderBy: 'PRICE', ascending: true }),
  );
  expect(screen.getByRole('link', { name: 'Nova proposta' })).toHaveAttribute(
    'href',
    `/proposta/gerar-proposta/dados-consumo/nova?uid=${session.userId}`,
  );
});

test('[proposals-012] deleting says that projects and works go too, and how many, before it happens', async () => {
  const server = open([buildListedProposal({ linkedWorks: 2 })]);
  await choose('Excluir');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Os projetos e obras ligados a ela também serão excluídos. Hoje há 2.');
  await user().click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  expect(server.calls(DELETE)).toHaveLength(0);
  await choose('Excluir');
  await user().click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir proposta' }),
  );
  await waitFor(() => expect(server.calls(DELETE)[0]?.params).toEqual({ proposalId: first._id }));
});

test('[proposals-030] what a proposal generates is read from the generations call, and its years from the same with true', async () => {
  const months = (kwh: number) => Array<number>(12).fill(kwh);
  const generation = {
    monthlyGeneration: months(600),
    monthlyConsumption: months(500),
    irradiation: { source: 'INPE', monthly: months(4.7) },
    averageMonthlyGeneration: 600,
    yearlyGeneration: 7_200,
    offset: 1.2,
  };
  const year = { calendarYear: 2026, generation: 7_200, compensated: 4_000, billWithout: 1, billWith: 1 };
  const ONE = 'GET /generations/single/:pid';
  const YEARS = 'GET /generations/single/:pid/:complete';
  const server = open([first]);
  server.answer({
    [ONE]: { generation },
    [YEARS]: {
      generation: { ...generation, years: [{ ...year, year: 1, savings: 3_210.5, creditBalance: 0 }] },
    },
  });
  await choose('Ver geração');
  const dialog = await screen.findByRole('dialog', { name: 'Geração: Maria da Conceição' });
  expect(await within(dialog).findByText('7.200 kWh')).toBeInTheDocument();
  expect(dialog).toHaveTextContent('120%');
  expect(server.calls(ONE).map(({ params }) => params)).toEqual([{ pid: first._id }]);
  expect(server.calls(YEARS)).toHaveLength(0);
  await user().click(within(dialog).getByRole('button', { name: 'Ver os 25 anos' }));
  expect(
    await within(dialog).findByRole('row', { name: /2026 7\.200 4\.000 R\$ 3\.210,50/ }),
  ).toBeInTheDocument();
  expect(server.calls(YEARS).map(({ params }) => params)).toEqual([{ pid: first._id, complete: 'true' }]);
});

test('a generation that was not calculated leads to its step', async () => {
  const server = open([first]);
  server.answer({ 'GET /generations/single/:pid': { generation: null } });
  await choose('Ver geração');
  expect(await screen.findByRole('link', { name: 'Calcular a geração' })).toHaveAttribute(
    'href',
    `/proposta/gerar-proposta/dados-geracao/nova/${first.frontId}`,
  );
});

test('[proposals-014] a vendor without dataDeletion is not offered to delete', async () => {
  const vendor = buildTestSession({ type: 'VENDOR' });
  open([first], { as: vendor, permissions: { proposalsList: true } });
  await openMenu();
  expect(await screen.findByRole('menuitem', { name: 'Clonar' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Excluir' })).toBeNull();
});

test('[proposals-015] a clone is asked of the server, and opens to be edited', async () => {
  const server = open();
  await choose('Clonar');
  await waitFor(() => expect(server.calls(CLONE)[0]?.params).toEqual({ proposalId: first._id }));
  expect(await screen.findByText('A proposta #00012 foi clonada.')).toBeInTheDocument();
  await waitFor(() =>
    expect(document.querySelector('output')).toHaveTextContent(
      '/proposta/gerar-proposta/dados-consumo/editar?pid=clone2026',
    ),
  );
});

test('[proposals-015] what was agreed to is neither edited nor deleted: a new version is begun', async () => {
  const server = open([{ ...first, isAgreed: true }]);
  await openMenu();
  expect(await screen.findByRole('menuitem', { name: 'Nova versão' })).toBeInTheDocument();
  for (const name of ['Editar', 'Excluir']) expect(screen.queryByRole('menuitem', { name })).toBeNull();
  await user().click(screen.getByRole('menuitem', { name: 'Nova versão' }));
  await waitFor(() => expect(server.calls(CLONE)[0]?.body).toEqual({ isNewVersion: true }));
  expect(await screen.findByText('Nova versão da proposta #00012 iniciada.')).toBeInTheDocument();
  await waitFor(() =>
    expect(document.querySelector('output')).toHaveTextContent(
      '/proposta/gerar-proposta/dados-consumo/editar?pid=clone2026',
    ),
  );
});

test.each([
  ['Clonar', CLONE],
  ['Excluir', DELETE],
] as const)(
  '[shell.errors-013] %s that fails leaves the list as it is and opens no dialog',
  async (entry, call) => {
    const notices: Notice[] = [];
    const stop = onNotice((notice) => notices.push(notice));
    const server = open();
    server.answer({ [call]: replyRefused(500, { message: 'Não deu certo agora.' }) });
    const rows = () => screen.getAllByRole('row').map((row) => row.textContent);
    await screen.findByRole('button', { name: 'Ações da proposta #00012' });
    const before = rows();
    await choose(entry);
    if (entry === 'Excluir')
      await user().click(await screen.findByRole('button', { name: 'Excluir proposta' }));
    await waitFor(() => expect(server.calls(call)).toHaveLength(1));
    // A quiet line, so that nobody takes it for done.
    await waitFor(() => expect(screen.getByText('Não deu certo agora.')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    stop();
    expect(notices).toEqual([]);
    expect(rows()).toEqual(before);
  },
);

test('[proposals-016] copying the link says so for five seconds; an unfinished proposal has none', async () => {
  jest.useFakeTimers();
  open([first, draft], { slug: 'sol-nascente' });
  const someone = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await someone.click(await screen.findByRole('button', { name: 'Ações da proposta #00012' }));
  await someone.click(await screen.findByRole('menuitem', { name: 'Copiar link' }));
  expect(await screen.findByText('Link da Proposta Copiado!')).toBeInTheDocument();
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toMatch(/\/proposta\/final\/sol-nascente\/12\/AB12C$/),
  );
  act(() => jest.advanceTimersByTime(4_500));
  expect(screen.getByText('Link da Proposta Copiado!')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.queryByText('Link da Proposta Copiado!')).toBeNull();
  jest.useRealTimers();
  await openMenu('#000000');
  expect(await screen.findByRole('menuitem', { name: 'Clonar' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Copiar link' })).toBeNull();
});

test('[proposals-029] a vendor without proposalsList is told so, and nothing is asked', async () => {
  const server = open([first], { as: buildTestSession({ type: 'VENDOR' }) });
  expect(await screen.findByText('Você não tem acesso à lista de propostas')).toBeInTheDocument();
  expect(server.calls(LIST)).toHaveLength(0);
});

test('an account in bad standing looks at its list and changes nothing', async () => {
  open([first], { as: buildTestSession({ statusOk: false }) });
  await openMenu();
  expect(await screen.findByRole('menuitem', { name: 'Copiar link' })).toBeInTheDocument();
  for (const name of ['Clonar', 'Excluir']) expect(screen.queryByRole('menuitem', { name })).toBeNull();
});

test('nothing yet, nothing found, and a failure each say so', async () => {
  const server = open(replyRefused(503, { message: 'x' }));
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  const totals = { count: 0, power: 0, finalPrice: 0 };
  server.answer({ [LIST]: { proposals: [], hasMoreItems: false, totals } });
  await user().click(retry);
  expect(await screen.findByText('Nenhuma proposta ainda')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Fazer a primeira proposta' })).toHaveAttribute('href');
});

test.each([
  { state: 'nothing yet', query: '', text: 'Nenhuma proposta ainda' },
  { state: 'nothing found', query: '?busca=zzz', text: 'NENHUM RESULTADO' },
  { state: 'no such page', query: '?pagina=9', text: 'Esta página não existe mais' },
])('[shell.errors-014] an empty answer is a state of its own: $state', async ({ query, text }) => {
  open([], { at: `/propostas/lista/${session.managerId}${query}` });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
});

test('the proposals of one customer, with more on demand, and none', async () => {
  const at = `/propostas/cliente/${first.customer._id}`;
  const server = open([first], { at, hasMoreItems: true });
  expect(await screen.findByRole('heading', { name: 'Propostas de Maria da Conceição' })).toBeInTheDocument();
  server.answer({ [OF_CUSTOMER]: { proposals: [draft], hasMoreItems: false } });
  await user().click(await screen.findByRole('button', { name: 'Carregar mais' }));
  expect(await screen.findByText('#000000')).toBeInTheDocument();
});

test('a customer without proposals', async () => {
  open([], { at: `/propostas/cliente/${first.customer._id}` });
  expect(await screen.findByText('Este cliente não possui nenhuma proposta')).toBeInTheDocument();
});

test('what somebody else changed is read again', async () => {
  const server = open([first]);
  await screen.findByText('#00012');
  const before = server.calls(LIST).length;
  server.emit({ kind: 'proposals-changed', customer: first.customer._id, by: 'another tab' });
  await waitFor(() => expect(server.calls(LIST).length).toBeGreaterThan(before));
});
