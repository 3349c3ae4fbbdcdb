import { onNotice } from '@girassol/shared-auth';
import { type FakeRoutes, replyRefused } from '@girassol/shared-auth/testing';
import { omitUndefined } from '@girassol/shared-domain';
import type {
  ImportColumn,
  ImportHeaderPositionChoice,
  ImportRecord,
} from '@girassol/shared-domain/contract';
import { getImportProperties, type ImportType } from '@girassol/shared-domain/imports';
import { waitMilliseconds } from '@girassol/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mappingPath, resultPath, uploadPath } from '../addresses/imports';
import { computeHeaderHash } from '../data/mapping-templates';
import { buildRow } from '../testing/create-fake-row-server.testing';
import { buildColumn, buildCounts, buildImport } from '../testing/import.testing';
import { openPage } from '../testing/open-page.testing';
import MappingPage from './MappingPage';

const DRAFT = 'GET /imports/files/:userId/:importId';
const ONE = 'GET /imports/single/:userId/:importId';
const CHECK = 'POST /imports/check/:userId/:importId';
const START = 'POST /imports/start/:userId/:importId';
const FAULTS = 'GET /imports/faults/:userId/:importId';
const TEMPLATE = 'GET /imports/template/:importType/:hash';
const SAVE = 'POST /imports/template';

const { _id } = buildImport();
const user = userEvent.setup();

// jsdom has no digests. This one tells of what, and how.
const digest = async (name: string, content: Uint8Array) =>
  new TextEncoder().encode(`${name} of ${new TextDecoder().decode(content)}`);
const toHex = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('');

beforeAll(() => Object.defineProperty(crypto, 'subtle', { configurable: true, value: { digest } }));
beforeEach(() => jest.replaceProperty(window, 'innerWidth', 1_200));
afterEach(() => jest.restoreAllMocks());

const columns = [
  buildColumn('Nome', null, 'Ana Souza'),
  buildColumn('Telefone', '(49) 99911-2233'),
  buildColumn('Cor', 'azul'),
];
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const getHeaders = (list: readonly ImportColumn[]) => list.map(({ header }) => header);

interface Given {
  type?: ImportType;
  columns?: ImportColumn[];
  record?: Partial<ImportRecord>;
  learned?: Record<string, string>;
  header?: ImportHeaderPositionChoice;
  routes?: FakeRoutes;
}

/** Opens the mapping page of a file; what is answered of the import can be changed afterwards. */
function open({
  type = 'customer',
  columns: own = columns,
  record,
  learned = {},
  header,
  routes = {},
}: Given = {}) {
  const importRecord = buildImport({ importType: type, headers: getHeaders(own), ...record });
  const server = openPage(<MappingPage type={type} title="Mapeamento" />, {
    at: mappingPath(type, _id),
    pattern: mappingPath(type),
    routes: {
      [DRAFT]: { import: importRecord, columns: own, learned, ...(header && { header }) },
      [FAULTS]: { faults: [], remarks: [] },
      [TEMPLATE]: { template: null },
      [CHECK]: ({ body }) => ({
        import: {
          ...importRecord,
          mapping: body.mapping,
          options: { ...importRecord.options, ...omitUndefined({ ...body.options }) },
          state: 'CHECKING',
        },
      }),
      ...routes,
    },
  });
  return { server, importRecord };
}

const picker = (header: string) => screen.getByRole('combobox', { name: new RegExp(`^Campo de ${header}`) });
const findColumnsRegion = async () => within(await screen.findByRole('region', { name: 'Colunas' }));
const checkButton = () => screen.getByRole('button', { name: 'Conferir' });

async function pick(header: string, option: string | RegExp) {
  await user.click(picker(header));
  await user.clear(picker(header));
  await user.click(await screen.findByRole('option', { name: option }));
}

const listOptions = async (header: string) => {
  await user.click(picker(header));
  await user.clear(picker(header));
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent ?? '');
};

