import { remoteTesting } from '@girassol/federation/remote';
import {
  buildTestSession,
  buildTestSettings,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import type { Session } from '@girassol/shared-domain';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { collaboratorData } from '../owner/own-data.fixture';
import FinancePlatformPage from './FinancePlatformPage';

const CONNECT = 'POST /azume-financial/auth-external';
const ORGANIZATIONS = 'GET /azume-financial/organizations';
const BANK_ACCOUNTS = 'GET /azume-financial/bank-accounts';
const COST_CENTERS = 'GET /azume-financial/cost-centers';
const CATEGORIES = 'GET /azume-financial/categories';
const CODE = 'GET /azume-financial/login-code';
const user = userEvent.setup();

const createId = (digit: number) => `0198a000-0000-7000-8000-00000000f00${digit}`;
const [store, services] = [createId(1), createId(2)];
const category = (digit: number, name: string, kind: 'INCOME' | 'EXPENSE', group: string) => ({
  _id: createId(digit),
  organizationId: store,
  code: `1.0${digit}`,
  name,
  kind,
  group,
});

const routes = {
  [CONNECT]: { data: { connectedAt: 0, loginCodeUntil: null, entryUrl: '/plataforma-financeira' } },
  [ORGANIZATIONS]: {
    data: [
      { _id: store, name: 'Sol Equipamentos' },
      { _id: services, name: 'Sol Serviços' },
    ],
  },
  [BANK_ACCOUNTS]: {
    data: [
      { _id: createId(3), organizationId: store, name: 'Caixa da loja', kind: 'CASH' },
      { _id: createId(4), organizationId: services, name: 'Conta das obras', kind: 'CHECKING' },
    ],
  },
  [COST_CENTERS]: {
    data: [{ _id: createId(5), organizationId: services, code: '410', name: 'Obras' }],
  },
  [CATEGORIES]: {
    data: [
      category(1, 'Venda de kits', 'INCOME', 'Receitas'),
      category(2, 'Frete', 'INCOME', 'Receitas'),
      category(3, 'Salários', 'EXPENSE', 'Pessoas'),
      category(4, 'Pró-labore', 'EXPENSE', 'Pessoas'),
      category(5, 'Aluguel', 'EXPENSE', 'Estrutura'),
      category(6, 'Energia', 'EXPENSE', 'Estrutura'),
      category(7, 'Juros', 'EXPENSE', 'Financeiro'),
      category(8, 'Tarifas', 'EXPENSE', 'Financeiro'),
    ],
  },
  [CODE]: { data: { code: 'ABCD2345', expiresInSeconds: 600 } },
} satisfies FakeRoutes;

interface Circumstances {
  session?: Partial<Session>;
  answers?: FakeRoutes;
  whatsapp?: string;
}

function open({ session = {}, answers = {}, whatsapp }: Circumstances = {}) {
  const { handle } = remoteTesting.installFakePlatform();
  if (whatsapp) handle.page.distribution.support = { whatsapp };
  const settings = buildTestSettings();
  const server = fakeApi({ ...routes, 'GET /settings/user/:userId': { settings }, ...answers });
  renderWithSession(
    <MemoryRouter>
      <FinancePlatformPage />
      <DialogHost />
      <SnackbarHost />
    </MemoryRouter>,
    { settings, session: buildTestSession({ azumeFinanceData: { status: 'ACTIVE' }, ...session }) },
  );
  return server;
}

const list = (name: string) => screen.findByRole('list', { name });

test('[settings-008] the account is connected, then the lists of the first organization show', async () => {
  const server = open();
  expect(within(await list('Contas bancárias')).getByRole('listitem')).toHaveTextContent(
    'Caixa da loja' + 'Dinheiro em caixa',
  );
  expect(within(await list('Despesas: Pessoas')).getAllByRole('listitem')).toHaveLength(2);
  expect(await screen.findByText('Nenhum centro de custo')).toBeVisible();
  const calls = server.log.filter((call) => call.includes('/azume-financial/'));
  expect(calls[0]).toBe(CONNECT);
  expect(calls.toSorted()).toEqual(
    [CONNECT, ORGANIZATIONS, BANK_ACCOUNTS, COST_CENTERS, CATEGORIES].toSorted(),
  );
});

test('another organization shows its own lists, without another call', async () => {
  const server = open();
  await list('Contas bancárias');
  await user.click(await screen.findByRole('link', { name: 'Sol Serviços' }));
  expect(within(await list('Contas bancárias')).getByRole('listitem')).toHaveTextContent('Conta das obras');
  expect(within(await list('Centros de custo')).getByRole('listitem')).toHaveTextContent('410Obras');
  expect(screen.getByText('Nenhuma categoria')).toBeVisible();
  expect(server.calls(BANK_ACCOUNTS)).toHaveLength(1);
});

test('a long list is searched by name, code and group; a short one has no search', async () => {
  open();
  const search = await screen.findByRole('searchbox', { name: 'Buscar categoria' });
  expect(screen.queryByRole('searchbox', { name: 'Buscar conta' })).toBeNull();
  await user.type(search, 'pro');
  expect(await screen.findAllByText(/Pró-labore|Salários|Venda de kits/)).toHaveLength(1);
  await user.clear(search);
  await user.type(search, 'estrutura');
  expect(await list('Despesas: Estrutura')).toHaveTextContent('1.05Aluguel1.06Energia');
  await user.clear(search);
  await user.type(search, 'nada disso');
  expect(await screen.findByText('NENHUM RESULTADO')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(search).toHaveValue('');
  expect(await list('Despesas: Estrutura')).toBeVisible();
});

test('one list that fails does not take the others away, and is tried again', async () => {
  const server = open({ answers: { [CATEGORIES]: replyRefused(500) } });
  await list('Contas bancárias');
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' }, { timeout: 5_000 });
  server.answer({ [CATEGORIES]: routes[CATEGORIES] });
  await user.click(retry);
  expect(await list('Receitas: Receitas')).toHaveTextContent('Venda de kits');
});

test('an account without organizations is told how to begin', async () => {
  open({ answers: { [ORGANIZATIONS]: { data: [] } } });
  expect(await screen.findByText('Nenhuma organização')).toBeVisible();
  const [, below] = screen.getAllByRole('button', { name: 'Gerar código de acesso' });
  await user.click(below ?? document.body);
  expect(await screen.findByRole('dialog', { name: 'Código de acesso' })).toHaveTextContent('ABCD2345');
});

test('[shell.menus-017] an account that is not ACTIVE gets the unlock prompt, and nothing is read', async () => {
  const server = open({ session: { azumeFinanceData: { status: 'PENDING' } } });
  expect(await screen.findByRole('region', { name: 'Desbloqueie a plataforma financeira' })).toBeVisible();
  expect(server.log.filter((call) => call.includes('/azume-financial/'))).toEqual([]);
});

test('[shell.menus-017] the unlock prompt leads to the contact of the distribution, with a message', async () => {
  open({ session: { azumeFinanceData: { status: null } }, whatsapp: '48999990000' });
  expect(await screen.findByRole('link', { name: 'Falar com a equipe' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/5548999990000\?text=.*plataforma%20financeira/),
  );
});

test('a vendor without the right to change settings is told so, and nothing is read', async () => {
  const server = open({
    session: { type: 'VENDOR' },
    answers: { 'GET /users/user/:userId': collaboratorData },
  });
  expect(await screen.findByText('Sem acesso à plataforma financeira')).toBeVisible();
  expect(await screen.findByText(/^Peça a Marina Duarte, titular da conta, a permissão/)).toBeVisible();
  expect(server.log.filter((call) => call.includes('/azume-financial/'))).toEqual([]);
});

test('a code shows with its remaining time, is copied, and is gone once closed', async () => {
  const server = open();
  await user.click(await screen.findByRole('button', { name: 'Gerar código de acesso' }));
  const dialog = await screen.findByRole('dialog', { name: 'Código de acesso' });
  expect(dialog).toHaveTextContent('ABCD2345');
  expect(within(dialog).getByRole('timer')).toHaveTextContent(/^Vale por mais (10:00|9:5\d)$/);
  expect(within(dialog).getByRole('link', { name: 'entrada da plataforma financeira' })).toHaveAttribute(
    'href',
    '/plataforma-financeira',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Copiar código' }));
  expect(await navigator.clipboard.readText()).toBe('ABCD2345');
  await user.click(within(dialog).getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.body).not.toHaveTextContent('ABCD');
  expect(server.calls(CODE)).toHaveLength(1);
});

test('a code that has ended says so and offers another', async () => {
  const server = open({ answers: { [CODE]: { data: { code: 'ABCD2345', expiresInSeconds: 0 } } } });
  await user.click(await screen.findByRole('button', { name: 'Gerar código de acesso' }));
  const dialog = await screen.findByRole('dialog', { name: 'Código de acesso' });
  expect(await within(dialog).findByRole('status')).toHaveTextContent('Este código terminou');
  expect(within(dialog).queryByRole('button', { name: 'Copiar código' })).toBeNull();
  server.answer({ [CODE]: { data: { code: 'WXYZ6789', expiresInSeconds: 600 } } });
  await user.click(within(dialog).getByRole('button', { name: 'Gerar outro' }));
  await waitFor(() => expect(dialog).toHaveTextContent('WXYZ6789'));
  expect(within(dialog).getByRole('timer')).toBeVisible();
});
