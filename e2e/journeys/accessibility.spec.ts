import { findings, screens } from '../support/axe';
import { expect, test } from '../support/journey';

for (const [name, options] of Object.entries(screens)) {
  test.describe(`axe finds nothing wrong (${name})`, () => {
    test.use(options);

    test('on the login screen and the terms', async ({ page }) => {
      await page.goto('/login');
      await page.getByText('Contas de demonstração').click();
      await expect(page.getByRole('button', { name: 'FAZER LOGIN' })).toBeDisabled();
      expect(await findings(page)).toEqual([]);
      await page.getByLabel('E-mail').fill('sem-arroba');
      await page.getByLabel('Senha', { exact: true }).fill('curta');
      await page.getByLabel('E-mail').focus();
      expect(await findings(page)).toEqual([]);

      await page.goto('/termos-de-uso-e-politica-de-privacidade');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test('on the home page, its search, its help and the menu of the person', async ({ enter }) => {
      const page = await enter('owner', '/inicio', options);
      await expect(page.getByText('Negócios em aberto')).toBeVisible();
      expect(await findings(page)).toEqual([]);

      await page.getByRole('button', { name: /^Marina Duarte/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeHidden();

      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Buscar tudo' }).fill('casa');
      await expect(
        page.getByRole('listbox', { name: 'Resultados' }).getByRole('option').first(),
      ).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();

      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  });
}
