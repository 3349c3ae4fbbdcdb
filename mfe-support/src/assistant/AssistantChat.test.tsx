import {
  buildTestSession,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
  replyUnreachable,
} from '@girassol/shared-auth/testing';
import { SnackbarHost } from '@girassol/shared-ui';
import type { AssistantMessage } from '@girassol/support-domain/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AssistantChat } from './AssistantChat';

const ASK = 'POST /chats/support';
const POLL = 'GET /chats/polling/:chatId/:lastAssistantMessageId';
const CHAT_ID = '0195f3c2-0000-7000-8000-00000000c4a7';
const article = { slug: 'kits', title: 'Cadastrar e usar kits', summary: 'Um kit junta equipamentos.' };

const buildChatMessage = (id: number, more: Partial<AssistantMessage>): AssistantMessage => ({
  _id: `0195f3c2-0000-7000-8000-${String(id).padStart(12, '0')}`,
  role: 'assistant',
  content: '',
  richContent: null,
  citations: [],
  offersPerson: false,
  files: [],
  timestamp: Date.UTC(2026, 10, 26, 13),
  ...more,
});
const question = buildChatMessage(1, { role: 'user', content: 'Como cadastro um kit?' });
const answer = buildChatMessage(2, { content: 'Abra Kits.', citations: [article] });
const empty = { chat: { _id: null, messages: [] }, reqTimeout: false };
const answered = { chat: { _id: CHAT_ID, messages: [question, answer] }, reqTimeout: false };

const user = userEvent.setup();
const onTicket = jest.fn();

async function open(routes: FakeRoutes = {}, takesPictures = true) {
  const server = fakeApi({
    [ASK]: ({ body }) => (body?.message === '' ? empty : answered),
    'GET /help/articles': { articles: [article] },
    ...routes,
  });
  await act(async () => {
    renderWithSession(
      <>
        <AssistantChat path="/kits/lista/1" takesPictures={takesPictures} onTicket={onTicket} />
        <SnackbarHost />
      </>,
      { session: buildTestSession() },
    );
  });
  return server;
}
const getField = () => screen.getByPlaceholderText('Digite sua mensagem aqui');
const ask = (text: string) => user.type(getField(), `${text}{Enter}`);

beforeEach(() => onTicket.mockClear());
afterEach(() => void jest.useRealTimers());

test('[support-015] opening loads the chat with an empty message, and proposes articles of the screen', async () => {
  const server = await open();
  expect(server.calls(ASK).map(({ body }) => body?.message)).toEqual(['']);
  expect(server.calls('GET /help/articles')[0]?.query.get('path')).toBe('/kits/lista/1');
  const link = await screen.findByRole('link', { name: article.title });
  expect(link).toHaveAttribute('href', '/ajuda/kits');
});

test('[support-011] a question shows that Zoe types, then her answer with the articles it comes from', async () => {
  let reply: (value: typeof answered) => void = () => {};
  await open({
    [ASK]: ({ body }) =>
      body?.message === '' ? empty : new Promise<typeof answered>((resolve) => (reply = resolve)),
  });
  await ask('Como cadastro um kit?');
  expect(await screen.findByText('Zoe está digitando')).toBeVisible();
  const log = screen.getByRole('log');
  expect(log).toHaveTextContent('Como cadastro um kit?');
  expect(getField()).toHaveValue('');
  await act(async () => reply(answered));
  expect(screen.queryByText('Zoe está digitando')).toBeNull();
  expect(log).toHaveTextContent('Abra Kits.');
  expect(within(log).getByRole('link', { name: article.title })).toHaveAttribute('target', '_blank');
});

