import type { Locator, Page } from '@playwright/test';
import type { Caller } from '../support/api';
import { getScreenSizeTags, listAxeFindingsInState, screenSizes } from '../support/axe';
import { createUniqueWord, getBox } from '../support/board';
import { expect, test } from '../support/journey';

/** The smallest PNG there is: one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const photo = { name: 'telhado.png', mimeType: 'image/png', buffer: PIXEL };

async function newCustomer({ session, call }: Caller): Promise<string> {
  const { customer } = await call('POST /customers/new/:userId', {
    params: { userId: session.userId },
    body: { name: `Arquivada ${createUniqueWord()}` },
  });
  return customer._id;
}

const folder = (page: Page, name: string) => page.getByRole('region', { name: `Pasta ${name}` });

async function addFile(page: Page, folderName: string, name: string, file = photo): Promise<void> {
  await page.getByRole('button', { name: `Opções da pasta ${folderName}` }).click();
  await page.getByRole('menuitem', { name: 'Novo Arquivo' }).click();
  const dialog = page.getByRole('dialog', { name: `Novo Arquivo em ${folderName}` });
  await dialog.getByLabel(/^Arquivo/).setInputFiles(file);
  await dialog.getByRole('textbox', { name: /Nome/ }).fill(name);
  await dialog.getByRole('button', { name: 'Enviar' }).click();
}

for (const [screen, options] of Object.entries(screenSizes)) {
  test(`[archive-012] a file is sent, seen, moved, renamed and deleted, and stays so (${screen})`, {
    tag: getScreenSizeTags(screen),
  }, async ({ as, enter }) => {
    const owner = await as('owner');
    const cid = await newCustomer(owner);
    const page = await enter(owner, `/arquivos/${cid}`, options);
    await addFile(page, 'Documentos', 'Telhado norte');
    const documents = folder(page, 'Documentos');
    const thumbnail = documents.getByRole('button', { name: 'Ver Telhado norte', exact: true });
    await expect(thumbnail).toBeVisible();
    // The policy of the page lets the image through: it has a size of its own.
    await expect(thumbnail.locator('img')).toHaveJSProperty('naturalWidth', 1);

    await thumbnail.click();
    await expect(page.getByRole('dialog', { name: 'Telhado norte' }).getByRole('img')).toBeVisible();
    expect(await listAxeFindingsInState(page, 'an open picture')).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Mover Telhado norte' }).click();
    await page.getByRole('menuitem', { name: 'Fotos' }).click();
    await expect(folder(page, 'Fotos')).toContainText('Telhado norte');
    await page.getByRole('button', { name: 'Editar Telhado norte' }).click();
    const dialog = page.getByRole('dialog', { name: 'Editar Arquivo' });
    await dialog.getByRole('textbox', { name: /Nome/ }).fill('Telhado sul');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(folder(page, 'Fotos')).toContainText('Telhado sul');

    await page.reload();
    await expect(folder(page, 'Fotos')).toContainText('Telhado sul');
    expect(await listAxeFindingsInState(page, 'folders with a file of a customer')).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Baixar Telhado sul' }).click();
    expect((await download).suggestedFilename()).toBe('Telhado sul.png');

    await page.getByRole('button', { name: 'Excluir Telhado sul' }).click();
    await page.getByRole('button', { name: 'Excluir arquivo' }).click();
    await expect(folder(page, 'Fotos')).not.toContainText('Telhado sul');
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(folder(page, 'Fotos')).toContainText('Telhado sul');
  });
}

/** Finds the text that the drag library gives to screen readers. */
const announcement = (page: Page) => page.locator('[id^="rfd-announcement"]');

/** Presses a key of a drag by keyboard, and waits until what came of it is said. */
async function pressSpoken(page: Page, key: string): Promise<void> {
  const spoken = announcement(page);
  const before = (await spoken.textContent()) ?? '';
  await page.keyboard.press(key);
  await expect(spoken).not.toHaveText(before);
}

