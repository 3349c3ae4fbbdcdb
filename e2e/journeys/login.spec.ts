import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sendCall } from '../support/api';
import { expect, test } from '../support/journey';
import {
  demoLoginEmails,
  demoPassword,
  locateEmailField,
  locateLoginButton,
  locatePasswordField,
  signIn,
} from '../support/product';

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('[shell.login-001, shell.login-009] the login screen has its fields, its help and its links', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(locateLoginButton(page)).toBeDisabled();
  await expect(locatePasswordField(page)).toHaveAccessibleDescription(
    'Mínimo de 8 caracteres, com letras maiúsculas, minúsculas e números.',
  );
  await expect(page).toHaveTitle('Entrar · Girassol');

  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(page).toHaveURL(/\/recuperacao-de-acesso$/);
  await page.goBack();

  await page.getByRole('link', { name: 'Termos de Uso e Política de Privacidade' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Termos de uso e política de privacidade' }),
  ).toBeVisible();
});

test('the demonstration accounts are listed while there are any, and a press fills the form', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/login');
  await page.getByText('Contas de demonstração').click();
  for (const email of Object.values(demoLoginEmails)) await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: demoLoginEmails.neighbour }).click();
  await locateLoginButton(page).click();
  await expect(page).toHaveURL(/\/inicio$/);
});

test('[shell.login-002 to shell.login-007, shell.forms-006] the button waits for a valid e-mail and a strong password', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/login');
  const tries: [email: string, password: string, isReady: boolean][] = [
    [demoLoginEmails.owner, '', false],
    ['', demoPassword, false],
    ['dono@girassol', demoPassword, false],
    ['dono girassol.test', demoPassword, false],
    // An ending of a domain has 2 to 20 letters.
    ['dono@girassol.t', demoPassword, false],
    [`dono@girassol.${'t'.repeat(21)}`, demoPassword, false],
    [demoLoginEmails.owner, 'Sol2026', false],
    [demoLoginEmails.owner, 'GIRASSOL2026', false],
    [demoLoginEmails.owner, 'girassol2026', false],
    [demoLoginEmails.owner, 'GirassolSol', false],
    [demoLoginEmails.owner, demoPassword, true],
  ];
  for (const [email, word, isReady] of tries) {
    await locateEmailField(page).fill(email);
    await locatePasswordField(page).fill(word);
    await expect(locateLoginButton(page), `${email} / ${word}`).toBeEnabled({ enabled: isReady });
  }
  await locatePasswordField(page).fill('fraca');
  await locateEmailField(page).fill('sem-arroba');
  await locatePasswordField(page).focus();
  await expect(page.getByText('Insira um e-mail válido.')).toBeVisible();
});

test('[shell.login-013] a wrong password is answered, keeps what was written, and can be corrected', {
  tag: '@one-bundle',
}, async ({ page }) => {
  await page.goto('/login');
  await locateEmailField(page).fill(demoLoginEmails.vendor);
  await locatePasswordField(page).fill('Girassol2025');
  await locateLoginButton(page).click();

  // Once, in place: no dialog stands over the form.
  await expect(page.getByText('E-mail ou senha incorretos.')).toHaveCount(1);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/login$/);
  await expect(locateEmailField(page)).toHaveValue(demoLoginEmails.vendor);
  await expect(locatePasswordField(page)).toHaveValue('Girassol2025');
  await expect(page.getByRole('form', { name: 'Entrar' }).getByRole('alert')).toContainText(
    'E-mail ou senha incorretos.',
  );

  await locatePasswordField(page).fill(demoPassword);
  await locatePasswordField(page).press('Enter');
  await expect(page).toHaveURL(/\/inicio$/);
});

test('[shell.access-005, shell.login-008] the first login is remembered: who comes back finds the e-mail, never the password', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/login');
  expect(await stored(page, 'girassol.login-preference')).toBeNull();
  await expect(locateEmailField(page)).toHaveValue('');

  await signIn(page, 'vendor');
  await expect(page).toHaveURL(/\/inicio$/);
  await page.getByRole('button', { name: 'SAIR' }).click();
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  expect(await stored(page, 'girassol.login-preference')).not.toBeNull();
  await expect(locateEmailField(page)).toHaveValue(demoLoginEmails.vendor);
  await expect(locatePasswordField(page)).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    demoPassword,
  );
});

