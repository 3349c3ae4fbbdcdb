import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listAxeFindingsInState } from '../support/axe';
import { expect, test } from '../support/journey';

interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A program of the account, which is told what happens and answers as it is set to. */
async function listening() {
  const told: ReceivedWebhook[] = [];
  const program = { told, answers: 200, url: '', close: async () => undefined as unknown };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    told.push({ headers: request.headers, body });
    response.writeHead(program.answers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  program.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/avisos`;
  program.close = () => new Promise((resolve) => server.close(resolve));
  return program;
}

/** As Standard Webhooks says, without the library that signed it. */
function isSigned({ headers, body }: ReceivedWebhook, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const own = Buffer.from(createHmac('sha256', key).update(signed).digest('base64'));
  const theirs = Buffer.from(String(headers['webhook-signature']).replace('v1,', ''));
  return own.length === theirs.length && timingSafeEqual(own, theirs);
}

test('the owner has a program told of what happens; what it does not take waits among the tasks, until an operator ends it', {
  tag: '@full',
}, async ({ enter }) => {
  const program = await listening();
  const owner = await enter('owner', '/configuracoes?secao=avisos');
  const section = owner.getByRole('region', { name: 'Integrações (webhook)' });
  await section.getByRole('textbox', { name: 'Endereço' }).fill('ftp://minha-maquina');
  await section.getByRole('button', { name: 'Salvar endereço' }).click();
  await expect(section.getByText('Informe um endereço como https://exemplo.com.br/avisos.')).toBeVisible();
  await section.getByRole('textbox', { name: 'Endereço' }).fill(program.url);
  await section.getByRole('button', { name: 'Salvar endereço' }).click();
  const handed = owner.getByRole('dialog', { name: 'Segredo dos avisos' });
  const secret = (await handed.locator('code').textContent()) ?? '';
  expect(await listAxeFindingsInState(owner, 'the secret of notices, handed over')).toEqual([]);
  await handed.getByRole('button', { name: 'Já copiei' }).click();

  await section.getByRole('button', { name: 'Enviar teste' }).click();
  await expect(section.getByText('Entregue')).toBeVisible();
  expect(program.told.map((message) => isSigned(message, secret))).toEqual([true]);
  expect(await listAxeFindingsInState(owner, 'a delivered notice')).toEqual([]);

  program.answers = 503;
  await section.getByRole('button', { name: 'Enviar teste' }).click();
  await expect(section.getByText('A caminho')).toBeVisible();
  await expect.poll(() => program.told.length).toBe(2);

  const operator = await enter('admin', '/operacao/tarefas');
  await operator.getByRole('tab', { name: 'Na fila' }).click();
  await operator.getByRole('button', { name: /^Entregar webhook/ }).click();
  const line = operator.getByRole('listitem').filter({ hasText: 'Entregar webhook' });
  await expect(line.getByText(/503/)).toBeVisible();
  await expect(line.getByText(/1 tentativa de 12/)).toBeVisible();
  expect(await listAxeFindingsInState(operator, 'an open task')).toEqual([]);
  await operator.setViewportSize({ width: 390, height: 844 });
  expect(
    await operator.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0);
  await line.getByRole('button', { name: 'Cancelar' }).click();
  await operator.getByRole('alertdialog').getByRole('button', { name: 'Cancelar tarefa' }).click();
  await expect(line).toHaveCount(0);
  await operator.getByRole('tab', { name: 'Encerradas' }).click();
  await expect(line).toBeVisible();
  await operator.reload();
  await expect(line).toBeVisible();

  await owner.reload();
  await expect(section.getByText('Não entregue')).toBeVisible();
  await section.getByRole('button', { name: 'Desligar avisos' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Desligar' }).click();
  await expect(section.getByRole('button', { name: 'Desligar avisos' })).toHaveCount(0);
  await program.close();
});

test('a seller sees neither tasks nor the addresses of programs', async ({ enter }) => {
  const seller = await enter('vendor', '/operacao/tarefas');
  await expect(seller.getByRole('button', { name: /^Entregar webhook/ })).toHaveCount(0);
  await expect(seller.getByRole('heading', { name: 'Tarefas', level: 1 })).toHaveCount(0);
});
