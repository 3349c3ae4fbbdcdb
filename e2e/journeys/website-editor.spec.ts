import { createBlock } from '@girassol/shared-domain/website';
import type { Locator } from '@playwright/test';
import { listAxeFindingsInState, screenSizes } from '../support/axe';
import { expect, test } from '../support/journey';
import {
  createSiteDraft,
  createSitePublisherAccount,
  getSiteEditorPath,
  locateBlockRows,
  locateSitePreview,
  saveSiteDraft,
  waitForSiteEditor,
  waitForSiteSave,
} from '../support/websites';

/** Returns the kind of the block in a row. */
const readBlockKind = async (row: Locator) =>
  (await row.getByRole('button', { name: /^Ações de/ }).getAttribute('aria-label'))?.replace('Ações de ', '');

test('[website-002] blocks are put in order, added and taken back by keyboard; a press in the preview takes a block in hand', {
  tag: '@full',
}, async ({ as, enter, origin }) => {
  const owner = await createSitePublisherAccount(await as('admin'), origin);
  await createSiteDraft(owner, 'HORIZONTE');
  const page = await enter(owner, getSiteEditorPath(owner));
  const preview = await waitForSiteEditor(page);
  const rows = locateBlockRows(page);
  await expect(rows.first()).toContainText('1. Capa');

  // Alt and an arrow move the block that has the focus; Ctrl+Z takes it back.
  const second = (await readBlockKind(rows.nth(1))) ?? '';
  await rows
    .first()
    .getByRole('button', { name: /^1. ?Capa/ })
    .focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rows.nth(1)).toContainText('2. Capa');
  await expect(rows.nth(1).getByRole('button', { name: /^2. ?Capa/ })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(rows.first()).toContainText('1. Capa');
  await expect(rows.nth(1)).toContainText(second);

  // "Mover para" names every place.
  const last = (await rows.count()) - 1;
  await rows.first().getByRole('button', { name: 'Ações de Capa' }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${last + 1}º lugar`) }).click();
  await expect(rows.nth(last)).toContainText('Capa');
  await page.getByRole('button', { name: 'Desfazer: Mover Capa' }).click();
  await expect(rows.first()).toContainText('1. Capa');

  // By pointer as well.
  const grip = (place: number) => rows.nth(place).getByRole('button', { name: /^Arrastar/ });
  const from = await grip(2).boundingBox();
  const to = await grip(0).boundingBox();
  if (!from || !to) throw new Error('the list is not drawn');
  const third = (await readBlockKind(rows.nth(2))) ?? '';
  await page.mouse.move(from.x + 8, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y, { steps: 4 });
  await page.mouse.move(to.x + 8, to.y + 4, { steps: 8 });
  await page.mouse.up();
  await expect(rows.first()).toContainText(`1. ${third}`);
  await page.keyboard.press('Control+z');
  await expect(rows.first()).toContainText('1. Capa');

  // A block that is added stands after the one in hand, with its first field ready to be written.
  await page.getByRole('button', { name: 'Acrescentar bloco' }).click();
  const kinds = page.getByRole('dialog', { name: 'Acrescentar bloco' });
  expect(await listAxeFindingsInState(page, 'the kinds of blocks')).toEqual([]);
  await kinds.getByRole('searchbox').fill('aviso');
  await kinds.getByRole('button', { name: /^Aviso/ }).click();
  await expect(page.getByRole('textbox', { name: /^Aviso/ })).toBeFocused();
  await expect(preview.getByText('Aviso: ainda vazio')).toBeVisible();
  await page.keyboard.type('Fechados no feriado');
  await expect(locateSitePreview(page).getByText('Fechados no feriado')).toBeVisible();

  // A press in the page of the server leads to the field.
  await locateSitePreview(page).locator('h1').click();
  await expect(page.getByRole('textbox', { name: /^Título/ })).toBeFocused();
  await expect(rows.first().locator('[aria-current]')).toBeVisible();

  // F6 goes from part to part, and all that was done is taken back.
  await page.keyboard.press('F6');
  await expect(rows.first().getByRole('button', { name: /^1. ?Capa/ })).toBeFocused();
  for (const key of ['Control+z', 'Control+z']) await page.keyboard.press(key);
  await expect(rows).toHaveCount(last + 1);
  await waitForSiteSave(page);
});

test('two people at once are told of one another and lose nothing; what was not saved is offered after a reload', {
  tag: '@full',
}, async ({ as, enter, origin }) => {
  const owner = await createSitePublisherAccount(await as('admin'), origin);
  await createSiteDraft(owner);
  const here = await enter(owner, getSiteEditorPath(owner));
  const there = await enter(owner, getSiteEditorPath(owner));
  const title = (page: typeof here) => page.getByRole('textbox', { name: /^Título/ });
  for (const page of [here, there]) await waitForSiteEditor(page);

  // An editor without changes shows the other person's text.
  await title(here).fill('Sol de manhã');
  await expect(title(there)).toHaveValue('Sol de manhã');

  // Somebody else saves while this one cannot be reached.
  await there.context().setOffline(true);
  await title(there).fill('Sol da tarde');
  await expect(there.getByText(/Sem conexão/).first()).toBeVisible();
  await title(here).fill('Sol do meio-dia');
  await waitForSiteSave(here);
  await there.context().setOffline(false);
  await expect(there.getByText(/salvou outra versão/)).toBeVisible();
  expect(await listAxeFindingsInState(there, 'another version, saved by somebody else')).toEqual([]);
  await there.getByRole('button', { name: /^Ver a versão de/ }).click();
  await expect(title(there)).toHaveValue('Sol do meio-dia');
  await there.keyboard.press('Control+z');
  await expect(title(there)).toHaveValue('Sol da tarde');
  await waitForSiteSave(there);
  await expect(title(here)).toHaveValue('Sol da tarde');

  // The page goes before the last words arrived.
  await there.close();
  here.on('dialog', (dialog) => void dialog.accept());
  await here.context().setOffline(true);
  await title(here).fill('No meio da frase');
  await here.context().setOffline(false);
  await here.reload();
  await waitForSiteEditor(here);
  const recover = here.getByRole('button', { name: 'Recuperar' });
  await expect(recover.or(here.getByText('No meio da frase').first()).first()).toBeVisible();
  if (await recover.isVisible()) await recover.click();
  await expect(title(here)).toHaveValue('No meio da frase');
  await waitForSiteSave(here);
});

test('on a phone one part is seen at a time, and a press in the preview leads to the field', {
  tag: '@full',
}, async ({ as, enter, origin }) => {
  const owner = await createSitePublisherAccount(await as('admin'), origin);
  const website = await createSiteDraft(owner, 'GRAFITE');
  await saveSiteDraft(owner, website, (draft) => ({
    ...draft,
    blocks: [...draft.blocks, createBlock('gallery', crypto.randomUUID())],
  }));
  const page = await enter(owner, getSiteEditorPath(owner), screenSizes.phone);
  await expect(locateBlockRows(page).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Título/ })).toBeHidden();
  await page.getByRole('tab', { name: 'Prévia' }).click();
  const preview = await waitForSiteEditor(page);
  await expect(locateBlockRows(page)).toHaveCount(0);
  await preview.locator('h1').click();
  const title = page.getByRole('textbox', { name: /^Título/ });
  await expect(title).toBeFocused();
  await title.fill('Cabe na mão');
  expect(await listAxeFindingsInState(page, 'a block in hand, on a phone')).toEqual([]);
  await page.getByRole('tab', { name: 'Prévia' }).click();
  await expect(preview.locator('h1')).toHaveText('Cabe na mão');
  await page.getByRole('tab', { name: 'Blocos' }).click();
  await expect(locateBlockRows(page).first()).toContainText('Cabe na mão');
});
