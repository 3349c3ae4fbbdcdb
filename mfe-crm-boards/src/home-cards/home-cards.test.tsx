import type { SlotContext } from '@girassol/federation';
import { remoteTesting } from '@girassol/federation/remote';
import {
  buildTestSession,
  buildTestSettings,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import { addDays, toIsoDate } from '@girassol/shared-domain';
import type { ListedProposal } from '@girassol/shared-domain/contract';
import { testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeAgendaSource } from '../agenda-sources/agenda-source.testing';
import { buildListedCustomer } from '../customers/customer.fixture';
import ConversionCard from './ConversionCard';
import GeneratedAndWonCard from './GeneratedAndWonCard';
import GeneratedDealsCard from './GeneratedDealsCard';
import { toMonthValues } from './months';
import NewestCustomersCard from './NewestCustomersCard';
import NextSchedulesTab from './NextSchedulesTab';
import NextStepsCard from './NextStepsCard';
import OpenDealsCard from './OpenDeals';
import SalesFiguresTab from './SalesFiguresTab';
import WonDealsCard from './WonDealsCard';

const GENERATED = 'GET /analytics/gen-sales/:scope/:id';
const WON = 'GET /analytics/closed-sales/:scope/:id';
const OPEN = 'GET /analytics/sales-in-progress/:scope/:id/:type';
const SCHEDULES = 'GET /analytics/next-schedules/:scope/:id';

const session = buildTestSession();
const context: SlotContext<'home.card/v1'> = {
  session,
  permissions: {},
  scope: { type: 'MANAGER', id: session.managerId },
};
const months = {
  totalAmount1: 250_000,
  totalAmount2: 200_000,
  totalAmount3: 100_000,
  totalSales1: 12,
  totalSales2: 8,
  totalSales3: 10,
};
const powers = { totalPower1: 0, totalPower2: 0, totalPower3: 0 };

beforeEach(() => void remoteTesting.installFakePlatform());

test('[shell.home-007, shell.home-030, shell.home-034] deals generated, with the change against the last month', async () => {
  const server = fakeApi({ [GENERATED]: months });
  renderWithSession(<GeneratedDealsCard {...context} />);
  // Of the amounts, 250,000 after 200,000, and beside it of the counts, 12 after 8.
  const change = await screen.findByText('Valor: 25% a mais que no mês passado');
  expect(change).toBeVisible();
  expect(change).toHaveAttribute('data-way', 'up');
  expect(screen.getByText('Negócios: 50% a mais que no mês passado')).toBeVisible();
  // The figure itself is totalSales1 of the answer, and the bars are the three months.
  expect(screen.getAllByRole('paragraph')[0]).toHaveTextContent(/^12$/);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('10'),
    expect.stringContaining('8'),
    expect.stringContaining('12'),
  ]);
  expect(screen.getByText('R$ 250.000,00 este mês')).toBeVisible();
  expect(server.calls(GENERATED)[0]?.params).toEqual({ scope: 'MANAGER', id: session.managerId });
});

test('[shell.home-008, shell.home-013] deals won, with their power; a fall is told as one', async () => {
  fakeApi({ [WON]: { ...months, ...powers, totalSales1: 4, totalPower1: 48.6 } });
  renderWithSession(<WonDealsCard {...context} />);
  expect(await screen.findByText('Negócios: 50% a menos que no mês passado')).toBeVisible();
  expect(screen.getByText('R$ 250.000,00 este mês')).toBeVisible();
  expect(screen.getByText('48,60 kWp')).toBeVisible();
});

