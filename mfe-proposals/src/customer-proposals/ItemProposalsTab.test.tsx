import {
  buildTestItem,
  buildTestSession,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import { PROPOSAL_DOCUMENTS_MODULE } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildListedProposal } from '../list/listed-proposal.fixture';
import CustomerProposalsTab from './CustomerProposalsTab';
import ItemProposalsTab from './ItemProposalsTab';

const LIST = 'GET /proposals/customer/:cid/:multiplier';
const user = userEvent.setup();

function open(routes: FakeRoutes, item: BoardItem = buildTestItem(), session = buildTestSession()) {
  const server = fakeApi(routes);
  renderWithSession(<ItemProposalsTab session={session} permissions={{}} boardKind="SALES" item={item} />, {
    session,
  });
  return server;
}

test('[proposals-017] each proposal shows its number, power, price, views, and who made it', async () => {
  const server = open({
    [LIST]: {
      proposals: [
        buildListedProposal(),
        buildListedProposal({ _id: 'p2', count: null, finished: false, views: 0 }),
      ],
      hasMoreItems: false,
    },
  });
  const [first, second] = await screen.findAllByRole('article');
  expect(first).toHaveTextContent('#00012');
  expect(first).toHaveTextContent('5,40 kWp');
  expect(first).toHaveTextContent('R$ 25.400,50');
  expect(first).toHaveTextContent('3 visualizações');
  expect(first).toHaveTextContent('Ana Souza em 02/03/2026 14:05');
  expect(second).toHaveTextContent('#000000');
  expect(second).toHaveTextContent('Rascunho');
  expect(second).toHaveTextContent('Nenhuma visualização');
  expect(server.calls(LIST)[0]?.params.cid).toBe(buildTestItem().customer._id);
});

test('the number opens the page of the customer, or the wizard where a draft stopped', async () => {
  const { _id } = buildTestItem();
  const draft = buildListedProposal({ _id: 'p2', frontId: 'DRAFT', count: null, finished: false, step: 2 });
  open({
    [LIST]: {
      proposals: [buildListedProposal({ saleId: _id }), { ...draft, saleId: _id }],
      hasMoreItems: false,
    },
  });
  expect(await screen.findByRole('link', { name: '#00012' })).toHaveAttribute(
    'href',
    '/proposta/final/AB12C',
  );
  expect(screen.getByRole('link', { name: '#000000' })).toHaveAttribute(
    'href',
    '/proposta/gerar-proposta/dados-geracao/nova/DRAFT',
  );
});

test('proposals of other deals of the customer stand apart from those of this one', async () => {
  const item = buildTestItem({ approvedProposal: 'p3' });
  open(
    {
      [LIST]: {
        proposals: [
          buildListedProposal({ saleId: item._id }),
          buildListedProposal({ _id: 'p2', count: 7, saleId: '018f0000-0000-7000-8000-00000000a999' }),
          buildListedProposal({ _id: 'p3', count: 6, saleId: null }),
          buildListedProposal({ _id: 'p4', count: 5, saleId: null }),
        ],
        hasMoreItems: false,
      },
    },
    item,
  );
  const getNumbers = (list: HTMLElement) =>
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  const own = await screen.findByRole('list', { name: /^Propostas deste negócio/ });
  expect(getNumbers(own)).toEqual(['#00012', '#00006']);
  const others = screen.getByRole('region', { name: 'Outras deste cliente' });
  expect(getNumbers(others)).toEqual(['#00007', '#00005']);
});

test('an expired proposal is marked; the approved one too', async () => {
  open(
    { [LIST]: { proposals: [buildListedProposal({ validityDate: '2020-01-31' })], hasMoreItems: false } },
    buildTestItem({ approvedProposal: buildListedProposal()._id }),
  );
  const line = await screen.findByRole('article');
  expect(line).toHaveTextContent('Venceu em 31/01/2020');
  expect(line).toHaveTextContent('Aprovada');
});

