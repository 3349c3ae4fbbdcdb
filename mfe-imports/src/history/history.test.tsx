import { remoteTesting } from '@girassol/federation/remote';
import { buildTestSession, replyPending } from '@girassol/shared-auth/testing';
import { DAY_MS, formatDate } from '@girassol/shared-domain';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IMPORT_HISTORY_PATH, resultPath, uploadPath } from '../addresses/imports';
import remote from '../remote';
import { buildCounts, buildImport } from '../testing/import.testing';
import { openPage } from '../testing/open-page.testing';
import ImportHistoryPage from './ImportHistoryPage';

const LIST = 'GET /imports/user/:userId/:multiplier';
const user = userEvent.setup();
const buildId = (at: number) => `018f0000-0000-7000-8000-${String(at).padStart(12, '0')}`;
const undoUntil = Date.now() + 10 * DAY_MS;

beforeEach(() => {
  jest.replaceProperty(window, 'innerWidth', 1_200);
  void remoteTesting.installFakePlatform();
});
afterEach(() => jest.restoreAllMocks());

const done = buildImport({
  ...{ _id: buildId(1), state: 'DONE', startedTimestamp: 1, undoUntil },
  counts: buildCounts({ created: 12, updated: 3, faulty: 1 }),
});
const writing = buildImport({
  ...{
    _id: buildId(2),
    fileName: 'kits.xlsx',
    importType: 'kit',
    state: 'WRITING',
    startedTimestamp: 1,
    done: 5,
  },
  counts: buildCounts({ created: 20, ready: 20 }),
});

const open = (list: ImportRecord[], more: Partial<Parameters<typeof openPage>[1]> = {}) =>
  openPage(<ImportHistoryPage />, {
    ...{ at: IMPORT_HISTORY_PATH, pattern: IMPORT_HISTORY_PATH },
    routes: { [LIST]: { imports: list, hasMoreItems: false } },
    ...more,
  });

test('one row of an import is counted in the singular', async () => {
  open([{ ...done, counts: buildCounts({ created: 1, updated: 1, skipped: 1, faulty: 1 }) }]);
  const row = await screen.findByRole('row', { name: /clientes\.csv/ });
  expect(row).toHaveTextContent('1 criado · 1 atualizado · 1 pulado · 1 com problema');
});

test('[imports-002] each import stands there with what became of it, and leads to its result', async () => {
  expect(remote.routes).toContainEqual(
    expect.objectContaining({ path: '/importacoes/lista', screen: 'history' }),
  );
  open([done, writing]);
  const table = await screen.findByRole('table', { name: 'Importações' });
  const row = within(table).getByRole('row', { name: /clientes\.csv/ });
  expect(row).toHaveTextContent('Clientes');
  expect(row).toHaveTextContent('Ana Souza');
  expect(row).toHaveTextContent('Concluída');
  expect(row).toHaveTextContent('12 criados · 3 atualizados · 1 com problema');
  expect(row).toHaveTextContent(`até ${formatDate(undoUntil)}`);
  await user.click(within(row).getByRole('link', { name: 'clientes.csv' }));
  expect(await screen.findByText(`em ${resultPath(done._id)}`)).toBeVisible();
});

test('one at work shows how far it is, and goes on by itself', async () => {
  const server = open([writing]);
  const bar = await screen.findByRole('progressbar', { name: 'Linhas importadas de kits.xlsx' });
  expect(bar).toHaveAttribute('value', '5');
  expect(bar).toHaveAttribute('max', '20');
  server.answer({ [LIST]: { imports: [{ ...writing, state: 'DONE' }], hasMoreItems: false } });
  server.emit({ kind: 'import-changed', import: writing._id, by: null });
  expect(await screen.findByText('Concluída')).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('older ones come page by page', async () => {
  open([], {
    routes: {
      [LIST]: ({ params }) =>
        params.multiplier === '1'
          ? { imports: [done], hasMoreItems: true }
          : { imports: [writing], hasMoreItems: false },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Carregar mais' }));
  expect(await screen.findByRole('link', { name: 'kits.xlsx' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'clientes.csv' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
});

test('where nothing was imported the uploads that are open to the person are offered', async () => {
  open([]);
  expect(await screen.findByText('Nenhuma importação ainda')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Importar clientes' })).toHaveAttribute(
    'href',
    uploadPath('customer'),
  );
});

test('another import is begun from the list, of any kind that is open to the person', async () => {
  open([done]);
  await user.click(await screen.findByRole('button', { name: 'Importar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Kits' }));
  expect(await screen.findByText(`em ${uploadPath('kit')}`)).toBeVisible();
});

test('what was exported is one press away for whoever exports', async () => {
  open([]);
  await user.click(await screen.findByRole('link', { name: 'Ver as exportações' }));
  expect(await screen.findByText('em /exportacoes/lista')).toBeVisible();
});

test('on a phone each import is a card', async () => {
  jest.replaceProperty(window, 'innerWidth', 390);
  open([done]);
  const card = within(await screen.findByRole('list', { name: 'Importações' })).getByRole('listitem');
  expect(card).toHaveTextContent('12 criados');
  expect(card).toHaveTextContent(`Desfazer até ${formatDate(undoUntil)}`);
  expect(screen.queryByRole('table')).toBeNull();
});

test('while it loads it says so', () => {
  open([], { routes: { [LIST]: replyPending() } });
  expect(screen.getByRole('status', { name: 'Carregando as importações' })).toBeVisible();
});

test('[imports-042] the menu needs configManager; others may open the page and see their own', async () => {
  const menu = remote.menus?.find(({ id }) => id === 'importacoes');
  expect(menu?.when).toEqual({ permission: 'configManager' });
  open([done], { session: buildTestSession({ type: 'VENDOR' }) });
  expect(await screen.findByRole('link', { name: 'clientes.csv' })).toBeVisible();
  expect(screen.getByText(/^O que você importou\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ver as exportações' })).toBeNull();
});
