import {
  buildTestSession,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyUnreachable,
} from '@girassol/shared-auth/testing';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { buildMessage, buildTicket, TICKET_ID } from '../testing/ticket.fixture';
import TicketPage from './TicketPage';

const READ = 'GET /tickets/single/user/:ticketId';
const WRITE = 'POST /tickets/single/conversation/user/:ticketId';
const user = userEvent.setup();

async function open(
  routes: FakeRoutes,
  session: ReturnType<typeof buildTestSession> | null = buildTestSession(),
) {
  const server = fakeApi({
    'PUT /tickets/single/read/:ticketId': {},
    'POST /tickets/single/typing/:ticketId': {},
    ...routes,
  });
  await act(async () => {
    renderWithSession(
      <MemoryRouter initialEntries={[`/ticket/${TICKET_ID}`]}>
        <Routes>
          <Route path="/ticket/:ticketId" element={<TicketPage />} />
          <Route path="/tickets" element="Lista de chamados" />
        </Routes>
        <DialogHost />
        <SnackbarHost />
      </MemoryRouter>,
      { session },
    );
  });
  return server;
}

afterEach(() => localStorage.clear());

test('[support-020] messages of the customer, of support and of the product show author, time and whether they were read', async () => {
  const own = { role: 'user', isOwn: true, author: 'Marina' } as const;
  const messages = [
    buildMessage(1, { ...own, content: 'Parou.' }),
    buildMessage(2, { content: 'Desde quando?' }),
    buildMessage(3, { role: 'system', author: '', content: 'Adiado até 01/12/2026.' }),
    buildMessage(4, { ...own, content: 'Desde ontem.' }),
  ];
  await open({ [READ]: { ticket: buildTicket(messages, { readByOthers: 2 }) } });
  const log = await screen.findByRole('log');
  expect(log).toHaveTextContent('26/11/2025');
  expect(within(log).getByText('Ana')).toBeVisible();
  expect(log).toHaveTextContent('Adiado até 01/12/2026. 10:03');
  expect(within(log).getAllByText('Você')).toHaveLength(2);
  expect(log).toHaveTextContent('Enviada');
  expect(log).not.toHaveTextContent('Lida');
});

test('HTML of a message is text, and only addresses of the web are links', async () => {
  const text = '<img src=x onerror="alert(1)"> javascript:alert(1) **forte** https://exemplo.com/a';
  await open({ [READ]: { ticket: buildTicket([buildMessage(1, { content: text, richContent: text })]) } });
  const log = await screen.findByRole('log');
  expect(log).toHaveTextContent('<img src=x onerror="alert(1)"> javascript:alert(1) forte');
  expect(within(log).queryByRole('img')).toBeNull();
  expect(within(log).getAllByRole('link')).toHaveLength(1);
  expect(within(log).getByRole('link')).toHaveAttribute('href', 'https://exemplo.com/a');
});

test('a hint of the server makes the page read what follows its last message', async () => {
  const first = buildTicket([buildMessage(1)]);
  const next = buildTicket([buildMessage(2, { content: 'Já estou vendo.' })], { status: 'ANSWERED' });
  const server = await open({
    [READ]: ({ query }) => ({ ticket: query.has('after') ? buildTicket([]) : first }),
  });
  await screen.findByText('Mensagem 1');
  server.answer({ [READ]: { ticket: next } });
  await waitFor(() => expect(server.eventStreams).toBe(1));
  act(() => server.emit({ kind: 'ticket-changed', ticket: TICKET_ID, seq: 2, by: null }));
  expect(await screen.findByText('Já estou vendo.')).toBeVisible();
  expect(server.calls(READ).at(-1)?.query.get('after')).toBe('1');
});

test('somebody of support who types is shown', async () => {
  const server = await open({ [READ]: { ticket: buildTicket([buildMessage(1, { role: 'user' })]) } });
  await screen.findByRole('log');
  await waitFor(() => expect(server.eventStreams).toBe(1));
  act(() => server.emit({ kind: 'ticket-typing', ticket: TICKET_ID, role: 'assistant', by: null }));
  expect(await screen.findByText('O suporte está digitando…')).toBeVisible();
  act(() => server.emit({ kind: 'ticket-changed', ticket: TICKET_ID, seq: 2, by: null }));
  await waitFor(() => expect(screen.queryByText('O suporte está digitando…')).toBeNull());
});

