import { buildTestSession, replyRefused } from '@girassol/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { getAddress, renderApp } from '../testing/render-app';

const READ = 'POST /users/access-link/read';
const USE = 'POST /users/access-link/use';
const token = 'um-link-que-ninguem-usou';
const rita = { name: 'Rita', email: 'rita@x.test', company: 'Mirante' };

test('whoever has a link chooses a password and is in', async () => {
  const session = buildTestSession();
  const { user, server } = renderApp({
    at: `/primeiro-acesso#${token}`,
    api: { [READ]: rita, [USE]: { email: rita.email }, 'POST /users/login': session },
  });
  expect(await screen.findByRole('heading', { name: 'Olá, Rita' })).toBeVisible();
  expect(server.calls(READ)[0]?.body).toEqual({ token });
  await user.type(screen.getByLabelText('Senha'), 'fraca');
  await user.click(screen.getByRole('button', { name: 'Criar senha e entrar' }));
  expect(server.calls(USE)).toEqual([]);
  await user.clear(screen.getByLabelText('Senha'));
  await user.type(screen.getByLabelText('Senha'), 'Girassol2026');
  await user.click(screen.getByRole('button', { name: 'Criar senha e entrar' }));
  await waitFor(() => expect(getAddress()).toMatch(/^\/(iniciando|inicio)$/));
  expect(server.calls(USE)[0]?.body).toEqual({ token, password: 'Girassol2026' });
  expect(server.calls('POST /users/login')[0]?.body).toEqual({ email: rita.email, password: 'Girassol2026' });
});

test('a link that is over says so, before and after something was written', async () => {
  const { user, server } = renderApp({ at: `/primeiro-acesso#${token}`, api: { [READ]: rita } });
  await user.type(await screen.findByLabelText('Senha'), 'Girassol2026');
  server.answer({ [USE]: replyRefused(500) });
  await user.click(screen.getByRole('button', { name: 'Criar senha e entrar' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('Senha')).toHaveValue('Girassol2026');
  server.answer({ [USE]: replyRefused(410, { message: 'Este link já foi usado.' }) });
  await user.click(screen.getByRole('button', { name: 'Criar senha e entrar' }));
  expect(await screen.findByText('Este link não vale mais')).toBeVisible();
});

test('without a link there is nothing to choose', async () => {
  renderApp({ at: '/primeiro-acesso', api: { [READ]: replyRefused(400) } });
  expect(await screen.findByText('Este link não vale mais')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Primeiro acesso' })).toBeInTheDocument();
});
