import { fakeApi, refuse, renderWithSession, testSession, testSettings } from '@girassol/shared-auth/testing';
import type { ListedProposal } from '@girassol/shared-domain/contract';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { aProposal } from '../customer-proposals/a-proposal';
import CustomerProposalsPage from './CustomerProposalsPage';
import ProposalsPage from './ProposalsPage';

// With the final view there is something to open and an address to copy.

const LIST = 'POST /proposals/filtered/:userId/:multiplier';
const OF_CUSTOMER = 'GET /proposals/customer/:cid/:multiplier';
const CLONE = 'POST /proposals/cloned-proposal/:proposalId';
const DELETE = 'DELETE /proposals/single/:proposalId';
const session = testSession();
const first = aProposal({ validityDate: '2099-03-31' });
const draft = aProposal({
  _id: '018f0000-0000-7000-8000-00000000f002',
  count: null,
  finished: false,
  views: 0,
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open(
  proposals: ListedProposal[] | ReturnType<typeof refuse> = [first, draft],
  {
    at = `/propostas/lista/${session.managerId}`,
    as = session,
    permissions = {},
    hasMoreItems = false,
    slug = null as string | null,
  } = {},
) {
  const answer = Array.isArray(proposals) ? { proposals, hasMoreItems } : proposals;
  const server = fakeApi({
    [LIST]: answer,
    [OF_CUSTOMER]: answer,
    [CLONE]: { clonedProposalId: 'clone2026' },
    [DELETE]: { deletedItems: 0 },
    'GET /customers/single/:cid': refuse(404, { message: 'Este cliente não existe mais.' }),
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
      settings: testSettings({ individualPermissions: { [as.userId]: permissions }, proposalSlug: slug }),
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
  for (const text of ['#000000', '5,40 kWp', 'R$ 25.400,50', 'Válida até 31/03/2099', 'Não finalizada'])
    expect(screen.getAllByText(text)[0]).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Maria da Conceição' })[0]).toHaveAttribute(
    'href',
    `/propostas/cliente/${first.customer._id}`,
  );
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

test('[proposals-012] deleting says that projects and works go too, and how many, before it happens', async () => {
  const server = open([aProposal({ linkedWorks: 2 })]);
  await choose('Excluir');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Os projetos e obras ligados a ela também serão excluídos. Hoje há 2.');
  await user().click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  expect(server.calls(DELETE)).toHaveLength(0);
  await choose('Excluir');
  await user().click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }));
  await waitFor(() => expect(server.calls(DELETE)[0]?.params).toEqual({ proposalId: first._id }));
});

test('[proposals-014] a vendor without dataDeletion is not offered to delete', async () => {
  const vendor = testSession({ type: 'VENDOR' });
  open([first], { as: vendor, permissions: { proposalsList: true } });
  await openMenu();
  expect(await screen.findByRole('menuitem', { name: 'Clonar' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Excluir' })).toBeNull();
});

test('[proposals-015] a clone is asked of the server, and the list is read again', async () => {
  const server = open();
  await choose('Clonar');
  await waitFor(() => expect(server.calls(CLONE)[0]?.params).toEqual({ proposalId: first._id }));
  expect(await screen.findByText('A proposta #00012 foi clonada.')).toBeInTheDocument();
  await waitFor(() => expect(server.calls(LIST).length).toBeGreaterThan(1));
});

test('[proposals-016] copying the link says so; an unfinished proposal has none', async () => {
  open([first, draft], { slug: 'sol-nascente' });
  const someone = userEvent.setup();
  await someone.click(await screen.findByRole('button', { name: 'Ações da proposta #00012' }));
  await someone.click(await screen.findByRole('menuitem', { name: 'Copiar link' }));
  expect(await screen.findByText('Link da Proposta Copiado!')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toMatch(/\/proposta\/final\/sol-nascente\/12\/AB12C$/);
  await openMenu('#000000');
  expect(await screen.findByRole('menuitem', { name: 'Clonar' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Copiar link' })).toBeNull();
});

test('[proposals-029] a vendor without proposalsList is told so, and nothing is asked', async () => {
  const server = open([first], { as: testSession({ type: 'VENDOR' }) });
  expect(await screen.findByText('Você não tem acesso à lista de propostas')).toBeInTheDocument();
  expect(server.calls(LIST)).toHaveLength(0);
});

test('an account in bad standing looks at its list and changes nothing', async () => {
  open([first], { as: testSession({ statusOk: false }) });
  await openMenu();
  expect(await screen.findByRole('menuitem', { name: 'Copiar link' })).toBeInTheDocument();
  for (const name of ['Clonar', 'Excluir']) expect(screen.queryByRole('menuitem', { name })).toBeNull();
});

test('nothing yet, nothing found, and a failure each say so', async () => {
  const server = open(refuse(503, { message: 'x' }));
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  server.answer({ [LIST]: { proposals: [], hasMoreItems: false } });
  await user().click(retry);
  expect(await screen.findByText('Nenhuma proposta ainda')).toBeInTheDocument();
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
