import {
  buildTestSession,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import type { AccountOverview } from '@girassol/support-domain/contract';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import AccountsPage from './AccountsPage';

const LIST = 'GET /operation/accounts/overview/:multiplier';
const user = userEvent.setup();
const id = (end: string) => `0198a000-0000-7000-8000-0000000000${end}`;

const build = (end: string, name: string): AccountOverview => ({
  _id: id(end),
  name,
  signupPlan: 'CRM',
  whitelabel: 'AURORA',
  activeModules: ['website'],
  state: 'IRREGULAR',
  owner: { name: 'Rita', email: `rita-${end}@x.test` },
  people: 3,
  since: 0,
  lastSignIn: null,
  openTickets: 2,
});

const Address = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
};

async function open(routes: FakeRoutes = {}, isAdmin = true) {
  const server = fakeApi({
    [LIST]: ({ params, query }) =>
      query.get('search') === 'nada'
        ? { accounts: [], total: 0, hasMoreItems: false }
        : {
            accounts: [params.multiplier === '2' ? build('02', 'Vizinha') : build('01', 'Sol Nascente')],
            total: 2,
            hasMoreItems: params.multiplier !== '2',
          },
    ...routes,
  });
  await act(async () => {
    renderWithSession(
      <MemoryRouter initialEntries={['/admin1']}>
        <Routes>
          <Route path="/admin1" element={<AccountsPage />} />
        </Routes>
        <Address />
      </MemoryRouter>,
      { session: buildTestSession({ isAdmin }) },
    );
  });
  return server;
}

const getAddress = () => screen.getByTestId('address').textContent;

test('each account has owner, people, state, plan, last sign-in and open tickets, page by page', async () => {
  await open();
  const row = (await screen.findByRole('link', { name: 'Sol Nascente' })).closest('li');
  if (!row) throw new Error('no row');
  expect(row).toHaveTextContent('Rita · rita-01@x.test');
  expect(row).toHaveTextContent('3 pessoas');
  expect(row).toHaveTextContent('sem acesso registrado');
  expect(row).toHaveTextContent('Pagamento irregularAURORACRM1 módulo');
  expect(within(row).getByRole('link', { name: '2 chamados abertos' })).toHaveAttribute(
    'href',
    '/admin2?busca=Sol+Nascente',
  );
  expect(screen.getByText('2 contas')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abrir conta' })).toHaveAttribute('href', '/operacao/contas?nova');
});

test('search, filters and order stand in the address; a search without result can be cleared', async () => {
  const server = await open();
  await user.type(await screen.findByLabelText('Buscar conta'), 'nada{Enter}');
  expect(await screen.findByText('NENHUM RESULTADO')).toBeVisible();
  expect(getAddress()).toBe('/admin1?busca=nada');
  await user.click(screen.getByRole('button', { name: 'Ver todas as contas' }));
  expect(await screen.findByRole('link', { name: 'Sol Nascente' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Ordem/ }));
  await user.click(await screen.findByRole('option', { name: 'Mais chamados' }));
  expect(getAddress()).toBe('/admin1?ordem=TICKETS');
  expect(server.calls(LIST).at(-1)?.query.get('order')).toBe('TICKETS');
});

test('where the list does not come there is another try; whoever is no admin is told so', async () => {
  const server = await open({ [LIST]: replyRefused(503) });
  await screen.findByRole('button', { name: 'Tentar novamente' });
  server.answer({ [LIST]: { accounts: [], total: 0, hasMoreItems: false } });
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Nenhuma conta')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abrir a primeira conta' })).toHaveAttribute(
    'href',
    '/operacao/contas?nova',
  );
});

test('is for the administration alone, and asks nothing for others', async () => {
  const server = await open({}, false);
  expect(screen.getByText('Somente para a administração')).toBeVisible();
  expect(server.calls(LIST)).toEqual([]);
});
