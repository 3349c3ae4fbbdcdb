import type { Page } from '@playwright/test';
import { getSalesBoardPath } from '../support/board';
import { expect, test } from '../support/journey';
import { type DemoLogin, expectPageTitle, watchForPageErrors } from '../support/product';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });

/** Lists the labels of the side menu, from top to bottom. */
const listMenuLabels = (page: Page) => menu(page).getByRole('link').allTextContents();

const crmMenus = [
  'Início',
  'Pré-Venda',
  'Vendas',
  'Clientes',
  'Propostas',
  'Contratos',
  'Conversas',
  'Projetos',
  'Obras',
  'Pós-Venda',
  'Administrativo',
];
const equipmentMenus = ['Módulos', 'Inversores', 'Equipamentos'];

const stays: { account: DemoLogin; rules: string; greets: RegExp; profile: string; menus: string[] }[] = [
  {
    account: 'owner',
    rules: 'shell-006, shell.access-007, shell.menus-002, shell.menus-012, shell.chrome-013',
    greets: /Marina$/,
    profile: 'Marina Duarte, Dono da Conta',
    menus: [
      ...crmMenus,
      'Financiamentos',
      'Pedidos',
      'Plataforma financeira',
      'Kits',
      ...equipmentMenus,
      'Colaboradores',
      'Website',
      'Personalizar proposta',
      'Importações',
      'Exportações',
      'Configurações',
      'Assinatura',
      'Dados da conta',
      'Chamados',
      'Atualizações',
      'Contato',
    ],
  },
  {
    account: 'vendor',
    rules: 'shell-006, shell.menus-002, shell.menus-012, shell.chrome-013',
    greets: /Rafael$/,
    profile: 'Rafael Nunes, Colaborador',
    menus: [
      'Início',
      'Vendas',
      'Clientes',
      'Propostas',
      'Conversas',
      'Financiamentos',
      'Kits',
      ...equipmentMenus,
      'Exportações',
      'Dados da conta',
      'Chamados',
      'Atualizações',
      'Contato',
    ],
  },
  {
    account: 'basic',
    rules: 'shell.menus-004',
    greets: /Otávio$/,
    profile: 'Otávio Ramos, Dono da Conta',
    menus: [
      'Início',
      'Clientes',
      'Propostas',
      'Contratos',
      'Conversas',
      'Financiamentos',
      'Kits',
      'Colaboradores',
      'Website',
      'Personalizar proposta',
      'Importações',
      'Exportações',
      'Configurações',
      'Assinatura',
      'Dados da conta',
      'Chamados',
      'Atualizações',
      'Contato',
    ],
  },
  {
    account: 'inactive',
    rules: 'shell.access-009',
    greets: /Sílvia$/,
    profile: 'Sílvia Prado, Dono da Conta',
    menus: ['Início', 'Clientes', 'Propostas', 'Kits', 'Configurações', 'Assinatura', 'Chamados', 'Contato'],
  },
  {
    account: 'partner',
    rules: 'shell.menus-021, kits-010',
    greets: /Lorena$/,
    profile: 'Lorena Zanella, Dono da Conta',
    menus: [
      ...crmMenus,
      'Pedidos',
      'Colaboradores',
      'Website',
      'Personalizar proposta',
      'Importações',
      'Exportações',
      'Configurações',
      'Dados da conta',
      'Chamados',
      'Atualizações',
      'Contato',
    ],
  },
  {
    account: 'admin',
    rules: 'shell-006, shell.menus-001, admin-001',
    greets: /Beatriz$/,
    profile: 'Beatriz Amaral, Dono da Conta',
    menus: [
      'Início',
      'Contas',
      'Chamados dos clientes',
      'Leads',
      'Sites denunciados',
      'Preços',
      'Cupons',
      'Avisos a todos',
      'Correio',
      'Tarefas',
      'Versões no ar',
      'Distribuições',
      'Galeria',
      'Mesa do banco',
      'Dados da conta',
      'Chamados',
      'Atualizações',
    ],
  },
];

for (const { account, rules, greets, profile, menus } of stays) {
  test(`[shell.access-002, ${rules}] ${account} arrives at /inicio and sees the menus of who they are`, {
    tag: '@one-bundle',
  }, async ({ enter }) => {
    const page = await enter(account, '/');
    await expect(page).toHaveURL(/\/inicio$/);
    await expect(heading(page)).toHaveText(greets);
    await expect(page.getByRole('button', { name: profile })).toBeVisible();
    await expect.poll(() => listMenuLabels(page)).toEqual(menus);
    await expectPageTitle(page, 'Início · Girassol');
  });
}

test('[shell.access-002] unknown paths and areas that are not built lead to the start, and nothing pretends', async ({
  enter,
}) => {
  const page = await enter('owner', '/inicio');
  await expect(heading(page)).toHaveText(/Marina$/);
  const absent = ['/isto-nao-existe', '/tickets-da-conta/1', '/admin3'];
  for (const path of absent) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/(iniciando|inicio)$/);
  }
  await expect(page).toHaveURL(/\/inicio$/);
});

