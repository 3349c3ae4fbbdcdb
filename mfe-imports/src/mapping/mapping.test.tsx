import { onNotice } from '@girassol/shared-auth';
import { type FakeRoutes, refuse } from '@girassol/shared-auth/testing';
import type { ImportColumn, ImportRecord } from '@girassol/shared-domain/contract';
import type { ImportType } from '@girassol/shared-domain/imports';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mappingPath, resultPath, uploadPath } from '../addresses/imports';
import { hashOfHeaders } from '../data/templates';
import { aColumn, anImport, someCounts } from '../testing/an-import.testing';
import { openPage } from '../testing/open-page.testing';
import MappingPage from './MappingPage';

const DRAFT = 'GET /imports/files/:userId/:importId';
const ONE = 'GET /imports/single/:userId/:importId';
const CHECK = 'POST /imports/check/:userId/:importId';
const START = 'POST /imports/start/:userId/:importId';
const FAULTS = 'GET /imports/faults/:userId/:importId';
const TEMPLATE = 'GET /imports/template/:importType/:hash';
const SAVE = 'POST /imports/template';

const { _id } = anImport();
const user = userEvent.setup();

// jsdom has no digests. This one tells of what, and how.
const digest = async (name: string, content: Uint8Array) =>
  new TextEncoder().encode(`${name} of ${new TextDecoder().decode(content)}`);
const hexOf = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('');

beforeAll(() => Object.defineProperty(crypto, 'subtle', { configurable: true, value: { digest } }));
beforeEach(() => jest.replaceProperty(window, 'innerWidth', 1_200));
afterEach(() => jest.restoreAllMocks());

const columns = [
  aColumn('Nome', null, 'Ana Souza'),
  aColumn('Telefone', '(49) 99911-2233'),
  aColumn('Cor', 'azul'),
];
const headersOf = (list: readonly ImportColumn[]) => list.map(({ header }) => header);

interface Given {
  type?: ImportType;
  columns?: ImportColumn[];
  record?: Partial<ImportRecord>;
  learned?: Record<string, string>;
  routes?: FakeRoutes;
}

/** Opens the mapping page of a file; what is answered of the import can be changed afterwards. */
function open({ type = 'customer', columns: own = columns, record, learned = {}, routes = {} }: Given = {}) {
  const importRecord = anImport({ importType: type, headers: headersOf(own), ...record });
  const server = openPage(<MappingPage type={type} title="Mapeamento" />, {
    at: mappingPath(type, _id),
    pattern: mappingPath(type),
    routes: {
      [DRAFT]: { import: importRecord, columns: own, learned },
      [TEMPLATE]: { template: null },
      [CHECK]: ({ body }) => ({
        import: {
          ...importRecord,
          mapping: body.mapping,
          options: { ...importRecord.options, ...body.options },
          state: 'CHECKING',
        },
      }),
      ...routes,
    },
  });
  return { server, importRecord };
}

const picker = (header: string) =>
  screen.getByRole('combobox', { name: new RegExp(`^Propriedade de ${header}`) });
const shown = async () => within(await screen.findByRole('region', { name: 'Colunas' }));
const checkButton = () => screen.getByRole('button', { name: 'Conferir' });

async function pick(header: string, option: string | RegExp) {
  await user.click(picker(header));
  await user.clear(picker(header));
  await user.click(await screen.findByRole('option', { name: option }));
}

const optionsOf = async (header: string) => {
  await user.click(picker(header));
  await user.clear(picker(header));
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent ?? '');
};

const checked = (counts: Partial<ImportRecord['counts']>, more: Partial<ImportRecord> = {}) =>
  anImport({
    state: 'CHECKED',
    headers: headersOf(columns),
    mapping: { Nome: 'nome', Telefone: 'telefone' },
    counts: someCounts(counts),
    ...more,
  });

