import type { Page } from '@playwright/test';
import type { Caller } from '../support/api';
import { createSale, createUniqueWord, getSalesBoardPath } from '../support/board';
import { loadItem, locatePanel } from '../support/item';
import { expect, test } from '../support/journey';
import { addNoteByApi } from '../support/notes';
import { readDevice, waitUntilKept, withWorker } from '../support/offline';

/** The smallest PNG there is: one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('photos taken without a signal wait in their folder, survive the closed tab, and are sent once each, in order', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const { customer } = await owner.call('POST /customers/new/:userId', {
    params: { userId: owner.session.userId },
    body: { name: `Obra ${createUniqueWord()}` },
  });
  const address = `/arquivos/${customer._id}`;
  const page = await enter(owner, address, withWorker);
  await expect(page.getByRole('region', { name: 'Pasta Fotos' })).toBeVisible();
  await waitUntilKept(page, 'mfe-crm-boards', '/archives/customer/');

  await page.context().setOffline(true);
  const send = async (...names: string[]) => {
    await page.getByRole('button', { name: 'Opções da pasta Fotos' }).click();
    await page.getByRole('menuitem', { name: 'Novo Arquivo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Novo Arquivo em Fotos' });
    // Photos differ by what follows the picture.
    const files = names.map((name) => ({
      name: `${name}.png`,
      mimeType: 'image/png',
      buffer: Buffer.concat([PIXEL, Buffer.from(name)]),
    }));
    await dialog.getByLabel(/^Arquivo/).setInputFiles(files);
    await dialog.getByRole('button', { name: 'Enviar' }).click();
  };
  const waiting = page.getByRole('list', { name: 'Arquivos que esperam sinal' }).getByRole('listitem');
  await send('telhado');
  await expect(waiting).toHaveText([/telhado.*Esperando sinal/]);
  await send('telhado', 'quadro', 'medidor');
  await expect(waiting).toHaveText([/telhado/, /quadro/, /medidor/]);

  // The tab is closed, and another one opens later without a signal.
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  const list = next.getByRole('list', { name: 'Arquivos que esperam sinal' });
  await expect(list.getByRole('listitem')).toHaveText([/telhado/, /quadro/, /medidor/], { timeout: 30_000 });
  await expect(list.locator('img').first()).toHaveJSProperty('naturalWidth', 1);
  await next.goto('/esperando-sinal');
  await expect(next.getByRole('article')).toHaveCount(3);

  await context.setOffline(false);
  await expect(next.getByText('Tudo foi enviado')).toBeVisible({ timeout: 60_000 });
  const { archive } = await owner.call('GET /archives/customer/:userId/:cid', {
    params: { userId: owner.session.userId, cid: customer._id },
  });
  expect(archive.files.map(({ name }) => name)).toEqual(['telhado', 'quadro', 'medidor']);
  await next.goto(address);
  await expect(next.getByRole('region', { name: 'Pasta Fotos' }).getByRole('article')).toHaveCount(3);
});

/** Adds a photo to the folder "Fotos" of a customer's archive through the API. */
async function addPhotoByApi(origin: string, { session, call }: Caller, cid: string, name: string) {
  const { archive } = await call('GET /archives/customer/:userId/:cid', {
    params: { userId: session.userId, cid },
  });
  const folder = archive.folders.find((each) => each.name === 'Fotos');
  const form = new FormData();
  form.append('name', name);
  form.append('file', new File([new Uint8Array(PIXEL)], `${name}.png`, { type: 'image/png' }));
  const { ok } = await fetch(`${origin}/api/archives/customer/file/${cid}/${folder?._id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.token}` },
    body: form,
  });
  expect(ok).toBe(true);
}

