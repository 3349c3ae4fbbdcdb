import { findings, screens } from '../support/axe';
import { expect, test } from '../support/journey';
import { aPublishedSite, editorOf, editorOpens } from '../support/websites';

for (const [name, options] of Object.entries(screens))
  test(`axe finds nothing wrong on the pages of a site (${name})`, async ({ as, enter }) => {
    const owner = await as('owner');
    await aPublishedSite(owner);
    const page = await enter(owner, editorOf(owner), options);
    if (name === 'wide') await editorOpens(page);
    await expect(page.getByRole('button', { name: 'Publicar', exact: true })).toBeVisible();
    expect(await findings(page)).toEqual([]);

    for (const part of ['Aparência', 'Empresa', 'Busca']) {
      if (name === 'phone') await page.getByRole('tab', { name: 'Blocos' }).click();
      await page.getByRole('button', { name: part, exact: true }).click();
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
      expect(await findings(page)).toEqual([]);
    }
    await page
      .getByRole('button', { name: /^(Escolher|Trocar) foto/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findings(page)).toEqual([]);

    for (const [path, shown] of [
      ['historico', 'no ar'],
      ['dominio', 'Ligar outro domínio'],
      ['contatos', 'Abrir negócio'],
      ['contatos?estado=SUSPEITO', 'Aceitar'],
      ['resultados', 'Dia a dia'],
    ] as const) {
      await page.goto(editorOf(owner, path));
      await expect(page.getByText(shown).first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
    }
  });
