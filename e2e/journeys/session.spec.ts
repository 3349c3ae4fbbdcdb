import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { demoLoginEmails, locateEmailField, signIn } from '../support/product';

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Every address the page shows, also those it leaves at once. */
function watchAddresses(page: Page): string[] {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) seen.push(new URL(frame.url()).pathname);
  });
  return seen;
}

test('[shell.access-001, shell.session-001, shell.session-002] a login leads over /iniciando to /inicio, and a reload keeps it', {
  tag: '@one-bundle',
}, async ({ page }) => {
  const seen = watchAddresses(page);
  await signIn(page, 'owner');
  await expect(page).toHaveURL(/\/inicio$/);
  expect(seen).toContain('/iniciando');
  await expect(page.getByRole('heading', { level: 1, name: /Marina/ })).toBeVisible();

  const session: { expiration: number } = JSON.parse((await stored(page, 'girassol.session')) ?? '{}');
  const days = (session.expiration - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThan(7.1);

  await page.reload();
  await expect(page).toHaveURL(/\/inicio$/);
  await expect(page.getByRole('heading', { level: 1, name: /Marina/ })).toBeVisible();
});

test('[shell.session-003] a stored session that has ended is cleared, and the login is asked for', {
  tag: '@full',
}, async ({ as, enter }) => {
  const { session } = await as('owner');
  const page = await enter(
    { ...(await as('owner')), session: { ...session, expiration: Date.now() - 1 } },
    '/inicio',
  );
  await expect(page).toHaveURL(/\/login$/);
  await expect(locateEmailField(page)).toHaveValue(demoLoginEmails.owner);
  expect(await stored(page, 'girassol.session')).toBeNull();
});

test('[shell.session-007] a token the server no longer knows ends the session', async ({ as, enter }) => {
  const caller = await as('owner');
  await caller.call('POST /users/logout');
  const page = await enter(caller, '/inicio');
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => stored(page, 'girassol.session')).toBeNull();
});

test('[shell.chrome-008, shell.session-004] SAIR in the side menu ends the session everywhere and leads to /login', async ({
  as,
  enter,
}) => {
  const caller = await as('owner');
  const page = await enter(caller, '/inicio');
  const otherTab = await page.context().newPage();
  await otherTab.goto('/inicio');
  await expect(otherTab.getByRole('heading', { level: 1, name: /Marina/ })).toBeVisible();

  await page.getByRole('button', { name: 'SAIR' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await stored(page, 'girassol.session')).toBeNull();
  await expect(otherTab).toHaveURL(/\/login$/);
  await expect.poll(async () => (await caller.attempt('POST /users/token-login')).status).toBe(401);

  await page.goto('/inicio');
  await expect(page).toHaveURL(/\/login$/);
});

test('[shell.chrome-009, shell.access-021, shell.access-005] the top bar signs out to /, which asks a known browser to log in', {
  tag: '@full',
}, async ({ enter }) => {
  const page = await enter('vendor', '/inicio');
  await expect(page.getByRole('heading', { level: 1, name: /Rafael/ })).toBeVisible();
  const seen = watchAddresses(page);
  await page.getByRole('button', { name: 'Rafael Nunes, Colaborador' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(seen).toContain('/');
  expect(await stored(page, 'girassol.session')).toBeNull();
});

test('[shell.updates-005, shell.chrome-010] a waiting update is offered, and loaded when the person wants', {
  tag: '@full',
}, async ({ enter }) => {
  const page = await enter('partner', '/login');
  await page.route('**/api/updates/updated', (route) =>
    route.fulfill({ json: { needUpdate: true, critical: false } }),
  );
  await page.goto('/inicio');
  await expect(page.getByRole('region', { name: 'Nova versão' })).toContainText(
    'Há uma nova versão disponível.',
  );
  await page.unroute('**/api/updates/updated');
  await page.getByRole('button', { name: 'Atualização Disponível: recarregar a página' }).click();
  await expect(page.getByRole('img', { name: 'App Atualizado' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Nova versão' })).toBeHidden();
});

test('[shell.updates-002] a critical update ends the session, once for each version', {
  tag: '@full',
}, async ({ enter }) => {
  const page = await enter('partner', '/login');
  await page.route('**/api/updates/updated', (route) =>
    route.fulfill({ json: { needUpdate: true, critical: true } }),
  );
  await page.goto('/inicio');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, 'partner');
  await page.reload();
  await expect(
    page.getByRole('button', { name: 'Atualização Importante: recarregar a página' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/inicio$/);
});
