import { listAxeFindingsInState } from '../support/axe';
import { createUniqueWord } from '../support/board';
import { expect, test } from '../support/journey';
import { createFinishedProposal, createPricedProposal } from '../support/proposals';

test('[kits-005, kits-009] from the list: a customer, the bill in R$, a supplier’s kit, and a generation that is not passed over', {
  tag: '@one-bundle',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const { userId, managerId } = owner.session;
  const name = `Conta ${createUniqueWord()}`;
  const { customer } = await owner.call('POST /customers/new/:userId', {
    params: { userId },
    body: { name, uf: 'SP', city: 'Campinas' },
  });
  const page = await enter(owner, `/propostas/lista/${managerId}`);
  await page.getByRole('link', { name: 'Nova proposta' }).click();
  await page.getByRole('combobox', { name: 'Cliente' }).fill(name);
  await page.getByRole('option', { name }).click();
  await expect(page).toHaveURL(new RegExp(`cid=${customer._id}`));

  await page.getByRole('textbox', { name: 'Preço do kWh' }).fill('0,95');
  const bill = page.getByRole('group', { name: 'Pelo valor da conta' });
  await bill.getByRole('textbox').fill('475');
  await expect(bill).toContainText('(R$ 475,00) ÷ R$ 0,95 por kWh, com impostos = 500,00 kWh por mês.');
  await bill.getByRole('button', { name: 'Converter em kWh' }).click();
  const march = page.getByRole('textbox', { name: /: março, kWh$/ });
  await expect(march).toHaveValue('500');
  await bill.getByRole('button', { name: 'Desfazer' }).click();
  await expect(march).toHaveValue('');
  await page.getByRole('textbox', { name: /^Média por mês/ }).fill('600');
  await page.getByRole('button', { name: 'Preencher', exact: true }).click();
  await expect(bill.getByRole('textbox')).toHaveValue('570,00');
  expect(await listAxeFindingsInState(page, 'a filled bill')).toEqual([]);
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();

  const asked = page.waitForRequest((request) => request.url().includes('/kits/target-power/'));
  await page.getByRole('link', { name: 'Ver todos os kits cadastrados' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ fetchType: 'MANAGER', fetchId: managerId });
  await page.getByRole('link', { name: 'Voltar ao kit da proposta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Escolha do kit' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver kits de fornecedores' }).click();
  const kits = page.getByRole('article');
  await expect(kits.first()).toContainText('De fornecedor');
  await expect(page.getByText('kit fechado de um fornecedor da lista da conta')).toBeVisible();
});

test('[proposals-030] the list tells its totals, is ordered, shows what a proposal generates, and says what a draft lacks', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const { proposal, tag } = await createFinishedProposal(owner);
  const { userId, managerId } = owner.session;
  await owner.call('POST /proposals/step-1/:cid/:userId', {
    params: { cid: proposal.customerData._id, userId },
    body: {
      tariffModality: 'B',
      energyBillData: (proposal.energyBillData ?? []).map(
        ({ ucName, ucType, monthlyConsumption, kwhPrice }) => ({
          ucName,
          ucType,
          monthlyConsumption,
          kwhPrice,
        }),
      ),
      location: { uf: 'SP', city: 'Campinas' },
    },
  });
  const page = await enter(owner, `/propostas/lista/${managerId}?busca=${tag}`);
  await expect(page.getByText(/^2 propostas · 4,40 kWp · R\$/)).toBeVisible();
  const rows = page.getByRole('row').filter({ hasText: tag });
  await expect(rows.first()).toContainText('#000000');
  await expect(rows.first()).toContainText('Sem preço');
  await expect(rows.first()).toContainText('Sem kit');
  await page.getByRole('columnheader', { name: 'Preço' }).getByRole('button').click();
  await expect(rows.first()).toContainText('4,40 kWp');
  await expect(page).toHaveURL(/ordem=preco/);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Preço' })).toHaveAttribute('aria-sort', 'descending');
  await expect(rows.first()).toContainText('4,40 kWp');

  const [months, years] = [
    page.waitForRequest((request) => request.url().endsWith(`/generations/single/${proposal._id}`)),
    page.waitForRequest((request) => request.url().endsWith(`/generations/single/${proposal._id}/true`)),
  ];
  await rows
    .first()
    .getByRole('button', { name: /^Ações da proposta/ })
    .click();
  await page.getByRole('menuitem', { name: 'Ver geração' }).click();
  // The menu is still leaving.
  const dialog = page.getByRole('dialog', { name: /^Geração/ });
  await expect(dialog).toContainText(/kWh\/mês/);
  await months;
  await dialog.getByRole('button', { name: 'Ver os 25 anos' }).click();
  await years;
  await expect(dialog.getByRole('table', { name: 'Geração ano a ano' }).getByRole('row')).toHaveCount(26);
  expect(await listAxeFindingsInState(page, 'the generation of a proposal')).toEqual([]);
});

test('a picture of the roof is sent, made smaller, and stands in the document', { tag: '@full' }, async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const proposal = await createPricedProposal(owner);
  const page = await enter(owner, `/proposta/gerar-proposta/personalizacao/${proposal.frontId}`);
  const photo = await page.screenshot();
  const sent = page.waitForRequest((request) => request.url().includes('/templates/proposal-image/'));
  await page
    .getByLabel('Arquivo da foto do telhado')
    .setInputFiles({ name: 'telhado.png', mimeType: 'image/png', buffer: photo });
  await sent;
  await expect(page.getByRole('img', { name: 'Foto do telhado enviada' })).toBeVisible();
  expect(await listAxeFindingsInState(page, 'a picture of the roof, sent')).toEqual([]);
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await page.getByRole('button', { name: 'Concluir proposta' }).click();
  await expect(page.getByRole('heading', { name: /^Proposta #\d{5} concluída$/ })).toBeVisible();
  await page.goto(`/proposta/final/${proposal.frontId}`);
  const picture = page.getByRole('img', { name: 'Foto do telhado' });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  const file = await page.request.get((await picture.getAttribute('src')) ?? '');
  expect(file.headers()['content-type']).toBe('image/jpeg');
});
