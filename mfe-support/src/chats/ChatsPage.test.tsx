import {
  buildTestSession,
  buildTestSettings,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import type { Chat } from '@girassol/support-domain/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import ChatsPage from './ChatsPage';
import WhatsappSection from './settings/WhatsappSection';
import { buildChat, buildChatMessage, buildWppAccount, CHAT_ID } from './testing/chat.fixture';

const ACCOUNTS = 'GET /omnichannels/user/:userId';
const LIST = 'GET /chats/list/:multiplier';
const LOAD = 'GET /chats/single/:chatId';
const WRITE = 'POST /chats/messages/:chatId';
const user = userEvent.setup();

async function open(routes: FakeRoutes, address = '/chats', session = buildTestSession()) {
  const server = fakeApi({
    [ACCOUNTS]: { omnichannels: { wppAccounts: [buildWppAccount()] }, provider: 'demonstration' },
    [LIST]: { items: [], hasMoreItems: false },
    'GET /chats/people/:userId': { people: [] },
    'PUT /chats/read/:chatId': {},
    ...routes,
  });
  await act(async () => {
    renderWithSession(
      <MemoryRouter initialEntries={[address]}>
        <ChatsPage />
        <DialogHost />
        <SnackbarHost />
      </MemoryRouter>,
      { session },
    );
  });
  return server;
}
const openChat = (chat: Chat, routes: FakeRoutes = {}) =>
  open(
    { [LIST]: { items: [chat], hasMoreItems: false }, [LOAD]: { chat }, ...routes },
    `/chats?conversa=${CHAT_ID}`,
  );

afterEach(() => localStorage.clear());

test('without an account the page says how to connect one, with the phone one press away', async () => {
  await open({ [ACCOUNTS]: { omnichannels: { wppAccounts: [] }, provider: 'demonstration' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Conversas' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Abrir um celular de demonstração' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ligar um número' })).toHaveAttribute(
    'href',
    '/configuracoes?secao=whatsapp',
  );
});

test('a search that finds no conversation is cleared with its filters', async () => {
  await open({}, '/chats?busca=ana&filtro=nao-lidas');
  expect(await screen.findByText('NENHUM RESULTADO')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(await screen.findByText('Nenhuma conversa ainda')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('[chats-001] the list shows name, last message, what is unread and the window', async () => {
  const chat = buildChat([buildChatMessage(1)], { unread: 2, lastText: 'Quero um orçamento' });
  await open({
    [LIST]: {
      items: [chat, { ...chat, _id: CHAT_ID.replace('7', '8'), windowUntil: null }],
      hasMoreItems: false,
    },
  });
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('Ana Souza');
  expect(first).toHaveTextContent('Quero um orçamento');
  expect(first).toHaveTextContent('2 não lidas');
  expect(first).toHaveTextContent('4 h 59 min');
  expect(second).toHaveTextContent('Só modelo');
});

test('a text is sent once, and a refusal keeps it with a way to try again under the same key', async () => {
  const server = await openChat(buildChat([buildChatMessage(1)]), {
    [WRITE]: replyRefused(503, { message: 'Sem rede.' }),
  });
  const field = await screen.findByRole('textbox', { name: 'Mensagem' });
  await user.type(field, 'Bom dia');
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText(/Não enviada/)).toBeVisible();
  expect(field).toHaveValue('Bom dia');
  const answer = buildChat([
    buildChatMessage(1),
    buildChatMessage(2, { direction: 'OUT', author: 'Marina', content: 'Bom dia', status: 'QUEUED' }),
  ]);
  server.answer({ [WRITE]: { chat: answer } });
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Enviando')).toBeVisible();
  expect(field).toHaveValue('');
  const [first, second] = server.calls(WRITE);
  expect(second?.body.clientKey).toBe(first?.body.clientKey);
});

test('with a closed window only a template can be sent, once its gaps are filled', async () => {
  const server = await openChat(buildChat([buildChatMessage(1)], { windowUntil: null }), {
    [WRITE]: { chat: buildChat([buildChatMessage(1)]) },
  });
  const form = await screen.findByRole('region', { name: 'Enviar um modelo' });
  expect(screen.queryByRole('textbox', { name: 'Mensagem' })).toBeNull();
  const gap = within(form).getByRole('textbox', { name: 'Lacuna 1' });
  expect(gap).toHaveValue('Ana');
  await user.clear(gap);
  expect(within(form).getByRole('button', { name: 'Enviar modelo' })).toBeDisabled();
  await user.type(gap, 'Bia');
  expect(within(form).getByText('Olá, Bia! Podemos retomar?')).toBeVisible();
  await user.click(within(form).getByRole('button', { name: 'Enviar modelo' }));
  await waitFor(() =>
    expect(server.calls(WRITE)[0]?.body).toMatchObject({ template: 'retomar', templateValues: '["Bia"]' }),
  );
});

test('a failed message says why and is sent again; a message becomes a lead', async () => {
  const failed = buildChatMessage(2, {
    direction: 'OUT',
    author: 'Marina',
    status: 'FAILED',
    error: 'Este número não recebe mensagens por WhatsApp.',
  });
  const chat = buildChat([buildChatMessage(1), failed]);
  const leadId = '9d2f4f5e-3f0b-4f5c-9f56-0d4f0e6f9a04';
  const server = await openChat(chat, {
    'PUT /chats/retry/:chatId': { chat },
    'POST /chats/lead/:chatId': { chat: buildChat([buildChatMessage(1, { leadId }), failed]) },
  });
  const log = await screen.findByRole('log');
  expect(log).toHaveTextContent('Não enviada. Este número não recebe mensagens por WhatsApp.');
  await user.click(within(log).getByRole('button', { name: 'Tentar de novo' }));
  expect(server.calls('PUT /chats/retry/:chatId')[0]?.body).toEqual({ seq: 2 });
  const [menu] = within(log).getAllByRole('button', { name: /^O que fazer/ });
  await user.click(menu as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: 'Criar lead' }));
  expect(await within(log).findByRole('link', { name: 'Virou lead' })).toHaveAttribute(
    'href',
    expect.stringContaining(leadId),
  );
});

test('who may only read sees no field', async () => {
  await openChat(buildChat([buildChatMessage(1)], { mayWrite: false }));
  expect(await screen.findByText('Você pode ler esta conversa, mas não responder.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Mensagem' })).toBeNull();
});

test('the settings without a number offer to connect one, where the installation has a provider', async () => {
  fakeApi({ [ACCOUNTS]: { omnichannels: { wppAccounts: [] }, provider: 'demonstration' } });
  const session = buildTestSession();
  renderWithSession(
    <WhatsappSection
      session={session}
      permissions={{}}
      settings={buildTestSettings()}
      save={async () => true}
      onDirtyChange={() => undefined}
    />,
    { session },
  );
  expect(await screen.findByText('Nenhum número ligado')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ligar um número' }));
  expect(screen.getByRole('form', { name: 'Nova conta de WhatsApp' })).toBeVisible();
  expect(screen.queryByText('Nenhum número ligado')).toBeNull();
});
