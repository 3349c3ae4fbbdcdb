import type { Locator, Page } from '@playwright/test';
import type { Caller } from '../support/api';
import { listAxeFindingsInState, screenSizes } from '../support/axe';
import { expect, test } from '../support/journey';

interface SealedDocument {
  code: string;
  /** As it lies in the account. */
  sealed: Buffer;
  original: Buffer;
}

/** The document of the demonstration that all have signed. Its seal is made by a job, soon after the start. */
async function sealedDocument(owner: Caller, origin: string): Promise<SealedDocument> {
  const list = () =>
    owner.call('POST /signatures/paginated/:userId/:multiplier', {
      params: { userId: owner.session.userId, multiplier: 1 },
      body: { state: 'SEALED' },
    });
  await expect.poll(async () => (await list()).signatures.length, { timeout: 60_000 }).toBeGreaterThan(0);
  const [row] = (await list()).signatures;
  const params = { saleId: row?.sale._id ?? '', contractId: row?.contract._id ?? '' };
  const { signature } = await owner.call('GET /signatures/single/:saleId/:contractId', { params });
  const { downloadUrls } = await owner.call('GET /signatures/single/signed/:saleId/:contractId', { params });
  const read = async (url: string | null) =>
    Buffer.from(await (await fetch(new URL(url ?? '', origin))).arrayBuffer());
  return {
    code: signature.verifyCode ?? '',
    sealed: await read(downloadUrls.signed_file_url),
    original: await read(downloadUrls.original_file_url),
  };
}

const file = (buffer: Buffer) => ({ name: 'documento.pdf', mimeType: 'application/pdf', buffer });
const choose = (page: Page, buffer: Buffer) =>
  page
    .getByLabel(/arquivo/i)
    .first()
    .setInputFiles(file(buffer));
const verdict = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true });

/** Returns a copy of a PDF with one byte changed. */
function alterOneByte(pdf: Buffer): Buffer {
  const copy = Buffer.from(pdf);
  const at = Math.floor(copy.length / 3);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

for (const [screen, options] of Object.entries(screenSizes))
  test(`anybody checks a document by its file or its code, and reads what it means (${screen})`, {
    tag: '@full',
  }, async ({ as, browser, origin }) => {
    const { code, sealed, original } = await sealedDocument(await as('owner'), origin);
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });

    await page.goto('/verificar');
    expect(await fits(page)).toBe(true);
    await choose(page, sealed);
    await expect(verdict(page, 'Íntegro')).toBeVisible();
    await expect(page.getByText('o documento assinado e lacrado')).toBeVisible();
    await expect(page.getByText(code).first()).toBeVisible();
    expect([await listAxeFindingsInState(page, 'a document that is intact'), await fits(page)]).toEqual([
      [],
      true,
    ]);

    await choose(page, original);
    await expect(page.getByText('sem as páginas de evidências')).toBeVisible();
    // The file names its own code: nobody has to type it.
    await page.goto('/verificar');
    await choose(page, alterOneByte(sealed));
    await expect(verdict(page, 'Alterado')).toBeVisible();
    expect([await listAxeFindingsInState(page, 'a document that was altered'), await fits(page)]).toEqual([
      [],
      true,
    ]);

    await page.goto('/verificar');
    await choose(page, Buffer.from('%PDF-1.7 outro'));
    await expect(verdict(page, 'Desconhecido')).toBeVisible();
    expect([await listAxeFindingsInState(page, 'an unknown document'), await fits(page)]).toEqual([[], true]);

    await page.getByLabel('Código de verificação').fill(code.toLowerCase().replaceAll('-', ' '));
    await page.getByRole('button', { name: 'Consultar o código' }).click();
    await expect(page.getByText('O seu arquivo é este documento? Escolha-o')).toBeVisible();
    await page.getByText('Conferir sem este site').click();
    await page.getByText('Resumos (SHA-256)').click();
    expect([await listAxeFindingsInState(page, 'what a code says'), await fits(page)]).toEqual([[], true]);
    // Hashed where it was chosen: no file has left the browser.
    expect(sent).toEqual([]);
    await context.close();
  });

test('a file that is dropped is checked as one that is chosen', { tag: '@full' }, async ({
  as,
  page,
  origin,
}) => {
  const { sealed } = await sealedDocument(await as('owner'), origin);
  await page.goto('/verificar');
  const dropped = await page.evaluateHandle((content) => {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], 'documento.pdf', { type: 'application/pdf' }));
    return transfer;
  }, sealed.toString('base64'));
  await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
  await expect(verdict(page, 'Íntegro')).toBeVisible();
});

test('without a script the file is sent, and the answer is the same', async ({ as, browser, origin }) => {
  const { sealed } = await sealedDocument(await as('owner'), origin);
  const context = await browser.newContext({ ...screenSizes.phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/verificar');
  await expect(page.getByText('O arquivo é enviado, conferido e não é guardado.')).toBeVisible();
  for (const [content, name] of [
    [sealed, 'Íntegro'],
    [alterOneByte(sealed), 'Alterado'],
  ] as const) {
    await choose(page, content);
    await page.getByRole('button', { name: 'Conferir o arquivo' }).click();
    await expect(verdict(page, name)).toBeVisible();
  }
  await context.close();
});