describe('the file', () => {
  test('[imports-001] without a file the page leads to its upload page', () => {
    openPage(<MappingPage type="kit" title="Mapeamento" />, {
      at: mappingPath('kit'),
      pattern: mappingPath('kit'),
      routes: {},
    });
    expect(screen.getByText(`em ${uploadPath('kit')}`)).toBeVisible();
  });

  test('what was found about it is said, and another visible sheet can be read', async () => {
    const sheets = [
      { name: 'Clientes', hidden: false },
      { name: 'Listas', hidden: true },
      { name: 'Leads', hidden: false },
    ];
    const other = [aColumn('E-mail', 'ana@exemplo.com')];
    const { server, importRecord } = open({
      record: { sheets, sheet: 'Clientes' },
      routes: {
        'PUT /imports/files/:userId/:importId': () => ({
          import: { ...importRecord, sheet: 'Leads', headers: headersOf(other) },
          columns: other,
          learned: {},
        }),
      },
    });
    expect(await screen.findByText('CSV separado por ponto e vírgula, em Windows-1252.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Aba da planilha/ }));
    expect(screen.queryByRole('option', { name: 'Listas' })).toBeNull();
    await user.click(await screen.findByRole('option', { name: 'Leads' }));
    expect(await screen.findByRole('rowheader', { name: /E-mail/ })).toBeVisible();
    expect(screen.queryByRole('rowheader', { name: /Nome/ })).toBeNull();
    expect(server.calls('PUT /imports/files/:userId/:importId')[0]?.body).toEqual({ sheet: 'Leads' });
  });

  test('one that was imported before is asked about first', async () => {
    open({ record: { importedBefore: Date.UTC(2026, 4, 12, 15) } });
    expect(await screen.findByText('Este arquivo já foi importado em 12/05/2026.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continuar assim mesmo' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  test('one whose import has begun is shown with its result', async () => {
    open({ record: { state: 'DONE', startedTimestamp: Date.UTC(2026, 10, 23, 16) } });
    expect(await screen.findByText(`em ${resultPath(_id)}`)).toBeVisible();
  });
});

describe('the columns', () => {
  test('[imports-003, imports-034] header, first value and property stand side by side', async () => {
    open();
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Coluna', 'Amostra de Dado', 'Propriedade']);
    expect(within(table).getByText('Ana Souza')).toBeVisible();
  });

  test('[imports-003] on a phone each column is a card, without the sample', async () => {
    jest.replaceProperty(window, 'innerWidth', 390);
    open();
    const list = await screen.findByRole('list', { name: 'Mapeamento das colunas' });
    expect(within(list).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
    expect(screen.queryByText('Ana Souza')).toBeNull();
    expect(picker('Nome')).toBeVisible();
  });

  test('[imports-025] a header that names a property maps itself, with how sure that is', async () => {
    open({ learned: { cor: 'observacoes' } });
    const all = await shown();
    expect(picker('Nome')).toHaveValue('Nome');
    expect(within(all.getByRole('rowheader', { name: /Nome/ })).getByText('exata')).toBeVisible();
    expect(picker('Cor')).toHaveValue('Observações');
    expect(within(all.getByRole('rowheader', { name: /Cor/ })).getByText('lembrada')).toBeVisible();
  });

  test('[imports-004, imports-015] the 24 properties are found by typing, and a column can be left out', async () => {
    open();
    const all = await shown();
    await user.click(all.getByRole('switch', { name: 'Mostrar propriedades já usadas' }));
    expect(await optionsOf('Cor')).toHaveLength(25);
    await user.type(picker('Cor'), 'bairro');
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('bairro'),
    ]);
    await user.tab();
    expect(picker('Cor')).toHaveValue('Bairro');
    await pick('Telefone', 'Não importar');
    expect(picker('Telefone')).toHaveValue('Não importar');
  });

  test('[imports-005] what other columns are is hidden, until it is asked for', async () => {
    open();
    const all = await shown();
    expect((await optionsOf('Cor')).some((text) => text.startsWith('Nome'))).toBe(false);
    await user.keyboard('{Escape}');
    await user.click(all.getByRole('switch', { name: 'Mostrar propriedades já usadas' }));
    expect((await optionsOf('Cor')).some((text) => text.startsWith('Nome'))).toBe(true);
  });

  test('[imports-014, imports-026] what is required and not mapped is told, and blocks', async () => {
    open();
    await shown();
    expect(checkButton()).toBeEnabled();
    await pick('Nome', 'Não importar');
    expect(await screen.findByText('Campo obrigatório não mapeado: nome')).toBeVisible();
    expect(screen.getByText('1 pendência no mapeamento')).toBeVisible();
    expect(checkButton()).toBeDisabled();
  });

  test('[imports-027, imports-028] doubts and what would fit better stand at their column', async () => {
    open();
    const all = await shown();
    await pick('Nome', /^E-mail/);
    const told = await all.findByRole('list', { name: 'Avisos de Nome' });
    expect(within(told).getAllByRole('listitem').length).toBeGreaterThanOrEqual(2);
    expect(screen.queryByRole('list', { name: 'Avisos de Cor' })).toBeNull();
  });
});

describe('templates', () => {
  const template = (mapping: Record<string, string | null>) => ({
    name: 'Do CRM antigo',
    mapping,
    importType: 'customer' as const,
    hash: 'a'.repeat(64),
  });

  test('[imports-033] headers are known by the SHA-256 of their sorted names', async () => {
    expect(await hashOfHeaders([' b', 'a'])).toBe(hexOf('SHA-256 of a|b'));
  });

  test('[imports-031] one for these headers fills the mapping in', async () => {
    const { server } = open({
      routes: { [TEMPLATE]: { template: template({ Nome: 'nome', Cor: 'bairro' }) } },
    });
    const all = await shown();
    expect(screen.getByText('O mapeamento veio do template “Do CRM antigo”.')).toBeVisible();
    expect(all.getAllByText('do template')).toHaveLength(2);
    expect(picker('Telefone')).toHaveValue('Não importar');
    expect(server.calls(TEMPLATE)[0]?.params).toEqual({
      importType: 'customer',
      hash: await hashOfHeaders(headersOf(columns)),
    });
  });

  test('[imports-032] one with a column that the file lacks is discarded', async () => {
    open({ routes: { [TEMPLATE]: { template: template({ Nome: 'email', Fax: 'bairro' }) } } });
    await shown();
    expect(picker('Nome')).toHaveValue('Nome');
    expect(screen.queryByText(/veio do template/)).toBeNull();
  });

  test('[imports-006, imports-029, imports-036] it is saved with a name as the import starts, after a warning', async () => {
    const { server } = open({
      record: checked({ created: 3 }),
      routes: {
        [TEMPLATE]: { template: template({ Fax: 'bairro' }) },
        [SAVE]: {},
        [START]: { import: checked({}, { state: 'QUEUED' }) },
      },
    });
    await shown();
    expect(screen.queryByLabelText(/Nome do template/)).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Salvar como template' }));
    expect(
      screen.getByText('Atenção: Este novo template irá sobrescrever o template existente.'),
    ).toBeVisible();
    const name = screen.getByLabelText(/Nome do template/);
    await user.clear(name);
    expect(screen.getByText('Dê um nome ao template.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Importar 3 registros' })).toBeDisabled();
    await user.type(name, 'Novo');
    await user.click(screen.getByRole('button', { name: 'Importar 3 registros' }));
    await waitFor(() => expect(server.calls(START)).toHaveLength(1));
    expect(server.calls(SAVE)[0]?.body).toEqual({
      name: 'Novo',
      mapping: { Nome: 'nome', Telefone: 'telefone', Cor: null },
      importType: 'customer',
      hash: await hashOfHeaders(headersOf(columns)),
    });
  });

  test('[imports-037] failures are logged, without a dialog of an error', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const notices = jest.fn();
    const stop = onNotice(notices);
    open({
      record: checked({ created: 3 }),
      routes: {
        [TEMPLATE]: refuse(500),
        [SAVE]: refuse(500),
        [START]: { import: checked({}, { state: 'QUEUED' }) },
      },
    });
    await shown();
    expect(screen.getByText(/Não foi possível procurar um template salvo/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Salvar como template' }));
    await user.type(screen.getByLabelText(/Nome do template/), 'Novo');
    await user.click(screen.getByRole('button', { name: 'Importar 3 registros' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Importação Iniciada' });
    expect(dialog).toHaveTextContent('O template não pôde ser salvo desta vez');
    expect(warn).toHaveBeenCalledTimes(2);
    expect(notices).not.toHaveBeenCalled();
    stop();
  });
});

describe('the check', () => {
  test('[imports-030] the mapping is sent with its options, and followed live until it is done', async () => {
    const { server } = open();
    await shown();
    await user.click(screen.getByRole('radio', { name: /Atualizar tudo/ }));
    await user.click(screen.getByRole('checkbox', { name: /Telefone/ }));
    await user.click(checkButton());
    expect(await screen.findByText('Conferindo: 0 de 3 linhas.')).toBeVisible();
    expect(server.calls(CHECK)[0]?.body).toEqual({
      mapping: { Nome: 'nome', Telefone: 'telefone', Cor: null },
      options: { duplicates: 'UPDATE', matchBy: ['document', 'email'], points: {} },
    });
    server.answer({
      [ONE]: {
        import: checked(
          { created: 2, faulty: 1 },
          { options: { duplicates: 'UPDATE', matchBy: ['document', 'email'], points: {} } },
        ),
      },
      [FAULTS]: {
        faults: [
          { column: 'Telefone', message: 'Telefone com dígitos demais.', rows: 1, value: '499', line: 4 },
        ],
      },
    });
    act(() => server.emit({ kind: 'import-changed', import: _id, by: null }));
    expect(await screen.findByText('Telefone com dígitos demais.', { exact: false })).toBeVisible();
    expect(screen.getByText('1 linha: a 4, com “499”')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Corrigir as linhas com problema' })).toHaveAttribute(
      'href',
      resultPath(_id),
    );
    expect(screen.getByRole('button', { name: 'Importar 2 registros' })).toBeEnabled();
  });

  test('[imports-007] the button counts what is written', async () => {
    open({ record: checked({ created: 1 }) });
    await shown();
    expect(screen.getByRole('button', { name: 'Importar 1 registro' })).toBeEnabled();
  });

  test('nothing to write cannot be started', async () => {
    open({ record: checked({ same: 3 }) });
    await shown();
    expect(screen.getByRole('button', { name: 'Importar 0 registros' })).toBeDisabled();
  });

  test('[imports-030] a mapping that was changed since has to be checked again', async () => {
    open({ record: checked({ created: 3 }) });
    await shown();
    await pick('Telefone', 'Não importar');
    expect(checkButton()).toBeEnabled();
    expect(screen.queryByRole('region', { name: 'Conferência' })).toBeNull();
    await pick('Telefone', /^Telefone/);
    expect(screen.getByRole('button', { name: 'Importar 3 registros' })).toBeEnabled();
  });

  test('one that was interrupted says why, and can be repeated', async () => {
    open({ record: checked({}, { state: 'FAILED', problem: 'A planilha não pôde ser lida até o fim.' }) });
    expect(await screen.findByText('A planilha não pôde ser lida até o fim.')).toBeVisible();
    expect(checkButton()).toBeEnabled();
  });

  test('a column of figures that can be read in two ways is asked about', async () => {
    const { server } = open({
      columns: [...columns, aColumn('Renda mensal', '1.234', '5.678')],
    });
    await shown();
    const asked = await screen.findByRole('radiogroup', { name: 'Renda mensal' });
    expect(within(asked).getByRole('radio', { name: /mil duzentos/ })).toBeChecked();
    await user.click(within(asked).getByRole('radio', { name: /um vírgula/ }));
    await user.click(checkButton());
    await waitFor(() =>
      expect(server.calls(CHECK)[0]?.body.options?.points).toEqual({ 'Renda mensal': 'decimal' }),
    );
  });
});

describe('the start', () => {
  test('[imports-008] a dialog says that it goes on, and leads to the result', async () => {
    const { server } = open({
      record: checked({ created: 3 }),
      routes: { [START]: { import: checked({ created: 3 }, { state: 'QUEUED' }) } },
    });
    await shown();
    await user.click(screen.getByRole('button', { name: 'Importar 3 registros' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Importação Iniciada' });
    expect(dialog).toHaveTextContent('A importação foi salva e termina em instantes.');
    await user.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    expect(await screen.findByText(`em ${resultPath(_id)}`)).toBeVisible();
    expect(server.calls(SAVE)).toHaveLength(0);
  });

  test('a refusal leaves everything as it is', async () => {
    open({
      record: checked({ created: 3 }),
      routes: { [START]: refuse(409, { message: 'Outra importação está em andamento.' }) },
    });
    await shown();
    await user.click(screen.getByRole('button', { name: 'Importar 3 registros' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Importar 3 registros' })).toBeEnabled());
    expect(screen.queryByRole('alertdialog', { name: 'Importação Iniciada' })).toBeNull();
  });
});
