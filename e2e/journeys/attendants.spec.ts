import { expect, test } from '../support/journey';
import { loadTicket, writeToSupport } from '../support/tickets';

test('an attendant answers with a canned answer, tags and merges tickets, and undoes it @full', async ({
  as,
  enter,
  origin,
}) => {
  const owner = await as('owner');
  const stamp = Date.now();
  const first = await writeToSupport(origin, owner, { title: `Boleto ${stamp}`, content: 'Não abre.' });
  const second = await writeToSupport(origin, owner, { title: `Fatura ${stamp}`, content: 'Também não.' });
  const page = await enter('admin', `/admin2?busca=${stamp}`);
  await page.getByRole('link', { name: `Boleto ${stamp}` }).click();

  const field = page.getByRole('textbox', { name: 'Resposta' });
  await page.getByRole('heading', { name: `Boleto ${stamp}` }).click();
  await page.keyboard.press('r');
  await expect(field).toBeFocused();
  await page.keyboard.type('/ola');
  await page.getByRole('option', { name: /\/ola/ }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText(`olhando o que aconteceu em "Boleto ${stamp}"`);

  await page.getByRole('button', { name: 'Ações do chamado' }).click();
  await page.getByRole('menuitem', { name: 'Etiquetas…' }).click();
  await page.getByLabel('Nova etiqueta').fill('cobrança');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('cobrança').first()).toBeVisible();

  await page.getByRole('button', { name: 'Ações do chamado' }).click();
  await page.getByRole('menuitem', { name: 'Unir a outro chamado…' }).click();
  await page.getByRole('combobox', { name: /Unir a/ }).fill(`Fatura ${stamp}`);
  await page.getByRole('option', { name: new RegExp(`Fatura ${stamp}`) }).click();
  await page.getByRole('button', { name: 'Unir', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Unido a outro chamado' })).toBeVisible();
  expect((await loadTicket(origin, owner, second._id)).messages.at(-1)?.content).toContain(
    'foi unido a este',
  );
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('link', { name: 'Unido a outro chamado' })).toBeHidden();
  expect((await loadTicket(origin, owner, first._id)).status).toBe('ANSWERED');
});

test('the figures of a week are charts with a table, and the address keeps the week @full', async ({
  enter,
}) => {
  const page = await enter('admin', '/admin2');
  await page.getByRole('tab', { name: 'Números da semana' }).click();
  await expect(page).toHaveURL(/aba=numeros/);
  await page.getByRole('button', { name: 'Semana anterior' }).click();
  await expect(page).toHaveURL(/semana=\d{4}-\d\d-\d\d/);
  await expect(
    page.getByRole('img', { name: /^Promessas/ }).or(page.getByText('Nada nesta semana')),
  ).toBeVisible();
});
