import { Buffer } from 'node:buffer';
import { expect, test } from '../support/journey';
import { loadTicket, writeToSupport } from '../support/tickets';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('[support-001, support-010] a ticket is opened with a picture, answered to, rated, deleted and brought back', async ({
  as,
  enter,
  origin,
}) => {
  const owner = await as('owner');
  const page = await enter(owner, '/tickets');
  await page.getByRole('button', { name: 'Abrir chamado' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Abrir chamado' });
  await dialog.getByLabel('Assunto').fill('A proposta não abre no celular');
  await dialog.getByLabel('Mensagem', { exact: true }).fill('Aparece **erro 500** na tela.');
  // What was typed is still there after a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Abrir chamado' }).first().click();
  await expect(dialog.getByLabel('Assunto')).toHaveValue('A proposta não abre no celular');
  await dialog.locator('input[type=file]').setInputFiles([
    { name: 'tela.png', mimeType: 'image/png', buffer: PIXEL },
    { name: 'conta.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
  ]);
  await expect(page.getByText('Apenas imagens são permitidas.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Enviar' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'A proposta não abre no celular' })).toBeVisible();
  await expect(page).toHaveURL(/\/ticket\/[0-9a-f-]{36}$/);
  const ticketId = page.url().split('/').at(-1) ?? '';
  const log = page.getByRole('log');
  await expect(log.locator('strong', { hasText: 'erro 500' })).toBeVisible();
  await expect(log.getByRole('img', { name: 'tela.png' })).toBeVisible();
  await expect(log).toContainText('Hoje');
  await expect(page.getByText(/^resposta até /)).toBeVisible();
  await expect(log).toContainText('Enviada');

  // A message from elsewhere comes without a reload.
  await writeToSupport(origin, owner, { ticketId, content: 'Também no computador.' });
  await expect(log).toContainText('Também no computador.');
  await page.getByLabel('Mensagem', { exact: true }).fill('Resolvido, era a internet.');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(log).toContainText('Resolvido, era a internet.');
  await expect(page.getByLabel('Mensagem', { exact: true })).toHaveValue('');
  expect((await loadTicket(origin, owner, ticketId)).messages.map(({ seq }) => seq)).toEqual([1, 2, 3]);

  await page.getByRole('button', { name: 'Ações do chamado' }).click();
  await page.getByRole('menuitem', { name: 'Encerrar chamado' }).click();
  await page.getByRole('button', { name: 'Avaliar' }).click();
  const rating = page.getByRole('dialog', { name: 'Avalie o Nosso Atendimento' });
  await expect(rating.getByRole('button', { name: 'Enviar avaliação' })).toBeDisabled();
  await rating.getByRole('radio', { name: '4 de 5: Bom' }).check();
  await rating.getByRole('button', { name: 'Enviar avaliação' }).click();
  await expect(page.getByRole('button', { name: 'Alterar avaliação' })).toBeVisible();
  expect(await loadTicket(origin, owner, ticketId)).toMatchObject({ status: 'CLOSED', customerRating: 8 });

  await page.getByRole('button', { name: 'Ações do chamado' }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await expect(page).toHaveURL(/\/tickets$/);
  const entry = page.getByRole('link', { name: 'A proposta não abre no celular' });
  await expect(entry).toBeHidden();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(entry).toBeVisible();
});

test('[support-004] the list is searched, and its address keeps the search', async ({
  as,
  enter,
  origin,
}) => {
  const owner = await as('owner');
  await writeToSupport(origin, owner, {
    title: 'Nota fiscal de novembro',
    content: 'Onde encontro o recibo?',
  });
  const page = await enter(owner, '/tickets');
  await page.getByRole('searchbox', { name: 'Buscar nos chamados' }).fill('recibos');
  await expect(page.getByRole('link', { name: 'Nota fiscal de novembro' })).toBeVisible();
  await expect(page).toHaveURL(/busca=recibos/);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Nota fiscal de novembro' })).toBeVisible();
});

test('[support-014] a phone has a way back, and visitors without a session are asked to log in, and nothing is called', async ({
  as,
  enter,
  origin,
  browser,
}) => {
  const owner = await as('owner');
  const { _id } = await writeToSupport(origin, owner, { title: 'No telefone', content: 'Oi.' });
  const phone = await enter(owner, `/ticket/${_id}`, { viewport: { width: 390, height: 844 } });
  await phone.getByRole('button', { name: 'Voltar aos chamados' }).click();
  await expect(phone).toHaveURL(/\/tickets$/);

  const context = await browser.newContext();
  const visitor = await context.newPage();
  const calls: string[] = [];
  visitor.on('request', (request) => {
    if (request.url().includes('/api/tickets')) calls.push(request.url());
  });
  for (const address of ['/tickets', `/ticket/${_id}`]) {
    await visitor.goto(`${origin}${address}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(calls).toEqual([]);
  await context.close();
});

test('an attendant answers from the queue, and both sides see each other without a reload', async ({
  as,
  enter,
  origin,
}) => {
  const owner = await as('owner');
  const title = `Inversor parado ${Date.now()}`;
  const { _id } = await writeToSupport(origin, owner, { title, content: 'Parou hoje.' });
  const customer = await enter(owner, `/ticket/${_id}`);
  const attendant = await enter('admin', '/admin2');
  await attendant.getByRole('link', { name: title }).click();
  await expect(attendant.getByRole('log')).toContainText('Parou hoje.');
  await expect(customer.getByRole('log')).toContainText('Lida');

  const note = attendant.getByRole('checkbox', { name: 'Nota interna' });
  await note.check();
  await attendant.getByRole('textbox', { name: 'Nota interna' }).fill('Garantia até 2030.');
  await attendant.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(attendant.getByRole('log')).toContainText('Garantia até 2030.');
  await attendant.getByRole('textbox', { name: 'Resposta' }).fill('Desligue e **ligue** de novo.');
  await expect(customer.getByText('O suporte está digitando…')).toBeVisible();
  await attendant.getByRole('button', { name: 'Enviar', exact: true }).click();

  const log = customer.getByRole('log');
  await expect(log).toContainText('Desligue e ligue de novo.');
  await expect(log).not.toContainText('Garantia');
  await expect(customer.getByText('Respondido')).toBeVisible();
  await customer.getByRole('textbox', { name: 'Mensagem' }).fill('Funcionou!');
  await customer.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(attendant.getByRole('log')).toContainText('Funcionou!');
});