test('an item that was taken along opens without a signal with its files, and is gone after the logout', async ({
  as,
  enter,
  origin,
}) => {
  const owner = await as('owner');
  const { sale, name, tag } = await createSale(owner);
  const { customer } = await loadItem(owner, sale);
  await addNoteByApi(owner, sale._id, `Escada de seis metros ${tag}`);
  await addPhotoByApi(origin, owner, customer._id, `Quadro ${tag}`);
  // A search whose answers nobody needs later: the copy opens on the whole board.
  const page = await enter(
    owner,
    getSalesBoardPath(owner.session.managerId, `busca=${tag}&item=${sale._id}`),
    withWorker,
  );
  const panel = locatePanel(page, name);
  await panel.getByRole('button', { name: 'Opções' }).click();
  await page.getByRole('menuitem', { name: 'Levar para a obra…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Levar para a obra' });
  await expect(dialog).toContainText(/Arquivos\d+ arquivos?/);
  await expect(dialog).toContainText('Livre neste aparelho');
  await dialog.getByRole('button', { name: 'Levar', exact: true }).click();
  await expect(dialog).toContainText('Abre sem sinal até', { timeout: 30_000 });
  await waitUntilKept(page, 'mfe-crm-boards');

  await page.context().setOffline(true);
  await page.goto('/esperando-sinal');
  const taken = page.getByRole('region', { name: 'Levado para a obra' });
  await expect(taken).toContainText(name);
  await taken.getByRole('link', { name: 'Abrir' }).click();
  await expect(panel).toContainText(`Escada de seis metros ${tag}`);
  await panel.getByRole('tab', { name: 'Arquivos' }).click();
  const photo = panel.getByRole('button', { name: `Ver Quadro ${tag}`, exact: true });
  await expect(photo.locator('img')).toHaveJSProperty('naturalWidth', 1);
  await photo.click();
  const preview = page.getByRole('dialog', { name: `Quadro ${tag}` });
  await expect(preview.getByRole('img')).toHaveJSProperty('naturalWidth', 1);
  await page.keyboard.press('Escape');
  await expect(panel).not.toContainText(/ainda não foi abert|Não foi possível/);

  // It takes photos too.
  await panel.getByRole('button', { name: 'Opções da pasta Fotos' }).click();
  await page.getByRole('menuitem', { name: 'Novo Arquivo' }).click();
  await sendPhoto(page, 'Fotos', `Medidor ${tag}`);
  await expect(panel.getByRole('list', { name: 'Arquivos que esperam sinal' })).toContainText(
    `Medidor ${tag}`,
  );

  await page.goto('/esperando-sinal');
  await expect(page.getByRole('article').filter({ hasText: `Medidor ${tag}` })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(owner.session.personalData.name) }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sair e apagar' }).click();
  await expect.poll(async () => (await readDevice(page)).answers).toBe('');
});

/** Chooses a photo in the dialog of a folder, which is open. */
async function sendPhoto(page: Page, folder: string, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `Novo Arquivo em ${folder}` });
  const buffer = Buffer.concat([PIXEL, Buffer.from(name)]);
  await dialog.getByLabel(/^Arquivo/).setInputFiles([{ name: `${name}.png`, mimeType: 'image/png', buffer }]);
  await dialog.getByRole('button', { name: 'Enviar' }).click();
}

test('an archive that was never opened on the device takes photos, which are in their folder when the signal is back', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const { sale, name, tag } = await createSale(owner);
  const { customer } = await loadItem(owner, sale);
  const page = await enter(
    owner,
    getSalesBoardPath(owner.session.managerId, `busca=${tag}&item=${sale._id}`),
    withWorker,
  );
  const panel = locatePanel(page, name);
  await expect(panel).toBeVisible();
  await waitUntilKept(page, 'mfe-crm-boards', '/kanbans/single/item/');

  await page.context().setOffline(true);
  await panel.getByRole('tab', { name: 'Arquivos' }).click();
  await expect(panel).toContainText('ainda não foram abertos neste aparelho', { timeout: 30_000 });
  await panel.getByRole('button', { name: 'Acrescentar arquivos: Fotos' }).click();
  await sendPhoto(page, 'Fotos', `poste ${tag}`);
  const waiting = panel.getByRole('list', { name: 'Arquivos que esperam sinal' });
  await expect(waiting).toContainText(`poste ${tag}`);
  await page.reload();
  await panel.getByRole('tab', { name: 'Arquivos' }).click();
  await expect(waiting).toContainText(`poste ${tag}`, { timeout: 30_000 });

  await page.context().setOffline(false);
  const findFolderOfPhoto = async () => {
    const { archive } = await owner.call('GET /archives/customer/:userId/:cid', {
      params: { userId: owner.session.userId, cid: customer._id },
    });
    const file = archive.files.find((each) => each.name === `poste ${tag}`);
    return archive.folders.find(({ _id }) => _id === file?.folder)?.name;
  };
  await expect.poll(findFolderOfPhoto, { timeout: 60_000 }).toBe('Fotos');
  await expect(waiting).toBeHidden();
});
