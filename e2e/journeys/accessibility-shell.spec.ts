import { getScreenSizeTags, listAxeFindingsInState, screenSizes } from '../support/axe';
import { expect, test } from '../support/journey';

for (const [name, options] of Object.entries(screenSizes)) {
  test.describe(`axe finds nothing wrong (${name})`, { tag: getScreenSizeTags(name) }, () => {
    test.use(options);

    test('on the login, with its accounts and with mistakes', async ({ page }) => {
      await page.goto('/login');
      await page.getByText('Contas de demonstração').click();
      await expect(page.getByRole('button', { name: 'FAZER LOGIN' })).toBeDisabled();
      expect(await listAxeFindingsInState(page, 'the accounts of the demonstration')).toEqual([]);
      await page.getByLabel('E-mail').fill('sem-arroba');
      await page.getByLabel('Senha', { exact: true }).fill('curta');
      await page.getByLabel('E-mail').focus();
      expect(await listAxeFindingsInState(page, 'a login with mistakes')).toEqual([]);
    });

    test('on the menu of the person, the search and the help', async ({ enter }) => {
      const page = await enter('owner', '/inicio', options);
      await expect(page.getByText('Negócios em aberto')).toBeVisible();

      await page.getByRole('button', { name: /^Marina Duarte/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
      expect(await listAxeFindingsInState(page, 'the menu of the person')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeHidden();

      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Buscar tudo' }).fill('casa');
      await expect(
        page.getByRole('listbox', { name: 'Resultados' }).getByRole('option').first(),
      ).toBeVisible();
      expect(await listAxeFindingsInState(page, 'what the search found')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();

      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible();
      expect(await listAxeFindingsInState(page, 'the help of the keyboard')).toEqual([]);
    });
  });
}