test('[proposals-013] the menu of a proposal looks at it and copies its link, and never deletes', async () => {
  open({ [LIST]: { proposals: [buildListedProposal()], hasMoreItems: false } });
  await user.click(await screen.findByRole('button', { name: 'Ações da proposta #00012' }));
  expect(await screen.findByRole('menuitem', { name: /Copiar link/ })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /Excluir/ })).not.toBeInTheDocument();
});

test('an account with the module makes a Word document from here', async () => {
  const routes = { [LIST]: { proposals: [buildListedProposal()], hasMoreItems: false } };
  open(routes, buildTestItem(), buildTestSession({ activeModules: [PROPOSAL_DOCUMENTS_MODULE] }));
  await user.click(await screen.findByRole('button', { name: 'Ações da proposta #00012' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Gerar documento' }));
  expect(await screen.findByRole('dialog', { name: 'Gerar documento da proposta #00012' })).toBeVisible();
});

test('[boards-113] a customer without proposals', async () => {
  open({ [LIST]: { proposals: [], hasMoreItems: false } });
  expect(await screen.findByText('Este cliente não possui nenhuma proposta')).toBeVisible();
});

test('more proposals are loaded on demand', async () => {
  const server = open({
    [LIST]: ({ params }) =>
      Number(params.multiplier) === 1
        ? { proposals: [buildListedProposal()], hasMoreItems: true }
        : { proposals: [buildListedProposal({ _id: 'p2', count: 11 })], hasMoreItems: false },
  });
  await user.click(await screen.findByRole('button', { name: 'Carregar mais' }));
  expect(await screen.findByText('#00011')).toBeVisible();
  expect(server.calls(LIST)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
});

test('a list that did not load can be asked for again', async () => {
  const server = open({ [LIST]: replyRefused(500, { message: 'Falhou' }) });
  const retry = await screen.findByRole('button', { name: /Tentar/ });
  server.answer({ [LIST]: { proposals: [buildListedProposal()], hasMoreItems: false } });
  await user.click(retry);
  expect(await screen.findByText('#00012')).toBeVisible();
});

test('[proposals-002] a new proposal is begun for the item, by who makes proposals', async () => {
  open({ [LIST]: { proposals: [], hasMoreItems: false } });
  const { _id, customer } = buildTestItem();
  expect(await screen.findByRole('link', { name: 'Nova proposta' })).toHaveAttribute(
    'href',
    `/proposta/gerar-proposta/dados-consumo/nova?cid=${customer._id}&uid=${buildTestSession().userId}&sid=${_id}`,
  );
});

test('who makes no proposals begins none', async () => {
  fakeApi({ [LIST]: { proposals: [], hasMoreItems: false } });
  const session = buildTestSession({ type: 'VENDOR' });
  renderWithSession(
    <ItemProposalsTab session={session} permissions={{}} boardKind="SALES" item={buildTestItem()} />,
    {
      session,
    },
  );
  expect(await screen.findByText('Este cliente não possui nenhuma proposta')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Nova proposta' })).toBeNull();
});

test('[proposals-017] the page of a customer shows their proposals too; a new one is begun in its header', async () => {
  const session = buildTestSession();
  const { customer } = buildTestItem();
  const server = fakeApi({ [LIST]: { proposals: [buildListedProposal()], hasMoreItems: false } });
  renderWithSession(<CustomerProposalsTab session={session} permissions={{}} customer={customer} />, {
    session,
  });
  const list = await screen.findByRole('list', {
    name: `Propostas de ${customer.name}, da mais nova à mais antiga`,
  });
  expect(list).toHaveTextContent('#00012');
  expect(list).not.toHaveTextContent('Aprovada');
  expect(screen.getByRole('button', { name: 'Ações da proposta #00012' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Nova proposta' })).toBeNull();
  expect(server.calls(LIST)[0]?.params.cid).toBe(customer._id);
});

test('[boards-113] the page of a customer without proposals says so', async () => {
  const session = buildTestSession();
  fakeApi({ [LIST]: { proposals: [], hasMoreItems: false } });
  renderWithSession(
    <CustomerProposalsTab session={session} permissions={{}} customer={buildTestItem().customer} />,
    {
      session,
    },
  );
  expect(await screen.findByText('Este cliente não possui nenhuma proposta')).toBeVisible();
});
