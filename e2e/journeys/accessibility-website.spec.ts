import { listAxeFindingsInState, screenSizes } from '../support/axe';
import { expect, test } from '../support/journey';
import { ensurePublishedSite, getSiteEditorPath, waitForSiteEditor } from '../support/websites';

for (const [name, options] of Object.entries(screenSizes))
  test(`axe finds nothing wrong in the editor of a site (${name})`, { tag: '@full' }, async ({
    as,
    enter,
  }) => {
    const owner = await as('owner');
    await ensurePublishedSite(owner);
    const page = await enter(owner, getSiteEditorPath(owner), options);
    if (name === 'wide') await waitForSiteEditor(page);
    await expect(page.getByRole('button', { name: 'Publicar', exact: true })).toBeVisible();

    for (const part of ['Aparência', 'Empresa', 'Busca']) {
      if (name === 'phone') await page.getByRole('tab', { name: 'Blocos' }).click();
      await page.getByRole('button', { name: part, exact: true }).click();
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
      expect(await listAxeFindingsInState(page, 'a part of the site: look, company, search')).toEqual([]);
    }
    await page
      .getByRole('button', { name: /^(Escolher|Trocar) foto/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await listAxeFindingsInState(page, 'the pictures of a site')).toEqual([]);
  });
