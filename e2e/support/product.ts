import { expect, type Page } from '@playwright/test';

export const password = 'Girassol2026';

export const accounts = {
  owner: 'dono@girassol.test',
  vendor: 'vendedor@girassol.test',
  basic: 'basico@girassol.test',
  inactive: 'inadimplente@girassol.test',
  calculator: 'calculadora@serrana.test',
  partner: 'parceiro@serrana.test',
  aurora: 'dono@aurora.test',
  admin: 'admin@girassol.test',
  neighbour: 'dono@vizinha.test',
} as const;

export type Account = keyof typeof accounts;

/** The fields and the button of the login screen. */
export const emailField = (page: Page) => page.getByLabel('E-mail');
export const passwordField = (page: Page) => page.getByLabel('Senha', { exact: true });
export const loginButton = (page: Page) => page.getByRole('button', { name: 'FAZER LOGIN' });

/** Opens the login screen and signs in as a person would. Ends where the product leads. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await emailField(page).fill(accounts[account]);
  await passwordField(page).fill(password);
  await loginButton(page).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** What a page may never do: throw, or break its own security policy. Call before opening it; check at the end. */
export function watchForTrouble(page: Page): () => void {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (
      message.type() === 'error' &&
      /Content Security Policy|TrustedScript|integrity/i.test(message.text())
    ) {
      trouble.push(`console: ${message.text()}`);
    }
  });
  return () => expect(trouble).toEqual([]);
}
