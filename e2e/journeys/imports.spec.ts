import type { Page } from '@playwright/test';
import { listAxeFindingsInState, screenSizes } from '../support/axe';
import { createUniqueWord } from '../support/board';
import { expect, test } from '../support/journey';
import { createLegacyCsv, readDownload, uploadSpreadsheet } from '../support/spreadsheets';

/** Opens an import that has just begun: its dialog leads to the list of all. */
async function openFromList(page: Page, file: string): Promise<void> {
  await page.waitForURL(/\/importacoes\/lista$/);
  await page.getByRole('link', { name: file }).first().click();
  await page.waitForURL(/\/importacoes\/resultado\//);
  // The list stays until the screen of the result is there.
  await expect(page.getByRole('table', { name: 'Importações' })).toBeHidden();
}

const HEAD = ['Nome completo', 'CPF/CNPJ', 'E-mail', 'Município', 'Estado', 'Renda'];

test('[imports-001, imports-004, imports-007, imports-008, imports-010, imports-030, imports-043] an old spreadsheet becomes customers, a slip is mended, and all of it is taken back', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const tag = createUniqueWord();
  const page = await enter(owner, '/upload-de-clientes');
  await expect(page.getByRole('button', { name: 'FAZER UPLOAD' })).toBeDisabled();
  await uploadSpreadsheet(
    page,
    createLegacyCsv('clientes antigos.csv', [
      HEAD,
      [`João ${tag}`, '', `joao${tag}@exemplo.com.br`, 'São Paulo', 'SP', '"4.500,00"'],
      [`Conceição ${tag}`, '', `c${tag}@exemplo.com.br`, 'Itu', 'São Paulo', '3000'],
      [`Aurélio ${tag}`, '123', `a${tag}@exemplo.com.br`, 'Salto', 'SP', ''],
    ]),
  );
  await expect(page.getByText('CSV em Windows-1252, separado por ponto e vírgula.')).toBeVisible();
  await expect(page.getByText('João', { exact: false }).first()).toBeVisible();

  // A reload keeps the file: it is on the server.
  await page.reload();
  await page.getByRole('button', { name: 'Conferir' }).click();
  const begin = page.getByRole('button', { name: 'Importar 2 registros' });
  await expect(begin).toBeEnabled({ timeout: 30_000 });
  await expect(page.getByText(/CPF/).last()).toBeVisible();
  expect(await listAxeFindingsInState(page, 'a spreadsheet that was checked')).toEqual([]);
  await begin.click();
  const dialog = page.getByRole('alertdialog', { name: 'Importação Iniciada' });
  await dialog.getByRole('button').click();
  await openFromList(page, 'clientes antigos.csv');
  await expect(page.getByText('Concluída', { exact: true })).toBeVisible({ timeout: 30_000 });
  const names = async () =>
    (
      await owner.call('POST /customers/filtered/:userId/:multiplier', {
        params: { userId: owner.session.managerId, multiplier: 1 },
        body: { searchValue: tag },
      })
    ).customers
      .map(({ name }) => name)
      .toSorted();
  expect(await names()).toEqual([`Conceição ${tag}`, `João ${tag}`]);
  expect(await listAxeFindingsInState(page, 'a result with a row to mend')).toEqual([]);

  // The row with a slip is mended in place, by keyboard, and only that one is imported now.
  const grid = page.getByRole('grid', { name: 'Linhas com problema' });
  await grid.getByText('123', { exact: true }).click();
  await page.keyboard.type('52998224725');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Importar a corrigida|Importar as 1|Importar 1/ }).click();
  await expect.poll(names, { timeout: 30_000 }).toContain(`Aurélio ${tag}`);
  await expect(page.getByText('Concluída', { exact: true })).toBeVisible({ timeout: 30_000 });

  await page.getByRole('button', { name: 'Desfazer importação' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Desfazer/ })
    .click();
  await expect(page.getByRole('status').filter({ hasText: /^Desfeita$/ })).toBeVisible({ timeout: 30_000 });
  expect(await names()).toEqual([]);
});

