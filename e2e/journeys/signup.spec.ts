import type { Page } from '@playwright/test';
import { createUniqueWord } from '../support/board';
import { expect, test } from '../support/journey';
import { waitForMail } from '../support/signing';

const CPF = '52998224725';
const address = {
  postalCode: '89010000',
  uf: 'SC',
  city: 'Blumenau',
  address: 'Rua Quinze de Novembro',
  district: 'Centro',
  number: '100',
};

/** Begins a signup and gives its address, by the API, in the browser of a page. Returns its id. */
async function beginSignup(page: Page, origin: string, email: string): Promise<string> {
  const call = async (path: string, data: unknown) => {
    const response = await page.request.post(`${origin}/api/signup/${path}`, { data });
    expect(response.ok()).toBe(true);
    return response.json();
  };
  const { signup } = await call('step-1', {
    frontId: crypto.randomUUID(),
    planId: 2,
    name: 'Ana',
    surname: 'Souza',
    email,
    phone: '47999998888',
  });
  const id = String(signup._id);
  await call(`step-2/${id}`, address);
  return id;
}

const createEmail = () => `ana-${createUniqueWord()}@exemplo.test`;

/** Presses a button of the demonstration bank, which the link of the page opens in a tab. */
async function pressAtBank(page: Page, button: string, link = 'Pagar no Banco Demonstração') {
  const [bank] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: link }).click(),
  ]);
  await bank.getByRole('button', { name: button, exact: true }).click();
  await bank
    .getByText(/Pag[ao]|Autorizad[ao]|Recusad[ao]/)
    .first()
    .waitFor();
  await bank.close();
}

/** Signs up and pays by Pix; leaves the page at work. */
async function signUp(page: Page, origin: string, email = createEmail()): Promise<void> {
  const id = await beginSignup(page, origin, email);
  await page.goto(`/assinatura/passo-3/2/${id}`);
  await page.getByLabel('CPF ou CNPJ').fill(CPF);
  await page.getByRole('button', { name: /^Gerar Pix/ }).click();
  await pressAtBank(page, 'Pagar por Pix');
  await page.getByRole('button', { name: 'Começar a usar' }).click();
  await page.waitForURL('**/inicio');
}

/** Fills in a test card of the demonstration bank by its description, and sends it. */
async function payByCard(page: Page, description: RegExp) {
  const frame = page.frameLocator('iframe[title="Dados do cartão"]');
  await frame.getByRole('listitem').filter({ hasText: description }).first().getByRole('button').click();
  await frame.getByRole('button', { name: 'Usar este cartão' }).click();
}

test('[billing-001] a company signs up, pays by Pix and works, without a reload', async ({ page }) => {
  await page.goto('/assinatura/passo-1/2');
  await page.getByLabel('Nome', { exact: true }).fill('Ana');
  await page.getByLabel('Sobrenome').fill('Souza');
  await page.getByLabel('E-mail').fill(createEmail());
  await page.getByLabel('Celular ou telefone').fill('47999998888');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('CEP').fill(address.postalCode);
  await page.getByRole('button', { name: /Estado/ }).click();
  await page.getByRole('option', { name: 'Santa Catarina' }).click();
  await page.getByLabel('Cidade').fill(address.city);
  await page.getByLabel('Bairro').fill(address.district);
  await page.getByLabel('Rua').fill(address.address);
  await page.getByLabel('Número').fill(address.number);
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).click();
  await page.getByLabel('CPF ou CNPJ').fill(CPF);
  await page.getByRole('button', { name: /^Gerar Pix de R\$/ }).click();
  await expect(page.getByRole('img', { name: 'QR code do Pix' })).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-same-page', 'yes'));
  await pressAtBank(page, 'Pagar por Pix');
  await page.getByRole('button', { name: 'Começar a usar' }).click();
  await page.waitForURL('**/inicio');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
  await expect(page.locator('body')).toHaveAttribute('data-same-page', 'yes');
});

test('[billing-006] a boleto is paid at the bank, and the screen notices it', { tag: '@full' }, async ({
  page,
  origin,
}) => {
  const id = await beginSignup(page, origin, createEmail());
  await page.goto(`/assinatura/passo-3/2/${id}?forma=boleto`);
  await page.getByLabel('CPF ou CNPJ').fill(CPF);
  await page.getByRole('button', { name: /^Gerar boleto/ }).click();
  await expect(page).toHaveURL(new RegExp(`/assinatura/boleto/parabens/${id}`));
  await expect(page.getByRole('img', { name: 'Código de barras do boleto' })).toBeVisible();
  const href = await page.getByRole('link', { name: /PDF/ }).getAttribute('href');
  const paper = await page.request.get(`${origin}${href}`);
  expect(paper.headers()['content-type']).toContain('application/pdf');
  await pressAtBank(page, 'Pagar o boleto');
  await expect(page.getByRole('button', { name: 'Começar a usar' })).toBeVisible();
});

