import type { Page } from '@playwright/test';
import { listAxeFindingsInState } from '../support/axe';
import { createUniqueWord } from '../support/board';
import { expect, test } from '../support/journey';
import { createKit } from '../support/proposals';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('[catalogue-001, catalogue-002, catalogue-003, catalogue-010] a module is registered, found, duplicated, and two are deleted at once', {
  tag: '@one-bundle',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const model = createUniqueWord();
  const page = await enter(owner, '/modulos/lista');
  await page.getByRole('main').getByRole('link', { name: 'Novo módulo' }).click();
  await field(page, 'Fabricante').fill('Helios');
  await field(page, 'Modelo').fill(model);
  await field(page, 'Potência').fill('585');
  await field(page, 'Preço unitário').fill('640');
  expect(await listAxeFindingsInState(page, 'a filled module')).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Cadastrar|Salvar)/ })
    .click();
  await expect(page).toHaveURL(/\/modulos\/(editar|lista)/);

  await page.goto('/modulos/lista');
  await page.getByRole('searchbox', { name: 'Buscar módulos' }).fill(model);
  await expect(row(page, model)).toContainText('585 Wp');
  await page.getByRole('button', { name: `Ações de ${model}` }).click();
  await page.getByRole('menuitem', { name: 'Duplicar' }).click();
  await expect(page).toHaveURL(/\/modulos\/editar\//);

  await page.goto('/modulos/lista');
  await page.getByRole('searchbox', { name: 'Buscar módulos' }).fill(model);
  await expect(row(page, model)).toHaveCount(2);
  // The two are also the newest of all: what was searched is there when nothing else is.
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
  await page
    .getByRole('region', { name: 'Módulos selecionados' })
    .getByRole('button', { name: 'Excluir' })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Excluir / })
    .click();
  await expect(row(page, model)).toHaveCount(0);
});

test('[catalogue-008, catalogue-009] a vendor without the right changes nothing; a Basic account has no catalogue', async ({
  as,
  enter,
}) => {
  const [vendor, basic] = [await as('vendor'), await as('basic')];
  const body = { model: 'X', manufacturer: 'Y', power: 500 };
  for (const person of [vendor, basic])
    expect((await person.attempt('POST /modules/single', { body })).status).toBe(403);
  const page = await enter(vendor, '/modulos/lista');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Novo módulo' })).toHaveCount(0);
});

test('[kits-003, kits-007, proposals-006] kits are filtered, and one near the target power goes into a proposal', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const { userId, managerId } = owner.session;
  const tag = createUniqueWord();
  const small = await createKit(owner, tag, 8);
  await createKit(owner, tag, 20);
  const spare = [await createKit(owner, tag, 90), await createKit(owner, tag, 91)];
  const page = await enter(owner, `/kits/lista/${managerId}?busca=${tag}`);
  const kits = page.getByRole('row').filter({ hasText: 'kWp' });
  await expect(kits).toHaveCount(4);
  for (const { power } of spare)
    await kits
      .filter({ hasText: `${power.toFixed(2).replace('.', ',')} kWp` })
      .getByRole('checkbox')
      .check();
  expect(await listAxeFindingsInState(page, 'chosen kits')).toEqual([]);
  const deletes = page.waitForRequest((request) => request.url().endsWith('/kits/selected'));
  await page
    .getByRole('region', { name: 'Kits selecionados' })
    .getByRole('button', { name: 'Excluir' })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  const { kitsIds } = (await deletes).postDataJSON() as { kitsIds: string[] };
  expect(kitsIds.sort()).toEqual(spare.map(({ _id }) => _id).sort());
  await expect(kits).toHaveCount(2);
  await page.goto(`/kits/lista/${managerId}?busca=${tag}&potencia=4400`);
  await expect(page.getByRole('row').filter({ hasText: 'kWp' })).toHaveCount(1);

  const { customer } = await owner.call('POST /customers/new/:userId', {
    params: { userId },
    body: { name: `Kit ${tag}`, uf: 'SP', city: 'Campinas' },
  });
  await page.goto(`/proposta/gerar-proposta/dados-consumo/nova?cid=${customer._id}&uid=${userId}`);
  await page.getByRole('textbox', { name: /^Média por mês/ }).fill('500');
  await page.getByRole('button', { name: 'Preencher' }).click();
  await field(page, 'Preço do kWh').fill('0,95');
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await page.getByRole('link', { name: 'Ver todos os kits cadastrados' }).click();
  await page.getByRole('searchbox', { name: 'Buscar kits' }).fill(tag);
  const choice = page.getByRole('article', { name: /^4,40 kWp/ });
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(choice).toBeVisible();
  await choice.getByRole('button', { name: 'Escolher este kit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Preço' })).toBeVisible();

  // The proposal keeps its copy when the kit goes.
  await owner.call('POST /kits/selected', { body: { kitsIds: [small._id] } });
  await page.reload();
  // R$ 8.000,00 and the margin of 20 % that stands until somebody types another.
  await expect(page.getByRole('region', { name: 'Preço manual' })).toContainText('R$ 9.600,00');
});
