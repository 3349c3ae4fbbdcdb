import { listAxeFindingsInState } from '../support/axe';
import { expect, test } from '../support/journey';

test('[support-002, support-011, support-021] Zoe answers in the corner of the page, and a person takes over', async ({
  enter,
}) => {
  const page = await enter('owner', '/inicio');
  const button = page.getByRole('button', { name: 'Ajuda', exact: true });
  // The code of the chat comes when it is pressed.
  const chunks: string[] = [];
  page.on('request', (request) => chunks.push(request.url()));
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Zoe' });
  await expect(dialog).toContainText('Online');
  expect(chunks.some((url) => url.includes('assistant'))).toBe(true);
  const field = dialog.getByPlaceholder('Digite sua mensagem aqui');
  await expect(field).toBeFocused();
  const log = dialog.getByRole('log');
  await expect(log).toHaveAttribute('aria-busy', 'false');
  await field.fill('Como importo uma planilha de clientes?');
  await field.press('Enter');
  await expect(log).toContainText('Diga o que cada coluna é');
  await expect(log.getByRole('link', { name: 'Importar uma planilha' })).toBeVisible();
  expect(await listAxeFindingsInState(page, 'the chat with an answer')).toEqual([]);

  // The page beside it stays usable, and the conversation survives a closing and a reload.
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.reload();
  await button.click();
  await expect(log).toContainText('Diga o que cada coluna é');
  await expect(log).toHaveAttribute('aria-busy', 'false');
  await field.fill('Qual é a capital da Mongólia?');
  await field.press('Enter');
  await expect(log).toContainText('Não encontrei isso nos artigos de ajuda');
  await log.getByRole('button', { name: 'Falar com uma pessoa' }).click();
  await expect(page).toHaveURL(/\/ticket\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('log')).toContainText('Qual é a capital da Mongólia?');
  await expect(page.getByRole('log')).toContainText('Quero falar com uma pessoa.');
  await expect(page.getByRole('button', { name: 'Ajuda', exact: true })).toHaveCount(0);
});

test('[support-014] on a phone the chat takes the whole screen and has a way back', {
  tag: '@full',
}, async ({ enter }) => {
  const page = await enter('vendor', '/inicio', { viewport: { width: 390, height: 844 } });
  await page.getByRole('button', { name: 'Ajuda', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Zoe' });
  await expect(dialog).toHaveCSS('width', '390px');
  await dialog.getByRole('button', { name: 'Voltar' }).click();
  await expect(dialog).toBeHidden();
});
