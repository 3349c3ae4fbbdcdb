import { listAxeFindingsInState } from '../support/axe';
import { giveItem, locatePanel } from '../support/item';
import { expect, test } from '../support/journey';

test('[shell.notifications-005, shell.notifications-013] an item that was given is told behind the bell, in both windows, and leads to the item', async ({
  as,
  enter,
}) => {
  const [owner, vendor] = [await as('owner'), await as('vendor')];
  const page = await enter(vendor, '/inicio');
  const other = await page.context().newPage();
  await other.goto('/vendas');
  await page.bringToFront();
  await page.getByRole('button', { name: /^Avisos/ }).waitFor();

  const { name } = await giveItem(owner, 'Casa dada', vendor.session.userId);
  await expect(page).toHaveTitle(/^\(\d+\) /);
  await expect(other).toHaveTitle(/^\(\d+\) /);

  await page.getByRole('button', { name: /^Avisos/ }).click();
  const panel = page.getByRole('dialog', { name: 'Avisos' });
  const link = panel.getByRole('link', { name: new RegExp(`^Você recebeu: .*${name}$`) });
  await expect(link).toBeVisible();
  expect(await listAxeFindingsInState(page, 'the panel of notifications')).toEqual([]);
  await link.click();
  await expect(locatePanel(page, name)).toBeVisible();
});
