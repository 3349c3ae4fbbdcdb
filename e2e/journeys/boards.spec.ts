import { readFile } from 'node:fs/promises';
import {
  type BoardKind,
  boardDescriptions,
  boardKinds,
  buildBoardPath,
  getFinishedItemsLabels,
} from '@girassol/shared-domain';
import type { Page } from '@playwright/test';
import { listAxeFindingsInState } from '../support/axe';
import { createUniqueWord, locateCard, locateColumn, waitForMove } from '../support/board';
import { expect, test } from '../support/journey';

/** Columns that a new account has, where a journey begins and where it moves a card to. */
const firstColumns: Record<BoardKind, [string, string]> = {
  PRE_SALES: ['Novo lead', 'Primeiro contato'],
  SALES: ['Contato inicial', 'Visita técnica'],
  ADMINISTRATIVE: ['Conferência de documentos', 'Compra do kit'],
  PROJECT: ['Documentação', 'Em projeto'],
  INSTALLATION: ['Aguardando kit', 'Agendada'],
  AFTER_SALES: ['Aguardando contato', 'Limpeza e revisão'],
};

const noun = (kind: BoardKind) => boardDescriptions[kind].itemName.toLocaleLowerCase('pt-BR');
const locateMenu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });

/** Fills what every board asks: a new customer and a name. */
async function fillItem(page: Page, kind: BoardKind, tag: string) {
  const form = page.getByRole('form', { name: `Registrar ${noun(kind)}` });
  const article = boardDescriptions[kind].gender === 'f' ? 'da' : 'do';
  await form.getByText('É novo').click();
  await form.getByLabel('Nome do cliente', { exact: true }).fill(`Cliente ${tag}`);
  await form.getByLabel(`Nome ${article} ${noun(kind)}`, { exact: true }).fill(`Item ${tag}`);
  await form.getByLabel('Potência').fill('7,2');
  return form;
}

/**
 * Boards that the quick run covers, the two that differ most: one without amounts, one with an address. The full run
 * covers all.
 */
const quickKinds: BoardKind[] = ['PRE_SALES', 'INSTALLATION'];

