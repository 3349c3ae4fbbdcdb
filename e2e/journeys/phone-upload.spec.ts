import { getScreenSizeTags, listAxeFindingsInState, screenSizes } from '../support/axe';
import { createUniqueWord } from '../support/board';
import { expect, test } from '../support/journey';

/** The smallest PNG there is: one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL });

for (const [screen, options] of Object.entries(screenSizes)) {
  test(`a phone without a script sends a photo to a folder, which the desk sees arrive (${screen})`, {
    tag: getScreenSizeTags(screen),
  }, async ({ as, enter, browser, baseURL }) => {
    const owner = await as('owner');
    const { customer } = await owner.call('POST /customers/new/:userId', {
      params: { userId: owner.session.userId },
      body: { name: `Fotografada ${createUniqueWord()}` },
    });
    const page = await enter(owner, `/arquivos/${customer._id}`, options);
    await page.getByRole('button', { name: 'Opções da pasta Fotos' }).click();
    await page.getByRole('menuitem', { name: 'Enviar pelo celular' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enviar pelo celular para Fotos' });
    await expect(dialog.getByRole('img', { name: 'Código para enviar à pasta Fotos' })).toBeVisible();
    expect(await listAxeFindingsInState(page, 'the code for a phone, of a folder')).toEqual([]);
    const address = (await dialog.locator('code').textContent()) ?? '';
    expect(address).toMatch(new RegExp(`^${baseURL}/enviar/[\\w-]{43}$`));

    const phones = await browser.newContext({
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: false,
      isMobile: true,
    });
    const phone = await phones.newPage();
    await phone.goto(address);
    await expect(phone.getByText(`Para a pasta Fotos, de ${customer.name}.`)).toBeVisible();
    await phone.getByRole('button', { name: 'Enviar' }).click();
    await expect(phone.getByRole('alert')).toHaveText('Tire uma foto ou escolha um arquivo primeiro.');
    await phone.getByLabel('Tirar foto').setInputFiles(photo('telhado.png'));
    await phone.getByRole('button', { name: 'Enviar' }).click();
    await expect(phone.getByRole('status')).toContainText('1 arquivo recebido.');
    await expect(phone.getByRole('listitem')).toHaveText(['telhado.png 70 bytes']);
    // A second press of a phone that is in doubt adds nothing.
    await phone.getByLabel('Tirar foto').setInputFiles(photo('telhado.png'));
    await phone.getByRole('button', { name: 'Enviar' }).click();
    await expect(phone.getByRole('listitem')).toHaveCount(1);

    await expect(dialog.getByRole('list', { name: 'Recebidos do celular' })).toContainText('telhado');
    await dialog.getByRole('button', { name: 'Encerrar link' }).click();
    await expect(dialog.getByText(/Este código não vale mais/)).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'Este link já terminou' })).toBeVisible();
    await phones.close();

    await dialog.getByRole('button', { name: 'Concluir' }).click();
    const thumbnail = page.getByRole('region', { name: 'Pasta Fotos' }).getByRole('button', {
      name: 'Ver telhado',
      exact: true,
    });
    await expect(thumbnail.locator('img')).toHaveJSProperty('naturalWidth', 1);
  });
}
