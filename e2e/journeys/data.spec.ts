import { formatMoney } from '../support/board';
import { expect, test } from '../support/journey';

test('the figures of sales: from the board, by period, as charts and as tables', async ({ as, enter }) => {
  const owner = await as('owner');
  const { userId, managerId } = owner.session;
  const all = await owner.call('POST /sales/data/:fetchId', {
    params: { fetchId: managerId },
    body: { type: 'SALES', start: null, end: null },
  });
  expect(all.months.filter(({ won }) => won.items > 0).length).toBeGreaterThan(10);

  const page = await enter(owner, `/vendas/funil/${managerId}`);
  await page.getByRole('navigation', { name: 'Páginas de Vendas' }).getByText('Dados').click();
  await expect(page.getByRole('heading', { name: 'Dados de vendas' })).toBeVisible();
  await expect(page.getByRole('img', { name: /Gráfico de 12 meses/ })).toBeVisible();
  await page.getByText('Ver os números').click();
  const months = page.getByRole('region', { name: 'Números mês a mês' });
  await expect(
    months.getByRole('cell', { name: formatMoney(all.months.at(-2)?.won.amount ?? 0) }),
  ).toBeVisible();

  await page.getByRole('button', { name: /Período/ }).click();
  await page.getByRole('option', { name: 'Todo o período' }).click();
  await expect(page.getByText(`${all.won.items} vendas`, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${all.won.items} vendas`, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: /De quem é o quadro/ }).click();
  await page.getByRole('option', { name: /\(você\)/ }).click();
  await expect(page).toHaveURL(new RegExp(`/vendas/dados/${userId}\\?periodo=tudo`));
  await expect(page.getByRole('table', { name: 'Por responsável' }).getByRole('row')).toHaveCount(2);
});

test('a vendor who manages nothing gets the own figures, and a reason for those of others', {
  tag: '@full',
}, async ({ as, enter }) => {
  const vendor = await as('vendor');
  const page = await enter(vendor, `/vendas/dados/${vendor.session.userId}`);
  await expect(page.getByRole('table', { name: 'Por responsável' })).toBeVisible();
  await page.goto(`/vendas/dados/${vendor.session.managerId}`);
  await expect(page.getByText('Isto não está aberto para você')).toBeVisible();
});