test('[billing-005] a card pays at once; one that is refused can be followed by another', {
  tag: '@full',
}, async ({ page, origin }) => {
  const id = await beginSignup(page, origin, createEmail());
  await page.goto(`/assinatura/passo-3/2/${id}?forma=card`);
  await page.getByLabel('CPF ou CNPJ').fill(CPF);
  await payByCard(page, /cartão bloqueado/);
  await expect(page.getByRole('alert')).toContainText(/\S/);
  await expect(page).toHaveURL(/passo-3/);
  await payByCard(page, /Paga sempre/);
  await expect(page).toHaveURL(new RegExp(`/assinatura/parabens/2/${id}`));
  await expect(page.getByRole('button', { name: 'Começar a usar' })).toBeVisible();
});

test('a signup goes on in another browser by a mailed code', { tag: '@full' }, async ({
  page,
  origin,
  browser,
  as,
}) => {
  const email = createEmail();
  const id = await beginSignup(page, origin, email);
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${origin}/assinatura/checkout/2?cadastro=${id}`);
  await expect(other.getByText('Este cadastro começou em outro aparelho.')).toBeVisible();
  await expect(other.locator('body')).not.toContainText(email);
  await other.getByRole('button', { name: 'Enviar código' }).click();
  const code = other.getByRole('textbox', { name: 'Código' });
  await code.waitFor();
  const admin = await as('admin');
  const mail = await waitForMail(origin, admin, { to: email, subject: 'Seu código' });
  await code.fill(/\b\d{6}\b/.exec(mail)?.[0] ?? '');
  await other.getByRole('button', { name: 'Continuar' }).click();
  await expect(other.getByLabel('CPF ou CNPJ')).toBeVisible();
  await expect(other.getByText(email)).toBeVisible();
  await other.context().close();
});

test('[billing-009] [billing-011] the owner renews ahead, by Pix', { tag: '@full' }, async ({
  page,
  origin,
}) => {
  await signUp(page, origin);
  await page.goto('/financeiro');
  await page.getByRole('button', { name: 'Renovar agora' }).click();
  await page.getByRole('button', { name: 'Pagar com Pix' }).click();
  await expect(page).toHaveURL(/\/assinatura\/pix\/parabens\/.*src=renovacao/);
  await pressAtBank(page, 'Pagar por Pix');
  await expect(page.getByText('Assinatura renovada')).toBeVisible();
  await page.getByRole('link', { name: 'Ver a assinatura' }).click();
  await expect(page.getByRole('list', { name: 'Pagamentos' }).getByRole('listitem')).toHaveCount(2);
});

test('[billing-010] the owner changes to the enterprise plan by card, and its menus come without a reload', {
  tag: '@full',
}, async ({ page, origin }) => {
  await signUp(page, origin);
  await page.goto('/financeiro');
  await page.getByRole('button', { name: 'Mudar plano ou vendedores' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mudar plano ou vendedores' });
  await dialog.getByRole('radio', { name: /^Enterprise/ }).click();
  await expect(dialog.getByText('A pagar agora')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cartão' }).click();
  await payByCard(page, /Paga sempre/);
  await expect(page).toHaveURL(/\/assinatura\/parabens\/3\/.*src=upgrade/);
  await expect(page.getByText('Plano Enterprise ativo')).toBeVisible();
  await page.getByRole('link', { name: 'Ver a assinatura' }).click();
  await expect(page.getByRole('region', { name: 'Plano' })).toContainText('Enterprise');
  await expect(page.getByRole('link', { name: /Recursos ENTERPRISE/ })).toBeHidden();
});

test('[billing-026] a cancellation names the end of the access and can be taken back', {
  tag: '@full',
}, async ({ page, origin }) => {
  await signUp(page, origin);
  await page.goto('/cancelamento');
  await expect(page.getByRole('heading', { name: /^Você usa tudo até/ })).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar a assinatura' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('O acesso continua até');
  await question.getByRole('button', { name: 'Cancelar a assinatura' }).click();
  await expect(page.getByRole('heading', { name: 'Cancelamento registrado' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Voltar atrás' }).click();
  await expect(page.getByRole('heading', { name: /^Você usa tudo até/ })).toBeVisible();
});

test('Pix Automático is authorized at the bank, and the first payment can be taken back', {
  tag: '@full',
}, async ({ page, origin }) => {
  await signUp(page, origin);
  await page.goto('/financeiro');
  await page.getByRole('button', { name: 'Autorizar Pix Automático' }).click();
  await pressAtBank(page, 'Autorizar', 'Autorizar no Banco Demonstração');
  await page.getByRole('button', { name: 'Concluir' }).click();
  await expect(page.getByRole('region', { name: 'Pix Automático' })).toContainText('Ativo');
  await page.getByRole('button', { name: 'Desfazer a compra' }).click();
  await page.getByRole('button', { name: 'Desfazer e receber de volta' }).click();
  await expect(page.getByRole('list', { name: 'Pagamentos' })).toContainText('Devolvido');
});

test('the owner opens the receipt, and saves the list for the accountant', { tag: '@full' }, async ({
  page,
  origin,
}) => {
  await signUp(page, origin);
  await page.goto('/financeiro');
  await page.getByRole('button', { name: /^Recibo nº/ }).click();
  const href = await page.getByRole('link', { name: 'Ver o PDF' }).getAttribute('href');
  const receipt = await fetch(`${origin}${href}`);
  expect(receipt.headers.get('content-type')).toContain('application/pdf');
  await page.getByRole('button', { name: 'Fechar', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Planilha para o contador' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^pagamentos-da-assinatura-.*\.xlsx$/);
});
