import type { Page } from '@playwright/test';
import { listAxeFindingsInState } from '../support/axe';
import { expect, test } from '../support/journey';
import { locateEmailField, locateLoginButton, locatePasswordField } from '../support/product';
import { openSecuredAccount, SECURED_PASSWORD } from '../support/secured-account';

/** Gives the browser of a page an authenticator that verifies its person without asking. Returns how many credentials it has. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () =>
    (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.map(({ rpId }) => rpId);
}

test('a passkey is created, opens a session without a password, and is removed', async ({
  as,
  origin,
  page,
}) => {
  const email = await openSecuredAccount(await as('admin'), origin);
  const listHosts = await addAuthenticator(page);
  await page.goto('/login');
  await locateEmailField(page).fill(email);
  await locatePasswordField(page).fill(SECURED_PASSWORD);
  await locateLoginButton(page).click();
  await expect(page).toHaveURL(/\/inicio$/);

  const openSecurity = async () => {
    await page.getByRole('button', { name: /^Rita Alves/ }).click();
    await page.getByRole('menuitem', { name: 'Senha e segurança' }).click();
  };
  await openSecurity();
  await page.getByRole('button', { name: 'Criar chave de acesso' }).click();
  const dialog = page.getByRole('dialog', { name: 'Criar chave de acesso' });
  await dialog.getByLabel('Nome da chave').fill('Notebook da Rita');
  await dialog.getByLabel('Senha', { exact: true }).fill(SECURED_PASSWORD);
  expect(await listAxeFindingsInState(page, 'a new passkey')).toEqual([]);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  const list = page.getByRole('list', { name: 'Chaves de acesso' });
  await expect(list).toContainText('Notebook da Rita');
  await expect(list).toContainText('Nunca usada');
  expect(await listHosts()).toEqual(['localhost']);

  await page.evaluate(() => localStorage.removeItem('girassol.session'));
  await page.goto('/login');
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click();
  await expect(page).toHaveURL(/\/inicio$/);

  await openSecurity();
  await expect(list).toContainText('Último uso');
  expect(await listAxeFindingsInState(page, 'the own passkeys')).toEqual([]);
  await page.getByRole('button', { name: 'Remover Notebook da Rita' }).click();
  const removal = page.getByRole('dialog', { name: 'Remover Notebook da Rita' });
  await removal.getByLabel('Senha', { exact: true }).fill(SECURED_PASSWORD);
  await removal.getByRole('button', { name: 'Remover' }).click();
  await expect(list).toBeHidden();

  // The authenticator still has it; the account does not.
  await page.evaluate(() => localStorage.removeItem('girassol.session'));
  await page.goto('/login');
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click();
  await expect(page.getByRole('alert')).toContainText('Esta chave de acesso não existe mais.');
  expect(await listAxeFindingsInState(page, 'a refused passkey')).toEqual([]);
});

test('a passkey of another host is not offered at this one, and the other ways are', async ({
  page,
  origin,
}) => {
  const listHosts = await addAuthenticator(page);
  const other = origin.replace('localhost', 'parceiro.localhost');
  await page.goto(`${other}/login`);
  await page.evaluate(async () => {
    await navigator.credentials.create({
      publicKey: {
        rp: { name: 'Parceiro', id: 'parceiro.localhost' },
        user: { id: new Uint8Array([1]), name: 'rita', displayName: 'Rita' },
        challenge: new Uint8Array(32),
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      },
    });
  });
  expect(await listHosts()).toEqual(['parceiro.localhost']);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click();
  await expect(page.getByRole('alert')).toContainText('Uma chave só vale no endereço em que foi criada');
  await expect(locatePasswordField(page)).toBeVisible();
});
