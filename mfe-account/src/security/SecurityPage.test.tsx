import type { OwnSession } from '@girassol/account-domain/contract';
import {
  buildTestSession,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import SecurityPage from './SecurityPage';

const SESSIONS = 'GET /users/sessions/:userId';
const FACTOR = 'GET /users/factor/:userId';
const TEAM = 'GET /users/factor/team/:userId';
const off = { since: null, recoveryCodesLeft: 0 };
const PASSKEYS = 'GET /users/passkeys/:userId';
const PASSWORD = 'PUT /users/password/:userId';
const user = userEvent.setup();
const session = buildTestSession();

const own = (more: Partial<OwnSession>): OwnSession => ({
  _id: '0198a000-0000-7000-8000-0000000000e1',
  device: 'Chrome em Windows',
  isPhone: false,
  ip: '203.0.113.9',
  since: 1_790_000_000_000,
  lastUse: 1_790_000_000_000,
  isCurrent: true,
  ...more,
});
const listed = {
  sessions: [
    own({}),
    own({
      _id: '0198a000-0000-7000-8000-0000000000e2',
      device: 'Safari em iPhone',
      isPhone: true,
      isCurrent: false,
    }),
  ],
  records: [
    {
      _id: '0198a000-0000-7000-8000-0000000000e3',
      at: 1_790_000_000_000,
      event: 'Entrou com e-mail e senha',
      device: 'Chrome em Windows',
      ip: '203.0.113.9',
    },
  ],
};

async function open(routes: FakeRoutes = {}, uid = session.userId) {
  const server = fakeApi({
    [SESSIONS]: listed,
    [FACTOR]: off,
    [TEAM]: { people: [], requiredFrom: null },
    [PASSKEYS]: { passkeys: [] },
    ...routes,
  });
  await act(async () => {
    renderWithSession(
      <MemoryRouter initialEntries={[`/conta/senha/${uid}`]}>
        <Routes>
          <Route path="/conta/senha/:uid" element={<SecurityPage />} />
        </Routes>
        <DialogHost />
        <SnackbarHost />
      </MemoryRouter>,
      { session },
    );
  });
  return server;
}

async function fill(current: string, next: string) {
  await user.type(screen.getByLabelText('Senha atual'), current);
  await user.type(screen.getByLabelText('Nova senha'), next);
  await user.click(screen.getByRole('button', { name: 'Trocar senha' }));
}

test('[account-001] the password is changed, with its strength in words, and the form is empty again', async () => {
  const server = await open({ [PASSWORD]: { endedSessions: 1 } });
  await user.type(screen.getByLabelText('Nova senha'), 'Tijolo27');
  expect(screen.getByText(/· Com 12 caracteres/)).toHaveTextContent('Aceita');
  await fill('Girassol2026', '-verde');
  expect(await screen.findByText('Senha trocada. A outra sessão foi encerrada.')).toBeVisible();
  expect(server.calls(PASSWORD)[0]?.body).toEqual({
    currentPassword: 'Girassol2026',
    newPassword: 'Tijolo27-verde',
  });
  expect(screen.getByLabelText('Nova senha')).toHaveValue('');
});

test('[account-001] password managers know the fields, and a weak password is not sent', async () => {
  const server = await open();
  expect(screen.getByLabelText('Senha atual')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByLabelText('Nova senha')).toHaveAttribute('autocomplete', 'new-password');
  await fill('Girassol2026', 'fraca');
  expect(server.calls(PASSWORD)).toEqual([]);
});

test('a refused current password stands at its field, and what was typed stays', async () => {
  const message = 'A senha atual não confere.';
  await open({
    [PASSWORD]: replyRefused(400, { message, fields: [{ path: 'currentPassword', message }] }),
  });
  await fill('Errada2026', 'Tijolo-verde-27');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Nova senha')).toHaveValue('Tijolo-verde-27');
});

test('sessions are listed with the own one marked; one is ended, or all others', async () => {
  const server = await open({
    'DELETE /users/sessions/:userId/:sessionId': {},
    'DELETE /users/other-sessions/:userId': { endedSessions: 1 },
  });
  const list = await screen.findByRole('list', { name: 'Sessões' });
  const [mine, other] = within(list).getAllByRole('listitem');
  expect(mine).toHaveTextContent('Chrome em Windows Esta sessão');
  expect(within(mine as HTMLElement).queryByRole('button')).toBeNull();
  await user.click(within(other as HTMLElement).getByRole('button', { name: /Encerrar a sessão Safari/ }));
  await waitFor(() => expect(server.calls('DELETE /users/sessions/:userId/:sessionId')).toHaveLength(1));

  await user.click(screen.getByRole('button', { name: 'Encerrar todas as outras' }));
  await user.click(await screen.findByRole('button', { name: 'Encerrar todas' }));
  expect(await screen.findByText('1 sessão encerrada.')).toBeVisible();
});

test('a visit of the support is no session of one’s own, and is ended like one', async () => {
  const visit = own({
    _id: '0198a000-0000-7000-8000-0000000000e4',
    isCurrent: false,
    visitor: 'Rita (suporte)',
  });
  await open({ [SESSIONS]: { ...listed, sessions: [own({}), visit] } });
  const list = await screen.findByRole('list', { name: 'Sessões' });
  expect(within(list).getAllByRole('listitem')[1]).toHaveTextContent(/^Visita de Rita \(suporte\)/);
  expect(
    within(list).getByRole('button', { name: 'Encerrar a sessão Visita de Rita (suporte)' }),
  ).toBeVisible();
});

test('what was recorded of the access is shown', async () => {
  await open();
  expect(await screen.findByRole('list', { name: 'Registros de acesso' })).toHaveTextContent(
    /Entrou com e-mail e senha.*Chrome em Windows · IP 203\.0\.113\.9/,
  );
});

test('the page of somebody else has nothing to change', async () => {
  await open({}, '0198a000-0000-7000-8000-0000000000ff');
  expect(screen.getByText('Esta página é de outra pessoa')).toBeVisible();
  expect(screen.queryByLabelText('Senha atual')).toBeNull();
});

test('the second factor is turned on in three steps, and its recovery codes are shown once', async () => {
  const codes = ['abcd-efgh-jkmn', 'pqrs-tuvw-xyz2'];
  const server = await open({
    'POST /users/factor/begin/:userId': { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' },
    'POST /users/factor/confirm/:userId': { recoveryCodes: codes },
  });
  await user.click(await screen.findByRole('button', { name: 'Ligar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ligar a verificação em duas etapas' });
  await user.type(within(dialog).getByLabelText('Senha'), 'Girassol2026');
  await user.click(within(dialog).getByRole('button', { name: 'Continuar' }));
  expect(
    await within(dialog).findByRole('img', { name: 'Código para o aplicativo autenticador' }),
  ).toBeVisible();
  expect(within(dialog).getByText('ABCD EFGH')).toBeVisible();
  const code = within(dialog).getByLabelText('Código de 6 números');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(code, '123456');
  await user.click(within(dialog).getByRole('button', { name: 'Ligar' }));
  const shown = await screen.findByRole('list', { name: 'Códigos de recuperação' });
  expect(shown).toHaveTextContent(codes.join(''));
  expect(screen.getByRole('link', { name: 'Baixar como arquivo' })).toHaveAttribute(
    'href',
    expect.stringContaining('abcd-efgh-jkmn'),
  );
  expect(server.calls('POST /users/factor/confirm/:userId')[0]?.body).toEqual({ code: '123456' });
  server.answer({ [FACTOR]: { since: 1_790_000_000_000, recoveryCodesLeft: 10 } });
  await user.click(screen.getByRole('button', { name: 'Guardei os códigos' }));
  expect(await screen.findByText(/Restam 10 códigos de recuperação/)).toBeVisible();
});

test('turning it off asks for password and code; a wrong code stands at its field', async () => {
  const message = 'Este código não confere.';
  const server = await open({
    [FACTOR]: { since: 1_790_000_000_000, recoveryCodesLeft: 1 },
    'POST /users/factor/off/:userId': replyRefused(400, { message, fields: [{ path: 'code', message }] }),
  });
  expect(await screen.findByText(/Resta 1 código de recuperação/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Desligar' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Senha'), 'Girassol2026');
  await user.type(within(dialog).getByLabelText('Código do aplicativo'), '123456');
  await user.click(within(dialog).getByRole('button', { name: 'Desligar' }));
  expect(await within(dialog).findByText(message)).toBeVisible();
  server.answer({ 'POST /users/factor/off/:userId': {}, [FACTOR]: off });
  await user.type(within(dialog).getByLabelText('Código do aplicativo'), '7');
  await user.click(within(dialog).getByRole('button', { name: 'Desligar' }));
  expect(await screen.findByRole('button', { name: 'Ligar' })).toBeVisible();
});

test('the owner turns the factor off for somebody who lost it, with a reason and the own password', async () => {
  const people = [
    { _id: '0198a000-0000-7000-8000-0000000000f1', name: 'Bia', hasFactor: true },
    { _id: '0198a000-0000-7000-8000-0000000000f2', name: 'Caio', hasFactor: false },
  ];
  const server = await open({
    [TEAM]: { people, requiredFrom: null },
    'POST /users/factor/reset/:userId/:personId': {},
  });
  await user.click(await screen.findByRole('button', { name: 'Perdeu o celular: desligar de Bia' }));
  const dialog = await screen.findByRole('dialog', { name: 'Desligar a verificação de Bia' });
  await user.type(within(dialog).getByLabelText('Motivo'), 'perdeu o celular');
  expect(within(dialog).getByRole('button', { name: 'Desligar' })).toBeDisabled();
  await user.type(within(dialog).getByLabelText('Sua senha'), 'Girassol2026');
  await user.click(within(dialog).getByRole('button', { name: 'Desligar' }));
  expect(await screen.findByText('Verificação de Bia desligada.')).toBeVisible();
  expect(server.calls('POST /users/factor/reset/:userId/:personId')[0]?.body).toEqual({
    currentPassword: 'Girassol2026',
    why: 'perdeu o celular',
  });
});

test('the owner requires a second factor of everybody from a day, and stops it', async () => {
  const REQUIRE = 'PUT /users/factor/requirement/:userId';
  const people = [{ _id: '0198a000-0000-7000-8000-0000000000f2', name: 'Caio', hasFactor: false }];
  const message = 'Ligue primeiro a sua própria verificação em duas etapas.';
  const server = await open({
    [TEAM]: { people, requiredFrom: null },
    [REQUIRE]: replyRefused(409, { message }),
  });
  await user.click(await screen.findByRole('button', { name: 'Exigir de todos' }));
  const dialog = await screen.findByRole('dialog', { name: 'Exigir de todos' });
  await user.type(within(dialog).getByLabelText('Sua senha'), 'Girassol2026');
  await user.click(within(dialog).getByRole('button', { name: 'Exigir' }));
  expect(await within(dialog).findByText(message)).toBeVisible();
  expect(server.calls(REQUIRE)[0]?.body).toEqual({
    currentPassword: 'Girassol2026',
    from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  server.answer({
    [REQUIRE]: { requiredFrom: '2026-12-05' },
    [TEAM]: { people, requiredFrom: '2026-12-05' },
  });
  await user.click(within(dialog).getByRole('button', { name: 'Exigir' }));
  await user.click(await screen.findByRole('button', { name: 'Deixar de exigir' }));
  const stop = await screen.findByRole('dialog', { name: 'Deixar de exigir' });
  server.answer({ [REQUIRE]: { requiredFrom: null }, [TEAM]: { people, requiredFrom: null } });
  await user.type(within(stop).getByLabelText('Senha'), 'Girassol2026');
  await user.click(within(stop).getByRole('button', { name: 'Deixar de exigir' }));
  expect(await screen.findByRole('button', { name: 'Exigir de todos' })).toBeVisible();
  expect(server.calls(REQUIRE).at(-1)?.body).toEqual({ currentPassword: 'Girassol2026', from: null });
});
