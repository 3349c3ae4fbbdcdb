import { fillCreditForm } from '../support/credit-form';
import { registered } from '../support/financings';
import { expect, test } from '../support/journey';
import { aPdf, aPhoto, goodsInvoice, serviceInvoice } from '../support/papers';
import { aFinishedProposal } from '../support/proposals';

/** As the form of the journey says it. */
const INTEGRATOR = '99990138000142';

test('[financing-012 to financing-019] from the simulation to the money, by a person’s clicks', {
  tag: '@full',
}, async ({ as, enter }) => {
  test.slow();
  const owner = await as('owner');
  await registered(owner, await as('admin'));
  const { proposal, tag } = await aFinishedProposal(owner);
  const page = await enter(owner, '/inicio');
  const photos = {
    'Foto dos Módulos': await aPhoto(page, 'modulos.jpg'),
    'Foto dos Inversores': await aPhoto(page, 'inversores.jpg'),
    'Foto do Medidor': await aPhoto(page, 'medidor.jpg'),
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
  await panel.getByRole('button', { name: /Opção 1/ }).click();
  await page.getByRole('option', { name: /^48x/ }).click();
  await panel.getByRole('button', { name: 'ADICIONAR À PROPOSTA' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Energia solar para você' })).toBeVisible();
  reached('added');
  await page.waitForLoadState();
  await page.goBack();
  await panel.getByRole('button', { name: /Opção Financiamento/ }).click();
  await page.getByRole('option', { name: /^48x/ }).click();
  await panel.getByRole('button', { name: 'SELECIONAR OPÇÃO' }).click();
  await expect(tab('Documentação')).toHaveAttribute('aria-selected', 'true');
  reached('chosen');

  const give = async (name: string, file: ReturnType<typeof aPdf>) => {
    await panel.locator(`input[data-for="Escolher arquivo de ${name}"]`).setInputFiles(file);
    await expect(
      panel
        .getByRole('listitem', { name, exact: true })
        .getByText(/^(Enviado\. Agora o banco confere\.|Aprovado)$/)
        .first(),
    ).toBeVisible();
  };
  await give('CNH', aPdf('cnh.pdf'));
  await give('RG', aPdf('rg.pdf'));
  await give('Conta de Luz (atualizada)', aPdf('conta.pdf'));
  await give('Comprovante de Renda', aPdf('renda.pdf'));
  reached('papers');

  // The bank looks at them, and the customer signs.
  await expect(tab('Documentação')).toBeHidden({ timeout: 30_000 });
  reached('signed');
  await tab('Notas Fiscais').click();
  await give('NFe de Serviço', serviceInvoice(INTEGRATOR));
  await give('NFe dos Equipamentos', goodsInvoice(supplier));
  reached('invoices');
  await tab('Comprovantes').click({ timeout: 30_000 });
  await give('ART de Execução', aPdf('art.pdf'));
  await give('Parecer de Acesso', aPdf('parecer.pdf'));
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
