import { remoteTesting } from '@girassol/federation/remote';
import { onNotice } from '@girassol/shared-auth';
import {
  buildTestSession,
  buildTestSettings,
  type FakeRoutes,
  replyRefused,
} from '@girassol/shared-auth/testing';
import type { IndividualPermission } from '@girassol/shared-domain';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import { type ImportType, importTypes } from '@girassol/shared-domain/imports';
import { recordSavedFiles, resetUi } from '@girassol/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mappingPath, uploadPath } from '../addresses/imports';
import { buildColumn, buildImport } from '../testing/import.testing';
import { openPage } from '../testing/open-page.testing';
import UploadPage from './UploadPage';

const BRING = 'POST /imports/files/:userId';
const LIST = 'GET /imports/user/:userId/:multiplier';

const user = userEvent.setup();
const none: FakeRoutes = { [LIST]: { imports: [], hasMoreItems: false } };
const sheet = (name = 'clientes.csv') => new File(['Nome\nAna'], name);

const open = (type: ImportType, routes: FakeRoutes = {}, who: Parameters<typeof openPage>[1] | null = null) =>
  openPage(<UploadPage type={type} title="Upload" />, {
    ...who,
    at: uploadPath(type),
    pattern: uploadPath(type),
    routes: { ...none, ...routes },
  });

const picker = () => screen.getByLabelText('Arquivo da planilha');
const send = () => screen.getByRole('button', { name: 'FAZER UPLOAD' });
const choose = (file: File) => fireEvent.change(picker(), { target: { files: [file] } });
const draft = (importType: ImportType = 'customer') => ({
  import: buildImport({ importType }),
  columns: [],
  learned: {},
});

