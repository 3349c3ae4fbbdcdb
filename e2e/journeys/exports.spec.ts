import { buildBoardPath } from '@girassol/shared-domain';
import { listAxeFindingsInState } from '../support/axe';
import { expect, test } from '../support/journey';
import { readDownload } from '../support/spreadsheets';

test('[exports-001, exports-002] customers leave as a spreadsheet that opens', async ({ enter }) => {
  const page = await enter('owner', '/cliente/exportacao');
  await page.getByRole('radio', { name: /CSV/ }).check();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Baixar clientes/ }).first()).toBeVisible({
    timeout: 30_000,
  });
  const text = (await readDownload(await saved)).toString('utf8');
  expect(text.split('\r\n')[0]).toMatch(/^\uFEFFNome;/);
  expect(text.split('\r\n').length).toBeGreaterThan(20);
  expect(await listAxeFindingsInState(page, 'an export that is ready')).toEqual([]);
});

test('[exports-004] customers as csv at once answer a link that opens', async ({ as, origin }) => {
  const owner = await as('owner');
  const { link } = await owner.call('POST /customers/csv-data/:userId', {
    params: { userId: owner.session.userId },
  });
  const response = await fetch(new URL(link, origin));
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/^\uFEFF?Nome;/);
});

test('[exports-003] a board leaves with its filters as they stand, for whoever manages sales', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const page = await enter(owner, buildBoardPath('SALES', owner.session.managerId));
  await page.getByRole('button', { name: 'Exportar' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  expect((await readDownload(await saved)).toString('utf8')).toMatch(/Nome do negócio/);

  const seller = await as('vendor');
  const theirs = await enter(seller, buildBoardPath('SALES', seller.session.userId));
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Exportar' })).toHaveCount(0);
});
