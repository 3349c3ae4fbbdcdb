import { remoteTesting } from '@girassol/federation/remote';
import { onNotice } from '@girassol/shared-auth';
import {
  buildTestSession,
  buildTestSettings,
  type FakeRoutes,
  replyRefused,
} from '@girassol/shared-auth/testing';
import { boardDescriptions, boardKinds, type IndividualPermissions } from '@girassol/shared-domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EXPORTS_PATH } from '../addresses/exports';
import { downloadFromUrl } from '../data/download-from-url';
import { routes as areaRoutes } from '../front-door/routes';
import { buildExport, buildRunningExport } from '../testing/export.testing';
import { openPage } from '../testing/open-page.testing';
import ExportPage from './ExportPage';

jest.mock('../data/download-from-url');

const LIST = 'GET /exports/user/:userId/:multiplier';
const ONE = 'GET /exports/single/:userId/:exportId';
const OPEN = 'POST /exports/open/:userId/:exportId';
const COLUMNS = 'GET /exports/columns/:userId/:kind';
const CUSTOMERS = 'POST /customers/export/:userId';
const CSV = 'POST /customers/csv-data/:userId';

const user = userEvent.setup();
const id = buildExport()._id;
const bia = { _id: '0198a000-0000-7000-8000-0000000000b1', personalData: { name: 'Bia Lima' } };

const column = (key: string, title: string, isDefault = true) => ({
  key,
  title,
  kind: 'text' as const,
  isDefault,
});
const columns = [
  column('nome', 'Nome'),
  column('telefone', 'Telefone'),
  column('registro', 'Registrado em', false),
];

const usual: FakeRoutes = {
  [LIST]: { exports: [], hasMoreItems: false },
  [COLUMNS]: { columns },
};

beforeEach(() => void remoteTesting.installFakePlatform());
beforeEach(() => jest.mocked(downloadFromUrl).mockClear());

interface Opening {
  routes?: FakeRoutes;
  session?: ReturnType<typeof buildTestSession>;
  rights?: IndividualPermissions;
}

function open(
  path: string,
  { routes = {}, session = buildTestSession({ vendors: [bia] }), rights }: Opening = {},
) {
  return openPage(<ExportPage path={path} title="Exportação" />, {
    at: path,
    routes: { ...usual, ...routes },
    session,
    settings: buildTestSettings(rights && { individualPermissions: { [session.userId]: rights } }),
  });
}

const send = () => screen.getByRole('button', { name: 'Exportar' });

describe('[exports-001] the pages', () => {
  test.each([
    ['/cliente/exportacao', CUSTOMERS],
    ['/vendas/exportacao', 'POST /sales/export/:userId'],
    ['/pre-venda/exportacao', 'POST /sales/export-presales/:userId'],
  ] as const)('%s has an address, and posts where it belongs', async (path, call) => {
    expect(areaRoutes).toContainEqual(expect.objectContaining({ path, screen: 'export' }));
    const server = open(path, {
      routes: { [call]: { exportId: id }, [ONE]: { export: buildRunningExport() } },
    });
    await user.click(send());
    await waitFor(() => expect(server.calls(call)).toHaveLength(1));
  });
});

test('[boards-006] sales and pre-sales have an export page, and no other board', () => {
  const withPage = boardKinds.filter((kind) =>
    areaRoutes.some(({ path }) => path === `${boardDescriptions[kind].basePath}/exportacao`),
  );
  expect(withPage.toSorted()).toEqual(['PRE_SALES', 'SALES']);
});

