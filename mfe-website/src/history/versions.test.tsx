import { buildTestSession } from '@girassol/shared-auth/testing';
import type { SiteVersion } from '@girassol/shared-domain/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../testing/open-page.testing';
import { buildWebsite } from '../testing/website.testing';
import VersionsPage from './VersionsPage';

const LIST = 'GET /websites/versions/:userId';
const ONLINE = 'POST /websites/versions/:userId/:version/online';
const AS_DRAFT = 'POST /websites/versions/:userId/:version/draft';

const user = userEvent.setup();
const version = (changes: Partial<SiteVersion>): SiteVersion => ({
  version: 1,
  note: '',
  publishedBy: 'Ana Souza',
  timestamp: Date.parse('2026-04-20T14:03:00-03:00'),
  isOnline: false,
  changes: [],
  ...changes,
});
const versions = [
  version({ version: 2, isOnline: true, note: 'Preço novo', changes: ['Título de Capa mudou.'] }),
  version({}),
];
const card = async (number: number) => {
  const name = await screen.findByRole('heading', { name: `Versão ${number}` });
  return name.closest('li') as HTMLElement;
};

test('who published what and when, and which one is online', async () => {
  openPage(<VersionsPage />, { [LIST]: { versions } });
  const newest = await card(2);
  expect(newest).toHaveTextContent('Ana Souza');
  expect(newest).toHaveTextContent('no ar');
  expect(newest).toHaveTextContent('Preço novo');
  expect(newest).toHaveTextContent('Título de Capa mudou.');
  expect(within(newest).queryByRole('button', { name: 'Voltar a esta' })).toBeNull();
});

test('an earlier one goes online again, after a question', async () => {
  const server = openPage(<VersionsPage />, { [LIST]: { versions }, [ONLINE]: { website: buildWebsite() } });
  await user.click(within(await card(1)).getByRole('button', { name: 'Voltar a esta' }));
  await user.click(await screen.findByRole('button', { name: 'Voltar à versão 1' }));
  expect(await screen.findByText('Versão 1 no ar')).toBeVisible();
  expect(server.calls(ONLINE)[0]?.params.version).toBe('1');
});

test('one is taken as the draft, named by the revision it replaces, and opens in the editor', async () => {
  const server = openPage(<VersionsPage />, {
    [LIST]: { versions },
    [AS_DRAFT]: { website: buildWebsite() },
  });
  await user.click(within(await card(1)).getByRole('button', { name: 'Trazer para o rascunho' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Trazer para o rascunho' }));
  await waitFor(() => expect(server.calls(AS_DRAFT)[0]?.body).toEqual({ revision: 3 }));
  expect(await screen.findByText(/^em \/editar-website\//)).toBeVisible();
});

test('nothing published yet: the way to the editor', async () => {
  openPage(<VersionsPage />, { [LIST]: { versions: [] } });
  expect(await screen.findByText('Nada publicado ainda')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abrir o editor' })).toBeVisible();
});

test('[website-005] a vendor without the right reads whom to ask', async () => {
  const server = openPage(<VersionsPage />, {}, buildTestSession({ type: 'VENDOR' }));
  expect(await screen.findByText('Você não cuida do site')).toBeVisible();
  expect(server.calls(LIST)).toHaveLength(0);
});
