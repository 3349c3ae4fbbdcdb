import { boardDescriptions, boardKinds, getFinishedItemsLabels } from '@girassol/shared-domain';
import { expect, test } from '../support/journey';

const list = (query = '') => `/vendas/finalizadas${query && `?${query}`}`;
const rows = 'tbody tr';

test('[boards-108] from the board to its finished sales: searched, narrowed, opened, and still there after a reload', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const { sales, totals } = await owner.call('POST /sales/finished/filtered/:multiplier', {
    params: { multiplier: 1 },
    body: { type: 'SALES', fetchId: owner.session.managerId, status: 'LOST' },
  });
  const [lost] = sales;
  if (!lost) throw new Error('the demonstration has no lost sale');

  const page = await enter(owner, `/vendas/funil/${owner.session.managerId}`);
  await page.getByRole('navigation', { name: 'Páginas de Vendas' }).getByText('Finalizadas').click();
  await expect(page.getByRole('heading', { name: 'Vendas finalizadas' })).toBeVisible();
  await page.getByRole('button', { name: /Situação/ }).click();
  await page.getByRole('option', { name: 'Venda Perdida' }).click();
  await expect(page.getByText(`${totals.items} vendas`)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar nos finalizados' }).fill(`#${lost.id}`);
  await expect(page.locator(rows)).toHaveCount(1);
  await page.reload();
  await expect(page.locator(rows)).toHaveCount(1);

  await page.locator(rows).first().click();
  const panel = page.getByRole('dialog', { name: new RegExp(lost.name) });
  await expect(panel.getByText('Venda Perdida').first()).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page.locator(rows)).toHaveCount(1);
});

test('[shell-017] the list goes on when it is scrolled to its end', { tag: '@full' }, async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const page = await enter(owner, list('porPagina=10'));
  await expect(page.locator(rows).first()).toBeVisible();
  await page.locator(rows).first().hover();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 5_000);
      return page.locator(rows).count();
    })
    .toBeGreaterThan(20);
});

test('a vendor sees the own finished sales and nobody to choose from', { tag: '@full' }, async ({
  as,
  enter,
}) => {
  const vendor = await as('vendor');
  const page = await enter(vendor, list());
  await expect(page.locator(rows).first()).toBeVisible();
  const owners = await page.locator(`${rows} td:nth-child(3)`).allTextContents();
  expect(new Set(owners)).toEqual(new Set([vendor.session.personalData.name]));
  await expect(page.getByRole('button', { name: /De quem é o quadro/ })).toBeHidden();
});

for (const kind of boardKinds) {
  test(`[boards-006] ${getFinishedItemsLabels(boardDescriptions[kind]).long} has its page`, {
    tag: '@full',
  }, async ({ as, enter }) => {
    const owner = await as('owner');
    const page = await enter(owner, `${boardDescriptions[kind].basePath}/finalizadas`);
    await expect(
      page.getByRole('heading', { name: getFinishedItemsLabels(boardDescriptions[kind]).long }),
    ).toBeVisible();
    await expect(
      page
        .locator(rows)
        .first()
        .or(page.getByText(/ainda$/)),
    ).toBeVisible();
  });
}
