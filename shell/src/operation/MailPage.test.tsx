import { buildTestSession, replyRefused } from '@girassol/shared-auth/testing';
import type { MailDeliveryMethod, ResponseBody } from '@girassol/shared-domain/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { getAddress, renderApp } from '../testing/render-app';

const LIST = 'GET /operation/mail/list/:multiplier';
const ONE = 'GET /operation/mail/single/:mailId';
const AGAIN = 'POST /operation/mail/again/:mailId';
const admin = buildTestSession({ isAdmin: true });
const mailId = '0198a000-0000-7000-8000-000000000001';

const line = {
  _id: mailId,
  account: { _id: mailId, name: 'Sol Nascente' },
  kind: 'owner-access',
  to: { name: 'Ana', email: 'ana@empresa.com.br' },
  subject: 'Seu acesso a Girassol',
  state: 'FAILED' as const,
  attempts: 8,
  nextAt: null,
  error: 'Connection refused',
  at: 0,
  endedAt: 60_000,
};
type Mail = ResponseBody<typeof ONE>['mail'];
const mail: Mail = {
  ...line,
  from: { name: 'Girassol', email: 'avisos@girassol.com.br' },
  text: 'Escolher a minha senha: https://app.girassol.com.br/primeiro-acesso#abc',
  mayRepeat: true,
};

function open({
  session = admin,
  at = '/operacao/correio',
  delivery = 'MAILBOX' as MailDeliveryMethod,
  shown = mail,
} = {}) {
  return renderApp({
    at,
    session,
    api: {
      [LIST]: ({ query }) => {
        const mails = query.get('search') === 'nada' ? [] : [line];
        return { mails, total: mails.length, hasMoreItems: false, delivery };
      },
      [ONE]: { mail: shown },
      [AGAIN]: { mail },
    },
  });
}

test('mail of every account, with what became of it; the mailbox says that it is none of the world', async () => {
  open();
  const row = (await screen.findByRole('link', { name: 'Seu acesso a Girassol' })).closest('li');
  expect(row).toHaveTextContent('ana@empresa.com.brSol Nascente');
  expect(row).toHaveTextContent('Acesso do dono');
  expect(row).toHaveTextContent('Falhou');
  expect(screen.getByText(/^Demonstração: nenhum e-mail sai/)).toBeVisible();
});

test('a mail opens by its address, with its text; links in it can be followed', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('link', { name: 'Seu acesso a Girassol' }));
  expect(getAddress()).toBe(`/operacao/correio?mensagem=${mailId}`);
  const dialog = await screen.findByRole('dialog', { name: 'Seu acesso a Girassol' });
  expect(await within(dialog).findByText('Connection refused')).toBeVisible();
  expect(within(dialog).getByRole('link')).toHaveAttribute(
    'href',
    'https://app.girassol.com.br/primeiro-acesso#abc',
  );
});

test('one that failed goes into the line again; a refusal says why', async () => {
  const { user, server } = open({ at: `/operacao/correio?mensagem=${mailId}` });
  await user.click(await screen.findByRole('button', { name: 'Enviar de novo' }));
  expect(await screen.findByText('O e-mail entrou de novo na fila.')).toBeVisible();
  server.answer({ [AGAIN]: replyRefused(409, { message: 'O texto deste e-mail já foi apagado.' }) });
  await user.click(screen.getByRole('button', { name: 'Enviar de novo' }));
  expect(await screen.findByText('O texto deste e-mail já foi apagado.')).toBeVisible();
});

test('a text that is not for operators is not missed silently', async () => {
  open({
    at: `/operacao/correio?mensagem=${mailId}`,
    delivery: 'SMTP',
    shown: { ...mail, text: null, mayRepeat: false },
  });
  expect(await screen.findByText(/^O texto não está aqui/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enviar de novo' })).toBeNull();
});

test('a search without result says so and can be cleared', async () => {
  const { user } = open({ at: '/operacao/correio?busca=nada' });
  expect(await screen.findByText('NENHUM RESULTADO')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver todos os e-mails' }));
  await waitFor(() => expect(getAddress()).toBe('/operacao/correio'));
});

test('whoever is no admin is told so', async () => {
  open({ session: buildTestSession() });
  expect(await screen.findByText('Somente para a administração')).toBeVisible();
});
