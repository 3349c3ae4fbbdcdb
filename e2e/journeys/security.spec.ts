import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { logInWithPassword } from '../support/api';
import { listAxeFindingsInState } from '../support/axe';
import { expect, test } from '../support/journey';
import { locateEmailField, locateLoginButton, locatePasswordField } from '../support/product';
import { openSecuredAccount, SECURED_PASSWORD as PASSWORD } from '../support/secured-account';

const NEW_PASSWORD = 'Tijolo-verde-27';
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Computes the code that an authenticator shows `ahead` steps of 30 s from now (RFC 6238). */
function computeCode(secret: string, ahead = 0): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await locateEmailField(page).fill(email);
  await locatePasswordField(page).fill(password);
  await locateLoginButton(page).click();
}

async function openSecurity(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Rita Alves/ }).click();
  await page.getByRole('menuitem', { name: 'Senha e segurança' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Senha e segurança' })).toBeVisible();
}

test('a session that is ended in another browser is dead within a second, and unsaved text stays', async ({
  as,
  enter,
  origin,
}) => {
  const email = await openSecuredAccount(await as('admin'), origin);
  const login = { email, password: PASSWORD };
  const [mine, other] = [await logInWithPassword(origin, login), await logInWithPassword(origin, login)];
  const page = await enter(mine, `/conta/senha/${mine.session.userId}`);
  const victim = await enter(other, `/conta/senha/${other.session.userId}`);
  await victim.getByLabel('Nova senha').fill('Escrevi-isto-aqui-1');
  await expect(page.getByRole('list', { name: 'Sessões' })).toContainText('Esta sessão');
  expect(await listAxeFindingsInState(page, 'password and sessions')).toEqual([]);

  await page.getByRole('button', { name: 'Encerrar todas as outras' }).click();
  const prompt = victim.getByRole('dialog', { name: 'Sua sessão foi encerrada' });
  await page.getByRole('button', { name: 'Encerrar todas', exact: true }).click();
  const begun = Date.now();
  await expect(prompt).toBeVisible({ timeout: 5_000 });
  test.info().annotations.push({ type: 'ms until the prompt', description: String(Date.now() - begun) });
  expect(Date.now() - begun).toBeLessThan(1_500);
  expect(await listAxeFindingsInState(victim, 'the end of a session, over its page')).toEqual([]);

  await prompt.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await prompt.getByRole('button', { name: 'FAZER LOGIN' }).click();
  await expect(prompt).toBeHidden();
  await expect(victim.getByLabel('Nova senha')).toHaveValue('Escrevi-isto-aqui-1');
});

test('[account-001] password and second factor: changed, asked for at the login, and turned off', async ({
  as,
  origin,
  page,
}) => {
  const email = await openSecuredAccount(await as('admin'), origin);
  await logIn(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/inicio$/);
  await openSecurity(page);
  await page.getByLabel('Senha atual').fill(PASSWORD);
  await page.getByLabel('Nova senha').fill(NEW_PASSWORD);
  await expect(page.getByText('Boa senha')).toBeVisible();
  await page.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(page.getByText(/^Senha trocada/)).toBeVisible();

  await page.getByRole('button', { name: 'Ligar', exact: true }).click();
  const setup = page.getByRole('dialog', { name: 'Ligar a verificação em duas etapas' });
  await setup.getByLabel('Senha', { exact: true }).fill(NEW_PASSWORD);
  await setup.getByRole('button', { name: 'Continuar' }).click();
  await expect(setup.getByRole('img')).toBeVisible();
  expect(await listAxeFindingsInState(page, 'the second factor, its QR code')).toEqual([]);
  const secret = ((await setup.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await setup.getByLabel('Código de 6 números').fill(computeCode(secret));
  await setup.getByRole('button', { name: 'Ligar', exact: true }).click();
  const codes = page.getByRole('dialog', { name: 'Códigos de recuperação' });
  const recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? '';
  expect(await listAxeFindingsInState(page, 'the recovery codes')).toEqual([]);
  await codes.getByRole('button', { name: 'Guardei os códigos' }).click();
  await expect(page.getByText(/Restam 10 códigos/)).toBeVisible();

  // The next step of the authenticator: the one of before is used.
  await page.evaluate(() => localStorage.removeItem('girassol.session'));
  await logIn(page, email, NEW_PASSWORD);
  await page.getByLabel('Código', { exact: true }).fill(computeCode(secret, 1));
  expect(await listAxeFindingsInState(page, 'the code of a login')).toEqual([]);
  await page.getByRole('button', { name: 'ENTRAR', exact: true }).click();
  await expect(page).toHaveURL(/\/inicio$/);

  await openSecurity(page);
  await page.getByRole('button', { name: 'Desligar' }).click();
  const off = page.getByRole('dialog', { name: 'Desligar a verificação em duas etapas' });
  await off.getByLabel('Senha', { exact: true }).fill(NEW_PASSWORD);
  await off.getByLabel('Código do aplicativo').fill(recoveryCode);
  await off.getByRole('button', { name: 'Desligar' }).click();
  await expect(page.getByRole('button', { name: 'Ligar', exact: true })).toBeVisible();
});

test('[shell.login-001] whoever forgot the password asks for a link, and reads nothing of whether it is known', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(page.getByRole('heading', { name: 'Recuperação de acesso' })).toBeVisible();
  expect(await listAxeFindingsInState(page, 'the recovery of a password')).toEqual([]);
  await page.getByLabel('E-mail').fill('ninguem@girassol.test');
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByText('Se ninguem@girassol.test tem acesso, o link está a caminho.')).toBeVisible();
});

test('an account in bad standing reaches its password in the settings', async ({ enter }) => {
  const page = await enter('inactive', '/configuracoes?secao=seguranca');
  await expect(page.getByRole('button', { name: 'Trocar senha' })).toBeVisible();
});
