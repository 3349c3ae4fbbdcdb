import { readFileSync } from 'node:fs';
import { buildWordDocumentFromLines } from '@girassol/shared-domain/templates';
import type { Browser, Locator, Page } from '@playwright/test';
import type { Caller } from '../support/api';
import { listAxeFindingsInState, screenSizes } from '../support/axe';
import { createUniqueWord } from '../support/board';
import { createItem, locatePanel } from '../support/item';
import { expect, test } from '../support/journey';
import { findSigningLink, signDocument, type TestSigner } from '../support/signing';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true };

const people = (tag: string): [TestSigner, TestSigner] => [
  { name: 'Helena', surname: 'Prado', email: `helena-${tag}@correio.test`, cpf: '52998224725' },
  { name: 'Joaquim', surname: 'Sá', email: `joaquim-${tag}@correio.test`, cpf: '11144477735' },
];

/** Brings a template of its own by the screen: whatever it asks for is known of every item. */
async function bringTemplate(page: Page, name: string): Promise<void> {
  await page.goto('/contratos?aba=modelos');
  await page.getByLabel('Documento do modelo').setInputFiles({
    name: `${name}.docx`,
    mimeType: DOCX,
    buffer: Buffer.from(
      buildWordDocumentFromLines(
        'Contrato [[contrato_numero]]',
        'Contratante: [[cliente_nome]]',
        'Contratada: [[empresa_nome]]',
      ),
    ),
  });
  await page.getByRole('button', { name: 'Enviar modelo' }).click();
  await expect(page.getByText('Modelo enviado.')).toBeVisible();
}

/** Makes the contract of an item from a template, from the panel on; ends on the page of the contract. */
async function generate(
  page: Page,
  { address, name, template }: { address: string; name: string; template: string },
) {
  await page.goto(`${address}&aba=contratos`);
  const panel = locatePanel(page, name);
  await expect(panel.getByText('Este cliente não possui nenhum contrato gerado')).toBeVisible();
  await panel
    .getByRole('button', { name: 'Gerar Contrato' })
    .or(panel.getByRole('link', { name: 'Gerar Contrato' }))
    .first()
    .click();
  const form = page.getByRole('form', { name: 'Gerar contrato' });
  await form.getByRole('button', { name: /Modelo de contrato/ }).click();
  await page.getByRole('option', { name: new RegExp(template) }).click();
  await form.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Gerar contrato', exact: true }).click();
  await expect(page).toHaveURL(/\/visualizar-contrato\//);
}

/** Adds somebody by hand. */
async function addSigner(page: Page, { name, surname, email, cpf }: TestSigner): Promise<void> {
  await page.getByRole('button', { name: /Adicionar signatário/ }).click();
  await page.getByRole('menuitem', { name: 'Outra pessoa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adicionar signatário' });
  await dialog.getByRole('textbox', { name: /^Nome/ }).fill(name);
  await dialog.getByRole('textbox', { name: /Sobrenome/ }).fill(surname);
  await dialog.getByRole('textbox', { name: /^E-mail/ }).fill(email);
  await dialog.getByRole('textbox', { name: /CPF/ }).fill(cpf);
  await dialog.getByRole('textbox', { name: /WhatsApp/ }).fill('47999998888');
  await dialog.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Generates the document that is signed, and sends it. */
async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Gerar e enviar para assinar' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('os dados dos signatários não poderão ser alterados');
  await question.getByRole('button', { name: 'Gerar e enviar' }).click();
  await expect(page.getByText('Assinatura digital gerada! O link foi enviado por e-mail para')).toBeVisible({
    timeout: 30_000,
  });
}

const section = (page: Page): Locator => page.getByRole('region', { name: /^Assinatura digital de/ });
const locateSignerRow = (page: Page, { name }: TestSigner): Locator =>
  section(page)
    .getByRole('list', { name: 'Andamento de cada signatário' })
    .getByRole('listitem')
    .filter({ hasText: name });

/** A contract that waits for its two signers, on the owner's screen. */
async function sentContract(owner: Caller, page: Page) {
  const tag = createUniqueWord();
  const { address, name, item } = await createItem(owner, 'SALES', 'Casa');
  const template = `Modelo ${tag}`;
  await bringTemplate(page, template);
  await generate(page, { address, name, template });
  const [first, second] = people(tag);
  await addSigner(page, first);
  await addSigner(page, second);
  return { first, second, item };
}

/** A browser of somebody who has nothing of the product but a link. */
async function phoneAt(browser: Browser, address: string, options = {}): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, ...options });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test('[contracts-001] a contract of a sale is signed by two on their phones, one without a script, and anybody can check it', async ({
  as,
  enter,
  browser,
  origin,
}, testInfo) => {
  test.setTimeout(300_000);
  const [owner, admin] = [await as('owner'), await as('admin')];
  const page = await enter(owner, '/inicio');
  const { first, second } = await sentContract(owner, page);
  await page.getByRole('switch', { name: 'Assinar em ordem' }).click();
  expect(await listAxeFindingsInState(page, 'signers that are not asked yet')).toEqual([]);
  await send(page);
  await expect(locateSignerRow(page, second)).toContainText('Aguarda quem assina antes');

  const phone = await phoneAt(browser, `${origin}${await findSigningLink(origin, admin, first)}`);
  await signDocument(phone, origin, admin, first);
  expect(await listAxeFindingsInState(phone, 'the page of a document that was signed')).toEqual([]);
  await expect(locateSignerRow(page, first)).toContainText('Assinatura Realizada!');
  await expect(locateSignerRow(page, first)).toContainText(/Visualizou\d/);

  const plain = await phoneAt(browser, `${origin}${await findSigningLink(origin, admin, second)}`, {
    javaScriptEnabled: false,
  });
  await signDocument(plain, origin, admin, second);
  await expect(locateSignerRow(page, second)).toContainText('Assinatura Realizada!');

  const download = page.getByRole('button', { name: 'Baixar o documento assinado' });
  await expect(download).toBeVisible({ timeout: 60_000 });
  expect(await listAxeFindingsInState(page, 'a contract that all have signed')).toEqual([]);
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  const sealed = testInfo.outputPath('assinado.pdf');
  await file.saveAs(sealed);

  const stranger = await phoneAt(browser, `${origin}/verificar`);
  await stranger.locator('input[type="file"]').setInputFiles(sealed);
  await expect(stranger.getByText(/íntegro/i).first()).toBeVisible();
  const bytes = readFileSync(sealed);
  const middle = Math.floor(bytes.length / 3);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  const code =
    (await section(page).getByRole('button', { name: 'Copiar o código de verificação' }).textContent()) ?? '';
  await stranger.goto(`${origin}/verificar/${code.trim()}`);
  await stranger.locator('input[type="file"]').setInputFiles({
    name: 'alterado.pdf',
    mimeType: 'application/pdf',
    buffer: bytes,
  });
  await expect(stranger.getByText(/alterado/i).first()).toBeVisible();
  for (const { context } of [phone, plain, stranger].map((one) => ({ context: one.context() })))
    await context.close();
});

