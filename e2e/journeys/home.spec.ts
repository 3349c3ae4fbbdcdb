import { boardDescriptions, toIsoDate } from '@girassol/shared-domain';
import type { Page } from '@playwright/test';
import type { Caller } from '../support/api';
import { formatDecimal, formatMoney } from '../support/board';
import { expect, test } from '../support/journey';
import { createSitePublisherAccount } from '../support/websites';

const widget = (page: Page, title: string) => page.getByRole('region', { name: title });
const figure = (value: number) => new Intl.NumberFormat('pt-BR').format(value);

/** Loads the figures of the home page as the API counts them. */
async function loadFigures({ call }: Caller, scope: 'MANAGER' | 'USER' | 'TEAM', id: string) {
  const params = { scope, id };
  return {
    generated: await call('GET /analytics/gen-sales/:scope/:id', { params }),
    won: await call('GET /analytics/closed-sales/:scope/:id', { params }),
    open: await call('GET /analytics/sales-in-progress/:scope/:id/:type', {
      params: { ...params, type: 'SALES' },
    }),
    totals: await call('GET /analytics/customers-and-proposals-totals/:scope/:id', { params }),
    viewed: await call('GET /analytics/viewed-proposals-sales/:scope/:id', { params }),
    next: await call('GET /analytics/next-schedules/:scope/:id', { params }),
  };
}

/** Compares what stands on the page with what the API says. */
async function expectFigures(
  page: Page,
  { generated, won, open, totals, viewed, next }: Awaited<ReturnType<typeof loadFigures>>,
) {
  const deals = widget(page, 'Negócios gerados');
  await expect(deals.getByRole('paragraph').first()).toHaveText(figure(generated.totalSales1));
  await expect(deals).toContainText(`${formatMoney(generated.totalAmount1)} este mês`);
  await expect(deals.getByRole('listitem')).toContainText(
    [generated.totalSales3, generated.totalSales2, generated.totalSales1].map(figure),
  );
  const wins = widget(page, 'Negócios ganhos');
  await expect(wins.getByRole('paragraph').first()).toHaveText(figure(won.totalSales1));
  await expect(wins).toContainText(`${formatMoney(won.totalAmount1)} este mês`);
  if (won.totalPower1 > 0) await expect(wins).toContainText(`${formatDecimal(won.totalPower1)} kWp`);

  const rings = widget(page, 'Conversão').getByRole('listitem');
  await expect(rings.last()).toContainText(`${figure(won.totalSales1)} de ${figure(generated.totalSales1)}`);
  const amounts = widget(page, 'Gerados e ganhos').getByRole('listitem').first();
  await expect(amounts).toContainText(formatMoney(generated.totalAmount1));
  await expect(amounts).toContainText(formatMoney(won.totalAmount1));

  const looks = widget(page, 'Últimas propostas visualizadas').getByRole('listitem');
  await expect(looks).toHaveCount(Math.min(5, viewed.items.length));
  for (const [index, { customer }] of viewed.items.slice(0, 5).entries())
    await expect(looks.nth(index)).toContainText(customer.name);

  const opened = widget(page, 'Negócios em aberto');
  await expect(opened).toContainText(formatMoney(open.totalAmount));
  await expect(opened).toContainText(`em ${figure(open.totalSales)} negócio`);

  const counted = widget(page, 'Clientes e propostas').getByRole('definition');
  await expect(counted).toHaveText([figure(totals.totalCustomers), figure(totals.totalProposals)]);

  const agenda = widget(page, 'Próximos agendamentos').getByRole('listitem');
  await expect(agenda).toHaveCount(Math.min(6, next.items.length));
  for (const [index, { content, customer }] of next.items.slice(0, 6).entries()) {
    await expect(agenda.nth(index)).toContainText(content.slice(0, 30));
    await expect(agenda.nth(index)).toContainText(customer.name);
  }
}

