import type { Page } from '@playwright/test';

/**
 * Fills the fields of the credit form (CPF, birth date, income, address and others) for which the proposal
 * has no values; `tag` makes the e-mail unique.
 */
export async function fillCreditForm(page: Page, tag: string): Promise<void> {
  await page.getByLabel('CPF', { exact: false }).and(page.getByRole('textbox')).fill('52998224725');
  await page.getByRole('textbox', { name: /^Data de Nascimento/ }).fill('10/05/1985');
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(`cliente-${tag}@exemplo.test`);
  await page.getByRole('textbox', { name: /^Telefone/ }).fill('47999887766');
  await page.getByRole('textbox', { name: /^Renda Mensal/ }).fill('9500,00');
  await page.getByRole('button', { name: /Fornecedor/ }).click();
  await page.getByRole('option', { name: 'Serra Clara' }).click();
  await page.getByRole('textbox', { name: /^CNPJ do Integrador/ }).fill('99990138000142');
  await page.getByRole('textbox', { name: /^CEP/ }).fill('13010000');
  await page.getByRole('textbox', { name: /^Bairro/ }).fill('Centro');
  await page.getByRole('textbox', { name: /^Logradouro/ }).fill('Rua das Palmeiras');
  await page.getByRole('textbox', { name: /^Número/ }).fill('120');
}
