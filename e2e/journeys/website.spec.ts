import { listAxeFindingsInState } from '../support/axe';
import { createUniqueWord } from '../support/board';
import { expect, test } from '../support/journey';
import {
  createSitePublisherAccount,
  getSiteEditorPath,
  locateBlockRows,
  siteLegalDetails,
  waitForSiteEditor,
  waitForSiteSave,
} from '../support/websites';

test('[website-001, website-002] a company begins a site, fills it, puts it online, changes it, and steps back', {
  tag: '@one-bundle',
}, async ({ as, enter, browser, origin }) => {
  const owner = await createSitePublisherAccount(await as('admin'), origin);
  const page = await enter(owner, '/inicio');
  await page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: 'Website' })
    .click();
  await expect(page).toHaveURL(new RegExp(`${getSiteEditorPath(owner)}$`));

  // A template comes with what is known of the account.
  await expect(page.getByRole('list', { name: 'Visuais' }).getByRole('button')).toHaveCount(4);
  expect(await listAxeFindingsInState(page, 'the looks to begin a site with')).toEqual([]);
  await page.getByRole('button', { name: /Terra/ }).click();
  const preview = await waitForSiteEditor(page);
  await expect(preview.getByText('Sol & Vale Energia').first()).toBeVisible();
  const title = page.getByRole('textbox', { name: /^Título/ });
  await title.fill('O sol paga a sua conta');
  await expect(preview.locator('h1')).toHaveText('O sol paga a sua conta');

  // Missing facts keep the site from going online, and each one leads to its field.
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  const publishing = page.getByRole('dialog', { name: 'Publicar o site' });
  await expect(publishing.getByText('Informe o CNPJ')).toBeVisible();
  await expect(publishing.getByRole('button', { name: 'Publicar agora' })).toBeDisabled();
  expect(await listAxeFindingsInState(page, 'what a site lacks')).toEqual([]);
  await publishing
    .getByRole('listitem')
    .filter({ hasText: 'Informe o CNPJ' })
    .getByRole('button', { name: 'Corrigir' })
    .click();
  await expect(page.getByLabel('CNPJ')).toBeFocused();
  await page.getByLabel('CNPJ').fill(siteLegalDetails.cnpj);
  await page.getByLabel('Razão social').fill(siteLegalDetails.legalName);
  await page.getByLabel('Telefone').fill(siteLegalDetails.phone);
  await page.getByLabel('Endereço', { exact: true }).fill(siteLegalDetails.address);
  await page.getByLabel('Cidade').fill(siteLegalDetails.city);
  await page.getByRole('combobox', { name: /^Estado/ }).fill('Santa');
  await page.getByRole('option', { name: 'Santa Catarina' }).click();
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(publishing.getByText('Na busca', { exact: true })).toBeVisible();
  await expect(publishing.getByText('No WhatsApp', { exact: true })).toBeVisible();
  await publishing.getByLabel(/O que mudou/).fill('Nossa primeira página');
  await publishing.getByRole('button', { name: 'Publicar agora' }).click();
  const online = page.getByRole('dialog', { name: 'O site está no ar' });
  const open = online.getByRole('link', { name: 'Abrir o site' });
  await expect(open).toHaveAttribute('target', '_blank');
  const address = (await open.getAttribute('href')) ?? '';
  await online.getByRole('button', { name: 'Continuar editando' }).click();

  // A visitor reads it, by its name and by whose it is, with scripts off.
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('O sol paga a sua conta');
  await expect(visitor.getByText('11.222.333/0001-81')).toBeVisible();
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.getByText('Menu', { exact: true }).click();
  const parts = visitor.getByRole('navigation', { name: 'Partes do site' }).locator('details a');
  for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 1 });
  await visitor.goto(`${origin}/institucional/${owner.session.userId}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('O sol paga a sua conta');

  // Another name in the address; the first one goes on leading to the site.
  await page.getByRole('button', { name: 'Busca', exact: true }).click();
  await page.getByRole('button', { name: 'Mudar o nome' }).click();
  const name = page.getByRole('textbox', { name: /^Nome no endereço/ });
  await name.fill('girassol');
  await page.getByRole('button', { name: 'Mudar endereço' }).click();
  await expect(page.getByText('Este nome é reservado. Escolha outro.')).toBeVisible();
  const slug = createUniqueWord();
  await name.fill(slug);
  await page.getByRole('button', { name: 'Mudar endereço' }).click();
  await expect(page.getByRole('link', { name: 'Abrir o site' })).toHaveAttribute(
    'href',
    `${origin}/institucional/${slug}`,
  );
  await visitor.goto(address);
  await expect(visitor).toHaveURL(`${origin}/institucional/${slug}`);

  // Later changes are visible only after they are published, and the editor lists them.
  await locateBlockRows(page)
    .first()
    .getByRole('button', { name: /^1\. ?Capa/ })
    .click();
  await title.fill('Promoção de verão');
  await waitForSiteSave(page);
  await expect(page.getByText('Alterações não publicadas')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('O sol paga a sua conta');
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await publishing.getByRole('button', { name: 'Publicar agora' }).click();
  await online.getByRole('button', { name: 'Continuar editando' }).click();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Promoção de verão');

  await page
    .getByRole('navigation', { name: 'Páginas do site' })
    .getByRole('link', { name: 'Versões' })
    .click();
  const version = (number: number) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Versão ${number}` }) });
  await expect(version(2)).toContainText('no ar');
  await expect(version(2)).toContainText('Promoção de verão');
  await expect(version(1)).toContainText('Nossa primeira página');
  await version(1).getByRole('button', { name: 'Voltar a esta' }).click();
  await page.getByRole('button', { name: 'Voltar à versão 1' }).click();
  await expect(version(1)).toContainText('no ar');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('O sol paga a sua conta');
  await visitor.context().close();
});

test('[website-005] who does not look after the site reads whom to ask; the site of another account is refused in words', async ({
  as,
  enter,
}) => {
  const vendor = await as('vendor');
  const page = await enter(vendor, getSiteEditorPath(vendor));
  await expect(page.getByText('Você não cuida do site')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Website' })).toHaveCount(0);
  expect(await listAxeFindingsInState(page, 'whoever does not look after the site')).toEqual([]);

  const neighbour = await as('neighbour');
  const stranger = await enter('owner', getSiteEditorPath(neighbour));
  await expect(stranger.getByText('Este endereço não é do site da sua conta')).toBeVisible();
});

test('[website-006] without the module a site is written, and what keeps it offline is said', {
  tag: '@full',
}, async ({ as, enter }) => {
  const basic = await as('basic');
  const page = await enter(basic, getSiteEditorPath(basic));
  const begin = page.getByRole('button', { name: /Claro/ });
  await expect(begin.or(page.getByRole('button', { name: 'Publicar', exact: true }))).toBeVisible();
  if (await begin.isVisible()) await begin.click();
  await waitForSiteEditor(page);
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Falta o módulo Website');
  await expect(page.getByRole('button', { name: 'Publicar agora' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.goto(getSiteEditorPath(basic, 'dominio'));
  await expect(page.getByText('O domínio próprio não está no seu plano')).toBeVisible();
});
