import { buildTestSession } from '@girassol/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../testing/render-app';

const visited = (writes: 'NONE' | 'ASKED' | 'ALLOWED') =>
  buildTestSession({
    expiration: Date.now() + 29 * 60_000,
    personalData: { name: 'Ana Lima' },
    visit: { _id: '0198a000-0000-7000-8000-000000000001', visitor: 'Bea', account: 'Solar Ltda', writes },
  });

afterEach(() => sessionStorage.clear());

test('every page of a visit says who is visited, how long, and asks for changes', async () => {
  const { user, server } = renderApp({
    at: '/operacao/contas?nova',
    session: visited('NONE'),
    api: {
      'PUT /visits/pages': {},
      'PUT /visits/writes/:visitId': {},
      'POST /users/token-login': visited('ASKED'),
    },
  });
  const banner = await screen.findByRole('region', { name: 'Visita do suporte' });
  expect(banner).toHaveTextContent('Você está vendo como Ana Lima, da Solar Ltda · 29 min · somente leitura');
  await user.click(screen.getByRole('button', { name: 'Pedir para alterar' }));
  expect(await screen.findByText('Permissão pedida')).toBeVisible();
  expect(server.calls('PUT /visits/writes/:visitId')).toHaveLength(1);
  // The people of the account read which pages were seen, without what was searched for.
  expect(server.calls('PUT /visits/pages').map(({ body }) => body)).toEqual([
    { path: '/operacao/contas', title: expect.any(String) },
  ]);
});

test('leaving ends the visit, and the tab stays nobody’s', async () => {
  const { user, server } = renderApp({
    at: '/operacao/contas?nova',
    session: visited('ALLOWED'),
    api: { 'PUT /visits/pages': {}, 'POST /users/logout': {} },
  });
  const banner = await screen.findByRole('region', { name: 'Visita do suporte' });
  expect(banner).toHaveTextContent('alterações permitidas');
  const leave = [...banner.querySelectorAll('button')].find(({ textContent }) => textContent === 'Sair');
  if (!leave) throw new Error('no button');
  await user.click(leave);
  expect(await screen.findByText('A visita terminou')).toBeVisible();
  await waitFor(() => expect(server.calls('POST /users/logout')).toHaveLength(1));
});