test('a message that did not arrive is sent again with its key, and another text with another one', async () => {
  const server = await open({
    [READ]: { ticket: buildTicket([buildMessage(1)]) },
    [WRITE]: replyUnreachable(),
  });
  const field = await screen.findByRole('textbox', { name: 'Mensagem' });
  await user.type(field, 'Continua{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(server.calls(WRITE)).toHaveLength(2));
  const [one, two] = server.calls(WRITE).map(({ body }) => body.clientKey);
  expect(two).toBe(one);

  const written = buildTicket([buildMessage(1), buildMessage(2, { isOwn: true, content: 'Continua!' })]);
  server.answer({ [WRITE]: { ticket: written } });
  await user.type(field, '!{Enter}');
  await waitFor(() => expect(field).toHaveValue(''));
  expect(server.calls(WRITE)[2]?.body.clientKey).not.toBe(one);
  expect(await screen.findByText('Continua!')).toBeVisible();
});

test('a closed ticket offers to say thanks once a message is typed', async () => {
  await open({ [READ]: { ticket: buildTicket([buildMessage(1)], { status: 'CLOSED' }) } });
  const field = await screen.findByRole('textbox', { name: 'Mensagem' });
  expect(screen.queryByRole('button', { name: 'Só agradecer' })).toBeNull();
  await user.type(field, 'Obrigada');
  expect(screen.getByRole('button', { name: 'Só agradecer' })).toBeEnabled();
});

test('what is typed while a message is on its way stays, and is the next message', async () => {
  let arrive = () => {};
  const written = buildTicket([buildMessage(1), buildMessage(2, { isOwn: true, content: 'Um' })]);
  const server = await open({
    [READ]: { ticket: buildTicket([buildMessage(1)]) },
    [WRITE]: () => new Promise((resolve) => (arrive = () => resolve({ ticket: written }))),
  });
  const field = await screen.findByRole('textbox', { name: 'Mensagem' });
  await user.type(field, 'Um{Enter}');
  await screen.findByText('Enviando…');
  await user.type(field, ' e dois');
  await act(async () => arrive());
  await screen.findByText('Um');
  expect(field).toHaveValue('Um e dois');
  await user.clear(field);
  await user.type(field, 'Dois{Enter}');
  await waitFor(() => expect(server.calls(WRITE)).toHaveLength(2));
  const [one, two] = server.calls(WRITE).map(({ body }) => body.clientKey);
  expect(two).not.toBe(one);
});

test('[support-005, support-006, support-007, support-008] a closed ticket is rated with stars that have names', async () => {
  const closed = buildTicket([buildMessage(1)], { status: 'CLOSED', mayRate: true });
  const RATE = 'PUT /tickets/single/rating/:ticketId';
  const server = await open({
    [READ]: { ticket: closed },
    [RATE]: { ticket: { ...closed, customerRating: 8, updatedAt: closed.updatedAt + 1 } },
  });
  await user.click(await screen.findByRole('button', { name: 'Avaliar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Avalie o Nosso Atendimento' });
  const names = within(dialog)
    .getAllByRole('radio')
    .map((star) => star.getAttribute('aria-label'));
  expect(names).toEqual([
    '1 de 5: Inútil',
    '2 de 5: Ruim',
    '3 de 5: Mediano',
    '4 de 5: Bom',
    '5 de 5: Excelente',
  ]);
  const send = within(dialog).getByRole('button', { name: 'Enviar avaliação' });
  expect(send).toBeDisabled();
  await user.click(within(dialog).getByRole('radio', { name: '4 de 5: Bom' }));
  await user.click(send);
  expect(await screen.findByRole('button', { name: 'Alterar avaliação' })).toBeVisible();
  expect(server.calls(RATE)[0]?.body).toEqual({ rating: 8, review: '' });
});

test('[support-006] an open ticket has no rating', async () => {
  await open({ [READ]: { ticket: buildTicket([buildMessage(1)]) } });
  await screen.findByRole('log');
  expect(screen.queryByRole('button', { name: /Avaliar/ })).toBeNull();
});

test.each([
  [600, true],
  [601, false],
])('[support-014] at a width of %i px the way back shows: %s', async (width, isShown) => {
  const before = window.innerWidth;
  window.innerWidth = width;
  await open({ [READ]: { ticket: buildTicket([buildMessage(1)]) } });
  await screen.findByRole('log');
  expect(screen.queryByRole('button', { name: 'Voltar aos chamados' }) !== null).toBe(isShown);
  window.innerWidth = before;
});

test('[support-012] a file that is no picture is dropped with a sentence', async () => {
  await open({ [READ]: { ticket: buildTicket([buildMessage(1)]) } });
  await screen.findByRole('log');
  const picker = screen.getByLabelText('Anexar imagens', { selector: 'input' });
  await userEvent
    .setup({ applyAccept: false })
    .upload(picker, [new File(['%PDF-1.7'], 'conta.pdf', { type: 'application/pdf' })]);
  expect(await screen.findByText('Apenas imagens são permitidas.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Anexos da mensagem' })).toBeNull();
});

test('without a session nothing is called', async () => {
  const server = await open({}, null);
  expect(server.log).toEqual([]);
});
