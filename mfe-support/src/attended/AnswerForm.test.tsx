import { buildTestSession, type FakeRoutes, fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import type { AttendedTicket } from '@girassol/support-domain/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { buildMessage, buildTicket, TICKET_ID } from '../testing/ticket.fixture';
import { AttendedTicketPane } from './AttendedTicketPane';

const READ = 'GET /operation/tickets/single/:ticketId';
const ANSWER = 'POST /operation/tickets/answer/:ticketId';
const VIEW = 'PUT /operation/tickets/viewing/:ticketId';
const user = userEvent.setup();

const attended: AttendedTicket = {
  ticket: buildTicket([buildMessage(1, { role: 'user', author: 'Marina' })]),
  account: { _id: 'a', name: '', signupPlan: 'CRM', statusOk: true },
  attendant: null,
  solutionDue: null,
  isBreached: false,
  tags: [],
  merged: [],
  isMerged: false,
  contact: null,
};
const canned = {
  _id: '33333333-3333-4333-8333-333333333333',
  shortcut: 'ola',
  title: 'Saudação',
  text: 'Olá, {{nome}} da {{empresa}}!',
  version: 1,
  editedBy: 'Ana',
  updatedAt: 0,
};

async function open(routes: FakeRoutes = {}) {
  const server = fakeApi({
    [READ]: attended,
    [VIEW]: {},
    [ANSWER]: attended,
    'PUT /operation/tickets/read/:ticketId': {},
    'GET /operation/canned-answers': { items: [canned] },
    ...routes,
  });
  await act(async () => {
    renderWithSession(
      <MemoryRouter>
        <AttendedTicketPane ticketId={TICKET_ID} onLeave={() => {}} isBeside />
        <DialogHost />
        <SnackbarHost />
      </MemoryRouter>,
      { session: buildTestSession({ isAdmin: true }) },
    );
  });
  return { server, field: await screen.findByRole('textbox', { name: 'Resposta' }) };
}

afterEach(() => localStorage.clear());

test('a canned answer comes with its fields filled; an empty one is marked and blocks sending', async () => {
  const { server, field } = await open();
  await user.type(field, '/ol');
  const options = await screen.findByRole('listbox', { name: 'Respostas prontas' });
  expect(await within(options).findByRole('option', { name: /\/ola Saudação/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field).toHaveValue('Olá, Marina da {{empresa}}!'));
  expect(await screen.findByText('Preencha antes de enviar:')).toBeVisible();
  await user.type(field, '{Enter}');
  expect(server.calls(ANSWER)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '{{empresa}}' }));
  await user.keyboard('Sol Nascente');
  expect(field).toHaveValue('Olá, Marina da Sol Nascente!');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(server.calls(ANSWER)).toHaveLength(1));
});

test('the canned answers: a search that finds none is cleared; where there are none, one is begun', async () => {
  const { server } = await open();
  await user.click(screen.getByRole('button', { name: 'Respostas prontas' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('Saudação');
  await user.type(within(dialog).getByRole('searchbox'), 'garantia');
  await user.click(within(dialog).getByText('Limpar busca'));
  expect(within(dialog).getByText('Saudação')).toBeVisible();
  server.answer({
    'GET /operation/canned-answers': { items: [] },
    'DELETE /operation/canned-answers/:answerId': {},
  });
  await user.click(within(dialog).getByRole('button', { name: 'Excluir Saudação' }));
  expect(await within(dialog).findByText('Nenhuma resposta pronta ainda')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Nova resposta' }));
  expect(await screen.findByRole('textbox', { name: /Atalho/ })).toBeVisible();
});

test('Escape closes the suggestions, and the slash stays text', async () => {
  const { field } = await open();
  await user.type(field, '/');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveValue('/');
});

test('r goes to the answer, n to a note, and neither is taken from who types', async () => {
  const { field } = await open();
  await user.keyboard('n');
  expect(screen.getByRole('textbox', { name: 'Nota interna' })).toHaveFocus();
  await user.keyboard('rn');
  expect(field).toHaveValue('rn');
  act(() => field.blur());
  await user.keyboard('r');
  expect(screen.getByRole('textbox', { name: 'Resposta' })).toHaveFocus();
});

test('a colleague who views or types is shown, and is answered when they arrive', async () => {
  const { server } = await open();
  await waitFor(() => expect(server.eventStreams).toBe(1));
  const ana = { kind: 'ticket-viewed', ticket: TICKET_ID, user: 'u2', name: 'Ana', by: null } as const;
  act(() => server.emit({ ...ana, sign: 'arrived' }));
  expect(await screen.findByText('Ana também está vendo')).toBeVisible();
  await waitFor(() =>
    expect(server.calls(VIEW).map(({ body }) => body.sign)).toEqual(['arrived', 'viewing']),
  );
  act(() => server.emit({ ...ana, sign: 'typing' }));
  expect(await screen.findByText('Ana está escrevendo')).toBeVisible();
  act(() => server.emit({ ...ana, sign: 'left' }));
  await waitFor(() => expect(screen.queryByText('Ana está escrevendo')).toBeNull());
});
