import { expect, type Page } from '@playwright/test';

/** Password of every demonstration login. */
export const demoPassword = 'Girassol2026';

/** E-mails of the demonstration logins, by role or kind of account. */
export const demoLoginEmails = {
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

/** Key of a demonstration login in `demoLoginEmails`. */
export type DemoLogin = keyof typeof demoLoginEmails;

/** Locates the e-mail field of the login screen. */
export const locateEmailField = (page: Page) => page.getByLabel('E-mail');
export const locatePasswordField = (page: Page) => page.getByLabel('Senha', { exact: true });
export const locateLoginButton = (page: Page) => page.getByRole('button', { name: 'FAZER LOGIN' });

/**
 * Signs in on the login screen with a demonstration login, as a person does, and waits until another page is
 * shown.
 */
export async function signIn(page: Page, account: DemoLogin): Promise<void> {
  await page.goto('/login');
  await locateEmailField(page).fill(demoLoginEmails[account]);
  await locatePasswordField(page).fill(demoPassword);
  await locateLoginButton(page).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Expects the title of a page of somebody signed in, with or without the count of unread notifications before it. */
export async function expectPageTitle(page: Page, title: string): Promise<void> {
  await expect.poll(async () => (await page.title()).replace(/^\(\d+\) /, '')).toBe(title);
}

/**
 * Records uncaught errors and violations of the security policy of a page, which must not be open yet. The
 * returned function fails the test if any were recorded.
 */
export function watchForPageErrors(page: Page): () => void {
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
