import { expect, test } from '../support/journey';

test('[support-013, support-023] a visitor writes on the contact page; a person with a session talks to Zoe without attachments', {
  tag: '@full',
}, async ({ as, enter, page }) => {
  await page.goto('/contato');
  await page.getByLabel('Nome').fill('Caio Prates');
  await page.getByLabel('E-mail').fill(`caio${Date.now()}@empresa.com.br`);
  await page.getByLabel('Mensagem').fill('Quanto custa o plano CRM?');
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByText(/Recebemos a sua mensagem\. Respondemos para caio/)).toBeVisible();

  const desk = await enter(await as('admin'), '/admin2');
  await expect(desk.getByRole('link', { name: 'Contato de Caio Prates' }).first()).toBeVisible();

  const inside = await enter(await as('owner'), '/contato');
  await expect(inside.getByRole('textbox', { name: 'Mensagem para a Zoe' })).toBeVisible();
  await expect(inside.getByRole('button', { name: 'Anexar imagens' })).toHaveCount(0);
});

test('a trial request says who answers and when', { tag: '@full' }, async ({ page }) => {
  await page.goto('/chat-solicitacao-teste');
  await page.getByLabel('Nome').fill('Rita Lemos');
  await page.getByLabel('E-mail').fill('rita@empresa.com.br');
  await page.getByLabel('Telefone ou WhatsApp').fill('47988887777');
  await page.getByRole('button', { name: 'Pedir um teste' }).click();
  await expect(page.getByText(/Rita Lemos, recebemos o seu pedido\..* até /)).toBeVisible();
});
