import type { SlotContext } from '@girassol/federation/remote';
import { buildTestSession } from '@girassol/shared-auth/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { installFakeRegistry } from '../testing/fake-registry';
import { buildRemote, renderApp } from '../testing/render-app';

const ana = { _id: 'v1', personalData: { name: 'Ana Lima' } };
const manager = buildTestSession({ personalData: { name: 'Marina Duarte' }, vendors: [ana] });
const teams = [{ _id: 't1', name: 'Equipe Sul', type: 'SALES' as const, leader: 'v1', members: [] }];
const settings = { teams, individualPermissions: { v1: { salesKanban: true } } };

function Card({ scope }: SlotContext<'home.card/v1'>) {
  return <p>{`Cartão de ${scope.type} ${scope.id}`}</p>;
}

const boards = buildRemote('mfe-crm-boards', ['/vendas/funil/:uid'], {
  slots: [{ slot: 'home.card/v1', id: 'ganhos', title: 'Ganhos', order: 1, module: './card' }],
});
const withCards = { remotes: [boards], modules: { 'mfe-crm-boards/./card': { default: Card } } };

test('the day begins with a greeting and the cards of the areas', async () => {
  renderApp({ at: '/inicio', session: manager, settings, ...withCards });
  expect(
    await screen.findByRole('heading', { level: 1, name: /^(Bom dia|Boa tarde|Boa noite), Marina$/ }),
  ).toBeInTheDocument();
  expect(await screen.findByText(`Cartão de MANAGER ${manager.managerId}`)).toBeInTheDocument();
});

test('where no area has anything to show, the page is calm about it', async () => {
  renderApp({ at: '/inicio', session: manager, settings });
  expect(await screen.findByText('Tudo tranquilo por aqui')).toBeInTheDocument();
});

test('[shell.home-003] a filter of persons, cards, and a panel with a tab for each area that brings one', async () => {
  const Agenda = ({ scope }: SlotContext<'home.tab/v1'>) => <p>{`Agenda de ${scope.type}`}</p>;
  const Sales = ({ scope }: SlotContext<'home.tab/v1'>) => <p>{`Vendas de ${scope.type}`}</p>;
  const area = buildRemote('mfe-painel', [], {
    slots: [
      { slot: 'home.card/v1', id: 'ganhos', title: 'Ganhos', order: 1, module: './card' },
      { slot: 'home.tab/v1', id: 'vendas', title: 'Vendas', order: 20, module: './sales' },
      { slot: 'home.tab/v1', id: 'agenda', title: 'Agenda', order: 10, module: './agenda' },
    ],
  });
  const { user } = renderApp({
    at: '/inicio',
    session: manager,
    settings,
    remotes: [area],
    modules: {
      'mfe-painel/./card': { default: Card },
      'mfe-painel/./sales': { default: Sales },
      'mfe-painel/./agenda': { default: Agenda },
    },
  });
  expect(await screen.findByText(/Cartão de MANAGER/)).toBeVisible();
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
    'Agenda',
    'Vendas',
  ]);
  expect(await screen.findByText('Agenda de MANAGER')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Vendas' }));
  expect(await screen.findByText('Vendas de MANAGER')).toBeVisible();
  // The filter is of the panel too.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Dados de' }), 'Ana Lima');
  expect(await screen.findByText('Vendas de VENDOR')).toBeVisible();
});

test('without an area that brings a tab there is no panel', async () => {
  renderApp({ at: '/inicio', session: manager, settings, ...withCards });
  await screen.findByText(/Cartão de MANAGER/);
  expect(screen.queryByRole('tablist')).toBeNull();
});

