import { buildTestSession, type FakeRoutes, fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import { SnackbarHost } from '@girassol/shared-ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { buildTicket, TICKET_ID } from '../testing/ticket.fixture';
import TicketsPage from './TicketsPage';

const LIST = 'POST /tickets/filtered/user/:multiplier';
const WRITE = 'POST /tickets/single/conversation/user/:ticketId';
const user = userEvent.setup();

async function open(routes: FakeRoutes, session = buildTestSession()) {
  const server = fakeApi(routes);
  await act(async () => {
    renderWithSession(
      <MemoryRouter initialEntries={['/tickets']}>
        <Routes>
          <Route path="/tickets" element={<TicketsPage />} />
          <Route path="/ticket/:ticketId" element="Conversa" />
        </Routes>
        <SnackbarHost />
      </MemoryRouter>,
      { session },
    );
  });
  return server;
}

afterEach(() => localStorage.clear());

test('the list shows state, what is unread, the promised time and the rating', async () => {
  const due = Date.now() - 1;
  const items = [
    buildTicket([], { title: 'Primeiro', unread: 2, answerDue: due }),
    buildTicket([], {
      _id: TICKET_ID.replace('6', '7'),
      title: 'Segundo',
      status: 'CLOSED',
      customerRating: 8,
    }),
  ];
  await open({ [LIST]: { items, hasMoreItems: false } });
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('Primeiro2 novasAbertoresposta atrasada');
  expect(second).toHaveTextContent('Segundo');
  expect(second).toHaveTextContent('Encerradoavaliado com 4 estrelas');
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', `/ticket/${TICKET_ID}`);
});

test('[support-004] a search sends text, period, state, scope and order', async () => {
  const server = await open({ [LIST]: { items: [], hasMoreItems: false } });
  expect(await screen.findByText('Nenhum chamado ainda')).toBeVisible();
  expect(server.calls(LIST)[0]?.body).toEqual({
    searchValue: '',
    timePeriod: null,
    status: null,
    scope: 'USER_TICKETS',
    orderBy: 'RECENT',
  });
  await user.type(screen.getByRole('searchbox'), 'inversor{Enter}');
  await waitFor(() => expect(server.calls(LIST).at(-1)?.body.searchValue).toBe('inversor'));
  expect(await screen.findByText('NENHUM RESULTADO')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(await screen.findByText('Nenhum chamado ainda')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('only a manager sees the tickets of the account', async () => {
  await open({ [LIST]: { items: [], hasMoreItems: false } }, buildTestSession({ type: 'VENDOR' }));
  await screen.findByText('Nenhum chamado ainda');
  expect(screen.queryByRole('button', { name: /De quem/ })).toBeNull();
});

test('[support-010] a new ticket is sent with the id that this browser made, and its page opens', async () => {
  const server = await open({
    [LIST]: { items: [], hasMoreItems: false },
    [WRITE]: ({ params }) => ({ ticket: buildTicket([], { _id: params.ticketId }) }),
  });
  await user.click((await screen.findAllByRole('button', { name: 'Abrir chamado' }))[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Abrir chamado' });
  await user.click(within(dialog).getByRole('button', { name: 'Enviar' }));
  const title = within(dialog).getByRole('textbox', { name: /Assunto/ });
  expect(title).toHaveFocus();
  expect(title).toHaveAccessibleDescription('Escreva um assunto com pelo menos 3 letras.');
  const message = within(dialog).getByRole('textbox', { name: 'Mensagem' });
  expect(message).toHaveAccessibleDescription('Escreva o que aconteceu.');
  // The text has the whole width: the clip stands below it, and comes after it for the keyboard.
  await user.tab();
  await user.tab();
  expect(within(dialog).getByRole('button', { name: 'Anexar imagens' })).toHaveFocus();
  await user.type(title, 'Inversor');
  await user.click(within(dialog).getByRole('button', { name: 'Enviar' }));
  expect(message).toHaveFocus();
  await user.type(within(dialog).getByRole('textbox', { name: 'Mensagem' }), 'Está **parado**.');
  await user.click(within(dialog).getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Conversa')).toBeVisible();
  const [call] = server.calls(WRITE);
  expect(call?.params.ticketId).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(call?.body).toMatchObject({
    title: 'Inversor',
    isTicketOpening: 'true',
    content: 'Está parado.',
    richContent: 'Está **parado**.',
  });
});
