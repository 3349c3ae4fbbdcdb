import { expectConsoleError } from '@girassol/federation/jest/console';
import { buildTestSession } from '@girassol/shared-auth/testing';
import { act, screen } from '@testing-library/react';
import { goTo, renderApp } from '../testing/render-app';

jest.mock('../announcements/UpdatesPage', () => {
  throw new Error('Loading chunk atualizacoes failed.');
});

test('a page whose code does not arrive says so in its place, and the way to the others stays', async () => {
  expectConsoleError(/Loading chunk atualizacoes failed/);
  renderApp({ at: '/atualizacoes', session: buildTestSession() });
  expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível carregar');
  expect(screen.getByRole('heading', { level: 1, name: 'Atualizações' })).toBeVisible();
  expect(await screen.findByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  await act(async () => goTo('/termos-de-uso-e-politica-de-privacidade'));
  expect(await screen.findByRole('heading', { level: 1, name: /Termos/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
