import {
  buildTestSession,
  buildTestSettings,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import WebhookSection from './WebhookSection';

const READ = 'GET /webhooks/single';
const SET = 'PUT /webhooks/single';
const user = userEvent.setup();
const webhook = { url: 'https://exemplo.com.br/avisos', since: 0, stoppedWhy: null };

function open(answer: ResponseBody<typeof READ>) {
  const server = fakeApi({
    [READ]: answer,
    [SET]: { webhook, secret: 'whsec_abc' },
    'POST /webhooks/single/secret': { secret: 'whsec_novo' },
    'POST /webhooks/single/test': {},
    'DELETE /webhooks/single': {},
  });
  const settings = buildTestSettings();
  const session = buildTestSession();
  renderWithSession(
    <>
      <WebhookSection
        session={session}
        permissions={{}}
        settings={settings}
        save={async () => true}
        onDirtyChange={() => {}}
      />
      <DialogHost />
      <SnackbarHost />
    </>,
    { settings, session },
  );
  return server;
}

test('what is no address is told at the field before it is sent', async () => {
  const server = open({ webhook: null, deliveries: [] });
  await user.type(await screen.findByRole('textbox', { name: /Endereço/ }), 'exemplo.com.br/avisos');
  await user.tab();
  expect(await screen.findByText('Informe um endereço como https://exemplo.com.br/avisos.')).toBeVisible();
  expect(server.calls(SET)).toEqual([]);
});

test('an address is set: a refusal stands at the field with what was typed, then the secret shows once', async () => {
  const server = open({ webhook: null, deliveries: [] });
  const field = await screen.findByRole('textbox', { name: /Endereço/ });
  await user.type(field, 'https://10.0.0.1/');
  server.answer({ [SET]: replyRefused(400, { message: 'Este endereço é de uma rede interna.' }) });
  await user.click(screen.getByRole('button', { name: 'Salvar endereço' }));
  expect(await screen.findByText('Este endereço é de uma rede interna.')).toBeVisible();
  expect(field).toHaveValue('https://10.0.0.1/');

  await user.clear(field);
  await user.type(field, webhook.url);
  server.answer({ [SET]: { webhook, secret: 'whsec_abc' }, [READ]: { webhook, deliveries: [] } });
  await user.click(screen.getByRole('button', { name: 'Salvar endereço' }));
  const dialog = await screen.findByRole('dialog', { name: 'Segredo dos avisos' });
  expect(within(dialog).getByText('whsec_abc')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Já copiei' }));
  expect(await screen.findByText('Nada foi enviado ainda')).toBeVisible();
});

test('a test is sent; the log says what came back', async () => {
  const server = open({
    webhook,
    deliveries: [
      {
        _id: '0198a000-0000-7000-8000-0000000000a1',
        event: 'proposal.accepted',
        at: 0,
        state: 'FAILED',
        tries: 12,
        lastTryAt: 0,
        lastAnswer: 'Respondeu 500.',
      },
    ],
  });
  const log = await screen.findByRole('list', { name: 'Últimas mensagens' });
  expect(within(log).getByRole('listitem')).toHaveTextContent(
    /Proposta aceita.*12 tentativas · Respondeu 500\.Não entregue/,
  );
  await user.click(screen.getByRole('button', { name: 'Enviar teste' }));
  expect(await screen.findByText('Teste enviado.')).toBeVisible();
  expect(server.calls('POST /webhooks/single/test')).toHaveLength(1);
});

test('a new secret, and the end of it all, are asked about first', async () => {
  const server = open({ webhook, deliveries: [] });
  await user.click(await screen.findByRole('button', { name: 'Novo segredo' }));
  await user.click(await screen.findByRole('button', { name: 'Criar segredo' }));
  expect(await screen.findByText('whsec_novo')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Já copiei' }));
  await user.click(await screen.findByRole('button', { name: 'Desligar avisos' }));
  const question = await screen.findByRole('alertdialog');
  expect(server.calls('DELETE /webhooks/single')).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Desligar' }));
  await waitFor(() => expect(server.calls('DELETE /webhooks/single')).toHaveLength(1));
});