const checked = (counts: Partial<ImportRecord['counts']>, more: Partial<ImportRecord> = {}) =>
  buildImport({
    state: 'CHECKED',
    headers: getHeaders(columns),
    mapping: { Nome: 'nome', Telefone: 'telefone' },
    counts: buildCounts(counts),
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
    const other = [buildColumn('E-mail', 'ana@exemplo.com')];
    const { server, importRecord } = open({
      record: { sheets, sheet: 'Clientes' },
      routes: {
        'PUT /imports/files/:userId/:importId': () => ({
          import: { ...importRecord, sheet: 'Leads', headers: getHeaders(other) },
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
  test('[imports-003] header, first value and property stand side by side', async () => {
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
    const all = await findColumnsRegion();
    expect(picker('Nome')).toHaveValue('Nome');
    expect(within(all.getByRole('rowheader', { name: /Nome/ })).getByText('mesmo nome')).toBeVisible();
    expect(picker('Cor')).toHaveValue('Observações');
    expect(within(all.getByRole('rowheader', { name: /Cor/ })).getByText('lembrada')).toBeVisible();
  });

  test.each([1_200, 390])(
    '[imports-004, imports-015] each column offers all 24 properties and "Não importar" (%d px)',
    async (width) => {
      jest.replaceProperty(window, 'innerWidth', width);
      open();
      const all = await findColumnsRegion();
      await user.click(all.getByRole('switch', { name: 'Mostrar campos já usados' }));
      expect(all.getAllByRole('combobox')).toHaveLength(columns.length);
      const labels = getImportProperties('customer').map(({ label }) => label);
      expect(labels).toHaveLength(24);
      for (const { header } of columns) {
        const options = await listOptions(header);
        expect(options).toHaveLength(25);
        expect(options[0]).toBe('Não importar');
        for (const [at, label] of labels.entries())
          expect(options[at + 1]).toMatch(new RegExp(`^${escaped(label)}`));
        await user.keyboard('{Escape}');
      }
    },
  );

  test.each([
    ['its label', 'logradouro', 'Logradouro'],
    ['its label without accents', 'profissao', 'Profissão'],
    ['a part of its label', 'legal', 'Responsável legal'],
    ['its name in models', 'cpf_responsavel', 'CPF do responsável'],
  ])(
    '[imports-004] a property is found by %s, and the column is that from then on',
    async (_by, typed, label) => {
      const { server } = open();
      await findColumnsRegion();
      await user.click(picker('Cor'));
      await user.clear(picker('Cor'));
      await user.type(picker('Cor'), typed);
      const found = await screen.findAllByRole('option');
      expect(found).toHaveLength(1);
      await user.click(found[0] as HTMLElement);
      expect(picker('Cor')).toHaveValue(label);
      await user.click(checkButton());
      const { name } = getImportProperties('customer').find((one) => one.label === label) ?? {};
      await waitFor(() => expect(server.calls(CHECK)[0]?.body.mapping).toMatchObject({ Cor: name }));
    },
  );

  test('[imports-004] a column that is not to be imported is sent as nothing', async () => {
    const { server } = open();
    await findColumnsRegion();
    await pick('Telefone', 'Não importar');
    expect(picker('Telefone')).toHaveValue('Não importar');
    await user.click(checkButton());
    await waitFor(() =>
      expect(server.calls(CHECK)[0]?.body.mapping).toEqual({ Nome: 'nome', Telefone: null, Cor: null }),
    );
  });

  test('[imports-004] a property is found by typing, with the keyboard alone', async () => {
    open();
    const all = await findColumnsRegion();
    await user.click(all.getByRole('switch', { name: 'Mostrar campos já usados' }));
    await user.click(picker('Cor'));
    await user.clear(picker('Cor'));
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
    const all = await findColumnsRegion();
    expect((await listOptions('Cor')).some((text) => text.startsWith('Nome'))).toBe(false);
    await user.keyboard('{Escape}');
    await user.click(all.getByRole('switch', { name: 'Mostrar campos já usados' }));
    expect((await listOptions('Cor')).some((text) => text.startsWith('Nome'))).toBe(true);
  });

  test('[imports-014, imports-026] what is required and not mapped is told, and blocks', async () => {
    open();
    await findColumnsRegion();
    expect(checkButton()).toBeEnabled();
    await pick('Nome', 'Não importar');
    expect(await screen.findByText('Campo obrigatório não mapeado: nome')).toBeVisible();
    expect(screen.getByText('1 pendência no mapeamento')).toBeVisible();
    expect(checkButton()).toBeDisabled();
  });

  test('[imports-027, imports-028] doubts and what would fit better stand at their column', async () => {
    open();
    const all = await findColumnsRegion();
    await pick('Nome', /^E-mail/);
    const told = await all.findByRole('list', { name: 'Avisos de Nome' });
    for (const text of [
      'A coluna "Nome" está mapeada para "E-mail", que não corresponde exatamente ao cabeçalho.',
      'Sugestão: mapear a coluna "Nome" para "Nome".',
    ])
      expect(within(told).getByText(text)).toBeVisible();
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
    expect(await computeHeaderHash([' b', 'a'])).toBe(toHex('SHA-256 of a|b'));
  });

  test('[imports-031] one for these headers fills the mapping in', async () => {
    const { server } = open({
      routes: { [TEMPLATE]: { template: template({ Nome: 'nome', Cor: 'bairro' }) } },
    });
    const all = await findColumnsRegion();
    expect(screen.getByText('O mapeamento veio do modelo “Do CRM antigo”.')).toBeVisible();
    expect(all.getAllByText('do modelo')).toHaveLength(2);
    expect(picker('Telefone')).toHaveValue('Não importar');
    expect(server.calls(TEMPLATE)[0]?.params).toEqual({
      importType: 'customer',
      hash: await computeHeaderHash(getHeaders(columns)),
    });
  });

  test('[imports-032] one with a column that the file lacks is discarded', async () => {
    open({ routes: { [TEMPLATE]: { template: template({ Nome: 'email', Fax: 'bairro' }) } } });
    await findColumnsRegion();
    expect(picker('Nome')).toHaveValue('Nome');
    expect(screen.queryByText(/veio do modelo/)).toBeNull();
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
    await findColumnsRegion();
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
      hash: await computeHeaderHash(getHeaders(columns)),
    });
  });

  test('[imports-037] failures are logged, without a dialog of an error', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const notices = jest.fn();
    const stop = onNotice(notices);
    open({
      record: checked({ created: 3 }),
      routes: {
        [TEMPLATE]: replyRefused(500),
        [SAVE]: replyRefused(500),
        [START]: { import: checked({}, { state: 'QUEUED' }) },
      },
    });
    await findColumnsRegion();
    expect(screen.getByText(/Não foi possível procurar um modelo salvo/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Salvar como template' }));
    await user.type(screen.getByLabelText(/Nome do template/), 'Novo');
    await user.click(screen.getByRole('button', { name: 'Importar 3 registros' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Importação Iniciada' });
    expect(dialog).toHaveTextContent('O modelo não pôde ser salvo desta vez');
    expect(warn).toHaveBeenCalledTimes(2);
    expect(notices).not.toHaveBeenCalled();
    stop();
  });
});

describe('the check', () => {
  test('names the lines that repeat others, in their number', async () => {
    open({
      record: checked({ created: 1, skipped: 1 }),
      routes: {
        'GET /imports/rows/:userId/:importId': ({ query }) => ({
          rows:
            query.get('state') === 'SKIPPED'
              ? [buildRow(5, { state: 'SKIPPED', reason: 'Igual à linha 2.' })]
              : [],
          total: 1,
        }),
      },
    });
    expect(await screen.findByText('Linha 5: igual à linha 2.')).toBeVisible();
    expect(screen.getByText('1 repetido, que não entra de novo')).toBeVisible();
  });

  test('[imports-030] the mapping is sent with its options, and followed live until it is done', async () => {
    const { server } = open();
    await findColumnsRegion();
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
    expect(screen.getByText('Na linha 4, com “499”')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Corrigir as linhas com problema' })).toHaveAttribute(
      'href',
      resultPath(_id),
    );
    expect(screen.getByRole('button', { name: 'Importar 2 registros' })).toBeEnabled();
  });

  test('[imports-007] the button counts what is written', async () => {
    open({ record: checked({ created: 1 }) });
    await findColumnsRegion();
    expect(screen.getByRole('button', { name: 'Importar 1 registro' })).toBeEnabled();
  });

  test('nothing to write cannot be started', async () => {
    open({ record: checked({ same: 3 }) });
    await findColumnsRegion();
    expect(screen.getByRole('button', { name: 'Importar 0 registros' })).toBeDisabled();
  });

  test('[imports-030] a mapping that was changed since has to be checked again', async () => {
    open({ record: checked({ created: 3 }) });
    await findColumnsRegion();
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
      columns: [...columns, buildColumn('Renda mensal', '1.234', '5.678')],
    });
    await findColumnsRegion();
    const asked = await screen.findByRole('radiogroup', { name: 'Renda mensal' });
    expect(within(asked).getByRole('radio', { name: '1.234 é 1.234,00' })).toBeChecked();
    await user.click(within(asked).getByRole('radio', { name: '1.234 é 1,234' }));
    await user.click(checkButton());
    await waitFor(() =>
      expect(server.calls(CHECK)[0]?.body.options?.points).toEqual({ 'Renda mensal': 'decimal' }),
    );
  });
});

describe('how columns are read', () => {
  const evidence = {
    numbers: { thousands: 0, decimal: 0, unclear: 0, example: null },
    dates: { dayFirst: 0, monthFirst: 0, unclear: 0, example: null },
  };

  test('all rows are asked, not the first ones: what they decide is not asked', async () => {
    open({
      columns: [
        ...columns,
        {
          ...buildColumn('Renda mensal', '7.200'),
          evidence: { ...evidence, numbers: { thousands: 3, decimal: 0, unclear: 900, example: '7.200' } },
        },
        {
          ...buildColumn('Desde', '01/02/2024'),
          evidence: { ...evidence, dates: { ...evidence.dates, dayFirst: 1, unclear: 5 } },
        },
      ],
    });
    await findColumnsRegion();
    expect(screen.queryByRole('radiogroup', { name: 'Renda mensal' })).toBeNull();
    expect(screen.queryByRole('radiogroup', { name: 'Desde' })).toBeNull();
  });

  test('one cell against many does not decide: it is asked, as people here write', async () => {
    open({
      columns: [
        ...columns,
        {
          ...buildColumn('Renda mensal', '7.200'),
          evidence: { ...evidence, numbers: { thousands: 0, decimal: 1, unclear: 59, example: '7.200' } },
        },
      ],
    });
    await findColumnsRegion();
    const asked = await screen.findByRole('radiogroup', { name: 'Renda mensal' });
    expect(screen.getByRole('heading', { name: 'Como ler os números' })).toBeVisible();
    expect(within(asked).getByRole('radio', { name: '7.200 é 7.200,00' })).toBeChecked();
    expect(within(asked).getByRole('radio', { name: '7.200 é 7,20' })).not.toBeChecked();
  });

  test('days that could be in two months are asked about, and the answer is sent', async () => {
    const { server } = open({ columns: [...columns, buildColumn('Data de cadastro', '03/04/2024')] });
    await findColumnsRegion();
    const asked = await screen.findByRole('radiogroup', { name: 'Data de cadastro' });
    expect(within(asked).getByRole('radio', { name: /3 de abril de 2024/ })).toBeChecked();
    await user.click(within(asked).getByRole('radio', { name: /4 de março de 2024/ }));
    await user.click(checkButton());
    await waitFor(() =>
      expect(server.calls(CHECK)[0]?.body.options?.dates).toEqual({ 'Data de cadastro': 'monthFirst' }),
    );
  });

  test('where the titles of the columns are is shown, and another row can be taken', async () => {
    const { server, importRecord } = open({
      header: {
        ...{ line: 1, rows: 1 },
        first: [
          { line: 1, texts: ['Clientes de 2024'] },
          { line: 3, texts: ['Nome', 'Município'] },
          { line: 4, texts: ['Ana', 'Itu'] },
        ],
      },
      routes: {
        'PUT /imports/files/:userId/:importId': () => ({
          import: { ...importRecord, headers: ['Nome', 'Município'] },
          columns: [buildColumn('Nome', 'Ana'), buildColumn('Município', 'Itu')],
          learned: {},
          header: { line: 3, rows: 1, first: [{ line: 3, texts: ['Nome', 'Município'] }] },
        }),
      },
    });
    await findColumnsRegion();
    await user.click(screen.getByRole('button', { name: /Títulos das colunas/ }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Linha 1Clientes de 2024',
      'Linha 3Nome · Município',
      'Linha 4Ana · Itu',
      'Linhas 3 e 4Ana · Itu',
      'Sem cabeçalhoAs colunas são numeradas.',
    ]);
    await user.click(screen.getByRole('option', { name: /^Linha 3/ }));
    expect(await screen.findByRole('rowheader', { name: /Município/ })).toBeVisible();
    expect(server.calls('PUT /imports/files/:userId/:importId')[0]?.body).toEqual({
      header: { line: 3, rows: 1 },
    });
  });

  test('what is left out of cells, or read otherwise, is told in the check', async () => {
    open({
      record: checked({ created: 3 }),
      routes: {
        [FAULTS]: {
          faults: [],
          remarks: [
            {
              column: 'Telefone',
              message: 'O que não cabe em Telefone vai para Observações.',
              rows: 2,
              value: 'ramal 12',
              line: 2,
            },
          ],
        },
      },
    });
    const list = await screen.findByRole('list', { name: 'O que muda na leitura' });
    expect(list).toHaveTextContent('Telefone: O que não cabe em Telefone vai para Observações.');
    expect(list).toHaveTextContent('Em 2 linhas, a primeira é a linha 2, com “ramal 12”');
    expect(screen.getByRole('link', { name: 'Ver linha por linha' })).toHaveAttribute(
      'href',
      resultPath(_id),
    );
  });
});

describe('the start', () => {
  test('the way back stands above the title, as on the page of an import', async () => {
    open({ record: checked({ created: 3 }) });
    await findColumnsRegion();
    expect(screen.getByRole('link', { name: 'Ver as importações' })).toHaveAttribute(
      'href',
      '/importacoes/lista',
    );
  });

  test('[imports-008] the dialog "Importação Iniciada" leads to /importacoes/lista when it is closed, and not before', async () => {
    const { server } = open({
      record: checked({ created: 3 }),
      routes: { [START]: { import: checked({ created: 3 }, { state: 'QUEUED' }) } },
    });
    await findColumnsRegion();
    await user.click(screen.getByRole('button', { name: 'Importar 3 registros' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Importação Iniciada' });
    expect(dialog).toHaveTextContent('A importação foi salva e termina em instantes.');
    expect(server.calls(START)).toHaveLength(1);
    // A page that shows the import by itself: the notification of its end would say the same over it.
    expect(screen.getByText(`em ${resultPath(_id)}`)).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    expect(await screen.findByText('em /importacoes/lista')).toBeVisible();
    expect(server.calls(SAVE)).toHaveLength(0);
  });

  test('an import that ends behind the dialog tells its result there, and leads to it', async () => {
    const ended = checked(
      { created: 2, written: 2, same: 1 },
      { state: 'DONE', startedTimestamp: 1, endedTimestamp: 2 },
    );
    open({
      record: checked({ created: 3 }),
      routes: {
        [START]: { import: checked({ created: 3 }, { state: 'QUEUED', startedTimestamp: 1 }) },
        [ONE]: { import: ended },
      },
    });
    await findColumnsRegion();
    await user.click(screen.getByRole('button', { name: 'Importar 3 registros' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Importação Iniciada' });
    const outcome = 'Importação concluída: 2 criados, 1 sem mudança.';
    expect(await within(dialog).findByText(outcome)).toBeVisible();
    await user.click(within(dialog).getByRole('link', { name: 'Ver o resultado' }));
    expect(await screen.findByText(`em ${resultPath(_id)}`)).toBeVisible();
  });

  test('a refusal leaves everything as it is', async () => {
    const { server } = open({
      record: checked({ created: 3 }),
      routes: { [START]: replyRefused(409, { message: 'Outra importação está em andamento.' }) },
    });
    await findColumnsRegion();
    await user.click(screen.getByRole('button', { name: 'Importar 3 registros' }));
    await waitFor(() => expect(server.calls(START)).toHaveLength(1));
    await waitMilliseconds(50);
    expect(screen.getByRole('button', { name: 'Importar 3 registros' })).toBeEnabled();
    expect(screen.queryByRole('alertdialog', { name: 'Importação Iniciada' })).toBeNull();
  });
});
