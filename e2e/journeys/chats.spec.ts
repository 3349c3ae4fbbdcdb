import { Buffer } from 'node:buffer';
import { expect, test } from '../support/journey';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('[chats-001] a customer writes from a phone on the screen, is answered, reads it, and becomes a lead', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const page = await enter(owner, '/chats');
  await expect(page.getByRole('heading', { level: 1, name: 'Conversas' })).toBeVisible();
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Celular de demonstração' }).click();
  const phone = await opening;
  const person =
    /Celular de (.+?), \(/.exec((await phone.locator('header p').textContent()) ?? '')?.[1] ?? '';
  await phone.getByLabel(/^Mensagem para/).fill('Quero um orçamento para a minha casa');
  await phone.getByRole('button', { name: 'Enviar' }).click();
  await expect(phone.getByRole('listitem')).toContainText('Quero um orçamento para a minha casa');

  // It comes without a reload, with its window counting down.
  const entry = page.getByRole('listitem').filter({ hasText: 'Quero um orçamento para a minha casa' });
  await entry.getByRole('link', { name: person }).click();
  const log = page.getByRole('log');
  await expect(log).toContainText('Quero um orçamento para a minha casa');
  await expect(page.getByText(/^Janela fecha em 23 h/)).toBeVisible();

  const field = page.getByLabel('Mensagem', { exact: true });
  await field.fill('Claro! Qual é o valor da sua conta de luz?');
  // What was typed is still there after a reload.
  await page.reload();
  await expect(field).toHaveValue('Claro! Qual é o valor da sua conta de luz?');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(log).toContainText('Entregue');
  await expect(field).toHaveValue('');
  await expect(phone.getByRole('listitem').first()).toContainText('Claro! Qual é o valor', {
    timeout: 10_000,
  });
  await phone.getByRole('button', { name: 'Ler o que chegou' }).click();
  await expect(log).toContainText('Lida');

  await phone
    .locator('input[type=file]')
    .setInputFiles({ name: 'telhado.png', mimeType: 'image/png', buffer: PIXEL });
  await phone.getByRole('button', { name: 'Enviar' }).click();
  await expect(log.getByRole('img')).toBeVisible();

  await log
    .getByRole('button', { name: /^O que fazer com a mensagem/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Criar lead' }).click();
  await expect(log.getByRole('link', { name: 'Virou lead' })).toBeVisible();
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('link', { name: person, exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Virou lead' }).click();
  await expect(page.getByText(`WhatsApp: ${person}`).first()).toBeVisible();
});

test('on a phone the list and the conversation are one at a time', { tag: '@full' }, async ({ enter }) => {
  const page = await enter('owner', '/chats', { viewport: { width: 390, height: 800 } });
  await page.getByRole('link', { name: 'Rogério Lima' }).click();
  await expect(page.getByRole('log')).toContainText('telhado de cerâmica');
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.getByRole('button', { name: 'Cliente' }).click();
  await expect(page.getByText('Responsável pela conversa')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Voltar às conversas' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('outside the window a template goes with its gaps filled', { tag: '@full' }, async ({ enter }) => {
  const page = await enter('owner', '/chats');
  await page.getByRole('button', { name: 'Nova conversa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova conversa' });
  await dialog.getByLabel('WhatsApp do cliente').fill('47 98765-4321');
  await dialog.getByRole('button', { name: 'Abrir conversa' }).click();
  await expect(page.getByText('Janela fechada: só modelo')).toBeVisible();
  await page.getByLabel('Lacuna 1').fill('Bianca');
  await page.getByRole('button', { name: 'Enviar modelo' }).click();
  const log = page.getByRole('log');
  await expect(log).toContainText('Olá, Bianca! Podemos retomar o seu orçamento?');
  await expect(log).toContainText('Entregue');
});