test.each([
  { amounts: [50, 200], text: 'Valor: 75% a menos que no mês passado', way: 'down' },
  { amounts: [200_500, 200_000], text: 'Valor: quase igual ao mês passado', way: 'same' },
  { amounts: [199_999, 200_000], text: 'Valor: quase igual ao mês passado', way: 'same' },
  { amounts: [200, 200], text: 'Valor: igual ao mês passado', way: 'same' },
  { amounts: [200, 0], text: 'Valor: 100% a mais que no mês passado', way: 'up' },
  { amounts: [0, 0], text: 'Valor: igual ao mês passado', way: 'same' },
] as const)('[shell.home-030] the change of the amount: $text', async ({ amounts, text, way }) => {
  const [totalAmount1, totalAmount2] = amounts;
  // More deals than last month, whatever became of the amount.
  fakeApi({ [GENERATED]: { ...months, totalAmount1, totalAmount2 } });
  renderWithSession(<GeneratedDealsCard {...context} />);
  expect(await screen.findByText(text)).toHaveAttribute('data-way', way);
  expect(screen.getByText('Negócios: 50% a mais que no mês passado')).toHaveAttribute('data-way', 'up');
});

test('[shell.home-009, shell.home-029, shell.home-031] conversion is a ring for each of three months', async () => {
  fakeApi({
    [GENERATED]: months,
    [WON]: { ...months, ...powers, totalSales1: 3, totalSales2: 9, totalSales3: 0 },
  });
  renderWithSession(<ConversionCard {...context} />);
  expect(await screen.findAllByRole('img')).toHaveLength(3);
  // The present month stands last; more won than generated is still all of them.
  expect(screen.getAllByRole('img').map((ring) => ring.getAttribute('aria-label'))).toEqual([
    '0%',
    '100%',
    '25%',
  ]);
  expect(screen.getByText('3 de 12')).toBeVisible();
  expect(screen.getByText(/^Negócios ganhos no mês em relação aos gerados no mesmo mês\./)).toBeVisible();
});

test('[shell.home-011, shell.home-012] what was generated stands beside what was won; what did not load can be asked again', async () => {
  const server = fakeApi({ [GENERATED]: months, [WON]: replyRefused(500, { message: 'Falhou' }) });
  renderWithSession(<GeneratedAndWonCard {...context} />);
  const retry = await screen.findByRole('button', { name: /Tentar/ });
  server.answer({
    [WON]: { ...months, ...powers, totalAmount1: 50_000, totalAmount2: 0, totalAmount3: 99.5 },
  });
  await userEvent.setup().click(retry);
  const rows = await screen.findAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Gerados R$ 250.000,00');
  expect(rows[0]).toHaveTextContent('Ganhos R$ 50.000,00');
  expect(rows[2]).toHaveTextContent('Ganhos R$ 99,50');
  expect(server.calls(GENERATED)).toHaveLength(1);
});

testAtHoursOfTheDay(
  'three months have their names, the present one last',
  ({ now }) => {
    expect(toMonthValues([3, 2, 1], now)).toEqual([
      { label: 'nov', value: 1 },
      { label: 'dez', value: 2 },
      { label: 'jan', value: 3 },
    ]);
  },
  { day: '2026-01-31' },
);

