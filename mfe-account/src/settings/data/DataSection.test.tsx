import type { AccountArchive } from '@girassol/account-domain/contract';
import { remoteTesting } from '@girassol/federation/remote';
import {
  buildTestSession,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import DataSection from './DataSection';

const READ = 'GET /users/archive/:userId';
const ASK = 'POST /users/archive/:userId';
const CLOSURE = 'GET /users/closure/:userId';
const CLOSE = 'POST /users/closure/:userId';
const lasting = { accountName: 'Sol Nascente', wouldEndOn: '2026-12-26', closure: null };
const user = userEvent.setup();

const archive: AccountArchive = {
  _id: '018f0000-0000-7000-8000-00000000a001',
  state: 'DONE',
  requestedBy: 'Helena',
  requestedTimestamp: Date.UTC(2026, 10, 26),
  rows: 12_345,
  files: 7,
  size: 2_000_000,
  expiresTimestamp: Date.UTC(2100, 0, 1),
  problem: null,
};

async function open(
  archives: AccountArchive[],
  routes: FakeRoutes = {},
  type: 'MANAGER' | 'VENDOR' = 'MANAGER',
) {
  const session = buildTestSession({ type });
  const server = fakeApi({ [READ]: { archives }, [CLOSURE]: lasting, ...routes });
  // The section uses the session only.
  const props = { session } as Parameters<typeof DataSection>[0];
  await act(async () => {
    renderWithSession(
      <MemoryRouter>
        <DataSection {...props} />
        <DialogHost />
        <SnackbarHost />
      </MemoryRouter>,
      { session },
    );
  });
  return server;
}

test('an archive is asked for with the password, and its state is shown', async () => {
  const server = await open([], {
    [ASK]: { archives: [{ ...archive, state: 'QUEUED', expiresTimestamp: null }] },
  });
  await user.click(await screen.findByRole('button', { name: 'Preparar arquivo com tudo' }));
  const dialog = screen.getByRole('dialog');
  await user.type(within(dialog).getByLabelText(/Sua senha/), 'Girassol2026');
  await user.click(within(dialog).getByRole('button', { name: 'Preparar' }));
  expect(await screen.findByText('Na fila.')).toBeVisible();
  expect(server.calls(ASK)).toMatchObject([{ body: { password: 'Girassol2026' } }]);
});

test('a wrong password is shown at its field, and the dialog stays', async () => {
  await open([archive], {
    [ASK]: replyRefused(400, {
      message: 'Há um campo errado.',
      fields: [{ path: 'password', message: 'A senha não confere.' }],
    }),
  });
  expect(await screen.findByText(/^Pronto: 12\.345 registros e 7 arquivos/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Preparar arquivo com tudo' }));
  const dialog = screen.getByRole('dialog');
  await user.type(within(dialog).getByLabelText(/Sua senha/), 'Errada');
  await user.click(within(dialog).getByRole('button', { name: 'Preparar' }));
  expect(await within(dialog).findByText('A senha não confere.')).toBeVisible();
});

test('an archive after its end is not offered', async () => {
  await open([{ ...archive, expiresTimestamp: 1 }]);
  expect(await screen.findByText(/O prazo para baixar acabou/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Baixar' })).toBeNull();
});

test('people who do not own the account read why there is nothing', async () => {
  const { handle } = remoteTesting.installFakePlatform();
  handle.page.distribution.support = { whatsapp: '48999990000' };
  const server = await open([], {}, 'VENDOR');
  expect(screen.getByText('Os dados são cuidados pelo titular')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Falar com a equipe' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/5548999990000\?text=.*dados/),
  );
  expect(server.calls(READ)).toEqual([]);
});

test('the account ends only with its name and the password, and what is kept is named before', async () => {
  const closure = { requestedTimestamp: 0, requestedBy: 'Helena', endsOn: '2026-12-26' };
  const server = await open([], { [CLOSE]: { ...lasting, closure } });
  expect(await screen.findByText('Recibos e lançamentos da assinatura')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Encerrar a conta' }));
  const dialog = screen.getByRole('dialog');
  await user.type(within(dialog).getByLabelText(/Nome da conta/), 'Sol');
  await user.type(within(dialog).getByLabelText(/Sua senha/), 'Girassol2026');
  await user.click(within(dialog).getByRole('button', { name: 'Encerrar a conta' }));
  expect(server.calls(CLOSE)).toEqual([]);
  await user.clear(within(dialog).getByLabelText(/Nome da conta/));
  await user.type(within(dialog).getByLabelText(/Nome da conta/), 'sol nascente');
  await user.click(within(dialog).getByRole('button', { name: 'Encerrar a conta' }));
  expect(await screen.findByText('A conta será apagada em 26/12/2026.')).toBeVisible();
  expect(server.calls(CLOSE)).toMatchObject([
    { body: { accountName: 'sol nascente', password: 'Girassol2026', mainReason: '' } },
  ]);
});

test('a closure is taken back after a question', async () => {
  const closure = { requestedTimestamp: 0, requestedBy: 'Helena', endsOn: '2026-12-26' };
  const server = await open([], {
    [CLOSURE]: { ...lasting, closure },
    'DELETE /users/closure/:userId': lasting,
  });
  await user.click(await screen.findByRole('button', { name: 'Manter a conta' }));
  await user.click(
    within(await screen.findByRole('alertdialog').catch(() => screen.findByRole('dialog'))).getByRole(
      'button',
      { name: 'Manter a conta' },
    ),
  );
  expect(await screen.findByText('A conta continua.')).toBeVisible();
  expect(server.calls('DELETE /users/closure/:userId')).toHaveLength(1);
});