/** Drags by mouse: slowly at first, as the hand does, or nothing is lifted. */
async function drag(page: Page, what: Locator, to: Locator): Promise<void> {
  await what.hover();
  const [from, target] = [await getBox(what), await getBox(to)];
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.down();
  await page.mouse.move(x, y + 8, { steps: 4 });
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 16 });
  await page.mouse.up();
}

test('[archive-003] the mouse drags a file into another folder and a folder to another place, and a reload keeps both', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const page = await enter(owner, `/arquivos/${await newCustomer(owner)}`);
  await addFile(page, 'Documentos', 'Conta');
  const answered = (path: string) => page.waitForResponse((answer) => answer.url().includes(path));
  const fileMoved = answered('/file/order/');
  await drag(
    page,
    page.getByRole('button', { name: /^Conta, PNG/ }),
    folder(page, 'Contas de energia').getByText('Solte arquivos aqui ou escolha-os'),
  );
  expect((await fileMoved).ok()).toBe(true);
  await expect(folder(page, 'Contas de energia')).toContainText('1 arquivo');

  const folders = page.getByRole('region', { name: /^Pasta / }).getByRole('heading', { level: 2 });
  await expect(folders).toHaveText(['Documentos', 'Contas de energia', 'Fotos', 'Projeto']);
  const folderMoved = answered('/folder/order/');
  await drag(page, page.getByRole('button', { name: 'Mover pasta Documentos' }), folder(page, 'Fotos'));
  expect((await folderMoved).ok()).toBe(true);
  const moved = ['Contas de energia', 'Fotos', 'Documentos', 'Projeto'];
  await expect(folders).toHaveText(moved);
  await page.reload();
  await expect(folders).toHaveText(moved);
  await expect(folder(page, 'Contas de energia')).toContainText('1 arquivo');
});

test('[archive-003] the keyboard moves a file to the next folder', { tag: '@full' }, async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const page = await enter(owner, `/arquivos/${await newCustomer(owner)}`);
  await addFile(page, 'Documentos', 'Conta');
  const handle = page.getByRole('button', { name: /^Conta, PNG/ });
  await handle.focus();
  for (const key of ['Space', 'ArrowDown', 'Space']) await pressSpoken(page, key);
  await expect(announcement(page)).toContainText('no lugar: pasta Contas de energia');
  await expect(folder(page, 'Contas de energia')).toContainText('1 arquivo');
  await expect(folder(page, 'Documentos')).toContainText('Solte arquivos aqui');
});

test('a program that calls itself an image is refused after it was sent, with the reason', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const page = await enter(owner, `/arquivos/${await newCustomer(owner)}`);
  await addFile(page, 'Fotos', 'Falsa', {
    name: 'falsa.png',
    mimeType: 'image/png',
    buffer: Buffer.from('MZ programa'),
  });
  await expect(folder(page, 'Fotos').getByRole('alert')).toContainText('não corresponde à extensão');
  await page.reload();
  await expect(folder(page, 'Fotos')).toContainText('Solte arquivos aqui');
});

test('[archive-011] logged out, the archive shows its frame and asks to log in', async ({ page }) => {
  await page.goto('/arquivos/0198c0de-0000-7000-8000-000000000001');
  await expect(page.getByRole('heading', { name: 'Arquivos do cliente' })).toBeVisible();
  await expect(page.getByRole('link', { name: /entrar|login/i }).first()).toBeVisible();
});

test('what one person sends shows in the open archive of another', { tag: '@full' }, async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const cid = await newCustomer(owner);
  const [one, other] = [await enter(owner, `/arquivos/${cid}`), await enter(owner, `/arquivos/${cid}`)];
  await expect(folder(other, 'Fotos')).toBeVisible();
  await addFile(one, 'Fotos', 'Ao vivo');
  await expect(folder(other, 'Fotos')).toContainText('Ao vivo');
});
