import type { FakeRoutes } from '@girassol/shared-auth/testing';
import { buildTestSession } from '@girassol/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadFromUrl } from '../data/download-from-url';
import { buildExport, buildRunningExport } from '../testing/export.testing';
import { openPage } from '../testing/open-page.testing';
import ExportListPage from './ExportListPage';

jest.mock('../data/download-from-url');

const LIST = 'GET /exports/user/:userId/:multiplier';
const user = userEvent.setup();
const other = '018f0000-0000-7000-8000-00000000f002';

const open = (routes: FakeRoutes, session = buildTestSession()) =>
  openPage(<ExportListPage />, { routes, session, at: '/exportacoes/lista' });
const findRow = async (text: string) =>
  within((await screen.findByText(text)).closest('tr, li') as HTMLElement);

test('nothing yet: the page says where exports come from, and leads there', async () => {
  open({ [LIST]: { exports: [], hasMoreItems: false } });
  expect(await screen.findByText('Nenhuma exportação ainda')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Exportar clientes' })).toHaveAttribute(
    'href',
    '/cliente/exportacao',
  );
  expect(screen.getByRole('link', { name: 'Exportar vendas' })).toHaveAttribute('href', '/vendas/exportacao');
});

test('a list with exports offers to begin another one', async () => {
  open({ [LIST]: { exports: [buildExport()], hasMoreItems: false } });
  await user.click(await screen.findByRole('button', { name: 'Exportar' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Clientes', 'Vendas', 'Pré-Venda']);
});

test('without the right to export, an empty list offers no way to begin', async () => {
  open({ [LIST]: { exports: [], hasMoreItems: false } }, buildTestSession({ type: 'VENDOR' }));
  expect(await screen.findByText('Nenhuma exportação ainda')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Exportar/ })).toBeNull();
});

test('what, who, rows, form, state and until when; the file is downloaded', async () => {
  open({
    [LIST]: { exports: [buildExport()], hasMoreItems: false },
    'POST /exports/open/:userId/:exportId': { url: '/api/files/a/f/x.xlsx' },
  });
  const row = await findRow('Clientes');
  for (const text of ['Ana Souza', '1.234', 'Planilha (xlsx)', 'Pronta', /^até \d\d\/\d\d$/])
    expect(row.getByText(text)).toBeVisible();
  await user.click(row.getByRole('button', { name: /^Baixar/ }));
  await waitFor(() => expect(downloadFromUrl).toHaveBeenCalledWith('/api/files/a/f/x.xlsx'));
});

test('a file whose days are over is not offered, nor that of somebody else to who does not manage the account', async () => {
  const bia = { _id: '0198a000-0000-7000-8000-0000000000b1', name: 'Bia Lima' };
  open(
    {
      [LIST]: {
        exports: [
          buildExport({ title: 'Kits', expiresTimestamp: Date.now() - 1_000 }),
          buildExport({ _id: other, user: bia }),
        ],
        hasMoreItems: false,
      },
    },
    buildTestSession({ type: 'VENDOR' }),
  );
  expect((await findRow('Kits')).getByText('Vencida')).toBeVisible();
  expect((await findRow('Bia Lima')).getByText('Pronta')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Baixar/ })).toBeNull();
});

test('one that is being written shows how far it is, live, and can be stopped', async () => {
  const server = open({
    [LIST]: { exports: [buildRunningExport()], hasMoreItems: false },
    'POST /exports/cancel/:userId/:exportId': { export: buildRunningExport({ state: 'CANCELLED' }) },
  });
  expect(await screen.findByText('500 de 1.000 linhas')).toBeVisible();
  await waitFor(() => expect(server.eventStreams).toBe(1));
  server.answer({ [LIST]: { exports: [buildRunningExport({ done: 750 })], hasMoreItems: false } });
  server.emit({ kind: 'export-changed', export: buildExport()._id, by: null });
  expect(await screen.findByText('750 de 1.000 linhas')).toBeVisible();
  server.answer({ [LIST]: { exports: [buildRunningExport({ state: 'CANCELLED' })], hasMoreItems: false } });
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByText('Cancelada')).toBeVisible();
});

test('more of them come on demand', async () => {
  open({
    [LIST]: ({ params }) =>
      Number(params.multiplier) === 1
        ? { exports: [buildExport()], hasMoreItems: true }
        : { exports: [buildExport({ _id: other, title: 'Propostas' })], hasMoreItems: false },
  });
  await user.click(await screen.findByRole('button', { name: 'Carregar mais' }));
  expect(await screen.findByText('Propostas')).toBeVisible();
  expect(screen.getByText('Clientes')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
});
