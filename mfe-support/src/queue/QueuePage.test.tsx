import {
  buildTestSession,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import type { AttendedTicket, QueuedTicket } from '@girassol/support-domain/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { buildMessage, buildTicket, TICKET_ID } from '../testing/ticket.fixture';
import QueuePage from './QueuePage';

const QUEUE = 'GET /operation/tickets/queue/:multiplier';
const READ = 'GET /operation/tickets/single/:ticketId';
const ANSWER = 'POST /operation/tickets/answer/:ticketId';
const user = userEvent.setup();

const account = { _id: 'a', name: 'Sol Nascente', signupPlan: 'ENTERPRISE', statusOk: true } as const;
const queued: QueuedTicket = {
  _id: TICKET_ID,
  title: 'Inversor parado',
  status: 'OPEN',
  account,
  requester: 'Marina',
  attendant: null,
  isMine: false,
  lastSeq: 1,
  unread: 1,
  answerDue: Date.now() - 1,
  updatedAt: Date.now(),
  tags: ['boleto'],
  isBreached: true,
};
const customer = { role: 'user', author: 'Marina' } as const;
const attended = (seqs: number[]): AttendedTicket => ({
  ticket: buildTicket(seqs.map((seq) => buildMessage(seq, customer))),
  account,
  attendant: null,
  contact: null,
  solutionDue: null,
  isBreached: false,
  tags: [],
  merged: [],
  isMerged: false,
});

async function open(routes: FakeRoutes = {}, isAdmin = true, address = '/admin2') {
  const server = fakeApi({
    [QUEUE]: { items: [queued], hasMoreItems: false },
    [READ]: attended([1]),
    'PUT /operation/tickets/read/:ticketId': {},
    'PUT /operation/tickets/viewing/:ticketId': {},
    'GET /operation/tickets/tags': { tags: ['boleto'] },
    'GET /operation/attendants': { items: [] },
    ...routes,
  });
  await act(async () => {
    renderWithSession(
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/admin2" element={<QueuePage />} />
        </Routes>
        <DialogHost />
        <SnackbarHost />
      </MemoryRouter>,
      { session: buildTestSession({ isAdmin }) },
    );
  });
  return server;
}

afterEach(() => localStorage.clear());

test('the queue names account, person and promise, and a ticket opens with its messages', async () => {
  await open();
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent(
    'Inversor parado1 novaPrazo vencidoboletoresposta atrasadaSol Nascente · Marina',
  );
  await user.click(within(row).getByRole('link', { name: 'Inversor parado' }));
  expect(await screen.findByText('Mensagem 1')).toBeVisible();
});

test('an empty queue leads on: without the filters that hide everything, and to the open tickets', async () => {
  const server = await open(
    { [QUEUE]: { items: [], hasMoreItems: false } },
    true,
    '/admin2?situacao=CLOSED&etiqueta=boleto',
  );
  await user.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
  server.answer({ [QUEUE]: { items: [queued], hasMoreItems: false } });
  await user.click(await screen.findByRole('button', { name: 'Ver os abertos' }));
  expect(await screen.findByRole('link', { name: 'Inversor parado' })).toBeVisible();
});

test('an answer that did not see what came meanwhile stays in its field, and what came is shown', async () => {
  const refusal = { message: 'Alguém escreveu enquanto você respondia.' };
  const server = await open({ [ANSWER]: replyRefused(409, refusal) }, true, `/admin2?chamado=${TICKET_ID}`);
  const field = await screen.findByRole('textbox', { name: 'Resposta' });
  server.answer({ [READ]: attended([2]) });
  await user.type(field, 'Tente de novo.{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(refusal.message);
  expect(await screen.findByText('Mensagem 2')).toBeVisible();
  expect(field).toHaveValue('Tente de novo.');
  expect(server.calls(ANSWER)[0]?.body).toMatchObject({ seenSeq: '1', isInternal: 'false', closes: 'false' });

  server.answer({ [ANSWER]: attended([3]) });
  await user.type(field, '{Enter}');
  await waitFor(() => expect(field).toHaveValue(''));
  expect(server.calls(ANSWER)[1]?.body.seenSeq).toBe('2');
});

test('a note says that it is one, and does not close the ticket', async () => {
  const server = await open({ [ANSWER]: attended([2]) }, true, `/admin2?chamado=${TICKET_ID}`);
  await user.click(await screen.findByRole('checkbox', { name: 'Nota interna' }));
  expect(screen.getByRole('button', { name: 'Responder e encerrar' })).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Nota interna' }), 'Cliente antigo.{Enter}');
  await waitFor(() => expect(server.calls(ANSWER)[0]?.body.isInternal).toBe('true'));
});

test('who does not administer the platform sees nothing, and nothing is called', async () => {
  const server = await open({}, false);
  expect(screen.getByText('Sem acesso aos chamados dos clientes')).toBeVisible();
  expect(server.log).toEqual([]);
});
