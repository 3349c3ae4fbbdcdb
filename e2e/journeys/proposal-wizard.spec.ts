import { listAxeFindingsInState } from '../support/axe';
import { createUniqueWord } from '../support/board';
import { expect, test } from '../support/journey';

test('[proposals-001, proposals-002, proposals-003] from a customer to the generation of a proposal, and back to its steps after a reload', {
  tag: '@one-bundle',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const { userId } = owner.session;
  const { customer } = await owner.call('POST /customers/new/:userId', {
    params: { userId },
    body: { name: `Proposta ${createUniqueWord()}`, uf: 'SP', city: 'Campinas' },
  });
  const page = await enter(owner, `/cliente/editar/${customer._id}`);
  await page.getByRole('link', { name: 'Nova proposta' }).click();
  await expect(page).toHaveURL(new RegExp(`dados-consumo/nova\\?cid=${customer._id}&uid=${userId}$`));
  await page.getByRole('textbox', { name: /^Média por mês/ }).fill('500');
  await page.getByRole('button', { name: 'Preencher' }).click();
  await page.getByRole('textbox', { name: 'Preço do kWh' }).fill('0,95');
  await expect(page.getByRole('region', { name: 'Dimensionamento' })).toContainText(/\d,\d\d\skWp/);
  expect(await listAxeFindingsInState(page, 'a filled consumption')).toEqual([]);
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Escolha do kit' })).toBeVisible();
  const line = page.getByRole('group', { name: 'Módulo 1' });
  await line.getByRole('textbox', { name: 'Fabricante' }).fill('Sol');
  await line.getByRole('textbox', { name: 'Potência' }).fill('550');
  await line.getByRole('textbox', { name: 'Quantidade' }).fill('8');
  const inverter = page.getByRole('group', { name: 'Inversor 1' });
  await inverter.getByRole('textbox', { name: 'Fabricante' }).fill('Onda');
  await inverter.getByRole('textbox', { name: 'Potência' }).fill('5');
  await page.getByRole('textbox', { name: 'Preço do kit' }).fill('9800');
  await expect(page.getByRole('region', { name: 'Sistema' })).toContainText('4,40 kWp');
  expect(await listAxeFindingsInState(page, 'a filled kit')).toEqual([]);
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Dados de geração' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Geração', exact: true })).toContainText('4,40 kWp');
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  const steps = page.getByRole('navigation', { name: 'Etapas da proposta' });
  await expect(steps.getByRole('link', { name: /^Kit\b.*concluída/ })).toBeVisible();

  await page.reload();
  await steps.getByRole('link', { name: /^Kit/ }).click();
  await expect(line.getByRole('textbox', { name: 'Quantidade' })).toHaveValue('8');
  await steps.getByRole('link', { name: /^Consumo/ }).click();
  await expect(page).toHaveURL(/dados-consumo\/editar\?pid=\w+/);
  await expect(page.getByRole('textbox', { name: /: março, kWh$/ })).toHaveValue('500');
});
