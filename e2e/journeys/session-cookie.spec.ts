import type { Page } from '@playwright/test';
import { getSalesBoardPath } from '../support/board';
import { expect, test } from '../support/journey';
import { signIn } from '../support/product';

/** Returns the session token in the browser's storage; '' where there is none. */
const readStoredToken = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('girassol.session') ?? '{}').token ?? '');

/** Everything that a script in the page can read of the session. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage, cookie: document.cookie }));

/** Reads the session with a token, from outside of the browser. */
const statusWith = async (origin: string, token: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${origin}/api/users/token-login`, { method: 'POST', headers })).status;
};

test('[shell.session-002, shell.session-004] what a script can read opens no session; a reload keeps it and a logout ends it', {
  tag: '@one-bundle',
}, async ({ page, origin }) => {
  await signIn(page, 'owner');
  await expect(page).toHaveURL(/\/inicio$/);
  const [kept] = (await page.context().cookies()).filter(({ name }) => name.startsWith('girassol_session_'));
  expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  expect(await readable(page)).not.toContain(kept?.value);
  expect(await statusWith(origin, await readStoredToken(page))).toBe(401);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Marina/ })).toBeVisible();
  await page.getByRole('button', { name: 'SAIR' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect
    .poll(async () => (await page.context().cookies()).filter(({ name }) => name === kept?.name))
    .toEqual([]);
});

test('[shell.session-002] a session of before the cookies is carried over, in every open tab', {
  tag: '@full',
}, async ({ as, enter, origin }) => {
  const caller = await as('owner');
  const page = await enter(caller, '/inicio');
  const secret = caller.session.token;
  await expect.poll(() => readStoredToken(page)).toMatch(/^cookie-/);
  expect(await readable(page)).not.toContain(secret);

  const otherTab = await page.context().newPage();
  await otherTab.goto(getSalesBoardPath(caller.session.managerId));
  await expect(otherTab.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'SAIR' }).click();
  await expect(otherTab).toHaveURL(/\/login$/);
  await expect.poll(() => statusWith(origin, secret)).toBe(401);
});

test('[shell.access-017, shell.login-012] a token of a link goes into a cookie, and works on for who made the link', {
  tag: '@full',
}, async ({ as, page, origin }) => {
  const { session } = await as('partner');
  await page.goto(`/login?token=${session.token}`);
  await expect(page).toHaveURL(/\/inicio$/);
  expect(await readStoredToken(page)).toMatch(/^cookie-/);
  expect(await readable(page)).not.toContain(session.token);
  expect(await statusWith(origin, session.token)).toBe(200);
});