describe('[exports-002] the form', () => {
  const routes = { [CUSTOMERS]: { exportId: id }, [ONE]: { export: buildRunningExport() } };

  test('of customers posts period, owners, state, columns and format, for the whole company', async () => {
    const server = open('/cliente/exportacao', { routes });
    await user.type(screen.getByLabelText('De'), '01032026');
    await user.type(screen.getByLabelText('Até'), '31032026');
    await user.click(screen.getByRole('radio', { name: 'Arquivados' }));
    await user.click(screen.getByRole('checkbox', { name: 'Bia Lima' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Telefone' }));
    await user.click(screen.getByRole('checkbox', { name: 'Registrado em' }));
    await user.click(screen.getByRole('radio', { name: /^CSV/ }));
    await user.click(send());
    await waitFor(() =>
      expect(server.calls(CUSTOMERS)).toMatchObject([
        {
          params: { userId: buildTestSession().managerId },
          body: {
            from: '2026-03-01',
            to: '2026-03-31',
            status: 'ARCHIVED',
            owners: [bia._id],
            columns: ['nome', 'registro'],
            format: 'csv',
          },
        },
      ]),
    );
  });

  test('of a board posts its states, and leaves out what nobody chose', async () => {
    const call = 'POST /sales/export/:userId';
    const server = open('/vendas/exportacao', {
      routes: { [call]: { exportId: id }, [ONE]: { export: buildRunningExport() } },
    });
    await user.click(send());
    await user.click(screen.getByRole('checkbox', { name: 'Em andamento' }));
    await user.click(send());
    await waitFor(() =>
      expect(server.calls(call).map(({ body }) => body)).toEqual([
        { format: 'xlsx' },
        { format: 'xlsx', status: ['IN_PROGRESS'] },
      ]),
    );
    expect(server.calls(COLUMNS)[0]?.query.get('type')).toBe('SALES');
  });

  test('without a column, or with a period that ends before it begins, it is not sent, and says why', async () => {
    open('/cliente/exportacao', { routes });
    await user.click(await screen.findByRole('button', { name: 'Nenhuma' }));
    expect(screen.getByText('0 de 3 colunas')).toBeVisible();
    expect(screen.getByText('Escolha ao menos uma coluna.')).toBeVisible();
    expect(send()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Todas' }));
    expect(screen.getByText('3 de 3 colunas')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'As de costume' }));
    expect(screen.getByText('2 de 3 colunas')).toBeVisible();
    await user.type(screen.getByLabelText('De'), '02032026');
    await user.type(screen.getByLabelText('Até'), '01032026');
    expect(screen.getByText('O início do período deve ser anterior ao fim.')).toBeVisible();
    expect(send()).toBeDisabled();
  });

  test('a refusal shows its dialog, and the form stays', async () => {
    const notices = jest.fn();
    const stop = onNotice(notices);
    open('/cliente/exportacao', {
      routes: { [CUSTOMERS]: replyRefused(429, { message: 'Há muitas exportações na fila.' }) },
    });
    await user.click(send());
    await waitFor(() =>
      expect(notices).toHaveBeenCalledWith(
        expect.objectContaining({ message: 'Há muitas exportações na fila.' }),
      ),
    );
    expect(send()).toBeEnabled();
    stop();
  });
});

describe('an export that was asked for', () => {
  const asked = () => screen.findByRole('region', { name: 'Exportação pedida agora' });

  test('shows how far it is as it goes, is downloaded when it is there, and again when asked to', async () => {
    const server = open('/cliente/exportacao', {
      routes: {
        [CUSTOMERS]: { exportId: id },
        [ONE]: { export: buildRunningExport() },
        [OPEN]: { url: '/api/files/a/f/clientes.xlsx' },
      },
    });
    await user.click(send());
    const card = await asked();
    expect(await within(card).findByText('500 de 1.000 linhas')).toBeVisible();
    expect(within(card).getByRole('progressbar')).toHaveAttribute('value', '50');
    await waitFor(() => expect(server.eventStreams).toBe(1));
    server.answer({ [ONE]: { export: buildExport() } });
    server.emit({ kind: 'export-changed', export: id, by: null });
    await waitFor(() => expect(downloadFromUrl).toHaveBeenCalledWith('/api/files/a/f/clientes.xlsx'));
    expect(server.calls(OPEN)[0]?.params).toMatchObject({ exportId: id });
    const { calls } = jest.mocked(downloadFromUrl).mock;
    const before = calls.length;
    await user.click(await within(card).findByRole('button', { name: /^Baixar/ }));
    await waitFor(() => expect(calls.length).toBe(before + 1));
  });

  test('can be stopped', async () => {
    const cancel = 'POST /exports/cancel/:userId/:exportId';
    const server = open('/cliente/exportacao', {
      routes: { [CUSTOMERS]: { exportId: id }, [ONE]: { export: buildRunningExport() } },
    });
    await user.click(send());
    const card = await asked();
    const cancelled = buildRunningExport({ state: 'CANCELLED' });
    server.answer({ [cancel]: { export: cancelled }, [ONE]: { export: cancelled } });
    await user.click(await within(card).findByRole('button', { name: 'Cancelar' }));
    expect(await within(card).findByText('Cancelada')).toBeVisible();
  });

  test('says why it failed', async () => {
    const problem = 'O arquivo ficou grande demais. Escolha menos colunas.';
    open('/cliente/exportacao', {
      routes: {
        [CUSTOMERS]: { exportId: id },
        [ONE]: { export: buildRunningExport({ state: 'FAILED', problem }) },
      },
    });
    await user.click(send());
    expect(await within(await asked()).findByText(problem)).toBeVisible();
  });
});

test('[exports-004] customers are downloaded as CSV at once, by the link that comes', async () => {
  const server = open('/cliente/exportacao', { routes: { [CSV]: { link: '/api/files/a/f/clientes.csv' } } });
  await user.click(screen.getByRole('button', { name: 'Baixar CSV agora' }));
  await waitFor(() => expect(downloadFromUrl).toHaveBeenCalledWith('/api/files/a/f/clientes.csv'));
  expect(server.calls(CSV)[0]?.params.userId).toBe(buildTestSession().managerId);
});

describe('[exports-003] who may', () => {
  const vendor = buildTestSession({ type: 'VENDOR' });

  test.each([
    ['/cliente/exportacao', { salesManager: true }],
    ['/vendas/exportacao', { salesManager: true, salesKanban: true }],
    ['/pre-venda/exportacao', { preSalesManager: true, preSalesKanban: true }],
  ] as const)('a vendor with the right opens %s', (path, rights) => {
    open(path, { session: vendor, rights });
    expect(send()).toBeEnabled();
  });

  test.each(['/cliente/exportacao', '/vendas/exportacao', '/pre-venda/exportacao'])(
    'without the right a vendor reads why %s is closed, asks nothing of the server, and goes back',
    (path) => {
      const server = open(path, { session: vendor, rights: { salesKanban: true, preSalesKanban: true } });
      expect(screen.getByText(/^Você não pode exportar/)).toBeVisible();
      expect(screen.getByText(/Quem gerencia a conta pode dar a permissão/)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Voltar' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull();
      expect(server.calls(LIST)).toHaveLength(0);
    },
  );
});

test('the latest exports stand below, with the way to all of them', async () => {
  open('/vendas/exportacao', { routes: { [LIST]: { exports: [buildExport()], hasMoreItems: false } } });
  expect(await screen.findByText('Clientes')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver todas as exportações' })).toHaveAttribute(
    'href',
    EXPORTS_PATH,
  );
});
