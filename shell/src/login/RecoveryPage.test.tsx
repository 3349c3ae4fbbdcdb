import { type FakeRoutes, replyRefused } from '@girassol/shared-auth/testing';
import { screen } from '@testing-library/react';
import { renderApp } from '../testing/render-app';

const ASK = 'POST /users/recovery' as const;

async function ask(email: string, api: FakeRoutes = { [ASK]: {} }) {
  const app = renderApp({ at: '/recuperacao-de-acesso', api });
  await app.user.type(await screen.findByLabelText('E-mail'), email);
  await app.user.click(screen.getByRole('button', { name: 'Enviar link' }));
  return app;
}

test('a link is mailed, and the page says nothing of whether the e-mail is known', async () => {
  const { server } = await ask('ana@sol.com.br');
  expect(await screen.findByText('Se ana@sol.com.br tem acesso, o link está a caminho.')).toBeVisible();
  expect(server.calls(ASK)[0]?.body).toEqual({ email: 'ana@sol.com.br' });
  expect(server.calls(ASK)[0]?.headers.has('authorization')).toBe(false);
});

test('[shell.recovery-003] what is no e-mail is not sent, and a refusal says how long to wait', async () => {
  const { server, user } = await ask('ana', { [ASK]: replyRefused(429, { message: 'Aguarde 3 minutos.' }) });
  expect(server.calls(ASK)).toEqual([]);
  await user.type(screen.getByLabelText('E-mail'), '@sol.com.br');
  await user.click(screen.getByRole('button', { name: 'Enviar link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Aguarde 3 minutos.');
});
