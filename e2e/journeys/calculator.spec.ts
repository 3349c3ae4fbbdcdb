import { listAxeFindingsInState } from '../support/axe';
import { expect, test } from '../support/journey';

test('[calculator-001, calculator-002, shell.access-012] a calculator client goes from a bill to a result, reloads it, changes it, and sees nobody else’s', {
  tag: '@one-bundle',
}, async ({ as, enter }) => {
  const client = await as('calculator');
  const page = await enter(client, '/inicio');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Calcule o seu sistema solar');
  await expect(page.getByRole('navigation', { name: 'Etapas da proposta' })).toBeHidden();
  await page.getByRole('combobox', { name: /^Estado/ }).click();
  await page.getByRole('option', { name: 'Santa Catarina' }).click();
  await page.getByRole('combobox', { name: /^Cidade/ }).fill('Blumenau');
  await page.getByRole('option', { name: 'Blumenau' }).click();
  const average = page.getByRole('textbox', { name: /^Média por mês/ });
  await average.fill('620');
  await page.getByRole('button', { name: 'Preencher' }).click();
  await page.getByRole('textbox', { name: 'Preço do kWh' }).fill('0,92');
  expect(await listAxeFindingsInState(page, 'a filled calculation')).toEqual([]);
  await page.getByRole('button', { name: 'CALCULAR' }).click();

  await expect(heading).toHaveText('O seu sistema solar');
  const result = page.getByRole('region', { name: 'Resultado' });
  await expect(result).toContainText(/kWp.*m² de telhado.*do consumo.*de economia por mês/s);
  const before = await result.textContent();
  await page.reload();
  await expect(result).toHaveText(before ?? '');
  expect(await page.textContent('body')).not.toMatch(/preço final/i);

  await page.getByRole('link', { name: 'Editar dados' }).click();
  await expect(heading).toHaveText('Refazer o cálculo');
  await average.fill('1240');
  await page.getByRole('button', { name: 'Preencher' }).click();
  await page.getByRole('button', { name: 'CALCULAR' }).click();
  await expect(heading).toHaveText('O seu sistema solar');
  await expect(result).not.toHaveText(before ?? '');

  const pid = page.url().split('/').at(-1) ?? '';
  const partner = await as('partner');
  expect((await partner.attempt('GET /calculations/single/:pid', { params: { pid } })).status).toBe(404);
  await page.goto(page.url().replace(pid, '018f0000-0000-7000-8000-00000000ca01'));
  await expect(page.getByText('Não encontramos este cálculo')).toBeVisible();
});