for (const kind of boardKinds) {
  const { areaName, itemName, basePath } = boardDescriptions[kind];
  const [first, second] = firstColumns[kind];

  test(`[boards-001, boards-002] ${areaName}: an item is registered, moved and opened`, {
    tag: quickKinds.includes(kind) ? [] : ['@full'],
  }, async ({ as, enter }) => {
    const owner = await as('owner');
    const tag = createUniqueWord();
    const page = await enter(owner, '/inicio');
    await locateMenu(page).getByRole('link', { name: areaName, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${buildBoardPath(kind, owner.session.managerId)}$`));
    await expect(page.getByRole('heading', { level: 1, name: areaName })).toBeVisible();
    await expect(locateCard(page, '').first()).toBeVisible();

    await page.getByRole('link', { name: `Registrar ${noun(kind)}` }).click();
    await expect(page).toHaveURL(new RegExp(`${basePath}/registro$`));
    await expect(locateMenu(page).getByRole('link', { name: areaName, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const form = await fillItem(page, kind, tag);
    if (kind === 'AFTER_SALES') {
      await form.getByLabel('Distância').fill('18,5');
      await form.getByRole('button', { name: 'Adicionar responsável' }).click();
      await page.getByRole('menuitem', { name: 'Camila Teixeira' }).click();
    }
    await form.getByRole('button', { name: `Registrar ${noun(kind)}` }).click();
    await expect(page.getByText(new RegExp(`^${itemName} #\\d{5} registrad[oa]\\.$`))).toBeVisible();
    await expect(locateCard(locateColumn(page, first), `Item ${tag}`)).toBeVisible();

    await locateColumn(page, first)
      .getByRole('button', { name: `Ações de Item ${tag}` })
      .click();
    const moved = waitForMove(page);
    await page.getByRole('group', { name: 'Mover para' }).getByText(second, { exact: true }).click();
    expect((await moved).ok()).toBe(true);
    await page.reload();
    await locateCard(locateColumn(page, second), `Item ${tag}`).click();
    const panel = page.getByRole('dialog', { name: new RegExp(`^${itemName} #\\d{5} Item ${tag}$`) });
    await expect(panel).toContainText('7,20 kWp');
    await expect(panel).toContainText(second);
    await expect(page).toHaveTitle(new RegExp(`Item ${tag} · ${areaName} · Girassol$`));
    await expect(panel.getByRole('tab', { name: 'Serviços' })).toBeVisible({
      visible: kind === 'AFTER_SALES',
    });

    await panel.getByRole('button', { name: `Editar ${noun(kind)}` }).click();
    await expect(page).toHaveURL(new RegExp(`${basePath}/editar/`));
    await expect(page.getByRole('form', { name: `Editar ${noun(kind)}` })).toBeVisible();
  });
}

test('[boards.aftersales-001, boards.aftersales-002, boards.aftersales-003, boards.aftersales-004, boards-014] services make the amount of an activity', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const { customers } = await owner.call('POST /customers/filtered/:userId/:multiplier', {
    params: { userId: owner.session.userId, multiplier: 1 },
    body: {},
  });
  const { sale } = await owner.call('POST /sales/new/:userId/:customerId', {
    params: { userId: owner.session.userId, customerId: customers[0]?._id ?? '' },
    body: { type: 'AFTER_SALES', name: `Revisão ${createUniqueWord()}`, amount: 0 },
  });
  const address = `${buildBoardPath('AFTER_SALES', owner.session.managerId)}?item=${sale._id}&aba=servicos`;
  const page = await enter(owner, address);
  await expect(page.getByText('Esta atividade não possui nenhum serviço / produto')).toBeVisible();

  const add = async (service: string) => {
    await page.getByRole('button', { name: 'Adicionar serviço' }).click();
    const form = page.getByRole('form', { name: 'Adicionar serviço' });
    await expect(form.getByRole('button', { name: 'ADICIONAR' })).toBeDisabled();
    await form.getByRole('button', { name: /Serviço \/ produto$/ }).click();
    await page.getByRole('option', { name: new RegExp(`^${service}`) }).click();
    return form;
  };
  const cleaning = await add('Limpeza dos módulos');
  await expect(cleaning.getByLabel('Quantidade')).toBeHidden();
  await cleaning.getByRole('button', { name: 'ADICIONAR' }).click();
  await expect(page.getByText('Total R$ 380,00')).toBeVisible();

  const supply = await add('Conector MC4');
  await expect(supply.getByText('Insira a quantidade de unidades do produto.')).toBeVisible();
  await supply.getByLabel('Quantidade').fill('4');
  await supply.getByRole('button', { name: 'ADICIONAR' }).click();
  await expect(page.getByText('Total R$ 479,60')).toBeVisible();
  expect(await listAxeFindingsInState(page, 'an activity with its lines')).toEqual([]);

  await page.reload();
  await expect(page.getByText('4 × R$ 24,90')).toBeVisible();
  // Cards of the board may be named like the service.
  const services = page.getByRole('tabpanel', { name: 'Serviços' });
  await services.getByRole('button', { name: 'Ações de Limpeza dos módulos', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Tirar da atividade' }).click();
  await page.getByRole('button', { name: 'Tirar serviço' }).click();
  await expect(page.getByText('Total R$ 99,60')).toBeVisible();
});

test('[boards.aftersales-007] a template is downloaded, sent, and filled by an activity', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const name = `Ordem ${createUniqueWord()}`;
  const page = await enter(owner, '/pos-venda/templates');
  const example = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar modelo pronto' }).click();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'ordem.docx',
    mimeType: 'application/octet-stream',
    buffer: await readFile(await (await example).path()),
  });
  const modelName = page.getByLabel('Nome do modelo');
  // The document proposes its own name.
  await expect(modelName).toHaveValue('ordem');
  await modelName.fill(name);
  await page
    .getByRole('form', { name: 'Enviar modelo' })
    .getByRole('button', { name: 'Enviar modelo' })
    .click();
  await expect(page.getByRole('link', { name: `Baixar ${name}` })).toBeVisible();

  await page.goto(buildBoardPath('AFTER_SALES', owner.session.managerId));
  await locateCard(page, '').first().click();
  await page.getByRole('tab', { name: 'Serviços' }).click();
  await page.getByRole('button', { name: 'Gerar ordem de serviço' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gerar ordem de serviço' });
  await dialog.getByRole('button', { name: /Modelo$/ }).click();
  await page.getByRole('option', { name }).click();
  const order = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'GERAR' }).click();
  expect((await order).suggestedFilename()).toMatch(new RegExp(`^${name} \\d{5}\\.docx$`));

  await page.goto('/pos-venda/templates');
  await page.getByRole('button', { name: `Excluir ${name}` }).click();
  await page.getByRole('button', { name: 'Excluir modelo' }).click();
  await expect(page.getByRole('link', { name: `Baixar ${name}` })).toBeHidden();
});