describe('open deals', () => {
  const open = { totalSales: 120, totalAmount: 3_245_000.5, totalPotProfit: null };

  test('[shell.home-010, shell.home-038] count and amount of the sales board, and the way there', async () => {
    const server = fakeApi({ [OPEN]: open });
    renderWithSession(<OpenDealsCard {...context} />);
    expect(await screen.findByText('R$ 3.245.000,50')).toBeVisible();
    expect(screen.getByText('em 120 negócios')).toBeVisible();
    expect(server.calls(OPEN)[0]?.params).toMatchObject({ type: 'SALES' });
    await userEvent.setup().click(screen.getByRole('link', { name: 'Ver funil' }));
    expect(window.location.pathname).toBe(`/vendas/funil/${session.managerId}`);
  });

  test('[shell.access-008] while the payment is irregular there is no way there', async () => {
    fakeApi({ [OPEN]: { totalSales: 128, totalAmount: 6_675_280, totalPotProfit: null } });
    renderWithSession(<OpenDealsCard {...context} session={buildTestSession({ statusOk: false })} />);
    expect(await screen.findByText(/em 128 negócios/)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('[shell.home-033] without detailed pricing a hint stands in place of the potential profit', async () => {
    fakeApi({ [OPEN]: open });
    renderWithSession(<OpenDealsCard {...context} />);
    expect(await screen.findByText(/quando a precificação automática é a detalhada/)).toBeVisible();
  });

  const settings = buildTestSettings({ autoPricingType: 'DETAILED' });
  const HINT = /quando a precificação automática é a detalhada/;

  test('[shell.home-033] with it the profit shows, with how many deals it is of', async () => {
    fakeApi({ [OPEN]: { ...open, totalPotProfit: 812_000, potProfitSales: 7 } });
    renderWithSession(<OpenDealsCard {...context} />, { settings });
    expect(await screen.findByText('R$ 812.000,00')).toBeVisible();
    expect(screen.getByText('nos 7 de 120 que têm proposta finalizada')).toBeVisible();
    expect(screen.queryByText(HINT)).toBeNull();
  });

  test('[shell.home-033] without a proposal of any of them that is said, and not that the pricing is another', async () => {
    fakeApi({ [OPEN]: { ...open, totalPotProfit: 0, potProfitSales: 0 } });
    renderWithSession(<OpenDealsCard {...context} />, { settings });
    expect(
      await screen.findByText(/aparece quando um negócio em aberto tem uma proposta finalizada/),
    ).toBeVisible();
    expect(screen.queryByText(HINT)).toBeNull();
  });

  test.each([
    { who: 'a vendor without pricingEdit sees neither', pricingEdit: false },
    { who: 'a vendor with pricingEdit sees it', pricingEdit: true },
  ])('[shell.home-032] $who', async ({ pricingEdit }) => {
    const vendor = buildTestSession({ type: 'VENDOR' });
    fakeApi({ [OPEN]: { ...open, totalPotProfit: 812_000, potProfitSales: 120 } });
    renderWithSession(<OpenDealsCard {...context} session={vendor} permissions={{ pricingEdit }} />, {
      session: vendor,
      settings,
    });
    expect(await screen.findByText('em 120 negócios')).toBeVisible();
    expect(screen.queryAllByText(/lucro potencial/i)).toHaveLength(pricingEdit ? 1 : 0);
    expect(screen.queryAllByText('R$ 812.000,00')).toHaveLength(pricingEdit ? 1 : 0);
  });

  test('[shell.home-032] a vendor without pricingEdit sees no hint either', async () => {
    const vendor = buildTestSession({ type: 'VENDOR' });
    fakeApi({ [OPEN]: open });
    renderWithSession(<OpenDealsCard {...context} session={vendor} />, { session: vendor });
    expect(await screen.findByText('em 120 negócios')).toBeVisible();
    expect(screen.queryByText(/lucro potencial/i)).toBeNull();
  });
});

describe('next schedules', () => {
  const schedule = {
    _id: 's1',
    sale: { _id: 'i1', type: 'SALES' as const, id: 7, name: 'Telhado' },
    customer: { _id: 'c1', name: 'Ana Souza' },
    type: 'Visita',
    content: 'Confirmar a medição do telhado e levar o contrato impresso',
    notificationTimestamp: Date.now() + 3_600_000,
    notificationTimeStart: '14:30',
    notificationTimeEnd: null,
  };

  test('[shell.home-006, shell.home-027, shell.home-028] time, board and at most 35 characters of the content', async () => {
    fakeApi({ [SCHEDULES]: { items: [schedule] } });
    renderWithSession(<NextSchedulesTab {...context} />);
    const link = await screen.findByRole('link', { name: 'Confirmar a medição do telhado e le…' });
    const day = toIsoDate(schedule.notificationTimestamp);
    expect(link).toHaveAttribute('href', `/vendas/agenda/${session.managerId}?v=dia&d=${day}`);
    expect(screen.getByText('VENDA')).toBeVisible();
    expect(screen.getByText('14:30')).toBeVisible();
  });

  test('for an account in arrears a schedule is no link: its board is closed', async () => {
    fakeApi({ [SCHEDULES]: { items: [{ ...schedule, sale: { ...schedule.sale, type: 'PROJECT' } }] } });
    renderWithSession(<NextSchedulesTab {...context} session={buildTestSession({ statusOk: false })} />);
    expect(await screen.findByText('PROJETO')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  testAtHoursOfTheDay(
    'a day that another area tells stands among them, and leads there',
    async ({ today, now }) => {
      const day = addDays(today, 2);
      const asked = fakeAgendaSource({
        dates: [
          { id: '1', date: day, kind: 'Oferta vale até hoje', title: 'Carla Schmidt', to: '/financiamentos' },
        ],
        hasFailed: false,
      });
      fakeApi({ [SCHEDULES]: { items: [{ ...schedule, notificationTimestamp: now + 30_000 }] } });
      renderWithSession(<NextSchedulesTab {...context} />);
      expect(await screen.findByRole('link', { name: 'Oferta vale até hoje' })).toHaveAttribute(
        'href',
        '/financiamentos',
      );
      expect(screen.getByText('em 2 dias')).toBeVisible();
      expect(screen.getByText('hoje')).toBeVisible();
      expect(asked[0]).toMatchObject({ board: null, scope: context.scope });
    },
  );

  test('somebody who may open no agenda is not asked to make a schedule in it', async () => {
    fakeApi({ [SCHEDULES]: { items: [] } });
    renderWithSession(<NextSchedulesTab {...context} session={buildTestSession({ statusOk: false })} />);
    expect(await screen.findByText('Nada agendado')).toBeVisible();
    expect(screen.getByText('As próximas visitas e retornos aparecem aqui.')).toBeVisible();
    expect(screen.queryByText(/Marque/)).toBeNull();
  });

  test('none, and none that could be loaded, are two things', async () => {
    const server = fakeApi({ [SCHEDULES]: replyRefused(500, { message: 'Falhou' }) });
    renderWithSession(<NextSchedulesTab {...context} />);
    const retry = await screen.findByRole('button', { name: /Tentar/ });
    server.answer({ [SCHEDULES]: { items: [] } });
    await userEvent.setup().click(retry);
    expect(await screen.findByText('Nada agendado')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Abrir a agenda' })).toHaveAttribute(
      'href',
      `/vendas/agenda/${context.scope.id}`,
    );
  });
});

describe('the Vendas tab', () => {
  test('[shell.home-015] generated and won by month, and what is open', async () => {
    fakeApi({
      [GENERATED]: months,
      [WON]: { ...months, ...powers, totalSales1: 3, totalAmount1: 90_000 },
      [OPEN]: { totalSales: 120, totalAmount: 3_245_000.5, totalPotProfit: null },
    });
    renderWithSession(<SalesFiguresTab {...context} />);
    const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
    const cells = (await row(/^Gerados/)).getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells).toEqual(['12R$ 250.000,00', '8R$ 200.000,00', '10R$ 100.000,00']);
    expect((await row(/^Ganhos/)).getAllByRole('cell')[0]).toHaveTextContent('3R$ 90.000,00');
    expect((await row(/^Em aberto agora/)).getAllByRole('cell')[0]).toHaveTextContent('120R$ 3.245.000,50');
  });

  test('a phone has a row for each month', async () => {
    const { innerWidth } = window;
    window.innerWidth = 390;
    fakeApi({
      [GENERATED]: months,
      [WON]: { ...months, ...powers, totalSales1: 3, totalAmount1: 90_000 },
      [OPEN]: { totalSales: 120, totalAmount: 3_245_000.5, totalPotProfit: null },
    });
    renderWithSession(<SalesFiguresTab {...context} />);
    expect(await screen.findAllByRole('columnheader')).toHaveLength(3);
    const newest = screen.getAllByRole('row')[1];
    expect(newest).toHaveTextContent(/12R\$ 250\.000,003R\$ 90\.000,00$/);
    window.innerWidth = innerWidth;
  });
});

describe('an account without customers and proposals', () => {
  const TOTALS = 'GET /analytics/customers-and-proposals-totals/:scope/:id';
  const none = {
    totalAmount1: 0,
    totalAmount2: 0,
    totalAmount3: 0,
    totalSales1: 0,
    totalSales2: 0,
    totalSales3: 0,
  };
  const cards = (home: SlotContext<'home.card/v1'>) => (
    <>
      <GeneratedDealsCard {...home} />
      <WonDealsCard {...home} />
      <ConversionCard {...home} />
      <GeneratedAndWonCard {...home} />
      <OpenDealsCard {...home} />
    </>
  );
  const show = (home = context, totalCustomers = 0) => {
    const server = fakeApi({
      [TOTALS]: { totalCustomers, totalProposals: 0 },
      [GENERATED]: none,
      [WON]: { ...none, ...powers },
      [OPEN]: { totalSales: 0, totalAmount: 0, totalPotProfit: null },
    });
    renderWithSession(cards(home), { session: home.session });
    return server;
  };

  test('sees one way to the first deal in place of five cards of zeros', async () => {
    show();
    const card = await screen.findByRole('region', { name: 'Negócios' });
    expect(within(card).getByText('Nenhum negócio ainda')).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Registrar venda' })).toHaveAttribute(
      'href',
      '/vendas/registro',
    );
    await waitFor(() => expect(screen.getAllByRole('region')).toEqual([card]));
    expect(screen.queryByText(/R\$|^0/)).toBeNull();
  });

  test('sees none of the cards while its payment is irregular: the notice of that leads on', async () => {
    const server = show({ ...context, session: buildTestSession({ statusOk: false }) });
    await waitFor(() => expect(server.calls(TOTALS)).toHaveLength(1));
    await waitFor(() => expect(screen.queryAllByRole('region')).toEqual([]));
  });

  test.each([
    ['an account with a customer', context, 1],
    ['one seller of an account', { ...context, scope: { type: 'VENDOR' as const, id: 'v1' } }, 0],
  ])('%s sees the figures, also where they are zero', async (_, home, totalCustomers) => {
    show(home, totalCustomers);
    for (const name of [
      'Negócios gerados',
      'Negócios ganhos',
      'Conversão',
      'Gerados e ganhos',
      'Negócios em aberto',
    ])
      expect(await screen.findByRole('region', { name })).toBeVisible();
    expect(await screen.findByText('em 0 negócios')).toBeVisible();
  });

  test('has no table of zeros in the Vendas tab', async () => {
    fakeApi({
      [TOTALS]: { totalCustomers: 0, totalProposals: 0 },
      [GENERATED]: none,
      [WON]: { ...none, ...powers },
      [OPEN]: { totalSales: 0, totalAmount: 0, totalPotProfit: null },
    });
    renderWithSession(<SalesFiguresTab {...context} />);
    expect(await screen.findByText('Nenhum negócio ainda')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the newest customers of the basic plan', () => {
  const CUSTOMERS = 'GET /customers/paginated/:userId/:multiplier';
  const basic = buildTestSession({ signupPlan: 'BASIC' });
  const proposals = remoteTesting.buildReleasedRemote({
    name: 'mfe-proposals',
    title: 'Propostas',
    team: 'propostas',
    routes: [{ path: '/proposta/gerar-proposta/dados-consumo/nova' }],
    exposes: {},
    requires: { shell: '*', 'shared-ui': '*', 'shared-auth': '*', api: '*' },
    slots: [],
  });

  test('without a customer they say where to begin', async () => {
    fakeApi({ [CUSTOMERS]: { customers: [], hasMoreItems: false } });
    renderWithSession(<NewestCustomersCard {...context} session={basic} />, { session: basic });
    expect(await screen.findByText('Nenhum cliente ainda')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Novo cliente' })).toHaveAttribute('href', '/cliente/cadastro');
  });

  test('who may not register customers has no way to a new one', async () => {
    fakeApi({ [CUSTOMERS]: { customers: [], hasMoreItems: false } });
    const vendor = buildTestSession({ signupPlan: 'BASIC', type: 'VENDOR' });
    renderWithSession(<NewestCustomersCard {...context} session={vendor} permissions={{}} />, {
      session: vendor,
    });
    expect(await screen.findByText('Nenhum cliente ainda')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Novo cliente' })).toBeNull();
  });

  test('without a customer there is nothing to begin while the payment is irregular', async () => {
    const server = fakeApi({ [CUSTOMERS]: { customers: [], hasMoreItems: false } });
    const unpaid = buildTestSession({ signupPlan: 'BASIC', statusOk: false });
    renderWithSession(<NewestCustomersCard {...context} session={unpaid} />, { session: unpaid });
    await waitFor(() => expect(server.calls(CUSTOMERS)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });

  test('the newest customers stand there, each with the way to it', async () => {
    fakeApi({
      [CUSTOMERS]: { customers: [buildListedCustomer({ name: 'Rita Lopes' })], hasMoreItems: false },
    });
    renderWithSession(<NewestCustomersCard {...context} session={basic} />, { session: basic });
    expect(await screen.findByRole('link', { name: 'Rita Lopes' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Todos os clientes' })).toHaveAttribute(
      'href',
      `/clientes/lista/${basic.userId}`,
    );
  });

  test.each([
    [
      'who may make proposals find the way to a new one',
      basic,
      '/proposta/gerar-proposta/dados-consumo/nova',
    ],
    [
      'whose account is in arrears find none',
      buildTestSession({ signupPlan: 'BASIC', statusOk: false }),
      null,
    ],
  ])('people %s', async (_, person, path) => {
    remoteTesting.installFakePlatform({ remotes: [proposals] });
    fakeApi({ [CUSTOMERS]: { customers: [buildListedCustomer()], hasMoreItems: false } });
    renderWithSession(<NewestCustomersCard {...context} session={person} />, { session: person });
    expect(await screen.findByRole('list', { name: 'Clientes mais novos' })).toBeVisible();
    const begin = screen.queryByRole('link', { name: 'Nova proposta' });
    expect(begin?.getAttribute('href') ?? null).toBe(path && `${path}?uid=${person.userId}`);
  });
});

describe('the next steps of the basic plan', () => {
  const basic = buildTestSession({ signupPlan: 'BASIC' });
  const buildProposal = (name: string, changes: Partial<ListedProposal> = {}): ListedProposal => ({
    _id: name,
    frontId: name,
    count: 3,
    finished: true,
    views: 0,
    power: 5,
    finalPrice: 20_000,
    validityDate: null,
    registryTimestamp: Date.UTC(2026, 4, 10, 12),
    user: null,
    customer: { _id: name, name, city: '', uf: '' },
    step: 7,
    linkedWorks: 0,
    ...changes,
  });
  const open = (proposals: ListedProposal[], names: string[]) => {
    fakeApi({
      'GET /customers/paginated/:userId/:multiplier': {
        customers: names.map((name) => buildListedCustomer({ _id: name, name })),
        hasMoreItems: false,
      },
      'GET /proposals/paginated/:userId/:multiplier': { proposals, hasMoreItems: false },
    });
    renderWithSession(<NextStepsCard {...context} session={basic} />, { session: basic });
  };

  test('are proposals that were looked at, drafts, those not opened, and nothing of those who accepted', async () => {
    open(
      [
        buildProposal('Ana'),
        buildProposal('Rui', { finished: false, count: null }),
        buildProposal('Rita', { views: 2 }),
        buildProposal('Davi', { acceptedTimestamp: 1 }),
      ],
      ['Ana', 'Rui', 'Rita', 'Davi'],
    );
    const list = await screen.findByRole('list', { name: 'Próximos passos' });
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Falar com Rita', 'Terminar a proposta de Rui', 'Lembrar Ana']);
    expect(list).toHaveTextContent(/Viu a proposta #?00003 2 vezes · R\$\s20\.000,00/);
    expect(within(list).getByRole('link', { name: 'Falar com Rita' })).toHaveAttribute(
      'href',
      '/cliente/editar/Rita?aba=propostas',
    );
  });

  test('say so where there is nothing to do', async () => {
    open([], []);
    expect(await screen.findByText('Nada a fazer agora')).toBeVisible();
  });
});
