import { expect, test } from '../support/journey';

test('[shell.recovery-001, support-021] who cannot sign in talks to an agent, who sends the link to the address on file', async ({
  as,
  enter,
  page,
}) => {
  await page.goto('/sobre');
  await expect(page.getByRole('button', { name: 'Precisa de ajuda para entrar?' })).toHaveCount(0);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Precisa de ajuda para entrar?' }).click();
  const panel = page.getByRole('dialog', { name: 'Falar com o suporte' });
  const name = `LIA ${Date.now().toString(36).toUpperCase()}`;
  await panel.getByLabel('Primeiro nome').pressSequentially('lia ');
  await expect(panel.getByLabel('Primeiro nome')).toHaveValue('LIA ');
  await panel.getByLabel('Primeiro nome').fill(name.replaceAll(/\d/g, 'X'));
  await panel.getByLabel('E-mail da conta').fill('lia@empresa.com.br');
  await expect(panel.getByRole('button', { name: 'CHAMAR SUPORTE' })).toHaveCount(0);
  await panel.getByLabel('Celular').fill('47999998888');
  await panel.getByRole('button', { name: 'CHAMAR SUPORTE' }).click();
  await panel.getByRole('textbox', { name: 'Mensagem' }).fill('Troquei de celular e perdi a senha.');
  await panel.getByRole('button', { name: 'Enviar' }).click();
  await expect(panel.getByRole('log')).toContainText('Troquei de celular');

  const desk = await enter(await as('admin'), '/admin2');
  await desk.getByRole('link', { name: `Recuperação de acesso de ${name.replaceAll(/\d/g, 'X')}` }).click();
  await expect(desk.getByText('lia@empresa.com.br · 47999998888')).toBeVisible();
  await desk.getByRole('button', { name: 'Enviar link de acesso' }).click();
  await desk.getByRole('button', { name: 'Enviar link', exact: true }).click();
  await expect(desk.getByText('Link enviado ao e-mail cadastrado, se houver uma conta.')).toBeVisible();

  // Open as it was left, with what came meanwhile.
  await page.reload();
  await expect(panel.getByRole('log')).toContainText('enviou um link para escolher uma nova senha');
  await panel.getByRole('button', { name: 'Fechar a ajuda' }).click();
  await expect(page.getByRole('button', { name: 'Precisa de ajuda para entrar?' })).toBeFocused();
});
