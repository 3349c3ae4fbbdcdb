import { expect, type Page } from '@playwright/test';

export const password = 'Girassol2026';

export const accounts = {
  owner: 'dono@girassol.test',
  vendor: 'vendedor@girassol.test',
  basic: 'basico@girassol.test',
  inactive: 'inadimplente@girassol.test',
  calculator: 'calculadora@serrana.test',
  partner: 'parceiro@serrana.test',
  admin: 'admin@girassol.test',
  neighbour: 'dono@vizinha.test',
} as const;

export type Account = keyof typeof accounts;

/** Opens the login screen and signs in as a person would. Ends where the product leads. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(accounts[account]);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'FAZER LOGIN' }).click();
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