test('a refusal tells its reason at once, and the sender begins again with the same people', {
  tag: '@full',
}, async ({ as, enter, browser, origin }) => {
  test.setTimeout(240_000);
  const [owner, admin] = [await as('owner'), await as('admin')];
  const page = await enter(owner, '/inicio');
  const { first } = await sentContract(owner, page);
  await send(page);
  const phone = await phoneAt(browser, `${origin}${await findSigningLink(origin, admin, first)}`);
  await phone.getByRole('link', { name: /recusar o documento/ }).click();
  await phone.getByLabel('Por que você não assina?').fill('O prazo de instalação está errado.');
  await phone.getByRole('button', { name: 'Recusar o documento' }).click();
  await expect(section(page).getByRole('note')).toContainText('Helena Prado recusou assinar');
  await expect(section(page).getByRole('note')).toContainText('O prazo de instalação está errado.');
  expect(await listAxeFindingsInState(page, 'a refused contract')).toEqual([]);
  await section(page).getByRole('button', { name: 'Começar de novo' }).click();
  await expect(section(page).getByRole('button', { name: 'Editar Helena Prado' })).toBeVisible();
  await phone.context().close();
});

test('a vendor without the right for contracts may not send', { tag: '@full' }, async ({ as, enter }) => {
  const [owner, vendor] = [await as('owner'), await as('vendor')];
  const { signatures } = await owner.call('POST /signatures/paginated/:userId/:multiplier', {
    params: { userId: owner.session.userId, multiplier: 1 },
    body: { state: 'DRAFT' },
  });
  const mine = signatures.find(({ sale }) => sale);
  expect(mine).toBeDefined();
  const params = { saleId: mine?.sale._id ?? '', contractId: mine?.contract._id ?? '' };
  const reply = await vendor.attempt('PUT /signatures/single/:saleId/:contractId', {
    params,
    body: { base64File: btoa('%PDF-1.7'), validityDate: '2099-01-01' },
  });
  expect([403, 404]).toContain(reply.status);
  const page = await enter(vendor, '/contratos');
  await expect(page.getByRole('tab', { name: 'Modelos' })).toHaveCount(0);
});

for (const [screen, options] of Object.entries(screenSizes))
  test(`contracts in every state are readable by day and by night (${screen})`, { tag: '@full' }, async ({
    as,
    enter,
  }) => {
    test.setTimeout(240_000);
    const owner = await as('owner');
    const page = await enter(owner, '/contratos?aba=assinaturas', options);
    await expect(page.getByText(/\d+ de 20 assinaturas usadas, válidas até 31\/12/)).toBeVisible();
    const { signatures } = await owner.call('POST /signatures/paginated/:userId/:multiplier', {
      params: { userId: owner.session.userId, multiplier: 1 },
      body: {},
    });
    const states = new Map(signatures.map((row) => [row.state, row]));
    expect(states.size).toBeGreaterThan(4);
    for (const { contract, sale } of states.values()) {
      await page.goto(`/visualizar-contrato/${contract._id}/${sale._id}`);
      await expect(section(page).getByRole('group', { name: 'Acompanhamento' })).toBeVisible();
      expect(await listAxeFindingsInState(page, 'each state of a contract')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
  });
