import { addSales, createUniqueWord, getSalesBoardPath } from '../support/board';
import { expect, test } from '../support/journey';

test('one bundle: home, board and item panel work, and no code of a remote is asked for', {
  tag: '@one-bundle',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const page = await enter(owner, '/inicio');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Negócios em aberto' })).toBeVisible();

  const tag = createUniqueWord();
  await addSales(owner, { tag, names: ['Galpão'] });
  await page.goto(getSalesBoardPath(owner.session.managerId, `busca=${tag}`));
  await page
    .getByRole('button', { name: new RegExp(`Galpão ${tag}`) })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: new RegExp(`Galpão ${tag}`) })).toBeVisible();
  await page.getByRole('tab', { name: 'Propostas' }).click();
  await expect(page.getByText(/Este cliente não possui nenhuma proposta|#\d{5}/).first()).toBeVisible();

  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((path) => /^\/releases\/.*\.js$/.test(path))).toEqual([]);
});
