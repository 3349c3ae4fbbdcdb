import {
  buildTestSession,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import InvitationPage from './InvitationPage';

const READ = 'POST /users/invitation/read';
const ACCEPT = 'POST /users/invitation/accept';
const LOGIN = 'POST /users/login';
const TOKEN = 'um-segredo-de-quarenta-letras-no-endereco';
const EMAIL = 'ana@exemplo.com.br';
const user = userEvent.setup();

const Address = () => <output>{useLocation().pathname}</output>;

function open(routes: FakeRoutes = {}) {
  window.location.hash = TOKEN;
  const server = fakeApi({
    [READ]: {
      company: 'Sol Nascente',
      invitedBy: 'Marina Lima',
      name: 'Ana Lima',
      email: EMAIL,
      expiresAt: 1_800_000_000_000,
    },
    [LOGIN]: buildTestSession(),
    ...routes,
  });
  renderWithSession(
    <MemoryRouter initialEntries={['/convite']}>
      <InvitationPage />
      <Address />
    </MemoryRouter>,
    { session: null },
  );
  return server;
}

async function accept() {
  await user.type(await screen.findByLabelText('Senha'), 'Girassol2026');
  await user.click(screen.getByRole('button', { name: 'Aceitar e entrar' }));
}

test('opening the link accepts nothing; name and password do, and the person is signed in', async () => {
  const server = open({ [ACCEPT]: { login: EMAIL } });
  expect(await screen.findByRole('heading', { name: 'Sol Nascente convida você' })).toBeVisible();
  expect(server.calls(ACCEPT)).toEqual([]);
  await accept();
  await screen.findByText('/iniciando');
  expect(server.calls(ACCEPT)[0]?.body).toEqual({
    token: TOKEN,
    name: 'Ana Lima',
    phone: '',
    password: 'Girassol2026',
  });
  expect(server.calls(LOGIN)[0]?.body).toMatchObject({ email: EMAIL });
});

test('somebody whose e-mail signs in elsewhere reads the login of this account before going on', async () => {
  const login = 'ana+girassol-1f2e3a@exemplo.com.br';
  const server = open({ [ACCEPT]: { login } });
  await accept();
  expect(await screen.findByRole('heading', { name: 'Guarde o seu login' })).toBeVisible();
  expect(screen.getByText(login)).toBeVisible();
  expect(server.calls(LOGIN)[0]?.body).toMatchObject({ email: login });
  expect(screen.getByText('/convite')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('/iniciando')).toBeVisible();
});

test('an invitation that was used meanwhile says so; one without a free seat keeps what was typed', async () => {
  const message = 'Não há vaga livre nesta conta no momento.';
  const server = open({ [ACCEPT]: replyRefused(409, { message }) });
  await accept();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Senha')).toHaveValue('Girassol2026');
  server.answer({ [ACCEPT]: replyRefused(410, { message: 'Este convite já foi usado.' }) });
  await user.click(screen.getByRole('button', { name: 'Aceitar e entrar' }));
  expect(await screen.findByRole('heading', { name: 'Este convite não vale mais' })).toBeVisible();
});