test('the operator of the platform sees what is live, what does not fit and what failed, and no cards of an installer', async () => {
  const operator = { ...manager, isAdmin: true };
  const { server } = renderApp({ at: '/inicio', session: operator, settings, ...withCards });
  server.answer({
    'GET /operation/jobs/list/:state/:multiplier': {
      jobs: [],
      total: 0,
      hasMoreItems: false,
      kinds: [{ kind: 'mail.send', title: 'E-mails', queued: 0, running: 0, failed: 2, oldestSeconds: 0 }],
    },
  });
  installFakeRegistry(
    () =>
      new Response(
        JSON.stringify({
          environment: 'teste',
          shell: { version: '1.2.0' },
          errorLimit: 5,
          remotes: [
            {
              remote: 'mfe-x',
              title: 'Área X',
              live: [{ isLive: true, version: '2.0.0' }],
              releases: [{ version: '2.0.0', unmet: [{}] }],
              history: [],
            },
          ],
        }),
        { headers: { 'content-type': 'application/json' } },
      ),
  );
  const card = await screen.findByRole('region', { name: 'Plataforma' });
  expect(await within(card).findByText('1 área no ar')).toBeVisible();
  expect(within(card).getByText('Área X não abre com a versão no ar da plataforma.')).toBeVisible();
  expect(within(card).getByRole('link', { name: 'Versões no ar' })).toHaveAttribute(
    'href',
    '/operacao/versoes',
  );
  expect(await within(card).findByRole('link', { name: '2 tarefas falharam' })).toBeVisible();
  expect(screen.queryByText(/^Cartão de/)).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Dados de' })).toBeNull();
});

test('[shell.home-022, shell.home-023] the filter chooses a person or, as EQUIPE, a team', async () => {
  const { user } = renderApp({ at: '/inicio', session: manager, settings, ...withCards });
  await screen.findByText(/Cartão de MANAGER/);
  expect(screen.getByRole('button', { name: 'INDIVIDUAL' })).toHaveAttribute('aria-pressed', 'true');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Dados de' }), 'Ana Lima');
  expect(await screen.findByText('Cartão de VENDOR v1')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'EQUIPE' }));
  expect(await screen.findByText('Cartão de TEAM t1')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Equipe' })).toHaveDisplayValue('Equipe Sul');

  await user.click(screen.getByRole('button', { name: 'INDIVIDUAL' }));
  expect(await screen.findByText(/Cartão de MANAGER/)).toBeInTheDocument();
});

test('[shell.session-006] who views a seller reads whom, with the phone at hand', async () => {
  const { user, server } = renderApp({
    at: '/inicio',
    session: manager,
    settings,
    ...withCards,
    api: {
      'GET /users/general-data/:userId/:scope/:fetchId': ({ params }) => ({
        user: {
          _id: params.fetchId,
          email: 'ana@exemplo.com.br',
          type: 'VENDOR',
          personalData: { name: 'Ana Lima', phone: '48999990000' },
        },
        vendors: [],
        activeModules: [],
        whitelabel: null,
        azumeFinanceData: { status: null },
        isSerranaCalcClient: false,
        totalKits: 0,
      }),
    },
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Dados de' }), 'Ana Lima');
  expect(await screen.findByText(/\(48\) 99999-0000/)).toBeInTheDocument();
  expect(server.calls('GET /users/general-data/:userId/:scope/:fetchId')[0]?.params).toEqual({
    userId: manager.userId,
    scope: 'VENDOR',
    fetchId: 'v1',
  });
});

test('[shell.home-021] a vendor without salesManager sees the own figures and no filter', async () => {
  const session = buildTestSession({ type: 'VENDOR', userId: 'v9' });
  renderApp({ at: '/inicio', session, settings: { teams: [] }, ...withCards });
  expect(await screen.findByText('Cartão de USER v9')).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('[shell.home-040] an account that is not ENTERPRISE is one user', async () => {
  const session = buildTestSession({ signupPlan: 'BASIC', userId: 'b1' });
  renderApp({ at: '/inicio', session, ...withCards });
  expect(await screen.findByText('Cartão de USER b1')).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).toBeNull();
});

describe('[shell.updates-005] a new version is told at home', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test.each([
    [false, /Há uma nova versão disponível/],
    [true, /Há uma atualização importante/],
  ])('critical: %s', async (critical, words) => {
    // The critical one has ended a session before: this is the login after it.
    localStorage.setItem('girassol.critical-update', '0.0.0-test');
    const { watchVersion } = await import('../updates/version-watch');
    renderApp({
      at: '/inicio',
      session: manager,
      api: { 'POST /updates/updated': { needUpdate: true, critical } },
    });
    const stop = watchVersion({
      version: '0.0.0-test',
      registry: { revision: 'test' },
      shell: { version: '0.0.0-test' },
    });
    await act(() => jest.advanceTimersByTimeAsync(3_100));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Nova versão' })).toHaveTextContent(words));
    stop();
  });
});
