import { ListActionButtons, remoteTesting } from '@girassol/federation/remote';
import {
  buildTestSession,
  buildTestSettings,
  type FakeRoutes,
  replyRefused,
} from '@girassol/shared-auth/testing';
import type { IndividualPermissions } from '@girassol/shared-domain';
import { type AccessFacts, type BoardKind, boardKinds, meetsCondition } from '@girassol/shared-domain';
import type { ExportRequestInput } from '@girassol/shared-domain/contract';
import {
  canExportKind,
  type ExportKind,
  exportKinds,
  isBoardExportKind,
} from '@girassol/shared-domain/exports';
import { LazyMenuButton } from '@girassol/shared-ui';
import { resetUi } from '@girassol/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadFromUrl } from '../data/download-from-url';
import { exportAnythingCondition, exportListCondition } from '../front-door/contributions';
import definition from '../remote';
import { buildExport, buildRunningExport } from '../testing/export.testing';
import { openPage } from '../testing/open-page.testing';
import ExportAction from './ExportAction';

jest.mock('../data/download-from-url');

const NEW = 'POST /exports/new/:userId';
const ONE = 'GET /exports/single/:userId/:exportId';
const user = userEvent.setup();
const id = buildExport()._id;
const kits: ExportRequestInput = { kind: 'kits', filters: { searchValue: 'Deye', power: 5 } };

beforeEach(resetUi);
beforeEach(() => jest.mocked(downloadFromUrl).mockClear());
beforeEach(
  () =>
    void remoteTesting.installFakePlatform({
      remotes: [remoteTesting.buildReleasedRemote(definition)],
      modules: { 'mfe-imports/./export-action': { default: ExportAction } },
    }),
);

interface Opening {
  list?: ExportRequestInput;
  boardKind?: BoardKind;
  rights?: IndividualPermissions;
}

function open(routes: FakeRoutes, { list = kits, boardKind, rights }: Opening = {}) {
  const session = buildTestSession(rights && { type: 'VENDOR' });
  return openPage(
    <ListActionButtons resting={LazyMenuButton} list={list} {...(boardKind && { boardKind })} total={12} />,
    {
      routes: {
        'GET /exports/user/:userId/:multiplier': { exports: [], hasMoreItems: false },
        'POST /exports/open/:userId/:exportId': { url: '/api/files/a/f/kits.csv' },
        ...routes,
      },
      session,
      settings: buildTestSettings(rights && { individualPermissions: { [session.userId]: rights } }),
    },
  );
}

async function choose(item: string) {
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

test('what the list shows is exported with its filters, and downloaded when the file is there', async () => {
  const server = open({
    [NEW]: { exportId: id },
    [ONE]: { export: buildRunningExport() },
  });
  await choose('CSV');
  await waitFor(() => expect(server.calls(NEW)[0]?.body).toEqual({ ...kits, format: 'csv' }));
  expect(await screen.findByRole('button', { name: 'Exportando: 50%' })).toBeVisible();
  server.answer({ [ONE]: { export: buildExport({ title: 'Kits' }) } });
  server.emit({ kind: 'export-changed', export: id, by: null });
  expect(await screen.findByText('Exportação baixada: Kits, 1.234 linhas')).toBeVisible();
  expect(downloadFromUrl).toHaveBeenCalledTimes(1);
  expect(downloadFromUrl).toHaveBeenCalledWith('/api/files/a/f/kits.csv');
  expect(screen.queryByRole('button', { name: /^Exportando/ })).toBeNull();
  // Where the browser blocked it.
  await user.click(screen.getByRole('button', { name: 'Baixar de novo' }));
  await waitFor(() => expect(downloadFromUrl).toHaveBeenCalledTimes(2));
});

test('columns are chosen in a dialog', async () => {
  const column = (key: string, title: string) => ({ key, title, kind: 'text' as const, isDefault: true });
  const server = open({
    [NEW]: { exportId: id },
    [ONE]: { export: buildExport() },
    'GET /exports/columns/:userId/:kind': { columns: [column('nome', 'Nome'), column('preco', 'Preço')] },
  });
  await choose('Escolher colunas…');
  expect(await screen.findByRole('dialog', { name: 'Exportar: Kits' })).toBeVisible();
  expect(screen.getByText('12 registros, com os filtros como estão.')).toBeVisible();
  await user.click(await screen.findByRole('checkbox', { name: 'Preço' }));
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await waitFor(() =>
    expect(server.calls(NEW)[0]?.body).toEqual({ ...kits, format: 'xlsx', columns: ['nome'] }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the end of one that failed is told; a refusal leaves the button as it was', async () => {
  const server = open({ [NEW]: replyRefused(403, { message: 'Não.' }) });
  await choose('CSV');
  await waitFor(() => expect(server.calls(NEW)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /^Exportando/ })).toBeNull();
  server.answer({
    [NEW]: { exportId: id },
    [ONE]: { export: buildRunningExport({ state: 'FAILED', problem: 'Ficou grande demais.' }) },
  });
  await choose('CSV');
  expect(await screen.findByText('Ficou grande demais.')).toBeVisible();
});

test('the menu opens, and is left, with the keyboard', async () => {
  open({});
  expect(screen.queryByRole('menu')).toBeNull();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menu', { name: 'Exportar' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Exportar' })).toHaveFocus());
});