test('[shell.home-034 to shell.home-039] the cards show the figures of the API', {
  tag: '@one-bundle',
}, async ({ as, enter }) => {
  // Nobody else works in this account.
  const partner = await as('partner');
  const page = await enter(partner, '/inicio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Bom dia|Boa tarde|Boa noite), Lorena$/);
  await expectFigures(page, await loadFigures(partner, 'MANAGER', partner.session.managerId));
});

test('[shell.home-003, shell.home-015] above the cards stands a panel: the agenda, and the sales in figures', {
  tag: '@full',
}, async ({ as, enter }) => {
  const partner = await as('partner');
  const page = await enter(partner, '/inicio');
  await expect(page.getByLabel('Dados de')).toBeVisible();
  await expect(widget(page, 'Negócios gerados')).toBeVisible();
  // That card is of the basic plan.
  await expect(widget(page, 'Últimos clientes')).toBeHidden();
  const tabs = page.getByRole('tab');
  // Financiamentos comes with its area.
  await expect(tabs).toHaveText(['Agenda', 'Vendas']);
  await expect(widget(page, 'Próximos agendamentos')).toBeVisible();
  await page.getByRole('tab', { name: 'Vendas' }).click();
  const { generated, won, open } = await loadFigures(partner, 'MANAGER', partner.session.managerId);
  const row = (name: RegExp) => page.getByRole('row', { name }).getByRole('cell').first();
  await expect(row(/^Gerados/)).toHaveText(
    `${figure(generated.totalSales1)}${formatMoney(generated.totalAmount1)}`,
  );
  await expect(row(/^Ganhos/)).toHaveText(`${figure(won.totalSales1)}${formatMoney(won.totalAmount1)}`);
  await expect(row(/^Em aberto agora/)).toHaveText(
    `${figure(open.totalSales)}${formatMoney(open.totalAmount)}`,
  );
});

test('[shell-018] the layout is another one on each side of a width', { tag: '@full' }, async ({ enter }) => {
  const page = await enter('partner', '/inicio');
  const search = page.getByRole('button', { name: 'Buscar' });
  const getWidth = async () => Math.round((await search.boundingBox())?.width ?? 0);
  const at = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    // Chromium now and then goes on with the styles of the width before, until the page is drawn anew.
    await page.reload();
    await expect(widget(page, 'Negócios gerados')).toBeVisible();
  };
  await expect(widget(page, 'Negócios gerados')).toBeVisible();
  await at(899);
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeVisible();
  await at(900);
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  await at(999);
  await expect.poll(getWidth).toBe(300);
  await at(1000);
  await expect.poll(getWidth).toBe(400);
  const columns = () =>
    page.evaluate(
      () =>
        new Set(
          [...document.querySelectorAll('main section')].map((card) => card.getBoundingClientRect().left),
        ).size,
    );
  await at(1549);
  const before = await columns();
  await at(1550);
  await expect.poll(columns).toBeGreaterThan(before);
  const option = page.getByRole('listbox', { name: 'Resultados' }).getByRole('option').first();
  // The detail of a result stands under its name, or beside the name where there is room.
  const columnsOfOption = () =>
    option.evaluate((line) => getComputedStyle(line).gridTemplateColumns.split(' ').length);
  for (const [width, columnsThere] of [
    [399, 2],
    [400, 3],
  ] as const) {
    await at(width);
    await search.click();
    await expect(option).toBeVisible();
    await expect.poll(columnsOfOption).toBe(columnsThere);
  }
});

test('[shell.home-028] the next schedules are cut to 35 letters, and lead to their day in the agenda of their board', {
  tag: '@full',
}, async ({ as, enter }) => {
  const partner = await as('partner');
  const page = await enter(partner, '/inicio');
  const { next } = await loadFigures(partner, 'MANAGER', partner.session.managerId);
  const shown = next.items.slice(0, 6);
  const long = shown.find(({ content }) => content.length > 35);
  expect(long).toBeDefined();
  const agenda = widget(page, 'Próximos agendamentos');
  await expect(agenda.getByText(`${long?.content.slice(0, 34)}`).first()).toContainText('…');
  await expect(agenda.getByText(long?.content ?? '-', { exact: true })).toHaveCount(0);

  const [first] = shown;
  if (!first) throw new Error('the demonstration has no schedule');
  const day = toIsoDate(first.notificationTimestamp);
  await agenda.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(
    new RegExp(`${boardDescriptions[first.sale.type].basePath}/agenda/.*v=dia&d=${day}`),
  );
  await expect(page.getByRole('button', { name: new RegExp(first.customer.name) }).first()).toBeVisible();
});

