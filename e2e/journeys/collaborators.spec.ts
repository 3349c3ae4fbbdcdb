import type { Page } from '@playwright/test';
import { type Caller, logInWithPassword } from '../support/api';
import { createSale, createUniqueWord } from '../support/board';
import { loadItem } from '../support/item';
import { expect, test } from '../support/journey';
import { demoPassword } from '../support/product';
import { waitForMail } from '../support/signing';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Accepts the latest invitation of an e-mail on a phone; leaves the page at work. */
async function acceptOnPhone(
  page: Page,
  { origin, admin, email, name }: { origin: string; admin: Caller; email: string; name: string },
): Promise<void> {
  const text = await waitForMail(origin, admin, { to: email, subject: 'convidou você' });
  const [link = ''] = /\/convite#[\w-]+/.exec(text) ?? [];
  await page.goto(link);
  await expect(page.getByRole('heading', { name: /convida você/ })).toBeVisible();
  await page.getByLabel('Seu nome').fill(name);
  await page.getByLabel('Senha', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Aceitar e entrar' }).click();
  await page.waitForURL('**/inicio');
}

test('somebody is invited, accepts on a phone, gets other menus at once, is removed with an heir, and comes back', async ({
  origin,
  as,
  enter,
  browser,
}) => {
  const [owner, admin] = [await as('owner'), await as('admin')];
  const word = createUniqueWord();
  const email = `${word}@exemplo.test`;
  const name = 'Rita Nova';
  const page = await enter(owner, `/colaboradores/${owner.session.managerId}`);

  await page.getByRole('button', { name: 'Convidar' }).click();
  const panel = page.getByRole('dialog', { name: 'Convidar colaborador' });
  await panel.getByLabel('Nome').fill(name);
  await panel.getByLabel('E-mail').fill(email);
  await panel.getByRole('button', { name: 'Vendedor', exact: true }).click();
  const preview = panel.getByRole('region', { name: `O que ${name} vê` });
  await expect(preview.getByText('Vendas', { exact: true })).toBeVisible();
  await expect(preview.getByText('Projetos', { exact: true })).toBeHidden();
  await panel.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByText(`Convite enviado a ${email}.`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Convites pendentes' }).getByText(email)).toBeVisible();

  const context = await browser.newContext({ ...phone, baseURL: origin });
  const invited = await context.newPage();
  await acceptOnPhone(invited, { origin, admin, email, name });
  await invited.getByRole('button', { name: 'Menu' }).first().click();
  const menu = invited.getByRole('navigation').filter({ hasText: 'Comercial' });
  await expect(menu.getByRole('link', { name: 'Vendas', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Kits', exact: true })).toBeVisible();

  // The list follows by itself, and so does the menu on the phone when a right is given.
  const row = page.getByRole('row', { name: new RegExp(email) });
  await row.getByRole('button', { name, exact: true }).click();
  const rights = page.getByRole('dialog', { name: `Direitos de ${name}` });
  await rights.getByRole('checkbox', { name: 'Projetos', exact: true }).check();
  await rights.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(`Direitos de ${name} salvos.`)).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Projetos', exact: true })).toBeVisible();

  const person = await logInWithPassword(origin, { email, password: demoPassword });
  const { sale } = await createSale(owner);
  await owner.call('PATCH /sales/single/user/:userId/:columnId/:saleId/:receiverId', {
    params: {
      userId: owner.session.userId,
      columnId: '0',
      saleId: sale._id,
      receiverId: person.session.userId,
    },
  });
  await row.getByRole('button', { name: /^Ações de/ }).click();
  await page.getByRole('menuitem', { name: 'Remover' }).click();
  const removal = page.getByRole('dialog', { name: `Remover ${name}` });
  await removal
    .getByRole('button', { name: /Quem herda/ })
    .first()
    .click();
  await page.getByRole('option', { name: 'Camila Teixeira' }).click();
  await removal.getByRole('button', { name: `Remover ${name}` }).click();
  await expect(page.getByText(`${name} saiu da conta.`)).toBeVisible();
  await expect(row).toBeHidden();
  // The open tab of the removed person says so.
  await expect(invited.getByText(/Sua sessão expirou|Entrar/).first()).toBeVisible();
  expect((await loadItem(owner, sale))?.user?.personalData.name).toBe('Camila Teixeira');

  await page
    .getByRole('status')
    .filter({ hasText: `${name} saiu da conta às` })
    .getByRole('button', { name: 'Desfazer' })
    .click();
  await expect(row).toBeVisible();
  expect((await loadItem(owner, sale))?.user?.personalData.name).toBe(name);
  await context.close();
});
