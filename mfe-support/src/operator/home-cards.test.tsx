import { fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import { screen, within } from '@testing-library/react';
import AccountsHomeCard from './AccountsHomeCard';
import TicketsHomeCard from './TicketsHomeCard';

const QUEUE = 'GET /operation/tickets/queue/:multiplier';
const ACCOUNTS = 'GET /operation/accounts/overview/:multiplier';

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    _id: `t${index}`,
    title: 'Dúvida',
    status: 'OPEN' as const,
    account: { _id: 'a', name: 'Sol', signupPlan: 'CRM' as const },
    requester: 'Rita',
    attendant: null,
    isMine: false,
    lastSeq: 1,
    unread: 1,
    answerDue: null,
    updatedAt: 0,
    tags: [],
    isBreached: false,
  }));
const buildAccount = (_id: string, since: number) => ({
  _id,
  since,
  name: 'Sol',
  signupPlan: 'CRM' as const,
  whitelabel: null,
  activeModules: [],
  state: 'ACTIVE' as const,
  owner: { name: 'Rita', email: 'rita@x.test' },
  people: 1,
  lastSignIn: null,
  openTickets: 0,
});
const links = async (card: string) =>
  within(await screen.findByRole('region', { name: card }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('an operator sees how many tickets wait, which are late and which nobody took, each with the way there', async () => {
  fakeApi({
    [QUEUE]: ({ query }) => ({
      items: items(query.get('overdue') === 'true' ? 2 : query.get('assigned') === 'NOBODY' ? 1 : 20),
      hasMoreItems: !query.has('overdue') && !query.has('assigned'),
    }),
  });
  renderWithSession(<TicketsHomeCard />);
  expect(await screen.findByText('20 ou mais esperam resposta')).toBeVisible();
  expect(await screen.findByText('2 fora do prazo')).toBeVisible();
  expect(await screen.findByText('1 sem atendente')).toBeVisible();
  expect(await links('Chamados')).toEqual([
    ['Ver a fila', '/admin2'],
    ['2 fora do prazo', '/admin2?atrasados=sim'],
    ['1 sem atendente', '/admin2?atendente=ninguem'],
  ]);
});

test('no ticket that waits is a calm line', async () => {
  fakeApi({ [QUEUE]: { items: [], hasMoreItems: false } });
  renderWithSession(<TicketsHomeCard />);
  expect(await screen.findByText('Nenhum chamado espera resposta.')).toBeVisible();
});

test('an operator sees accounts that do not pay, that close, and that are new', async () => {
  const accounts = [buildAccount('a', Date.now() - 1_000), buildAccount('b', 0)];
  fakeApi({
    [ACCOUNTS]: ({ query }) => ({
      accounts: query.has('state') ? [] : accounts,
      total: query.get('state') === 'IRREGULAR' ? 3 : 1,
      hasMoreItems: false,
    }),
  });
  renderWithSession(<AccountsHomeCard />);
  expect(await screen.findByText('1 nova nos últimos 7 dias')).toBeVisible();
  expect(await screen.findByText('1 em encerramento')).toBeVisible();
  expect(await links('Contas')).toEqual([
    ['Ver todas', '/admin1'],
    ['com pagamento irregular', '/admin1?situacao=IRREGULAR'],
    ['1 em encerramento', '/admin1?situacao=CLOSING'],
    ['1 nova nos últimos 7 dias', '/admin1?ordem=NEWEST'],
  ]);
});