test('[shell.home-022, shell.home-023, shell.home-025] a manager looks at one person, at a team, and back at the company', {
  tag: '@one-bundle',
}, async ({ as, enter }) => {
  const neighbour = await as('neighbour');
  const { managerId, vendors } = neighbour.session;
  const page = await enter(neighbour, '/inicio');
  const [seller] = vendors;
  const total = () => widget(page, 'Negócios em aberto').getByText(/^em /);
  const getOpen = async (scope: 'MANAGER' | 'USER' | 'TEAM', id: string) => {
    const { totalSales } = (await loadFigures(neighbour, scope, id)).open;
    return new RegExp(`^em ${figure(totalSales)} negócio`);
  };
  const choice = page.getByLabel('Dados de');
  await choice.selectOption({ label: 'Priscila Lopes' });
  await expect(total()).toHaveText(await getOpen('USER', seller?._id ?? ''));
  await page.getByRole('button', { name: 'EQUIPE' }).click();
  await expect(page.getByLabel('Equipe')).toBeVisible();
  await page.getByRole('button', { name: 'INDIVIDUAL' }).click();
  await choice.selectOption({ label: 'Toda a empresa' });
  await expect(async () => {
    await expect(total()).toHaveText(await getOpen('MANAGER', managerId), { timeout: 1_000 });
  }).toPass({ timeout: 10_000 });
});

test('[shell.home-021, shell.home-024] a vendor sees the own figures, and no choice of others', {
  tag: '@full',
}, async ({ as, enter }) => {
  const vendor = await as('vendor');
  const page = await enter(vendor, '/inicio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Rafael$/);
  await expect(async () => {
    await page.reload();
    const { open } = await loadFigures(vendor, 'USER', vendor.session.userId);
    await expect(widget(page, 'Negócios em aberto')).toContainText(formatMoney(open.totalAmount), {
      timeout: 2_000,
    });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByLabel('Dados de')).toBeHidden();
  await expect(page.getByRole('button', { name: 'EQUIPE' })).toBeHidden();
});

test('[shell.home-032, shell.home-033] what open deals may earn is for who may see prices', {
  tag: '@full',
}, async ({ enter }) => {
  const [manager, vendor] = [await enter('partner', '/inicio'), await enter('vendor', '/inicio')];
  const hint = 'O lucro potencial aparece quando a precificação automática é a detalhada.';
  await expect(widget(manager, 'Negócios em aberto')).toContainText(hint);
  await expect(widget(vendor, 'Negócios em aberto')).toContainText('em ');
  await expect(widget(vendor, 'Negócios em aberto')).not.toContainText('ucro potencial');
});

test('an account without work yet sees where to begin, not zeros and errors', { tag: '@full' }, async ({
  as,
  enter,
  origin,
}) => {
  const page = await enter(await createSitePublisherAccount(await as('admin'), origin), '/inicio');
  const deals = page.getByRole('region', { name: 'Negócios', exact: true });
  await expect(deals.getByRole('link', { name: 'Registrar venda' })).toBeVisible();
  const customers = widget(page, 'Clientes e propostas');
  await expect(customers.getByRole('link', { name: 'Novo cliente' })).toBeVisible();
  await expect(widget(page, 'Negócios em aberto')).toBeHidden();
  await expect(widget(page, 'Próximos agendamentos')).toContainText('Nada agendado');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an operator sees the platform, and no cards of an installer', { tag: '@full' }, async ({ enter }) => {
  const page = await enter('admin', '/inicio');
  await expect(widget(page, 'Plataforma')).toContainText(/\d+ áreas no ar/);
  await expect(widget(page, 'Chamados').getByRole('link', { name: 'Ver a fila' })).toBeVisible();
  await expect(widget(page, 'Contas').getByRole('link', { name: 'com pagamento irregular' })).toBeVisible();
  await expect(widget(page, 'Leads').getByRole('link', { name: 'Ver todos' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Registrar venda' })).toHaveCount(0);
});

test('[shell.menus-004] the basic plan has the totals, and none of the cards of other plans', {
  tag: '@full',
}, async ({ as, enter }) => {
  const basic = await as('basic');
  const page = await enter(basic, '/inicio');
  await expect(widget(page, 'Clientes e propostas').getByRole('definition').first()).toHaveText(/^\d+$/);
  const first = widget(page, 'Últimos clientes').getByRole('listitem').first();
  await expect(first).toBeVisible();
  await expect(page.getByRole('tablist')).toBeHidden();
  for (const title of [
    'Negócios gerados',
    'Negócios ganhos',
    'Conversão',
    'Negócios em aberto',
    'Próximos agendamentos',
  ])
    await expect(widget(page, title)).toBeHidden();
});

test('[shell.errors-008] cards that did not load say so and can be asked again, while the others stand', async ({
  enter,
}) => {
  const page = await enter('partner', '/login');
  await page.route('**/api/analytics/closed-sales/**', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/inicio');
  const wins = widget(page, 'Negócios ganhos');
  await expect(wins.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(widget(page, 'Negócios gerados')).toContainText('este mês');
  await page.unroute('**/api/analytics/closed-sales/**');
  await wins.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(wins).toContainText('este mês');
});