test.each([
  [{ customersList: true }, 0],
  [{ customersList: true, salesManager: true }, 1],
] as const)('[exports-003] the button of customers shows to whoever has the right: %j', (rights, buttons) => {
  open({}, { list: { kind: 'customers', filters: {} }, rights });
  expect(screen.queryAllByRole('button', { name: 'Exportar' })).toHaveLength(buttons);
});

/** Kinds with a list on screen; the lines of an import are fetched from the import itself. */
const listed = exportKinds.filter((kind) => kind !== 'import-errors');
const getBoards = (kind: ExportKind): (BoardKind | null)[] =>
  isBoardExportKind(kind) ? ['SALES', 'PROJECT'] : [null];

test.each(listed)(
  '[exports-003] the condition of the button and the rule of the server agree on %s',
  (kind) => {
    // The person may open the list.
    const open = { salesKanban: true, projectKanban: true, proposalsList: true };
    const rights: IndividualPermissions[] = [
      {},
      { salesManager: true },
      { projectManager: true },
      { configManager: true },
      { kitsManager: true },
    ];
    for (const board of getBoards(kind))
      for (const type of ['MANAGER', 'VENDOR'] as const)
        for (const own of rights) {
          const facts: AccessFacts = {
            session: buildTestSession({ type }),
            permissions: { ...open, ...own },
          };
          const judged = { ...facts, list: kind, ...(board && { boardKind: board }) };
          expect([own, meetsCondition(exportListCondition, judged)]).toEqual([
            own,
            canExportKind(facts, kind, board),
          ]);
        }
  },
);

test('[shell.menus-005] the menu of exports is there for whoever may export anything, and for nobody else', () => {
  const menu = definition.menus?.find(({ id }) => id === 'exportacoes');
  expect(menu).toMatchObject({ to: '/exportacoes/lista', when: exportAnythingCondition });
  const rights: IndividualPermissions[] = [
    ...[{}, { salesManager: true }, { configManager: true }, { kitsManager: true }, { proposalsList: true }],
    ...[{ projectManager: true }, { projectManager: true, projectKanban: true }, { customersList: true }],
  ];
  for (const type of ['MANAGER', 'VENDOR'] as const)
    for (const signupPlan of ['ENTERPRISE', 'BASIC'] as const)
      for (const whitelabel of [null, 'AURORA'])
        for (const permissions of rights) {
          const facts: AccessFacts = {
            session: buildTestSession({ type, signupPlan, whitelabel }),
            permissions,
          };
          const exportsSomething = listed.some((kind) =>
            (isBoardExportKind(kind) ? boardKinds : [null]).some((board) =>
              canExportKind(facts, kind, board),
            ),
          );
          expect([facts, meetsCondition(exportAnythingCondition, facts)]).toEqual([facts, exportsSomething]);
        }
});
