import { listAxeFindingsInState } from '../support/axe';
import { expect, test } from '../support/journey';

test('[billing-008, billing-029, shell.access-005] a visitor arrives at the sales page, asks to be called, and finds the plans', async ({
  page,
  origin,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(`${origin}/sobre`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Do primeiro contato à usina ligada/);
  await expect(page.locator('script')).toHaveCount(0);

  await page.goto('/sobre?src=feira&utm_source=cartaz');
  await page.getByRole('button', { name: 'Falar com a gente' }).first().click();
  const form = page.getByRole('region', { name: 'Fale com a gente' });
  await form.getByLabel('Seu nome').fill('Ana Souza');
  await form.getByLabel('E-mail').fill('ana@empresa.com.br');
  await form.getByLabel('Telefone').fill('999');
  expect(await listAxeFindingsInState(page, 'the contact form over the page')).toEqual([]);
  await form.getByRole('button', { name: 'Quero ser contatado' }).click();
  await expect(page.getByRole('alert')).toContainText('Escreva o telefone com DDD');
  await expect(page.getByLabel('Seu nome')).toHaveValue('Ana Souza');
  await expect(page.locator('input[name=utm_source]')).toHaveValue('cartaz');
  await page.getByLabel('Telefone').fill('(47) 99999-8888');
  await page.getByRole('button', { name: 'Quero ser contatado' }).click();
  await expect(page).toHaveURL(/\/sobre\/obrigado/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recebemos o seu contato');

  await page.getByRole('link', { name: 'Ver planos e preços' }).click();
  await expect(page.getByRole('link', { name: 'Assinar o plano CRM' })).toHaveAttribute(
    'href',
    '/assinatura/passo-1/2',
  );
});

test('a visitor without scripts reads the page of the phone and asks for a trial', {
  tag: '@full',
}, async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  });
  const page = await context.newPage();
  await page.goto('/sobre/mobile');
  await page.getByRole('navigation', { name: 'Atalhos' }).getByRole('link', { name: 'Teste grátis' }).click();
  await expect(page.getByText('não abre a conta sozinho')).toBeVisible();
  await page.getByLabel('Seu nome').fill('Rui Dias');
  await page.getByLabel('E-mail').fill('rui@empresa.com.br');
  await page.getByLabel('Telefone').fill('19 98888-7777');
  await page.getByRole('button', { name: 'Pedir o teste grátis' }).click();
  await expect(page).toHaveURL(/\/form-teste-gratis\/obrigado/);
  await expect(page.getByText('A conta ainda não está aberta')).toBeVisible();
  await context.close();
});
