import { type FakeRoutes, fakeApi, replyRefused } from '@girassol/shared-auth/testing';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildMessage, buildTicket, TICKET_ID } from '../testing/ticket.fixture';
import RecoveryHelp from './RecoveryHelp';

const OPEN = 'POST /tickets/new/password-recovery';
const READ = 'GET /tickets/single/password-recovery/:ticketId';
const WRITE = 'POST /tickets/single/conversation/password-recovery/:ticketId';
const STORED = 'girassol.recovery-chat.1';

const answered = [
  buildMessage(1, { role: 'user', isOwn: true, content: 'Não lembro a senha.' }),
  buildMessage(2, { author: 'Ana Lima', content: 'Vou ajudar.' }),
];

async function show(routes: FakeRoutes = {}, form: 'corner' | 'page' = 'corner') {
  const server = fakeApi({
    [OPEN]: { ticket: buildTicket([]) },
    [READ]: { ticket: buildTicket(answered) },
    ...routes,
  });
  const onClose = jest.fn();
  await act(async () => {
    render(
      <>
        <RecoveryHelp form={form} onClose={onClose} />
        <DialogHost />
        <SnackbarHost />
      </>,
    );
  });
  return { server, onClose, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

const setVisibility = (state: 'visible' | 'hidden') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
};

beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
});

test('[shell.recovery-002, shell.recovery-005, shell.recovery-006, shell.recovery-007] the form says what is wrong, sends, and becomes a chat that this browser keeps', async () => {
  const { server, user } = await show();
  expect(screen.queryByRole('button', { name: 'CHAMAR SUPORTE' })).toBeNull();
  await user.type(screen.getByLabelText(/Primeiro nome/), 'joão');
  expect(screen.getByLabelText(/Primeiro nome/)).toHaveValue('JOÃO');
  await user.type(screen.getByLabelText(/E-mail da conta/), 'joao@sol.com.br');
  await user.click(screen.getByRole('button', { name: 'O QUE HÁ DE ERRADO?' }));
  expect(await screen.findByRole('alertdialog', { name: 'O QUE HÁ DE ERRADO?' })).toHaveTextContent(
    'Celular',
  );
  await user.click(screen.getByRole('button', { name: 'Entendi' }));
  await user.type(screen.getByLabelText(/Celular/), '4733334444');
  await user.click(await screen.findByRole('button', { name: 'CHAMAR SUPORTE' }));
  expect(await screen.findByRole('textbox', { name: 'Mensagem' })).toBeVisible();
  expect(server.calls(OPEN)[0]?.body).toEqual({
    name: 'JOÃO',
    email: 'joao@sol.com.br',
    phone: '4733334444',
  });
  expect(server.calls(OPEN)[0]?.headers.has('authorization')).toBe(false);
  expect(localStorage.getItem(STORED)).toBe(TICKET_ID);
});

test('[shell.recovery-008, shell.recovery-011] the stored chat shows its messages by role and time', async () => {
  localStorage.setItem(STORED, TICKET_ID);
  await show();
  const log = await screen.findByRole('log');
  expect(log).toHaveTextContent('Eu10:01Não lembro a senha.');
  expect(log).toHaveTextContent('Agente10:02Vou ajudar.');
});

test('[shell.recovery-010, support-019] an open chat asks every ten seconds, a hidden or closed one never', async () => {
  localStorage.setItem(STORED, TICKET_ID);
  const { server } = await show();
  await screen.findByRole('log');
  expect(server.calls(READ)).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(server.calls(READ)).toHaveLength(4);
  expect(server.calls(READ)[3]?.query.get('after')).toBe('2');
  act(() => setVisibility('hidden'));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(server.calls(READ)).toHaveLength(4);
  await act(async () => setVisibility('visible'));
  expect(server.calls(READ)).toHaveLength(5);
});

test('[shell.recovery-009] a picture that is pasted goes along, any other file is refused with an alert', async () => {
  localStorage.setItem(STORED, TICKET_ID);
  const { server, user } = await show({ [WRITE]: { ticket: buildTicket(answered) } });
  const field = await screen.findByRole('textbox', { name: 'Mensagem' });
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  const picture = new File(['x'], 'tela.png', { type: 'image/png' });
  const paste = (file: File) => fireEvent.paste(field, { clipboardData: { files: [file] } });
  paste(new File(['%PDF'], 'conta.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('Apenas imagens são permitidas.')).toBeVisible();
  await act(async () => void paste(picture));
  await user.type(field, 'Veja{Enter}');
  await waitFor(() => expect(server.calls(WRITE)).toHaveLength(1));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(server.calls(WRITE)[0]?.body).toMatchObject({ message: 'Veja' });
});

test('a message that was refused stays in its field, with the reason', async () => {
  localStorage.setItem(STORED, TICKET_ID);
  const { user } = await show({ [WRITE]: replyRefused(429, { message: 'Aguarde 3 minutos.' }) });
  const field = await screen.findByRole('textbox', { name: 'Mensagem' });
  await user.type(field, 'Oi{Enter}');
  expect(await screen.findByText('Aguarde 3 minutos.')).toBeVisible();
  expect(field).toHaveValue('Oi');
});

test('an id that opens no chat any more leads back to the form', async () => {
  localStorage.setItem(STORED, TICKET_ID);
  const { user, server } = await show({ [READ]: replyRefused(404, { message: 'Não existe.' }) });
  await user.click(await screen.findByRole('button', { name: 'Pedir ajuda de novo' }));
  expect(await screen.findByLabelText(/Primeiro nome/)).toBeVisible();
  expect(localStorage.getItem(STORED)).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(server.calls(READ)).toHaveLength(1);
});

test('Esc closes the panel of the login page', async () => {
  const { onClose, user } = await show();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});