test('[shell.access-017, shell.login-008] a link fills the form, and its password leaves the address before anybody sees it', {
  tag: '@full',
}, async ({ page }) => {
  const leaks: string[] = [];
  page.on('request', (request) => {
    const told = `${request.url()} ${request.headers().referer ?? ''} ${request.postData() ?? ''}`;
    if (!request.isNavigationRequest() && told.includes(demoPassword)) leaks.push(request.url());
  });
  await page.goto('/'); // something to go back to
  await page.goto(`/login?email=${demoLoginEmails.partner}&psd=${demoPassword}&origem=parceiro`);
  await expect(locateEmailField(page)).toHaveValue(demoLoginEmails.partner);
  await expect(locatePasswordField(page)).toHaveValue(demoPassword);
  await expect(page).toHaveURL(/\/login\?origem=parceiro$/);
  await expect(locateLoginButton(page)).toBeEnabled();
  expect(leaks).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    demoPassword,
  );

  await page.goto('/termos-de-uso-e-politica-de-privacidade');
  await page.goBack();
  expect(page.url()).not.toContain(demoPassword);
});

test('[shell.access-017, shell.login-012] a link with a token opens a session by itself', async ({
  as,
  page,
}) => {
  const { session } = await as('partner');
  await page.goto(`/login?token=${session.token}`);
  await expect(page).toHaveURL(/\/inicio$/);
  await expect(page.getByRole('heading', { level: 1, name: /Lorena/ })).toBeVisible();
});

test('a link with a token asks whoever is in before it takes their place', { tag: '@full' }, async ({
  as,
  page,
}) => {
  const { session: other } = await as('calculator');
  const { session } = await as('partner');
  await page.goto(`/login?token=${session.token}`);
  await expect(page.getByRole('heading', { level: 1, name: /Lorena/ })).toBeVisible();
  await page.goto(`/login?token=${other.token}`);
  await expect(page.getByRole('heading', { name: 'Trocar de conta?' })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('button', { name: /Continuar como Lorena/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Lorena/ })).toBeVisible();
});

test('a token of the calculator leads straight to its first step', { tag: '@full' }, async ({ as, page }) => {
  const { session } = await as('calculator');
  await page.goto(`/login?token=${session.token}&isSerranaCalc=true`);
  await expect(page).toHaveURL(/\/proposta\/gerar-proposta\/dados-consumo\/nova$/);
});

test('[shell.login-013] a link whose token ended says so and leaves the form', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/login?token=um-token-que-nao-vale');
  await expect(page.getByText('Este link de acesso não vale mais.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/login$/);
  await expect(locateEmailField(page)).toBeEditable();
});

test('a password tried a hundred times meets a closed door that says when it opens', {
  tag: '@full',
}, async ({ origin, page }) => {
  // An e-mail of its own: nobody else is locked out.
  const email = `forca.bruta.${randomBytes(4).toString('hex')}@exemplo.test`;
  const replies: Response[] = [];
  for (let round = 0; round < 10; round += 1) {
    const tried = Array.from({ length: 10 }, () =>
      sendCall(origin, 'POST /users/login', { body: { email, password: 'Errada2026' } }),
    );
    replies.push(...(await Promise.all(tried)));
  }
  const statuses = replies.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
  expect(statuses.at(-1)).toBe(429);
  expect(Number(replies.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);

  await page.goto('/login');
  await locateEmailField(page).fill(email);
  await locatePasswordField(page).fill(demoPassword);
  await locateLoginButton(page).click();
  await expect(page.getByRole('form', { name: 'Entrar' }).getByRole('alert')).toContainText(
    /Muitas tentativas de entrar\. Aguarde \d+ minutos? e tente novamente/,
  );

  // Others at the same address are not held up.
  await signIn(page, 'basic');
});
