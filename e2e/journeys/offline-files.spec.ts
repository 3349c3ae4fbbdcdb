import { createUniqueWord } from '../support/board';
import { expect, test } from '../support/journey';
import { waitUntilKept, withWorker } from '../support/offline';

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
  await expect(next.getByText('Nada espera')).toBeVisible({ timeout: 60_000 });
  const { archive } = await owner.call('GET /archives/customer/:userId/:cid', {
    params: { userId: owner.session.userId, cid: customer._id },
  });
  expect(archive.files.map(({ name }) => name)).toEqual(['telhado', 'quadro', 'medidor']);
  await next.goto(address);
  await expect(next.getByRole('region', { name: 'Pasta Fotos' }).getByRole('article')).toHaveCount(3);
});
