import { type FakeRoutes, fakeApi, replyRefused } from '@girassol/shared-auth/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import EmailConfirmationPage from './EmailConfirmationPage';

const USE = 'POST /users/email-confirmation/use';
const TOKEN = 'um-segredo-de-quarenta-letras-no-endereco';
const user = userEvent.setup();

function open(hash: string, routes: FakeRoutes) {
  window.location.hash = hash;
  const server = fakeApi(routes);
  render(
    <MemoryRouter>
      <EmailConfirmationPage />
    </MemoryRouter>,
  );
  return server;
}

test('a press confirms the e-mail; opening the page alone does not', async () => {
  const server = open(TOKEN, { [USE]: { email: 'ana@exemplo.com.br' } });
  expect(server.calls(USE)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirmar o meu e-mail' }));
  expect(await screen.findByRole('status')).toHaveTextContent('ana@exemplo.com.br está confirmado.');
  expect(server.calls(USE)[0]?.body).toEqual({ token: TOKEN });
  expect(screen.getByRole('link', { name: 'Ir para a assinatura' })).toHaveAttribute('href', '/financeiro');
});

test('a link that is over, or incomplete, says where to get another', async () => {
  open(TOKEN, { [USE]: replyRefused(410, { message: 'Este link já foi usado.' }) });
  await user.click(screen.getByRole('button', { name: 'Confirmar o meu e-mail' }));
  expect(await screen.findByText('Este link não vale mais')).toBeVisible();
});

test('an incomplete link asks nothing of the server', () => {
  const server = open('', {});
  expect(screen.getByText('Este link não vale mais')).toBeVisible();
  expect(server.calls(USE)).toEqual([]);
});
