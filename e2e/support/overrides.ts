import type { Locator, Page } from '@playwright/test';
import { expect } from './journey';

/** Says what this browser sees other than everybody else. */
export const strip = (page: Page) => page.getByRole('region', { name: 'Versão só deste navegador' });

/** Chooses an option of a list in a dialog. */
export async function choose(page: Page, dialog: Locator, field: RegExp, option: string): Promise<void> {
  await dialog.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The operator points this browser at a version of an area, or at a development server: as the list names it. */
export async function pointAt(page: Page, area: string, version: string): Promise<void> {
  await page.goto('/operacao/versoes');
  await page.getByRole('button', { name: 'Trocar versão aqui' }).click();
  const dialog = page.getByRole('dialog', { name: 'Trocar versão neste navegador' });
  await choose(page, dialog, /Área/, area);
  await choose(page, dialog, /Versão/, version);
  await dialog.getByLabel('Motivo').fill('ver antes de todos');
  await dialog.getByRole('button', { name: 'Trocar e recarregar' }).click();
  await expect(strip(page)).toContainText('este navegador usa');
}

/** Somebody else takes the seat at this browser: what it was pointed at stays. */
export async function seat(page: Page, session: object): Promise<void> {
  await page.evaluate((kept) => localStorage.setItem('girassol.session', JSON.stringify(kept)), session);
  await page.goto('/inicio');
}