test('a board filters by temperature and sums money only where it has them', { tag: '@full' }, async ({
  enter,
  as,
}) => {
  const owner = await as('owner');
  const page = await enter(owner, buildBoardPath('PRE_SALES', owner.session.managerId));
  await expect(page.getByRole('button', { name: /Temperatura$/ })).toBeVisible();
  await page.goto(buildBoardPath('INSTALLATION', owner.session.managerId));
  await expect(locateCard(page, '').first()).toBeVisible();
  await expect(
    page.getByRole('combobox', { name: 'Cidade' }).or(page.getByText('Cidade')).first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /Temperatura$/ })).toBeHidden();
  await expect(page.getByRole('main')).not.toContainText('R$');
});

test('the old address of the leads leads to their funnel', { tag: '@full' }, async ({ as, enter }) => {
  const owner = await as('owner');
  const page = await enter(owner, `/pre-vendas/lista/${owner.session.managerId}`);
  await expect(page).toHaveURL(new RegExp(`${buildBoardPath('PRE_SALES', owner.session.managerId)}$`));
});

for (const kind of boardKinds) {
  const { areaName, basePath } = boardDescriptions[kind];
  const hasFigures = ['SALES', 'PRE_SALES', 'PROJECT', 'INSTALLATION'].includes(kind);

  test(`[boards-006] ${areaName}: each of its screens is a press away, and no other is offered`, {
    tag: '@full',
  }, async ({ as, enter }) => {
    const owner = await as('owner');
    const page = await enter(owner, buildBoardPath(kind, owner.session.managerId));
    const pages = page.getByRole('navigation', { name: `Páginas de ${areaName}` });
    await expect(pages.getByRole('link')).toHaveCount(hasFigures ? 4 : 3);
    await pages.getByRole('link', { name: 'Agenda' }).click();
    await expect(page).toHaveURL(new RegExp(`${basePath}/agenda/`));
    await expect(page.getByRole('button', { name: 'Novo agendamento' })).toBeVisible();
    await pages.getByRole('link', { name: /^Finalizad/ }).click();
    await expect(
      page.getByRole('heading', { name: getFinishedItemsLabels(boardDescriptions[kind]).long }),
    ).toBeVisible();
    if (hasFigures) {
      await pages.getByRole('link', { name: 'Dados' }).click();
      await expect(page.getByText('Em aberto agora', { exact: true })).toBeVisible();
    }
    await pages.getByRole('link', { name: /^(Funil|Quadro)$/ }).click();
    await page.getByRole('link', { name: `Registrar ${noun(kind)}` }).click();
    await expect(page.getByRole('form', { name: `Registrar ${noun(kind)}` })).toBeVisible();
    const hasExports = kind === 'SALES' || kind === 'PRE_SALES';
    await expect(page.getByRole('link', { name: 'Exportação' })).toHaveCount(hasExports ? 1 : 0);
  });
}