describe('the file', () => {
  test('[imports-009] csv, xlsx and xls are taken; anything else is told at once', () => {
    open('customer');
    expect(picker()).toHaveAttribute('accept', '.csv,.xlsx,.xls');
    choose(sheet('contrato.txt'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Arquivos .txt não são aceitos. Envie uma planilha .xlsx, .xls ou .csv.',
    );
    expect(send()).toBeDisabled();
  });

  test('one of more than 30 MB, and several at once, are told at once', () => {
    open('customer');
    const large = sheet('clientes.xlsx');
    Object.defineProperty(large, 'size', { value: 31 * 1024 * 1024 });
    choose(large);
    expect(screen.getByRole('alert')).toHaveTextContent('Grande demais: 31 MB. O limite é 30 MB');
    fireEvent.drop(screen.getByRole('group', { name: 'Planilha' }), {
      dataTransfer: { files: [sheet(), sheet()] },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Envie uma planilha de cada vez.');
    expect(send()).toBeDisabled();
  });

  test('[imports-001, imports-010] what is dropped can be sent, and is mapped on the next page', async () => {
    const server = open('customer', { [BRING]: draft() });
    expect(send()).toBeDisabled();
    fireEvent.drop(screen.getByRole('group', { name: 'Planilha' }), { dataTransfer: { files: [sheet()] } });
    await user.click(send());
    expect(await screen.findByText(`em ${mappingPath('customer', buildImport()._id)}`)).toBeVisible();
    const [call] = server.calls(BRING);
    expect(call).toMatchObject({ body: { importType: 'customer' }, file: { name: 'clientes.csv' } });
  });

  test('how much has left is shown, and can be called off', async () => {
    open('customer', { [BRING]: () => new Promise<never>(() => undefined) });
    choose(sheet());
    await user.click(send());
    expect(await screen.findByText('Enviando: 50%')).toBeVisible();
    // Below the pressed button, which stays where it is: a second press must not meet another one.
    const cancel = screen.getByRole('button', { name: 'Cancelar envio' });
    expect(send().compareDocumentPosition(cancel) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.click(cancel);
    await waitFor(() => expect(screen.queryByText('Enviando: 50%')).toBeNull());
    expect(send()).toBeEnabled();
  });

  test('[imports-011] the model is saved under its name', async () => {
    const saved = recordSavedFiles();
    open('customer', {
      'GET /imports/model/:importType': ({ params }) => ({
        name: `Modelo ${params.importType}.xlsx`,
        content: btoa('planilha'),
      }),
    });
    await user.click(screen.getByRole('button', { name: 'BAIXAR MODELO' }));
    await waitFor(() => expect(saved).toEqual(['Modelo customer.xlsx']));
  });
});

describe('a failure', () => {
  const refused = { [BRING]: replyRefused(400, { message: 'A planilha não pôde ser lida.' }) };

  test.each([
    ['[shell.errors-011] of kits', 'kit'],
    ['[imports-038] of sales', 'sales'],
  ] as const)('%s shows its dialog', async (_title, type) => {
    const notices = jest.fn();
    const stop = onNotice(notices);
    open(type, refused);
    choose(sheet());
    await user.click(send());
    await waitFor(() =>
      expect(notices).toHaveBeenCalledWith(
        expect.objectContaining({ message: 'A planilha não pôde ser lida.' }),
      ),
    );
    expect(send()).toBeEnabled();
    stop();
  });

  test('[imports-039] of leads is a line of the page, without a dialog', async () => {
    const notices = jest.fn();
    const stop = onNotice(notices);
    open('preSale', refused);
    choose(sheet());
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('A planilha não pôde ser lida.');
    expect(notices).not.toHaveBeenCalled();
    stop();
  });
});

describe('leads that are sent without a mapping', () => {
  beforeEach(() => resetUi());
  const CHECK = 'POST /imports/check/:userId/:importId';
  const { userId } = buildTestSession();
  const columns = ['nome_cliente', 'nome_lead', 'valor_lead'].map((header, at) =>
    buildColumn(header, ['Ana', 'Casa', '1.000,00'][at] ?? null),
  );
  const lead = (changes: Partial<ImportRecord> = {}) => ({
    import: buildImport({ importType: 'preSale', headers: columns.map(({ header }) => header), ...changes }),
    columns,
    learned: {},
  });
  const started = { import: buildImport({ importType: 'preSale', state: 'CHECKING' }) };
  const sendDirectly = async (type: ImportType, routes: FakeRoutes) => {
    const server = open(type, { [CHECK]: started, ...routes });
    choose(sheet('leads.csv'));
    await user.click(screen.getByRole('checkbox', { name: /Enviar sem mapear/ }));
    await user.click(send());
    return server;
  };

  test('[imports-013] "Upload realizado com sucesso!" appears, and the list of leads of the user', async () => {
    const server = await sendDirectly('preSale', { [BRING]: lead() });
    expect(await screen.findByText(`em /pre-vendas/lista/${userId}`)).toBeVisible();
    expect(screen.getByText('Upload realizado com sucesso!')).toBeVisible();
    expect(server.calls(CHECK)[0]?.body).toMatchObject({
      mapping: { nome_cliente: 'nome_cliente', nome_lead: 'nome_lead', valor_lead: 'valor_lead' },
      startsWhenChecked: true,
    });
  });

  test.each([
    [
      'a column that the model does not have',
      { ...lead(), columns: [...columns, buildColumn('Cor', 'azul')] },
      /não é como a do modelo/,
    ],
    [
      'numbers that can be read in two ways',
      { ...lead(), columns: columns.with(2, buildColumn('valor_lead', '7.200')) },
      /^Há números que podem/,
    ],
    ['a file that was imported before', lead({ importedBefore: Date.UTC(2026, 4, 12) }), /já foi importada/],
    ['no column for what is required', { ...lead(), columns: columns.slice(0, 2) }, /não é como a do modelo/],
  ])(
    'with %s they are mapped all the same, nothing is written, and the reason is told',
    async (_title, draft, reason) => {
      const server = await sendDirectly('preSale', { [BRING]: draft });
      expect(await screen.findByText(`em ${mappingPath('preSale', buildImport()._id)}`)).toBeVisible();
      expect(screen.queryByText('Upload realizado com sucesso!')).toBeNull();
      expect(screen.getByText(reason)).toBeVisible();
      expect(server.calls(CHECK)).toEqual([]);
    },
  );

  test('[imports-013] without success it does not appear', async () => {
    await sendDirectly('preSale', {
      [BRING]: lead(),
      [CHECK]: replyRefused(409, { message: 'Espere a outra terminar.' }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Espere a outra terminar.');
    expect(screen.queryByText('Upload realizado com sucesso!')).toBeNull();
    expect(screen.queryByText(/^em /)).toBeNull();
  });

  test('unless it is asked for they are mapped, and customers always are', async () => {
    open('preSale', { [BRING]: lead() });
    choose(sheet('leads.csv'));
    await user.click(send());
    expect(await screen.findByText(`em ${mappingPath('preSale', buildImport()._id)}`)).toBeVisible();
    open('customer');
    expect(screen.queryByRole('checkbox', { name: /Enviar sem mapear/ })).toBeNull();
  });
});

describe('who may', () => {
  const vendor = buildTestSession({ type: 'VENDOR' });
  const withRight = (right: IndividualPermission) =>
    buildTestSettings({ individualPermissions: { [vendor.userId]: { [right]: true } } });

  test.each([
    ['imports-012', 'preSale', 'preSalesManager'],
    ['imports-012', 'project', 'projectManager'],
    ['catalogue-008', 'module', 'kitsManager'],
    ['shell.menus-010', 'equipament', 'kitsManager'],
    ['imports-012', 'customer', 'salesManager'],
  ] as const)('[%s] a vendor imports %s with %s', (_rule, type, right) => {
    open(type, {}, { routes: {}, session: vendor, settings: withRight(right) });
    expect(picker()).toBeInTheDocument();
  });

  test.each(['preSale', 'module', 'customer'] as const)(
    '[imports-012, catalogue-008] without the right a vendor reads why %s cannot be imported',
    (type) => {
      open(type, {}, { routes: {}, session: vendor });
      expect(screen.getByText(/^Você não pode importar/)).toBeVisible();
      expect(screen.getByText(/Quem gerencia a conta pode dar a permissão/)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'FAZER UPLOAD' })).toBeNull();
    },
  );

  test('a board that the plan does not have is not imported, and that is said', () => {
    const platform = remoteTesting.installFakePlatform();
    platform.handle.page.distribution.support = { whatsapp: '5511999990000' };
    open('project', {}, { routes: {}, session: buildTestSession({ signupPlan: 'BASIC' }) });
    expect(screen.getByText('O plano da conta não inclui esta parte do produto.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Falar com a equipe' })).toBeVisible();
    platform.remove();
  });
});

test('[imports-001] every type has its pages, the mapping page of each is another', () => {
  const paths = importTypes.flatMap((type) => [uploadPath(type), mappingPath(type)]);
  expect(new Set(paths).size).toBe(importTypes.length * 2);
  expect(mappingPath('afterSales')).toBe('/upload-de-pos-venda/mapeamento');
  expect(mappingPath('administrative')).toBe('/upload-administrativo/mapeamento');
  expect(mappingPath('kit')).toBe('/upload-de-kits/mapeamento');
});

test('recent imports of the type lead to where each goes on', async () => {
  open('customer', {
    [LIST]: {
      imports: [
        buildImport({ fileName: 'rascunho.csv' }),
        buildImport({ _id: '018f0000-0000-7000-8000-00000000e002', state: 'DONE', fileName: 'feita.csv' }),
        buildImport({ importType: 'kit', fileName: 'kits.csv' }),
      ],
      hasMoreItems: false,
    },
  });
  expect(await screen.findByRole('link', { name: 'rascunho.csv' })).toHaveAttribute(
    'href',
    mappingPath('customer', buildImport()._id),
  );
  expect(screen.getByRole('link', { name: 'feita.csv' })).toHaveAttribute(
    'href',
    '/importacoes/resultado/018f0000-0000-7000-8000-00000000e002',
  );
  expect(screen.queryByText('kits.csv')).toBeNull();
});
