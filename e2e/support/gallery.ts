import { expect, type Page } from '@playwright/test';

/**
 * Uses the controls of the component gallery on the open page and checks their effect: theme, partner brand,
 * a confirmation, a dialog, a chart.
 */
export async function exerciseComponentGallery(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Noite', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Dia', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  const leaf = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--g-leaf').trim());
  const own = await leaf();
  await page.getByRole('button', { name: 'Marca de parceiro' }).click();
  await expect.poll(leaf).not.toBe(own);
  await page.getByRole('button', { name: 'Marca de parceiro' }).click();
  await expect.poll(leaf).toBe(own);

  await page.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir venda' }).click();
  await expect(page.getByText('Venda excluída')).toBeVisible();
  await page.getByRole('button', { name: 'Janela', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('img', { name: 'Ganhos e perdas de janeiro a junho' })).toBeVisible();
}