test('[support-016, support-017, support-019] a slow answer is polled for every five seconds, without a token', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const slow = { chat: { _id: CHAT_ID, messages: [question] }, reqTimeout: true };
  const server = await open({
    [ASK]: ({ body }) => (body?.message === '' ? empty : slow),
    [POLL]: { updated: false, chat: { _id: CHAT_ID, messages: [] } },
  });
  fireEvent.change(getField(), { target: { value: 'Como cadastro um kit?' } });
  fireEvent.keyDown(getField(), { key: 'Enter' });
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText('Zoe está digitando')).toBeVisible();
  expect(server.calls(POLL)).toHaveLength(0);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(server.calls(POLL)).toHaveLength(1);
  expect(server.calls(POLL)[0]?.params).toEqual({ chatId: CHAT_ID, lastAssistantMessageId: CHAT_ID });
  expect(server.calls(POLL)[0]?.headers.get('authorization')).toBeNull();
  server.answer({ [POLL]: { updated: true, chat: { _id: CHAT_ID, messages: [answer] } } });
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole('log')).toHaveTextContent('Abra Kits.');
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(server.calls(POLL)).toHaveLength(2);
});

test('[support-002] a person is called with what is typed, and the page of the ticket opens', async () => {
  const server = await open({
    [ASK]: ({ body }) => (body?.wantsPerson === 'true' ? { ...empty, ticketId: 't1' } : empty),
  });
  await user.type(getField(), 'Quero falar');
  const button = screen.getByRole('button', { name: 'Falar com uma pessoa' });
  await user.dblClick(button);
  await waitFor(() => expect(onTicket).toHaveBeenCalledWith('t1'));
  expect(onTicket).toHaveBeenCalledTimes(1);
  expect(
    server
      .calls(ASK)
      .slice(1)
      .map(({ body }) => [body?.message, body?.wantsPerson]),
  ).toEqual([['Quero falar', 'true']]);
});

test('an answer that does not know offers a person in its place', async () => {
  const unknown = buildChatMessage(3, { content: 'Não encontrei isso.', offersPerson: true });
  await open({ [ASK]: { chat: { _id: CHAT_ID, messages: [question, unknown] }, reqTimeout: false } });
  const log = screen.getByRole('log');
  expect(await within(log).findByRole('button', { name: 'Falar com uma pessoa' })).toBeVisible();
});

test('a question that does not arrive stays in its field, and goes again with the same key', async () => {
  const server = await open({ [ASK]: ({ body }) => (body?.message === '' ? empty : replyUnreachable()) });
  await ask('Como cadastro um kit?');
  expect(await screen.findByRole('alert')).toHaveTextContent('Não enviada.');
  expect(getField()).toHaveValue('Como cadastro um kit?');
  server.answer({ [ASK]: answered });
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  await screen.findByText('Abra Kits.');
  const [, first, second] = server.calls(ASK);
  expect(second?.body?.clientKey).toBe(first?.body?.clientKey);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a chat that does not open can be opened again', async () => {
  const server = await open({ [ASK]: replyRefused(500, { message: 'Algo deu errado.' }) });
  expect(await screen.findByText('A conversa não abriu')).toBeVisible();
  server.answer({ [ASK]: answered });
  await user.click(screen.getByRole('button', { name: /Tentar/ }));
  expect(await screen.findByText('Abra Kits.')).toBeVisible();
});

test('[support-012] pictures are pasted, others are dropped with a message', async () => {
  URL.createObjectURL = jest.fn((file: Blob) => `blob:${file instanceof File ? file.name : ''}`);
  URL.revokeObjectURL = jest.fn();
  const server = await open();
  const png = (name: string) => new File(['x'], name, { type: 'image/png' });
  const pdf = new File(['x'], 'a.pdf', { type: 'application/pdf' });
  fireEvent.paste(getField(), { clipboardData: { files: [png('a.png'), pdf, png('b.png')] } });
  expect(await screen.findByText('Apenas imagens são permitidas.')).toBeVisible();
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
    'a.png',
    'b.png',
  ]);
  await ask('Veja');
  await screen.findByText('Abra Kits.');
  expect(server.calls(ASK)).toHaveLength(2);
  expect(screen.queryByAltText('a.png')).toBeNull();
});

test('[support-013] without attachments there is no way to add one', async () => {
  await open({}, false);
  expect(screen.queryByRole('button', { name: 'Anexar imagens' })).toBeNull();
});
