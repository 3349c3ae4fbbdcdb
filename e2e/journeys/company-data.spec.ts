import { readFileSync } from 'node:fs';
import { listAxeFindingsInState } from '../support/axe';
import { createUniqueWord } from '../support/board';
import { addContractTemplate, createSaleWithProposal, readWordXml } from '../support/contracts';
import { chooseOption } from '../support/item';
import { expect, test } from '../support/journey';

test('[account-001, account-002] the data of the company are typed, and a generated contract names the company by them', async ({
  as,
  enter,
  origin,
}) => {
  const owner = await as('owner');
  const street = `Rua ${createUniqueWord()}`;
  const page = await enter(owner, '/inicio');
  await page.goto(`/conta/info/${owner.session.userId}`);
  await expect(page.getByRole('heading', { name: 'Representante legal' })).toBeVisible();
  expect(await listAxeFindingsInState(page, 'the data of the account')).toEqual([]);

  await page.getByLabel('CNPJ ou CPF').fill('11.222.333/0001-80');
  await page.getByLabel('Razão social').fill('Sol Nascente Energia Ltda.');
  await expect(
    page.getByText('Insira um CNPJ válido.').or(page.getByText('Insira um CPF ou CNPJ válido.')),
  ).toBeVisible();
  await page.getByLabel('CNPJ ou CPF').fill('11.222.333/0001-81');
  await page.getByLabel('Rua').fill(street);
  await page.getByLabel('Nome completo').fill('Helena Moreira');
  await page.getByLabel('CPF', { exact: true }).fill('529.982.247-25');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Dados salvos.')).toBeVisible();

  const { sale } = await createSaleWithProposal(owner);
  const template = await addContractTemplate(
    origin,
    owner,
    `Empresa ${createUniqueWord()}`,
    'Contratada: [[empresa_razao_social]], CNPJ [[empresa_documento]], [[empresa_endereco]]',
    'Representada por [[representante_nome]], CPF [[representante_cpf]]',
  );
  await page.goto(`/escolher-contrato/${sale._id}`);
  await chooseOption(page.getByRole('form', { name: 'Gerar contrato' }), /Modelo de contrato/, template);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Todos os campos do modelo estão cadastrados.')).toBeVisible();
  await page.getByRole('button', { name: 'Gerar contrato' }).click();
  await expect(page).toHaveURL(new RegExp(`/visualizar-contrato/.+/${sale._id}`));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Baixar em Word' }).click(),
  ]);
  const text = readWordXml(readFileSync(await download.path()));
  expect(text).toContain('Sol Nascente Energia Ltda.');
  expect(text).toContain('11.222.333/0001-81');
  expect(text).toContain(street);
  expect(text).toContain('Helena Moreira');
});