for (const [screen, options] of Object.entries(screenSizes)) {
  test(`what is there already stands beside what comes, and is decided: ${screen}`, { tag: '@full' }, async ({
    as,
    enter,
  }) => {
    const owner = await as('owner');
    const tag = createUniqueWord();
    const { customer } = await owner.call('POST /customers/new/:userId', {
      params: { userId: owner.session.userId },
      body: { name: `Bruno ${tag}`, email: `b${tag}@exemplo.com.br`, city: 'Niterói', uf: 'RJ' },
    });
    const page = await enter(owner, '/upload-de-clientes', options);
    await uploadSpreadsheet(
      page,
      createLegacyCsv('perguntas.csv', [
        HEAD,
        [`Bruno ${tag}`, '', `b${tag}@exemplo.com.br`, 'Maricá', 'RJ', '3000'],
        [`Carla ${tag}`, '', `c${tag}@exemplo.com.br`, 'Itu', 'SP', ''],
      ]),
    );
    await page.getByRole('radio', { name: 'Perguntar' }).check();
    await page.getByRole('button', { name: 'Conferir' }).click();
    await page.getByRole('button', { name: 'Importar 1 registro' }).click();
    await page.getByRole('alertdialog', { name: 'Importação Iniciada' }).getByRole('button').click();
    await openFromList(page, 'perguntas.csv');
    await page.getByRole('tab', { name: /Perguntas/ }).click();
    const question = page.getByRole('article', { name: 'Linha 2' });
    const city = question.getByRole('row', { name: /Cidade/ });
    await expect(city).toContainText('Niterói');
    await expect(city).toContainText('Maricá');
    await expect(question.getByRole('row', { name: /Renda/ })).toContainText('vazio');
    expect(await listAxeFindingsInState(page, 'a decision between two records')).toEqual([]);
    await question.getByRole('button', { name: 'Completar vazios' }).click();
    await page.getByRole('button', { name: /^Importar / }).click();
    await expect
      .poll(
        async () =>
          (
            await owner.call('GET /customers/single/:cid', {
              params: { cid: customer._id },
            })
          ).customer,
        { timeout: 30_000 },
      )
      .toMatchObject({ city: 'Niterói', income: 3000 });
  });
}

test('a mended value fills all rows with the same problem with one call, which is taken back with one', {
  tag: '@full',
}, async ({ enter }) => {
  const tag = createUniqueWord();
  const page = await enter('owner', '/upload-de-clientes');
  const rows = Array.from({ length: 260 }, (_, at) => [`Cliente ${tag}`, '', `sem ${at}`, 'Itu', 'SP', '']);
  await uploadSpreadsheet(
    page,
    createLegacyCsv('faltas.csv', [
      HEAD,
      ...rows,
      [`Ana ${tag}`, '', `a${tag}@exemplo.com.br`, 'Itu', 'SP', ''],
    ]),
  );
  await page.getByRole('button', { name: 'Conferir' }).click();
  await page.getByRole('button', { name: 'Importar 1 registro' }).click();
  await page.getByRole('alertdialog', { name: 'Importação Iniciada' }).getByRole('button').click();
  await openFromList(page, 'faltas.csv');
  await expect(page.getByText('Concluída', { exact: true })).toBeVisible({ timeout: 30_000 });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/imports\/(values|fills)\//.test(request.url())) asked.push(request.method());
  });
  const grid = page.getByRole('grid', { name: 'Linhas com problema' });
  await grid.getByText('sem 0', { exact: true }).click();
  await page.keyboard.type(`todos${tag}@exemplo.com.br`);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Preencher para baixo (259 linhas)' }).click();
  await expect(page.getByText('Nenhuma linha com problema')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Desfazer edição' }).click();
  await expect(grid.getByText('sem 1', { exact: true })).toBeVisible({ timeout: 30_000 });
  expect(asked).toEqual(['PUT', 'POST', 'DELETE']);
});

test('[imports-009, imports-011] a file that is no spreadsheet is told at once; the model is one that can be sent back', {
  tag: '@full',
}, async ({ enter }) => {
  const page = await enter('owner', '/modulos/upload');
  await page.locator('input[type=file]').setInputFiles({
    name: 'contrato.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Oi'),
  });
  await expect(page.getByRole('alert')).toContainText(/csv/);
  await expect(page.getByRole('button', { name: 'FAZER UPLOAD' })).toBeDisabled();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'BAIXAR MODELO' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^modelo-.*\.xlsx$/);
  const buffer = await readDownload(download);
  await uploadSpreadsheet(page, { name: 'modulos.xlsx', mimeType: '', buffer });
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByRole('button', { name: 'Importar 1 registro' })).toBeEnabled({ timeout: 30_000 });
});

test('[imports-012] a seller without the right reads why, and the calls refuse too', {
  tag: '@full',
}, async ({ as, enter }) => {
  const seller = await as('vendor');
  const page = await enter(seller, '/upload-de-pre-vendas');
  await expect(page.getByRole('button', { name: 'FAZER UPLOAD' })).toHaveCount(0);
  await expect(page.getByText(/permissão|plano/i).first()).toBeVisible();
  const { userId } = seller.session;
  const fileContent = Buffer.from('Nome\r\nAna').toString('base64');
  expect(
    await seller.attempt('POST /customers/upload/:userId', {
      params: { userId },
      body: { mapping: { Nome: 'nome' }, fileContent },
    }),
  ).toMatchObject({ status: 403 });
});

for (const [screen, options] of Object.entries(screenSizes)) {
  test(`[imports-002, imports-003] upload, history and exports are readable: ${screen}`, {
    tag: '@full',
  }, async ({ enter }) => {
    const page = await enter('owner', '/importacoes/lista', options);
    await expect(page.getByRole('heading', { name: 'Importações' })).toBeVisible();
    for (const address of ['/upload-de-kits', '/vendas/exportacao', '/exportacoes/lista']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button').first()).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(width).toBeLessThanOrEqual(0);
    }
  });
}
