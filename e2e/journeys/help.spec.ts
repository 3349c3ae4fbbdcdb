import { expect, test } from '../support/journey';

test('help articles are found, read and rated without a login and without a script', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/ajuda`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Como podemos ajudar?');
  await page.getByLabel('Busque nos artigos').fill('mandar a proposta pelo whatsapp');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page
    .getByRole('link', { name: 'Enviar a proposta ao cliente e ver quando ele abriu' })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Enviar a proposta ao cliente/);
  await page.getByRole('button', { name: 'Sim' }).click();
  await expect(page.getByRole('status')).toHaveText('Obrigado pela resposta.');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sim' })).toHaveCount(0);
  await context.close();
});

test('an article is found by the search of everything, and leads to the own screen', async ({
  as,
  enter,
}) => {
  const vendor = await as('vendor');
  const page = await enter(vendor, '/inicio');
  await page.getByRole('button', { name: /^Buscar/ }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('como faço uma proposta');
  await page.getByRole('option', { name: /Fazer uma proposta/ }).click();
  await expect(page).toHaveURL(/\/ajuda\/criar-proposta$/);
  await page.getByRole('article').getByRole('link', { name: 'Propostas', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/propostas/lista/${vendor.session.userId}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Propostas');
});
