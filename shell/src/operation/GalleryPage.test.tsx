import { buildTestSession } from '@girassol/shared-auth/testing';
import { recordSavedFiles } from '@girassol/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { renderApp } from '../testing/render-app';

test('an admin finds the gallery among the pages of the operation', async () => {
  // A file of the gallery can be saved.
  recordSavedFiles();
  renderApp({ at: '/operacao/galeria', session: buildTestSession({ isAdmin: true }) });
  // All of the design system is drawn at once.
  expect(
    await screen.findByRole('heading', { name: 'Galeria', level: 1 }, { timeout: 30_000 }),
  ).toBeVisible();
  const menu = await screen.findByRole('navigation', { name: 'Menu principal' });
  expect(await within(menu).findByRole('link', { name: 'Galeria' })).toHaveAttribute('aria-current', 'page');
});

test('nobody else sees it', async () => {
  renderApp({ at: '/operacao/galeria', session: buildTestSession() });
  expect(await screen.findByText('Somente para a administração')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Galeria' })).toBeNull();
});
