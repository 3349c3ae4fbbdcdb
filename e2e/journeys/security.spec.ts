import { buildBoardPath, formatDate, toIsoDate } from '@girassol/shared-domain';
import type { Page } from '@playwright/test';
import { type Caller, logInWithPassword } from '../support/api';
import { computeCode } from '../support/authenticator';
import { listAxeFindingsInState } from '../support/axe';
import { createUniqueWord } from '../support/board';
import { expect, test } from '../support/journey';
import { locateEmailField, locateLoginButton, locatePasswordField } from '../support/product';
import { openSecuredAccount, SECURED_PASSWORD as PASSWORD } from '../support/secured-account';
import { waitForMail } from '../support/signing';

const NEW_PASSWORD = 'Tijolo-verde-27';

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

/** Turns the second factor on in its three steps. Returns its secret, and the first of the recovery codes. */
async function turnFactorOn(page: Page, password: string): Promise<{ secret: string; recoveryCode: string }> {
  await page.getByRole('button', { name: 'Ligar', exact: true }).click();
  const setup = page.getByRole('dialog', { name: 'Ligar a verificação em duas etapas' });
  await setup.getByLabel('Senha', { exact: true }).fill(password);
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
  return { secret, recoveryCode };
}

/** Invites somebody with the right to sales, who accepts. Returns this person, logged in. */
async function addCollaborator(owner: Caller, admin: Caller, origin: string, name: string): Promise<Caller> {
  const email = `${createUniqueWord()}@segura.com.br`;
  const { managerId, token } = owner.session;
  const invitation = { email, name, permissions: { salesKanban: true }, levels: {} };
  await post(`${origin}/api/users/vendors/${managerId}`, invitation, { authorization: `Bearer ${token}` });
  const text = await waitForMail(origin, admin, { to: email, subject: 'convidou você' });
  const [, invited] = /\/convite#([\w-]+)/.exec(text) ?? [];
  await post(`${origin}/api/users/invitation/accept`, { token: invited, name, password: PASSWORD });
  return logInWithPassword(origin, { email, password: PASSWORD });
}

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

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

  const { secret, recoveryCode } = await turnFactorOn(page, NEW_PASSWORD);
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

test('the owner requires a second factor from a day: somebody who works there is led to set it up, and works on', async ({
  as,
  enter,
  origin,
}) => {
  const admin = await as('admin');
  const login = { email: await openSecuredAccount(admin, origin), password: PASSWORD };
  const owner = await logInWithPassword(origin, login);
  const person = await addCollaborator(owner, admin, origin, 'Caio Reis');
  const page = await enter(owner, `/conta/senha/${owner.session.userId}`);
  await turnFactorOn(page, PASSWORD);

  const board = buildBoardPath('SALES', person.session.managerId);
  const callSettings = () =>
    person.attempt('GET /settings/user/:userId', { params: { userId: person.session.userId } });
  const work = await enter(person, board);
  const banner = work.getByRole('region', { name: 'Exigência da conta' });
  await expect(work.getByRole('heading', { level: 1, name: 'Vendas' })).toBeVisible();
  await expect(banner).toBeHidden();
  await page.getByRole('button', { name: 'Exigir de todos' }).click();
  const first = page.getByRole('dialog', { name: 'Exigir de todos' });
  await first.getByLabel('Sua senha').fill(PASSWORD);
  expect(await listAxeFindingsInState(page, 'a factor required of everybody')).toEqual([]);
  await first.getByRole('button', { name: 'Exigir', exact: true }).click();
  await expect(page.getByText(/^Exigida de todos a partir de/)).toBeVisible();
  // A week ahead, it is announced only.
  await expect(banner).toContainText('sua conta exige a verificação em duas etapas de todos');
  await expect(work.getByRole('heading', { level: 1, name: 'Vendas' })).toBeVisible();

  await page.getByRole('button', { name: 'Mudar o dia' }).click();
  const second = page.getByRole('dialog', { name: 'Exigir de todos' });
  await second.getByLabel('A partir de').fill(formatDate(toIsoDate(Date.now())));
  await second.getByLabel('Sua senha').fill(PASSWORD);
  await second.getByRole('button', { name: 'Exigir', exact: true }).click();
  await expect(work.getByRole('heading', { level: 1, name: 'Senha e segurança' })).toBeVisible();
  await expect(banner).toContainText('para continuar');
  expect(await listAxeFindingsInState(work, 'the set-up that is required')).toEqual([]);
  expect((await callSettings()).status).toBe(403);
  await work.goto(board);
  await expect(work.getByRole('heading', { level: 1, name: 'Senha e segurança' })).toBeVisible();

  await turnFactorOn(work, PASSWORD);
  await expect(banner).toBeHidden();
  expect((await callSettings()).status).toBe(200);
  await work.goto(board);
  await expect(work.getByRole('heading', { level: 1, name: 'Vendas' })).toBeVisible();
  await page.reload();
  await expect(
    page
      .getByRole('list', { name: 'Duas etapas na equipe' })
      .getByRole('button', { name: 'Perdeu o celular: desligar de Caio Reis' }),
  ).toBeVisible();
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
