import { expect, test } from '../support/journey';
import { createFinishedProposal } from '../support/proposals';

test('[orders-001, orders-002] an order goes on, and whoever has its address follows it without a login', async ({
  as,
  enter,
  browser,
  origin,
}) => {
  const owner = await as('owner');
  const { proposal, tag } = await createFinishedProposal(owner);
  const { order } = await owner.call('POST /orders/new/:proposalId', {
    params: { proposalId: proposal._id },
    body: {},
  });
  const page = await enter(owner, `/pedidos?busca=${tag}`);
  const row = page.getByRole('row').filter({ hasText: tag });
  await expect(row).toContainText('Pedido feito');
  await row.getByRole('button', { name: /^Ações de pedido/ }).click();
  await page.getByRole('menuitem', { name: 'Marcar: Confirmado' }).click();
  await expect(row).toContainText('Confirmado');

  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const seen = await visitor.newPage();
  await seen.goto(`${origin}${order.publicPath}`);
  await expect(seen.getByRole('heading', { level: 1 })).toHaveText(/^Pedido \d{5}$/);
  await expect(seen.locator('[aria-current="step"]')).toContainText('Confirmado');
  // No persons, no prices.
  await expect(seen.locator('body')).not.toContainText(tag);
  await expect(seen.locator('body')).not.toContainText('R$');
  expect(await seen.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await visitor.close();
});

test('[orders-001] a vendor without the right reads why, and nothing is asked', { tag: '@full' }, async ({
  enter,
}) => {
  const page = await enter('vendor', '/pedidos');
  await expect(page.getByText('Sem acesso aos pedidos')).toBeVisible();
});

test('[shell.home-015, shell.home-020, financing-086, boards-027] home, customer and search know financings', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const { proposal } = await createFinishedProposal(owner);
  const page = await enter(owner, '/inicio');
  await page.getByRole('tab', { name: 'Financiamentos' }).click();
  await expect(page.getByRole('tabpanel')).toContainText(
    /Nenhum crédito pré-aprovado|Atualizado em \d\d\/\d\d\/\d{4}/,
  );
  await page.goto(`/cliente/editar/${proposal.customerData._id}`);
  await page.getByRole('tab', { name: 'Financiamentos' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Este clientes não possui financiamentos');
  await page.getByRole('link', { name: 'Simular financiamento' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simular financiamento');
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: 'Buscar tudo' }).fill('simular');
  await expect(page.getByRole('option', { name: /Simular financiamento/ })).toBeVisible();
});

test('the bank leads back to the list, and a visitor without a session reads what comes next', {
  tag: '@full',
}, async ({ enter, page }) => {
  await page.goto('/btg-cb');
  await expect(page.getByRole('heading', { level: 1, name: 'Retorno do banco' })).toBeAttached();
  await expect(page.getByText('Você voltou do banco')).toBeVisible();
  await expect(page.locator('#app-mfe-financing').getByRole('link', { name: 'Entrar' })).toBeVisible();
  const mine = await enter('owner', '/btg-cb?financiamento=javascript:alert(1)');
  await mine.getByRole('link', { name: 'Ver o financiamento' }).click();
  await expect(mine).toHaveURL(/\/marketplace\/financiamentos$/);
});