test('[shell.access-004, shell.access-006] without a session only what is open to everybody opens', {
  tag: '@one-bundle',
}, async ({ page }) => {
  for (const path of ['/', '/inicio', '/iniciando', getSalesBoardPath('1'), '/isto-nao-existe', '/sobre']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/sobre$/);
    await expect(heading(page), path).toHaveText(/Do primeiro contato/);
  }
  await page.goto('/termos-de-uso-e-politica-de-privacidade');
  await expect(heading(page)).toHaveText('Termos de uso e política de privacidade');
  await page.getByRole('link', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('[shell.access-008, shell.access-010] an account with irregular payment reads why, and its boards stay closed', async ({
  as,
  enter,
}) => {
  const inactive = await as('inactive');
  const page = await enter(inactive, getSalesBoardPath(inactive.session.managerId));
  await expect(page).toHaveURL(/\/inicio$/);
  const banner = page.getByRole('region', { name: 'Situação do pagamento' });
  await expect(banner).toContainText(
    'Sua situação de pagamento está irregular. Algumas funcionalidades foram removidas até a regularização.',
  );
  await page.goto('/termos-de-uso-e-politica-de-privacidade');
  await expect(heading(page)).toHaveText('Termos de uso e política de privacidade');
  await expect(banner).toBeVisible();

  const refused = await inactive.attempt('POST /kanbans/single/:id', {
    params: { id: inactive.session.managerId },
    body: { type: 'SALES' },
  });
  expect(refused.status).toBe(403);
  expect(refused.message).toContain('irregular');
});

test('[shell.access-011, shell.access-012, shell.chrome-002] a calculator client has one place, without the top bar', async ({
  as,
  enter,
}) => {
  const calculator = await as('calculator');
  const page = await enter(calculator, '/inicio');
  await expect(heading(page)).toHaveText('Calcule o seu sistema solar');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(menu(page)).toBeHidden();

  const refused = await calculator.attempt('GET /kanbans/single/columns/:type', {
    params: { type: 'SALES' },
  });
  expect(refused.status).toBe(403);

  await page.getByRole('button', { name: 'SAIR' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('[shell.menus-003, shell.menus-018] the basic plan explains what another plan would bring', async ({
  enter,
}) => {
  const page = await enter('basic', '/inicio');
  await page.getByRole('button', { name: 'Recursos ENTERPRISE' }).click();
  const dialog = page.getByRole('dialog', { name: 'Conheça os recursos do plano ENTERPRISE' });
  await expect(dialog).toContainText('Funil de vendas com etapas, valores e próximas atividades.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('[shell.chrome-003, shell.chrome-004] the side menu folds and hides, and stays so', {
  tag: '@full',
}, async ({ enter }) => {
  const page = await enter('partner', '/inicio');
  await page.getByRole('button', { name: 'Recolher menu' }).click();
  await expect(menu(page).getByText('Vendas')).toBeHidden();
  await expect(menu(page).getByRole('link', { name: 'Vendas' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Expandir menu' }).click();
  await expect(menu(page).getByText('Vendas')).toBeVisible();

  await page.getByRole('button', { name: 'Ocultar menu' }).click();
  await expect(menu(page)).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Mostrar menu' }).click();
  await expect(menu(page)).toBeVisible();
});

test('[shell.chrome-005] on a phone the menu is a drawer', { tag: '@one-bundle' }, async ({ enter }) => {
  const page = await enter('partner', '/inicio', { viewport: { width: 390, height: 844 } });
  await expect(heading(page)).toHaveText(/Lorena$/);
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu principal' });
  await drawer.getByRole('link', { name: 'Vendas' }).click();
  await expect(page).toHaveURL(/\/vendas\/funil\//);
  await expect(drawer).toBeHidden();
  await expect(heading(page)).toHaveText('Vendas');
});

test('[shell.access-014, shell.access-016, shell.access-022] only the customer site exists, whoever asks for what', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const checkTrouble = watchForPageErrors(page);
  const elsewhere = origin.replace('localhost', 'cliente.exemplo');
  // Of every kind: of visitors, of people, documents of the server, and a site that nobody has.
  for (const path of [
    '/',
    '/login',
    '/inicio',
    '/clientes/lista/x',
    '/termos-de-uso-e-politica-de-privacidade',
    '/proposta/final/abcdefgh',
    '/proposta/arquivo/abcdefgh',
    '/institucional/x',
  ]) {
    await page.goto(elsewhere + path);
    await expect(heading(page), path).toHaveText('Ainda não há um site aqui');
    await expect(page.getByRole('navigation'), path).toHaveCount(0);
    await expect(page.getByRole('form'), path).toHaveCount(0);
  }
  await expect(page.getByText('O endereço cliente.exemplo não está ligado a nenhum site')).toBeVisible();
  await expect(page.getByLabel('Senha')).toBeHidden();
  await expect(page.getByText('@girassol.test')).toBeHidden();
  checkTrouble();
  await context.close();
});
