import type { Locator, Page } from '@playwright/test';
import { expect } from './journey';

/** Locates the strip of the page that names the area versions overridden in this browser. */
export const locateOverrideStrip = (page: Page) =>
  page.getByRole('region', { name: 'Versão só deste navegador' });

/** Chooses an option of a list in a dialog. */
export async function chooseInDialog(
  page: Page,
  dialog: Locator,
  field: RegExp,
  option: string,
): Promise<void> {
  await dialog.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/**
 * Overrides the version of an area in this browser through the operator's screen: a release or a development
 * server, chosen by its label in the list. Waits until the override strip is visible.
 */
export async function overrideVersion(page: Page, area: string, version: string): Promise<void> {
  await page.goto('/operacao/versoes');
  await page.getByRole('button', { name: 'Trocar versão aqui' }).click();
  const dialog = page.getByRole('dialog', { name: 'Trocar versão neste navegador' });
  await chooseInDialog(page, dialog, /Área/, area);
  await chooseInDialog(page, dialog, /Versão/, version);
  await dialog.getByLabel('Motivo').fill('ver antes de todos');
  await dialog.getByRole('button', { name: 'Trocar e recarregar' }).click();
  await expect(locateOverrideStrip(page)).toContainText('este navegador usa');
}

/**
 * Stores the session of another user in this browser and opens the home page. Version overrides of the
 * browser stay in force.
 */
export async function replaceSession(page: Page, session: object): Promise<void> {
  await page.evaluate((kept) => localStorage.setItem('girassol.session', JSON.stringify(kept)), session);
  await page.goto('/inicio');
}
