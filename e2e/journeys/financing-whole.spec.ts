import { fillCreditForm } from '../support/credit-form';
import { createGoodsInvoice, createPdf, createPhoto, createServiceInvoice } from '../support/files';
import { ensureBankRegistrationApproved } from '../support/financings';
import { expect, test } from '../support/journey';
import { createFinishedProposal } from '../support/proposals';

/** As the form of the journey says it. */
const INTEGRATOR = '99990138000142';

test('[financing-012 to financing-019] from the simulation to the money, by a person’s clicks', {
  tag: '@full',
}, async ({ as, enter }) => {
  test.slow();
  const owner = await as('owner');
  await ensureBankRegistrationApproved(owner, await as('admin'));
  const { proposal, tag } = await createFinishedProposal(owner);
  const page = await enter(owner, '/inicio');
  const photos = {
    'Foto dos Módulos': await createPhoto(page, 'modulos.jpg'),
    'Foto dos Inversores': await createPhoto(page, 'inversores.jpg'),
    'Foto do Medidor': await createPhoto(page, 'medidor.jpg'),
  };
  const begun = Date.now();
  const times: string[] = [];
  const reached = (what: string) => times.push(`${what} ${((Date.now() - begun) / 1000).toFixed(1)} s`);

  await page.goto(`/financiamentos/simulacao/${proposal._id}`);
  const offers = page.getByRole('list', { name: 'Ofertas lado a lado' });
  await expect(offers.getByRole('heading')).toHaveCount(4);
  reached('offers');
  await page.getByRole('link', { name: 'Pedir análise de crédito' }).click();
  await fillCreditForm(page, tag);
  const supplier = await page
    .getByRole('textbox', { name: /^CNPJ do (Fornecedor|Distribuidor)/ })
    .inputValue();
  await page.getByRole('button', { name: 'SOLICITAR ANÁLISE DE CRÉDITO' }).click();
  reached('asked');

  const panel = page.getByRole('dialog', { name: 'Financiamento' });
  const tab = (name: string) => panel.getByRole('tab', { name });
  await panel.getByRole('button', { name: 'CONTRATAR' }).click();
  reached('deal');
  await panel.getByRole('list', { name: 'Ofertas lado a lado' }).getByRole('checkbox').first().check();
  const opening = page.context().waitForEvent('page');
  await panel.getByRole('button', { name: 'ADICIONAR À PROPOSTA' }).click();
  const document = await opening;
  await expect(document.getByRole('heading', { level: 1, name: 'Energia solar para você' })).toBeVisible();
  await document.close();
  reached('added');
  await panel.getByRole('radio', { name: /^Contratar em \d+ vezes/ }).check();
  await panel.getByRole('button', { name: 'SELECIONAR OPÇÃO' }).click();
  await expect(tab('Documentação')).toHaveAttribute('aria-selected', 'true');
  reached('chosen');

  const give = async (name: string, file: ReturnType<typeof createPdf>) => {
    await panel.locator(`input[data-for="Escolher arquivo de ${name}"]`).setInputFiles(file);
    await expect(
      panel
        .getByRole('listitem', { name, exact: true })
        .getByText(/^(Enviado\. Agora o banco confere\.|Aprovado)$/)
        .first(),
    ).toBeVisible();
  };
  await give('CNH', createPdf('cnh.pdf'));
  await give('RG', createPdf('rg.pdf'));
  await give('Conta de Luz (atualizada)', createPdf('conta.pdf'));
  await give('Comprovante de Renda', createPdf('renda.pdf'));
  reached('papers');

  // The bank looks at them, and the customer signs.
  await expect(tab('Documentação')).toBeHidden({ timeout: 30_000 });
  reached('signed');
  await tab('Notas Fiscais').click();
  await give('NFe de Serviço', createServiceInvoice(INTEGRATOR));
  await give('NFe dos Equipamentos', createGoodsInvoice(supplier));
  reached('invoices');
  await tab('Comprovantes').click({ timeout: 30_000 });
  await give('ART de Execução', createPdf('art.pdf'));
  await give('Parecer de Acesso', createPdf('parecer.pdf'));
  for (const [name, photo] of Object.entries(photos)) await give(name, photo);
  await panel.getByRole('textbox', { name: /^Link de monitoramento/ }).fill('https://monitor.test/usina/1');
  await panel.getByRole('button', { name: 'Salvar link' }).click();
  reached('proofs');
  await expect(panel.getByText('Concluído', { exact: true })).toBeVisible({ timeout: 30_000 });
  const statusNow = async () =>
    (
      await owner.call('POST /financings/filtered/:multiplier', {
        params: { multiplier: 1 },
        body: { searchValue: tag },
      })
    ).financings[0]?.btg.status;
  await expect.poll(statusNow, { timeout: 30_000 }).toBe('CONCLUIDO');
  reached('money');

  // Others share the machine: the figure is measured by itself (bench/RESULTS.md).
  test.info().annotations.push({ type: 'measured', description: times.join(', ') });
  process.stdout.write(`from the simulation to the money: ${times.join(', ')}\n`);
});
