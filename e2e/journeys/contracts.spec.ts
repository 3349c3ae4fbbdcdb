import { buildBoardPath, formatProposalNumber } from '@girassol/shared-domain';
import { listAxeFindingsInState, screenSizes } from '../support/axe';
import { createUniqueWord } from '../support/board';
import {
  addContractTemplate,
  buildWordDocument,
  chooseTemplateFile,
  createSaleWithProposal,
} from '../support/contracts';
import { chooseOption } from '../support/item';
import { expect, test } from '../support/journey';

test('[contracts-002, contracts-004, contracts-010, contracts-024] a template with a slip of the pen is mended, and a contract made of it stands in tab and archive', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const { sale, tag, name, proposal } = await createSaleWithProposal(owner);
  const template = `Instalação ${createUniqueWord()}`;
  const page = await enter(owner, '/contratos?aba=modelos');

  await chooseTemplateFile(page, buildWordDocument('contrato.docx', 'Contratante: [[cliente_nome'));
  await expect(page.getByRole('alert')).toContainText('Escreva [[cliente_nome]].');
  await expect(page.getByRole('alert')).toContainText('Contratante: [[cliente_nome');
  await chooseTemplateFile(page, buildWordDocument('contrato.docx', 'Contratante: [[cliente_nme]]'));
  await expect(page.getByText('[[cliente_nme]]: escreva [[cliente_nome]]')).toBeVisible();
  expect(await listAxeFindingsInState(page, 'a template with an unknown field')).toEqual([]);
  await chooseTemplateFile(
    page,
    buildWordDocument(
      'contrato.docx',
      'Contrato [[contrato_numero]], para assinar até [[contrato_validade]]',
      'Contratante: [[cliente_nome]], RG [[cliente_rg]]',
      '[[#modulos]]',
      '[[modulo_quantidade]] módulos [[modulo_fabricante]] de [[modulo_potencia]]',
      '[[/modulos]]',
      'Preço: [[preco_final]]',
      '[[grafico_geracao]]',
    ),
  );
  await expect(page.getByText('Todos os campos do documento são conhecidos.')).toBeVisible();
  await page.getByLabel('Nome do modelo').fill(template);
  await page.getByRole('button', { name: 'Enviar modelo' }).click();
  const row = page
    .getByRole('list', { name: 'Modelos de contrato' })
    .getByRole('listitem')
    .filter({ hasText: template });
  await expect(row).toContainText('Pronto');
  await row.getByRole('button', { name: /^Ações de/ }).click();
  await page.getByRole('menuitem', { name: 'Ver com dados de demonstração' }).click();
  await expect(page.getByRole('img', { name: /Contratante: Carla Schmidt/ })).toBeVisible({
    timeout: 30_000,
  });
  expect(await listAxeFindingsInState(page, 'a template with the data of the demonstration')).toEqual([]);
  await page.keyboard.press('Escape');

  await page.goto(`${buildBoardPath('SALES', owner.session.managerId)}?busca=${tag}&item=${sale._id}`);
  const panel = page.getByRole('dialog', { name: new RegExp(`${name}$`) });
  await panel.getByRole('tab', { name: 'Contratos' }).click();
  await expect(panel.getByText('Este cliente não possui nenhum contrato gerado')).toBeVisible();
  expect(await listAxeFindingsInState(page, 'an item without contracts')).toEqual([]);
  await panel.getByRole('button', { name: 'Gerar Contrato' }).click();
  const dialog = page.getByRole('dialog', { name: 'GERAR CONTRATO' });
  await chooseOption(dialog, /Modelo de contrato/, template);
  // The customer is of other journeys too, which make proposals meanwhile: the newest one is offered first.
  await chooseOption(dialog, /Proposta/, new RegExp(`^${formatProposalNumber(proposal.count)} `));
  await expect(dialog.getByLabel('Validade (dias)')).toHaveValue('15');
  await dialog.getByLabel('Validade (dias)').fill('1,5');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog).toContainText('Informe um número inteiro de dias');
  expect(await listAxeFindingsInState(page, 'a wrong validity')).toEqual([]);
  await dialog.getByLabel('Validade (dias)').fill('30');
  await dialog.getByRole('button', { name: 'Continuar' }).click();

  await expect(page).toHaveURL(new RegExp(`/gerar-contrato/.+/${sale._id}`));
  await expect(page.getByText('Falta 1 dado')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cadastro do cliente' })).toHaveAttribute(
    'href',
    `/cliente/editar/${sale.customer._id}?aba=dados`,
  );
  await expect(page.getByRole('img', { name: /DADO NÃO CADASTRADO: cliente_rg/ })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('img', { name: /8 módulos Sol de 550 Wp/ })).toBeVisible();
  await page.getByRole('button', { name: 'Gerar contrato' }).click();

  await expect(page).toHaveURL(new RegExp(`/visualizar-contrato/.+/${sale._id}`));
  await expect(page.getByRole('img', { name: /Contratante:/ })).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Baixar em Word' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Contrato \d{5} .+\.docx$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Contrato' })).toBeVisible();

  await page.goto(`/visualizar-contratos-da-venda/${sale._id}`);
  await page.getByRole('button', { name: new RegExp(`^${template} \\d{5}`) }).click();
  await expect(page.getByText(/^Registrado em/)).toBeVisible();
  await expect(page.getByText(formatProposalNumber(proposal.count))).toBeVisible();
  expect(await listAxeFindingsInState(page, 'a contract of a list, opened')).toEqual([]);

  const { archive } = await owner.call('GET /archives/customer/:userId/:cid', {
    params: { userId: owner.session.userId, cid: sale.customer._id },
  });
  const folder = archive.folders.find((one) => one.name === 'Contratos');
  expect(archive.files.filter((file) => file.folder === folder?._id).map((file) => file.name)).toContainEqual(
    expect.stringMatching(/^Contrato \d{5}/),
  );

  await page.getByRole('button', { name: `Opções de ${template}` }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await expect(page.getByText('Deseja excluir permanentemente este contrato?')).toBeVisible();
  await page.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Este cliente não possui nenhum contrato gerado')).toBeVisible();
});

test('[contracts-005, contracts-012] on a phone a vendor chooses and generates, and has nothing to delete with', {
  tag: '@full',
}, async ({ origin, as, enter }) => {
  const owner = await as('owner');
  const vendor = await as('vendor');
  const template = await addContractTemplate(
    origin,
    owner,
    `Celular ${createUniqueWord()}`,
    'Contrato [[contrato_numero]] de [[cliente_nome]]',
  );
  const { sale } = await createSaleWithProposal(vendor);
  const page = await enter(vendor, `/escolher-contrato/${sale._id}`, screenSizes.phone);
  await chooseOption(page.getByRole('form', { name: 'Gerar contrato' }), /Modelo de contrato/, template);
  expect(await listAxeFindingsInState(page, 'a chosen template, on a phone')).toEqual([]);
  // By the keyboard: what happens elsewhere in the demonstration is told over the foot of a phone's page.
  await page.getByRole('button', { name: 'Continuar' }).press('Enter');
  await expect(page.getByText('Todos os campos do modelo estão cadastrados.')).toBeVisible();
  await page.getByRole('button', { name: 'Gerar contrato' }).press('Enter');
  await expect(page.getByText('Contrato gerado.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver todos os contratos' }).press('Enter');
  await page.getByRole('button', { name: `Opções de ${template}` }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Baixar sem assinaturas' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Excluir' })).toBeHidden();
});
