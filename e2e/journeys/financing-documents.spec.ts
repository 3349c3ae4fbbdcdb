import { listAxeFindingsInState, screenSizes } from '../support/axe';
import { createPdf, createPhonePhoto } from '../support/files';
import { createFinancingAwaitingDocuments } from '../support/financings';
import { expect, test } from '../support/journey';

test('papers go to the bank from a desk and from a phone, come back with a reason, and go again', {
  tag: '@full',
}, async ({ as, enter, browser }) => {
  const owner = await as('owner');
  const { financing } = await createFinancingAwaitingDocuments(owner, await as('admin'));
  const page = await enter(
    owner,
    `/marketplace/financiamentos?financiamento=${financing._id}`,
    screenSizes.wide,
  );
  const paper = (name: string) => page.getByRole('listitem', { name, exact: true });
  const give = (name: string, file: Parameters<ReturnType<typeof page.locator>['setInputFiles']>[0]) =>
    page.locator(`input[data-for$=" de ${name}"]:not([data-for^="Tirar foto"])`).setInputFiles(file);

  await page.getByRole('tab', { name: 'Documentação' }).click();
  await expect(page.getByText('0 de 4 aprovados')).toBeVisible();
  expect(await listAxeFindingsInState(page, 'papers that are asked for')).toEqual([]);

  await give('CNH', createPdf('cnh.pdf', '/Encrypt 9 0 R'));
  await expect(paper('CNH').getByRole('alert')).toContainText('protegido por senha');
  await paper('CNH').getByRole('button', { name: 'Entendi' }).click();

  // The same on a narrow screen.
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await listAxeFindingsInState(page, 'papers that are asked for, on a phone')).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  // A photo of 12 million points leaves as a small one, upright.
  const photo = await createPhonePhoto(page, 'cnh.jpg');
  expect(photo.buffer.length).toBeGreaterThan(3_000_000);
  const leaving = page.waitForRequest(/file-semantic/);
  await page.evaluate(() =>
    document.addEventListener('change', () => performance.mark('chosen'), { capture: true, once: true }),
  );
  await give('CNH', photo);
  const sent = await leaving;
  const weighs = sent.postDataBuffer()?.length ?? Number(await sent.headerValue('content-length'));
  expect(weighs).toBeLessThan(1_550_000);
  await expect(paper('CNH').getByText('Enviado. Agora o banco confere.')).toBeVisible();
  // From the choice to the first byte; written down, as other journeys share the machine.
  const took = await page.evaluate(() => {
    const [chosen] = performance.getEntriesByName('chosen');
    const call = performance.getEntriesByType('resource').find(({ name }) => name.includes('file-semantic'));
    return Math.round((call?.startTime ?? Number.NaN) - (chosen?.startTime ?? Number.NaN));
  });
  test.info().annotations.push({
    type: 'measured',
    description: `a photo of 12 MP and ${photo.buffer.length} bytes left after ${took} ms as ${weighs} bytes`,
  });

  await page.getByRole('button', { name: 'Ver CNH' }).click();
  const preview = page.getByRole('dialog', { name: 'CNH' });
  await expect(preview.getByRole('img', { name: 'CNH' })).toHaveJSProperty('naturalHeight', 2_600);
  await preview.getByRole('button', { name: 'Fechar' }).last().click();

  // A phone without a script and without a login.
  await page.getByRole('button', { name: 'Enviar pelo celular' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enviar pelo celular' });
  await expect(dialog.getByRole('timer')).toContainText(/Vale por mais (30|29):/);
  expect(await listAxeFindingsInState(page, 'the code for a phone')).toEqual([]);
  const address = (await dialog.locator('code').textContent()) ?? '';
  // axe needs scripts, the page does not.
  const looked = await enter(owner, address, screenSizes.phone);
  expect(await listAxeFindingsInState(looked, 'the page by which a phone sends papers')).toEqual([]);
  const phones = await browser.newContext({ ...screenSizes.phone, javaScriptEnabled: false, isMobile: true });
  const phone = await phones.newPage();
  await phone.goto(address);
  await expect(phone.getByText(`Para o financiamento ${financing.number}, de`)).toBeVisible();
  await expect(phone.locator('input[name="file:CNH"]')).toHaveCount(0);
  await phone.locator('input[name="file:RG"]').last().setInputFiles(createPdf('reprovar-rg.pdf'));
  await phone.locator('input[name="file:Conta de Energia"]').last().setInputFiles(createPdf('conta.pdf'));
  await phone.getByRole('button', { name: 'Enviar' }).click();
  await expect(phone.getByRole('status')).toContainText('2 arquivos recebidos.');
  const arrived = dialog.getByRole('list', { name: 'Recebidos do celular' });
  await expect(arrived.getByRole('listitem')).toHaveText(['RG', 'Conta de Luz (atualizada)']);
  await dialog.getByRole('button', { name: 'Encerrar link' }).click();
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'Este link já terminou' })).toBeVisible();
  await phones.close();
  await dialog.getByRole('button', { name: 'Concluir' }).click();

  // The bank looks at what came when all of it is there, and says what is wrong.
  await give('Comprovante de Renda', createPdf('renda.pdf'));
  await expect(paper('RG').getByRole('alert')).toContainText('O banco devolveu: O arquivo está ilegível', {
    timeout: 30_000,
  });
  await expect(paper('CNH').getByText('Aprovado')).toBeVisible();
  await expect(paper('CNH').getByRole('button', { name: 'Enviar outro arquivo de CNH' })).toBeDisabled();
  await give('RG', createPdf('rg.pdf'));
  await expect(page.getByText('4 de 4 aprovados')).toBeVisible({ timeout: 30_000 });

  await page.getByRole('tab', { name: 'Notas Fiscais' }).click();
  await expect(page.getByText('0 de 2 aprovados')).toBeVisible();
  expect(await listAxeFindingsInState(page, 'invoices that are asked for')).toEqual([]);
});
